import TestSupport
import Testing

@testable import JSONFeed

@Suite("JSONSyntax")
struct JSONSyntaxTests {
    @Test(
        "What RFC 8259 allows is accepted, and JSONDecoder accepts it too",
        arguments: [
            "0", "-0", "1", "-12", "10", "0.5", "-0.0", "1.25", "1e5", "1E+5", "1e-05", "0e0", "0.1e1",
            "123456789012345678901234567890",
            "true", "false", "null", #""""#, "[]", "{}", " [ ] ", "\t{\r\n}\n", "[1]", "[1, 2,3 ]",
            "[[],[[]],{}]",
            #"{"a":1}"#, #"{"a":1,"a":2}"#, #"{"":""}"#, #"{"a":{"b":[{"c":null}]}}"#, #""\"\\\/\b\f\n\r\t""#,
            #""\u0000\u00e9\uFFFF""#, #""\ud83d\ude00""#, "\"é€😀\"", "\"\u{7F}\u{2028}\u{FFFF}\u{10FFFF}\"",
            "\u{FEFF}[]",
            #""' // /* */""#, "[true,false,null]", #"["]",{"}":"{"}]"#,
        ])
    func accepted(text: String) {
        #expect(JSONSyntax.fault(in: text) == nil)
        #expect(AnyJSON.accepts(Array(text.utf8)))
    }

    @Test(
        "What RFC 8259 does not allow is refused where it starts",
        arguments: [
            ("", 1, .empty), (" \n ", 2, .empty), ("\u{FEFF}", 1, .empty),
            ("[", 2, .endsEarly), ("[1", 3, .endsEarly), ("[1,", 4, .endsEarly), ("{", 2, .endsEarly),
            (#"{"a"#, 4, .endsEarly), (#"{"a""#, 5, .endsEarly), (#"{"a":"#, 6, .endsEarly),
            (#""\"#, 3, .endsEarly),
            (#""\u12"#, 6, .endsEarly), ("tru", 4, .endsEarly), ("-", 1, .endsEarly), ("1.", 1, .endsEarly),
            ("1e", 1, .endsEarly), ("1e+", 1, .endsEarly),
            ("[1,]", 3, .trailingComma), (#"{"a":1 , }"#, 8, .trailingComma),
            ("[[1,2,],3]", 6, .trailingComma),
            ("[,1]", 2, .unexpected(",")), ("[1,,2]", 4, .unexpected(",")), ("{,}", 2, .unexpected(",")),
            ("[1 2]", 4, .unexpected("2")), ("[1}", 3, .unexpected("}")), (#"{"a":1]"#, 7, .unexpected("]")),
            ("]", 1, .unexpected("]")), ("1 2", 3, .unexpected("2")), ("[]]", 3, .unexpected("]")),
            ("{1:2}", 2, .unexpected("1")), ("{a:1}", 2, .unexpected("a")),
            (#"{"a" 1}"#, 6, .unexpected("1")),
            (#"{"a"::1}"#, 6, .unexpected(":")), ("{'a':1}", 2, .unexpected("'")),
            (#"{"a"}"#, 5, .unexpected("}")),
            ("nul!", 4, .unexpected("!")), ("True", 1, .unexpected("T")), ("truex", 5, .unexpected("x")),
            ("NaN", 1, .unexpected("N")), ("-Infinity", 1, .invalidNumber), ("Infinity", 1, .unexpected("I")),
            ("01", 1, .invalidNumber), ("[-01]", 2, .invalidNumber), ("00", 1, .invalidNumber),
            ("-x", 1, .invalidNumber),
            ("[1.]", 2, .invalidNumber), ("[.5]", 2, .unexpected(".")), ("[1e]", 2, .invalidNumber),
            ("[1.e1]", 2, .invalidNumber),
            ("+1", 1, .unexpected("+")), ("0x10", 2, .unexpected("x")), ("1.5.5", 4, .unexpected(".")),
            ("1_000", 2, .unexpected("_")),
            ("１", 1, .unexpected("１")), ("é", 1, .unexpected("é")), ("\u{1B}", 1, .unexpected("\u{1B}")),
            ("[]\0", 3, .unexpected("\0")), ("\u{A0}1", 1, .unexpected("\u{A0}")),
            ("\u{0C}1", 1, .unexpected("\u{0C}")),
            ("[1] // x", 5, .unexpected("/")), ("[\u{FEFF}1]", 2, .unexpected("\u{FEFF}")),
            ("\"\n\"", 2, .controlCharacter), ("\"a\t\"", 3, .controlCharacter),
            ("\"\0\"", 2, .controlCharacter),
            (#""\x""#, 2, .invalidEscape), (#""\'""#, 2, .invalidEscape), (#""\U0041""#, 2, .invalidEscape),
            (#""\u12G4""#, 2, .invalidEscape), (#""\u 123""#, 2, .invalidEscape),
            (#""\u""#, 2, .invalidEscape), ("\"\\é\"", 2, .invalidEscape),
        ] as [(String, Int, JSONProblem)])
    func refused(text: String, column: Int, problem: JSONProblem) {
        let line = text.hasPrefix(" \n") ? 2 : 1
        same(JSONSyntax.fault(in: text), JSONSyntax.Fault(line: line, column: column, problem: problem))
    }

    @Test(
        "Bytes that are not UTF-8 are refused, in a text",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
            [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],
        ] as [[UInt8]])
    func encoding(bytes: [UInt8]) {
        let expected = JSONSyntax.Fault(line: 1, column: 3, problem: .invalidUTF8)
        same(JSONSyntax.fault(in: Array(#"["#.utf8) + [0x22] + bytes + Array(#""]"#.utf8)), expected)
        same(JSONSyntax.fault(in: Array(#"["#.utf8) + [0x22] + bytes), expected)
        same(JSONSyntax.fault(in: bytes)?.problem, .unexpected("\u{FFFD}"))
    }

    @Test(
        "Lines end with LF or CRLF, a column is a Unicode scalar, and a byte order mark is none",
        arguments: [
            ("[\n1,\n  x]", 3, 3), ("[\r\n1,\r\n  x]", 3, 3), ("[\"é€😀\", x]", 1, 9),
            ("[\"e\u{301}👩‍👩‍👧\", x]", 1, 13),
            ("\u{FEFF}x", 1, 1), ("\u{FEFF}[\nx]", 2, 1), ("[1,\n\n\n]", 1, 3), ("\n\n\n[1,2", 4, 5),
            ("{\"a\": 1\n,\n}", 2, 1),
        ])
    func position(text: String, line: Int, column: Int) throws {
        let fault = try #require(JSONSyntax.fault(in: text))
        same([fault.line, fault.column], [line, column])
    }
}
