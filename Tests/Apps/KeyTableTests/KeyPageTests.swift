import Foundation
import TerminalKit
import TestSupport
import Testing

@MainActor
@Suite("Docs/Keys.md")
struct KeyPageTests {
    /// Every key that a terminal tells, but for those that only type.
    private static let candidates: [KeyEvent] =
        [
            Key.enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
            .home, .end, .pageUp, .pageDown,
        ].map { KeyEvent(key: $0) }
        + (1...12).map { KeyEvent(key: .function($0)) }
        + (0x20...0x7E).map { KeyEvent(key: .character(Character(Unicode.Scalar(UInt8($0))))) }
        .filter { $0.typed?.isUppercase != true }
        + "abcdefghijklmnopqrstuvwxyz".map { KeyEvent(key: .character($0), modifiers: .control) }

    @Test("Each key means one thing on every screen, but where the page says otherwise")
    func meanings() {
        for screen in KeyScreen.all {
            for key in Self.candidates {
                guard let event = screen.event(key) else { continue }
                let meaning = KeyMeaning.all.first { $0.keys.contains(key) }
                let exception = meaning?.exceptions.first { $0.screens.contains(screen.name) }
                #expect(
                    (meaning?.events.contains(event) ?? false)
                        || (exception?.events.contains(event) ?? false),
                    "\(screen.name): \(key) is \(event)")
            }
        }
    }

    @Test("Nothing is on the page that no screen does")
    func used() {
        func events(of meaning: KeyMeaning, on screens: [KeyScreen]) -> Set<String> {
            Set(screens.flatMap { screen in meaning.keys.compactMap(screen.event) })
        }
        let screens = KeyScreen.all
        for meaning in KeyMeaning.all {
            #expect(meaning.events.isSubset(of: events(of: meaning, on: screens)), "\(meaning.label)")
            for exception in meaning.exceptions {
                let named = screens.filter { exception.screens.contains($0.name) }
                same(named.count, exception.screens.count, "\(exception)")
                #expect(exception.events.isSubset(of: events(of: meaning, on: named)), "\(exception)")
                #expect(exception.events.isDisjoint(with: meaning.events), "\(exception)")
            }
        }
    }

    /// The letters of three layouts, key by key.
    private static let layouts = [
        "qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", "йцукенгшщзфівапролдячсмить",
    ]

    @Test("A letter means the same on a Cyrillic layout and with Caps Lock, but for H and L, which are Shift")
    func layouts() {
        for screen in KeyScreen.all {
            for (place, letter) in Self.layouts[0].enumerated() {
                let event = screen.event(KeyEvent(key: .character(letter)))
                for layout in Self.layouts {
                    let typed = Array(layout)[place]
                    same(screen.event(KeyEvent(key: .character(typed))), event, "\(screen.name): \(typed)")
                    guard !("hl".contains(letter) && screen.name == "cards") else { continue }
                    let capital = Character(typed.uppercased())
                    same(
                        screen.event(KeyEvent(key: .character(capital))), event,
                        "\(screen.name): \(capital)")
                }
            }
        }
    }

    @Test("The page has this table")
    func page() throws {
        let file = PackageFolder.url.appending(path: "Docs/Keys.md")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let head = "| key | means | but |\n| --- | --- | --- |\n"
        let start = try #require(text.range(of: head)).upperBound
        let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
        let table = KeyMeaning.all.map(\.line).joined(separator: "\n")
        try KeptText(in: file, acceptedBy: "KeyPageTests")
            .expect(text.replacingCharacters(in: start..<end, with: table))
    }
}
