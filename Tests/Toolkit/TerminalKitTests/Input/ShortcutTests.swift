import TestSupport
import Testing

@testable import TerminalKit

@Suite("Shortcuts")
struct ShortcutTests {
    @Test(
        "A letter of another layout stands for the one on the same key",
        arguments: [
            ("qwertyuiop[]", "йцукенгшщзхъ"), ("asdfghjkl;'", "фывапролджэ"), ("zxcvbnm,.`", "ячсмитьбюё"),
            ("qwertyuiop[]", "йцукенгшщзхї"), ("asdfghjkl;'", "фівапролджє"), ("\\", "ґ"),
        ])
    func layouts(latin: String, cyrillic: String) {
        for (expected, letter) in zip(latin, cyrillic) {
            same(KeyEvent(key: .character(letter)).shortcut, expected)
            same(KeyEvent(key: .character(letter.uppercased().first ?? letter)).shortcut, expected)
        }
    }

    @Test(
        "Other characters stand for themselves, in lower case",
        arguments: [("Q", "q"), ("/", "/"), ("?", "?"), (" ", " "), ("7", "7"), ("漢", "漢"), ("İ", "i̇")]
            as [(Character, Character)])
    func others(typed: Character, shortcut: Character) {
        same(KeyEvent(key: .character(typed)).shortcut, shortcut)
        same(KeyEvent(key: .character(typed), modifiers: .shift).shortcut, shortcut)
    }

    @Test("With control or alt, and on keys that type nothing, there is none")
    func none() {
        #expect(KeyEvent(key: .character("q"), modifiers: .control).shortcut == nil)
        #expect(KeyEvent(key: .character("й"), modifiers: [.shift, .alt]).shortcut == nil)
        #expect(KeyEvent(key: .enter).shortcut == nil)
    }
}
