package sgf

import "slices"

// Property is a name with its values.
type Property struct {
	// Name is in capital letters, with digits after the first letter.
	Name string
	// Values are as in a file, between the brackets: escaped, with their line
	// breaks. Text, SimpleText, Split and ParsePoint read them. There is one
	// at least, an empty one for a property that is only present.
	Values []string
}

// Equal reports whether p and q have the same name and values.
func (p Property) Equal(q Property) bool {
	return p.Name == q.Name && slices.Equal(p.Values, q.Values)
}

// maxName bounds the length of a property's name; the format's own have two
// letters.
const maxName = 32

// validName reports whether name can stand in a file.
func validName(name string) bool {
	for i, c := range []byte(name) {
		if !isUpper(c) && (i == 0 || !isDigit(c)) {
			return false
		}
	}
	return name != "" && len(name) <= maxName
}

// textual reports whether the values of that property are text that people
// type, where unescaped brackets turn up. Points and moves are not: there a
// bracket always ends the value.
func textual(name string) bool {
	switch name {
	case "B", "W", "AB", "AW", "AE", "PL", "TR", "SQ", "CR", "MA", "SL", "DD", "VW", "TB", "TW", "AR", "LN",
		"BL", "WL", "OB", "OW", "MN", "FF", "GM", "SZ", "KM", "HA", "CA", "ST":
		return false
	}
	return true
}

func isUpper(c byte) bool { return 'A' <= c && c <= 'Z' }

func isLower(c byte) bool { return 'a' <= c && c <= 'z' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }
