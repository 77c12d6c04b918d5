import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// The use case "swipe handle" on a terminal without colours: a person drags a card, and the mouse sends it byte by byte. It tells
/// which steps a deck fails.
struct DeckRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    private let before: TerminalAttributes
    private let row = 10
    /// How long to wait for what a broken deck doesn't do.
    private let patience: Duration

    init(_ program: Program, patience: Duration = .seconds(10)) throws {
        terminal = try PseudoTerminal(size: .usual)
        before = terminal.attributes
        process = try TerminalProcess(program, on: terminal)
        self.patience = patience
        terminal.wait { $0.emulator.text.contains("u undo") }
    }

    private var text: String { terminal.emulator.text }

    private func comes(_ condition: (String) -> Bool) -> Bool {
        terminal.wait(atMost: patience) { !$0.emulator.modes.synchronized && condition($0.emulator.text) }
    }

    /// Drags from the middle of the card, one byte after another.
    ///
    /// - Returns: whether the machine was quick enough: a pause after an ESC makes a key of it.
    private func drag(_ columns: Int) -> Bool {
        let moves = (1...abs(columns)).map { Mouse.drag(40 + $0 * columns.signum(), row) }
        let clock = ContinuousClock()
        var (last, pauseMatters) = (clock.now, false)
        return (Mouse.press(40, row) + moves.joined()).utf8.allSatisfy { byte in
            terminal.send([byte])
            let isQuick = !pauseMatters || clock.now - last < .milliseconds(40)
            pauseMatters = byte == 0x1B
            last = clock.now
            terminal.work(for: .milliseconds(1))
            return isQuick
        }
    }

    /// Lifts the finger once it has rested, so that it has no speed left.
    private func release(at columns: Int) {
        terminal.work(for: .milliseconds(200))
        terminal.send(Mouse.release(40 + columns, row))
    }

    /// Plays the use case with the cards a and b to the side of `sign`.
    ///
    /// - Returns: the first step that fails, if one does; `nil` if the machine was too slow to be the mouse.
    func play(_ sign: Int) -> [String]? {
        let (icon, other, told) = sign < 0 ? ("✗", "✓", "Passed: ") : ("✓", "✗", "Kept: ")
        guard drag(4 * sign) else { return nil }
        guard comes({ $0.contains(icon) && !$0.contains(other) }) else {
            return unlessLeft("2. The icon of this side is displayed on top of the card")
        }
        let little = filled
        release(at: 4 * sign)
        let isBack = comes { !$0.contains(icon) }
        terminal.work(for: .milliseconds(400))
        guard isBack, !text.contains(told) else { return ["3. Let go early, the card springs back"] }

        guard drag(25 * sign) else { return nil }
        guard comes({ $0.contains(icon) && filled > little }) else {
            return unlessLeft("2. The icon is fuller the further it is")
        }
        guard comes({ _ in lean(sign) == 3 }) else { return ["3. The card is tilted by 5°"] }
        release(at: 25 * sign)
        guard comes({ $0.contains(told + "a") }) else { return ["4, 5. The app processes the event"] }
        guard comes({ $0.contains(" b ") && !$0.contains(" a ") && !$0.contains(icon) }) else {
            return ["6, 7. The image is removed, and the following one is displayed"]
        }
        terminal.send(sign < 0 ? Keys.left : Keys.right)
        guard comes({ $0.contains("That was the last card") }) else {
            return ["7a. The placeholder is displayed"]
        }
        return comes { $0.contains("No images are left") } ? [] : ["7a8, 7a9. The app processes the end"]
    }

    /// A fault, unless the program was too slow to take the bytes of the mouse for the mouse, so that the ESC of one left the deck.
    private func unlessLeft(_ fault: String) -> [String]? { text.contains("u undo") ? [fault] : nil }

    /// How many cells are filled.
    private var filled: Int {
        terminal.emulator.screen.joined().count { $0.pen.attributes.contains(.reverse) }
    }

    /// How many columns the top of the card on top is away from its foot, to the side of `sign`.
    private func lean(_ sign: Int) -> Int? {
        let rows = terminal.emulator.screen.map { $0.map(\.text) }
        func place(_ corner: Character, in row: [Character?]?) -> Int? {
            sign < 0 ? row?.firstIndex(of: corner) : row?.lastIndex(of: corner)
        }
        // The icon has corners, too, which are neither the highest nor the lowest.
        let (upper, lower): (Character, Character) = sign < 0 ? ("╮", "╯") : ("╭", "╰")
        guard let top = place(upper, in: rows.first { $0.contains(upper) }),
            let foot = place(lower, in: rows.last { $0.contains(lower) })
        else { return nil }
        return (top - foot) * sign
    }

    /// Quits, and checks that all is well.
    func quit(_ location: SourceLocation = #_sourceLocation) {
        terminal.send("q")
        #expect(process.waitForEnding() == .code(0), "\(text)", sourceLocation: location)
        terminal.expectRestored(to: before, location)
    }
}
