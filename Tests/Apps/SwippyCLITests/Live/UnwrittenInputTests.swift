import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("What a recording keeps back")
struct UnwrittenInputTests {
    private typealias Entry = UnwrittenInput.Entry

    private static func typed(_ text: String, from start: Int = 0) -> [Entry] {
        text.enumerated().map { number, character in
            .input([.key(KeyEvent(key: .character(character)))], at: .milliseconds(start + number))
        }
    }

    /// What is written of `entries`, and after how many of them the first was.
    private static func written(_ entries: [Entry]) -> (entries: [Entry], first: Int?) {
        var input = UnwrittenInput()
        var (written, first): ([Entry], Int?) = ([], nil)
        for (number, entry) in entries.enumerated() {
            written += input.add(entry)
            if first == nil, !written.isEmpty { first = number + 1 }
        }
        return (written + input.release(), first)
    }

    private static func text(of entries: [Entry]) -> String {
        entries.map { entry in
            guard case .input(let events, _) = entry else { return "" }
            return String(decoding: events.flatMap(\.encoded), as: UTF8.self)
        }
        .joined()
    }

    @Test(
        "is masked where a card number was typed key by key, with whatever between its digits",
        arguments: [
            ("/4111111111111112", "/411111XXXXXX1112"), ("/4111 1111 1111 1112", "/4111 11XX XXXX 1112"),
            ("4111/1111/1111/1112", "4111/11XX/XXXX/1112"), ("4111,1111,1111,1112", "4111,11XX,XXXX,1112"),
            ("4111\u{A0}1111–1111—1112", "4111\u{A0}11XX–XXXX—1112"),
            ("4111%201111%C2%A01111%201112", "4111%2011XX%C2%A0XXXX%201112"),
            ("4111111111111111jj", "411111XXXXXX1111jj"), ("hdfc 6564 of 2026", "hdfc 6564 of 2026"),
            ("20261122034500", "20261122034500"), ("0000 0000 0000 0000", "0000 0000 0000 0000"),
        ])
    func typing(text: String, written: String) {
        let entries = Self.typed(text)
        let result = Self.written(entries).entries
        same(Self.text(of: result), written)
        same(result.count, entries.count)
    }

    @Test("is masked where the mouse, the window, the cursor or a correction came between its digits")
    func between() {
        let others: [Entry] = [
            .input(
                [.pointer(PointerEvent(kind: .hovered, button: nil, position: Point(column: 1, row: 1)))],
                at: .seconds(1)),
            .size(Size(columns: 40, rows: 12), at: .seconds(1)),
            .input(
                [.key(KeyEvent(key: .backspace)), .key(KeyEvent(key: .left)), .focus(true)], at: .seconds(1)),
        ]
        let start = Self.typed("41111111")
        let end = Self.typed("11111112", from: 2_000)
        let result = Self.written(start + others + end).entries
        same(Array(result.dropFirst(8).prefix(3)), others)
        // It is masked as it was typed, and as it was corrected.
        same(Self.text(of: Array(result.prefix(8) + result.suffix(8))), "41111XXXXXXX1112")
    }

    @Test("is masked where what was typed between its digits was deleted again")
    func corrected() {
        let back = Entry.input([.key(KeyEvent(key: .backspace))], at: .seconds(1))
        for wrong in ["x", "abc", "7", "oops, no!"] {
            let slip = Self.typed(wrong) + wrong.map { _ in back }
            let result = Self.written(Self.typed("41111111") + slip + Self.typed("11111112")).entries
            same(result.count, 16 + slip.count)
            let digits = Self.text(of: Array(result.prefix(8) + result.suffix(8)))
            #expect(
                digits == "411111XXXXXX1112" || wrong == "7" && digits.count { $0 == "X" } >= 6, "\(digits)")
        }
        // A paste of which a part was deleted is written whole.
        let paste = Entry.input([.paste("4111111111")], at: .zero)
        let result = Self.written([paste, back, back] + Self.typed("11111112")).entries
        #expect(Self.text(of: result).hasPrefix("\u{1B}[200~411111"))
        #expect(Self.text(of: result).count { $0 == "X" } >= 6)
    }

    @Test("is masked in what is pasted, alone and together with what is typed")
    func pasting() {
        let paste = Entry.input([.paste("No. 4111 1111 ")], at: .zero)
        let result = Self.written([paste] + Self.typed("11111112")).entries
        same(Self.text(of: result), "\u{1B}[200~No. 4111 11XX \u{1B}[201~XXXX1112")
    }

    @Test("is written as soon as no number can go on, and otherwise at the end")
    func waiting() {
        same(Self.written(Self.typed("j1x")).first, 1)
        #expect(Self.written(Self.typed("1" + String(repeating: "x", count: 12))).first == nil)
        same(Self.written(Self.typed("1" + String(repeating: "x", count: 13))).first, 14)
        same(Self.written(Self.typed("1" + String(repeating: " ", count: 13))).first, 14)
        #expect(Self.written(Self.typed("1 2")).first == nil)
        let enter = Entry.input([.key(KeyEvent(key: .enter))], at: .seconds(1))
        same(Self.written(Self.typed("12") + [enter]).first, 3)
        let halves = Self.typed("411111") + [enter] + Self.typed("1111111112", from: 2_000)
        same(Self.written(halves).entries, halves)
    }
}
