import TestSupport
import Testing

@testable import TerminalKit

@Suite("Character width")
struct CharacterWidthTests {
    @Test(
        "A character takes the cells that terminals give it",
        arguments: [
            ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("Ї", 1), ("₹", 1), ("…", 1), ("▀", 1),
            ("漢", 2), ("Ａ", 2), ("〒", 2), ("ｱ", 1), ("\u{20000}", 2), ("、", 2),
            ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
            ("❤️", 2), ("❤", 1), ("⌨️", 2), ("⌨", 1), ("©️", 2), ("⌚", 2), ("😀", 2),
            ("1️⃣", 2), ("#️⃣", 2), ("🇮🇳", 2), ("🇺🇦", 2), ("\u{1F1EE}", 1),
            ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("👩🏽‍💻", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
            ("क्ष", 2), ("नि", 2), ("दी", 2), ("क्षि", 3), ("\u{302E}", 2), ("กำ", 2), ("ที่", 1), ("ع", 1),
            ("ه\u{200D}", 1), ("1\u{200D}", 1), ("مُ", 1),
        ] as [(String, Int)])
    func width(character: String, columns: Int) {
        same(character.map(\.columns), [columns])
    }

    @Test(
        "What is not drawn takes no cell",
        arguments: [
            "\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{301}", "\u{FE0F}", "\u{200D}",
            "\u{200B}", "\u{200E}",
            "\u{202E}", "\u{2066}", "\u{61C}", "\u{FEFF}", "\u{AD}", "\u{2028}",
        ] as [Character])
    func nothing(character: Character) {
        same(character.columns, 0)
    }

    @Test(
        "Words are as wide as their characters together",
        arguments: [("और", 2), ("ภาษาไทย", 7), ("عربي", 4), ("a漢❤️b", 6)])
    func words(text: String, columns: Int) {
        same(text.columns, columns)
        same(text.dropFirst(0).columns, columns)
    }

    @Test("Of a character with a million marks only the first 24 scalars are kept")
    func bounded() {
        let tall = Character("e" + String(repeating: "\u{301}", count: 1_000_000))
        same(tall.columns, 1)
        same(tall.bounded.unicodeScalars.count, 24)
        let family: Character = "👨‍👩‍👧‍👦"
        same(family.bounded, family)
    }
}
