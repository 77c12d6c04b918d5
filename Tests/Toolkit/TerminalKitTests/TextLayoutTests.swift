import TestSupport
import Testing

@testable import TerminalKit

@Suite("Text layout")
struct TextLayoutTests {
    @Test(
        "Of a text that doesn’t fit, the sentences that do are kept whole",
        arguments: [
            (14, "One. Two, 3.5."), (13, "One."), (4, "One."), (3, "On…"), (0, ""),
        ])
    func sentences(columns: Int, expected: String) {
        same("One. Two, 3.5.".sentences(fitting: columns), expected)
    }

    @Test(
        "Text that does not fit ends in an ellipsis that costs one cell",
        arguments: [
            ("Visa Platinum", 13, "Visa Platinum"), ("Visa Platinum", 12, "Visa Platin…"),
            ("Visa Platinum", 6, "Visa…"),
            ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
            ("👨‍👩‍👧👨‍👩‍👧", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("abc", 1, "…"), ("abc", 0, ""),
            ("abc", -5, ""), ("abc", .min, ""), ("", 0, ""), ("abc", .max, "abc"),
        ] as [(String, Int, String)])
    func truncated(text: String, columns: Int, expected: String) {
        same(text.truncated(to: columns), expected)
    }

    @Test("Padding fills up to a width in cells and never cuts")
    func padded() {
        same("漢".padded(to: 4) + "|", "漢  |")
        same("abc".padded(to: 2), "abc")
        same("abc".padded(to: .min), "abc")
    }

    @Test(
        "Lines break at spaces, in long words, at line ends and between ideographs",
        arguments: [
            ("one two three", 7, 9, ["one two", "three"]), ("one two three", 8, 9, ["one two", "three"]),
            ("  one   two  ", 5, 9, ["one", "two"]), ("a b", 9, 9, ["a b"]),
            ("unbreakable", 4, 9, ["unbr", "eaka", "ble"]),
            ("to unbreakable", 4, 9, ["to", "unbr", "eaka", "ble"]),
            ("one\ntwo\n\nsix", 9, 9, ["one", "two", "", "six"]),
            ("漢字漢字", 5, 9, ["漢字", "漢字"]), ("漢字abcd", 6, 9, ["漢字", "abcd"]),
            ("ab漢字", 5, 9, ["ab漢", "字"]),
            ("1\u{A0}234 грн", 6, 9, ["1\u{A0}234", "грн"]),
            ("", 5, 9, []), (" \n ", 5, 9, []), ("abc", 0, 9, []), ("abc", 5, 0, []),
        ] as [(String, Int, Int, [String])])
    func wrapped(text: String, columns: Int, maxLines: Int, lines: [String]) {
        same(text.wrapped(to: columns, maxLines: maxLines), lines)
    }

    @Test(
        "The last line says that there is more",
        arguments: [
            ("one two three", 7, 1, ["one tw…"]), ("one two three four", 7, 2, ["one two", "three…"]),
            ("one two three", 7, 2, ["one two", "three"]), ("one\ntwo", 7, 1, ["one…"]),
            ("one\n", 7, 1, ["one"]),
        ] as [(String, Int, Int, [String])])
    func ellipsis(text: String, columns: Int, maxLines: Int, lines: [String]) {
        same(text.wrapped(to: columns, maxLines: maxLines), lines)
    }

    @Test("A character wider than the line does not keep the text from ending")
    func tooWide() {
        same("漢a".wrapped(to: 1, maxLines: 9).last, "a")
    }

    @Test("No line is wider than asked, and none of the text is lost")
    func invariant() {
        let text = "Card 漢字漢字 of the ❤️❤️ bank क्ष और ภาษาไทย unbelievablylongword 👨‍👩‍👧👨‍👩‍👧 end"
        for columns in 2...40 {
            let lines = text.wrapped(to: columns, maxLines: .max)
            #expect(lines.allSatisfy { $0.columns <= columns })
            same(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
        }
    }

    @Test(
        "A text without end gives little text",
        arguments: [
            String(repeating: "word ", count: 20_000), "e" + String(repeating: "\u{301}", count: 100_000),
            String(repeating: "\u{200B}", count: 40_000), String(repeating: "👨‍👩‍👧", count: 6_000),
        ])
    func endless(text: String) {
        #expect(text.truncated(to: 20).unicodeScalars.count <= 21 * 24 + 1)
        let lines = text.wrapped(to: 20, maxLines: 3)
        #expect(lines.count <= 3)
        #expect(lines.joined().unicodeScalars.count <= 61 * 24 + 1)
        same(lines.last?.last, "…")
    }

    @Test("No more of a text is looked at than could fill the cells, though it be one character")
    func bound() {
        let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
        let (text, isCut) = marks[...].bounded(toColumns: 9)
        #expect(isCut)
        same(text.unicodeScalars.count, 10 * 24)
        #expect("short"[...].bounded(toColumns: 9) == ("short", false))
    }
}
