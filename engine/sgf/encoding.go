package sgf

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/unicode"
)

// The property that names a file's encoding, and what we write in it.
const (
	charset        = "CA"
	writtenCharset = "UTF-8"
)

const utf8Name = "utf-8"

// clearlyUTF8 is the number of characters beyond ASCII from which valid UTF-8
// is believed more than a CA that names another encoding: programs convert
// files and leave CA as it was, while a character of GBK looks like UTF-8 by
// chance in one of seven cases.
const clearlyUTF8 = 4

// decoded is a file's text in UTF-8.
type decoded struct {
	text, encoding string
	skipped        int    // bytes of a UTF-8 byte order mark
	unknown        string // a CA that names no encoding, or ""
}

// decode turns a file into UTF-8 and never fails: bytes without a meaning
// become U+FFFD.
//
// A byte order mark decides; then CA of the first game, if the file fits it;
// then validity as UTF-8; and then a guess between the two families that files
// without CA are mostly in.
func decode(data []byte) decoded {
	if rest, ok := bytes.CutPrefix(data, []byte("\xef\xbb\xbf")); ok {
		return decoded{text: strings.ToValidUTF8(string(rest), "\ufffd"), encoding: utf8Name, skipped: len(data) - len(rest)}
	}
	if endian, name, ok := utf16(data); ok {
		return decoded{text: decodeWith(unicode.UTF16(endian, unicode.UseBOM), data), encoding: name}
	}
	raw := string(data)
	valid := utf8.ValidString(raw)
	var unknown string
	if ca := strings.TrimSpace(declared(raw, valid)); ca != "" {
		e, name := lookUp(ca)
		if name == "" {
			unknown = strings.ToValidUTF8(ca, "\ufffd")
		}
		if e != nil {
			text := decodeWith(e, data)
			if !valid || longRunes(raw) < clearlyUTF8 && !strings.ContainsRune(text, utf8.RuneError) {
				return decoded{text: text, encoding: name}
			}
		}
	}
	text, name := guess(data, raw, valid)
	return decoded{text: text, encoding: name, unknown: unknown}
}

// guess decodes a file whose CA does not help.
func guess(data []byte, raw string, valid bool) (text, name string) {
	switch {
	case valid:
		return raw, utf8Name
	case mostlyUTF8(raw):
		return strings.ToValidUTF8(raw, "\ufffd"), utf8Name
	case mostlyGB(data):
		return decodeWith(simplifiedchinese.GB18030, data), "gb18030"
	default:
		return decodeWith(charmap.Windows1252, data), "windows-1252"
	}
}

// decodeWith returns the data as UTF-8.
func decodeWith(e encoding.Encoding, data []byte) string {
	text, err := e.NewDecoder().Bytes(data)
	if err != nil { // decoders replace what they cannot read, so this is for safety
		text = data
	}
	return strings.ToValidUTF8(string(text), "\ufffd")
}

// utf16 recognises UTF-16 by its byte order mark or by the start of a game.
func utf16(data []byte) (unicode.Endianness, string, bool) {
	for _, start := range []string{"\xff\xfe", "(\x00;\x00"} {
		if bytes.HasPrefix(data, []byte(start)) {
			return unicode.LittleEndian, "utf-16le", true
		}
	}
	for _, start := range []string{"\xfe\xff", "\x00(\x00;"} {
		if bytes.HasPrefix(data, []byte(start)) {
			return unicode.BigEndian, "utf-16be", true
		}
	}
	return unicode.LittleEndian, "", false
}

// declared returns the value of CA in the first node of a file that is still
// in its own encoding, or "".
func declared(raw string, valid bool) string {
	start := findGame(raw, 0)
	if start < 0 {
		return ""
	}
	s, nodes, name := scanner{text: raw, pos: start + 1}, 0, ""
	for nodes <= 1 {
		t, err := s.next()
		if err != nil || t.kind == tokenEnd || t.kind == tokenOpen || t.kind == tokenClose {
			break
		}
		switch t.kind {
		case tokenNode:
			nodes++
		case tokenName:
			name = t.text
		case tokenValue:
			if name == charset {
				return t.text
			}
		}
	}
	if valid {
		return ""
	}
	// A character whose second byte is a backslash or bracket may have led the
	// scanner astray; what looks like CA near the start is better than a guess.
	head := raw[start:min(start+4096, len(raw))]
	if i := strings.Index(head, charset+"["); i > 0 && !isNameByte(head[i-1]) {
		value := head[i+len(charset)+1:]
		if j := strings.IndexByte(value, ']'); j >= 0 {
			return value[:j]
		}
	}
	return ""
}

// lookUp returns the encoding of that name and its common name, "" for an
// unknown one. The encoding is nil for that and for those that need nothing
// done: a file whose CA can be read at all is not in UTF-16.
func lookUp(name string) (encoding.Encoding, string) {
	name = strings.ToLower(strings.TrimSpace(name))
	switch strings.NewReplacer("-", "", "_", "", " ", "").Replace(name) {
	case "utf8", "utf16", "unicode":
		return nil, utf8Name
	case "hz", "hzgb2312":
		return simplifiedchinese.HZGB2312, "hz-gb-2312"
	case "gb", "gb2312", "gb231280", "gbk", "gb18030", "cp936", "ms936", "936", "windows936", "euccn":
		// One is a subset of the other, and files often say the smaller one.
		return simplifiedchinese.GB18030, "gb18030"
	case "cp932", "ms932", "932", "shiftjis", "windows932":
		name = "shift_jis"
	case "cp949", "ms949", "949", "uhc":
		name = "euc-kr"
	case "cp950", "ms950", "950":
		name = "big5"
	case "eucjp", "ujis":
		name = "euc-jp"
	case "euckr":
		name = "euc-kr"
	case "koi8":
		name = "koi8-r"
	}
	if page, ok := strings.CutPrefix(name, "cp125"); ok {
		name = "windows-125" + page
	}
	e, err := htmlindex.Get(name)
	if err != nil || e == encoding.Replacement {
		return nil, ""
	}
	common, err := htmlindex.Name(e)
	if err != nil {
		return nil, ""
	}
	if strings.HasPrefix(common, "utf-") {
		return nil, common
	}
	return e, common
}

// longRunes returns the number of valid characters beyond ASCII.
func longRunes(raw string) int {
	long, _ := countRunes(raw)
	return long
}

// mostlyUTF8 reports whether a text is not quite UTF-8, such as one with a
// character cut in half: it has at least as many characters beyond ASCII as
// bytes without a meaning.
func mostlyUTF8(raw string) bool {
	long, bad := countRunes(raw)
	return long > 0 && long >= bad
}

// countRunes counts the characters beyond ASCII and the bytes that are not
// UTF-8.
func countRunes(raw string) (long, bad int) {
	for i := 0; i < len(raw); {
		r, n := utf8.DecodeRuneInString(raw[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
		case n > 1:
			long++
		}
		i += n
	}
	return long, bad
}

// mostlyGB reports whether the bytes beyond ASCII look like Chinese in GB2312
// or its successors, where nearly all second bytes are beyond ASCII too, and
// not like single accented letters among ASCII ones.
func mostlyGB(data []byte) bool {
	chinese, other := 0, 0
	for i := 0; i < len(data); i++ {
		if data[i] < 0x80 {
			continue
		}
		if i+1 < len(data) && data[i] > 0x80 && data[i] < 0xff && data[i+1] >= 0x80 && data[i+1] < 0xff {
			chinese++
			i++
		} else {
			other++
		}
	}
	return chinese > other
}
