package sgf

import (
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

func TestEncodings(t *testing.T) {
	utf16 := func(e unicode.Endianness, b unicode.BOMPolicy) encoding.Encoding { return unicode.UTF16(e, b) }
	for _, tt := range []struct {
		name string
		ca   string // in the file, none if ""
		in   encoding.Encoding
		text string // in PB and C
		want string // the encoding's name
	}{
		{"utf-8", "UTF-8", encoding.Nop, "古力 é 이세돌", "utf-8"},
		{"utf-8 without CA", "", encoding.Nop, "é", "utf-8"},
		{"utf-8 with unknown CA", "klingon", encoding.Nop, "古力", "utf-8"},
		{"utf-8 with the CA of before", "GB2312", encoding.Nop, "古力对常昊", "utf-8"},
		{"gb2312", "gb2312", simplifiedchinese.GBK, "古力", "gb18030"},
		{"gbk", "GBK", simplifiedchinese.GBK, "朝鮮國手 乗", "gb18030"},
		{"gb18030", "GB18030", simplifiedchinese.GB18030, "古力 é 𠮷", "gb18030"},
		{"cp936", "CP936", simplifiedchinese.GBK, "古力", "gb18030"},
		{"gbk without CA", "", simplifiedchinese.GBK, "古力对常昊", "gb18030"},
		{"gbk that says utf-8", "UTF-8", simplifiedchinese.GBK, "古力对常昊", "gb18030"},
		{"hz", "HZ-GB-2312", simplifiedchinese.HZGB2312, "古力", "hz-gb-2312"},
		// The second byte of these characters is a backslash or a bracket.
		{"gbk trail bytes", "GBK", simplifiedchinese.GBK, "俓乗猐", "gb18030"},
		{"shift_jis trail bytes", "Shift_JIS", japanese.ShiftJIS, "表ソ十能ゾ充", "shift_jis"},
		{"big5 trail bytes", "Big5", traditionalchinese.Big5, "功許蓋閱", "big5"},
		{"sjis", "SJIS", japanese.ShiftJIS, "井山裕太 ｺﾐ", "shift_jis"},
		{"cp932", "cp932", japanese.ShiftJIS, "井山裕太", "shift_jis"},
		{"euc-jp", "EUC-JP", japanese.EUCJP, "井山裕太", "euc-jp"},
		{"iso-2022-jp", "ISO-2022-JP", japanese.ISO2022JP, "井山裕太", "iso-2022-jp"},
		{"euc-kr", "EUC-KR", korean.EUCKR, "이세돌 李世乭", "euc-kr"},
		{"cp949", "CP949", korean.EUCKR, "이세돌", "euc-kr"},
		{"latin 1", "ISO-8859-1", charmap.ISO8859_1, "Müller café", "windows-1252"},
		{"latin 1 without CA", "", charmap.ISO8859_1, "Grü", "windows-1252"},
		{"latin 2", "ISO-8859-2", charmap.ISO8859_2, "Łukasz Dvořák", "iso-8859-2"},
		{"windows-1251", "windows-1251", charmap.Windows1251, "Шикшин", "windows-1251"},
		{"cp1252", "CP1252", charmap.Windows1252, "Müller – “x”", "windows-1252"},
		{"koi8-r", "KOI8-R", charmap.KOI8R, "Шикшин", "koi8-r"},
		{"utf-16le with mark", "UTF-16", utf16(unicode.LittleEndian, unicode.UseBOM), "古力", "utf-16le"},
		{"utf-16be with mark", "", utf16(unicode.BigEndian, unicode.UseBOM), "古力", "utf-16be"},
		{"utf-16le without mark", "", utf16(unicode.LittleEndian, unicode.IgnoreBOM), "古力", "utf-16le"},
		{"utf-16be without mark", "", utf16(unicode.BigEndian, unicode.IgnoreBOM), "古力", "utf-16be"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := "(;GM[1]"
			if tt.ca != "" {
				text += "CA[" + tt.ca + "]"
			}
			text += "PB[" + tt.text + "]SZ[9];B[ee]C[" + tt.text + "];W[cc])"
			data, err := tt.in.NewEncoder().Bytes([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			c, err := Parse(data, DefaultLimits())
			if err != nil {
				t.Fatal(err)
			}
			root := c.Games[0]
			if got := root.SimpleText("PB"); got != tt.text || c.Encoding != tt.want {
				t.Errorf("PB %q in %s, want %q in %s", got, c.Encoding, tt.text, tt.want)
			}
			if tt.ca != "" && root.SimpleText("CA") != "UTF-8" {
				t.Errorf("CA says %q of a text in UTF-8", root.SimpleText("CA"))
			}
			if got := root.Child().Text("C"); got != tt.text {
				t.Errorf("C %q, want %q", got, tt.text)
			}
			if got := root.Child().Child().Text("W"); got != "cc" {
				t.Errorf("W %q after the text", got)
			}
		})
	}
}

// TestLateCA has a character that hides CA from a reader of bytes.
func TestLateCA(t *testing.T) {
	data, err := japanese.ShiftJIS.NewEncoder().Bytes([]byte("(;PB[表]CA[Shift_JIS]PW[ソ];B[aa])"))
	if err != nil {
		t.Fatal(err)
	}
	c, err := Parse(data, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if root := c.Games[0]; root.SimpleText("PB") != "表" || root.SimpleText("PW") != "ソ" {
		t.Errorf("PB %q, PW %q in %s", root.SimpleText("PB"), root.SimpleText("PW"), c.Encoding)
	}
}

// TestBrokenText has bytes that no encoding makes sense of.
func TestBrokenText(t *testing.T) {
	for name, tt := range map[string]struct{ in, want string }{
		"character cut in half": {"(;C[古力\xe5\x8f];B[aa])", "古力\ufffd"},
		"cut with CA":           {"(;CA[UTF-8]C[古力对\xff];B[aa])", "古力对\ufffd"},
		"cut in gbk":            {"(;CA[GBK]C[\xb9\xc5\xff\xc1\xa6];B[aa])", "古\ufffd力"},
	} {
		c, err := Parse([]byte(tt.in), DefaultLimits())
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := c.Games[0].Text("C"); got != tt.want || c.Games[0].Child().Text("B") != "aa" {
			t.Errorf("%s: %q, want %q", name, got, tt.want)
		}
	}
}

// TestUnknownCA: a CA that names nothing is worth a warning, others are not.
func TestUnknownCA(t *testing.T) {
	for ca, warned := range map[string]bool{
		"": false, "UTF-8": false, "utf8": false, "UTF_8": false, "utf-16": false, "GBK": false, "ISO-8859-1": false,
		"US-ASCII": false, "klingon": true, "UTF-9": true, "\xff\xfe": true,
	} {
		c, err := Parse([]byte("(;CA["+ca+"]SZ[9];B[aa])"), DefaultLimits())
		if err != nil {
			t.Errorf("CA[%s]: %v", ca, err)
			continue
		}
		if got := len(c.Warnings) > 0; got != warned {
			t.Errorf("CA[%s]: warnings %q", ca, c.Warnings)
		}
		for _, text := range c.Warnings {
			if !strings.HasPrefix(text, "CA[") || !utf8.ValidString(text) {
				t.Errorf("CA[%s]: warning %q", ca, text)
			}
		}
	}
}
