import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// The use case "swipe handle" on a terminal without colours: a person drags a card, and the mouse sends it. It tells which step a
/// deck fails.
struct DeckRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    private let before: TerminalAttributes
    private let row = 10
    /// After how long without a change nothing more is waited for, such as what a broken deck doesn't do.
    private let silence: Duration

    init(_ program: Program, silence: Duration = .seconds(60)) throws {
        terminal = try PseudoTerminal(size: .usual)
        before = terminal.attributes
        process = try TerminalProcess(program, on: terminal)
        self.silence = silence
        terminal.wait { $0.emulator.text.contains("u undo") }
    }

    private var text: String { terminal.emulator.text }

    private func comes(_ condition: (String) -> Bool) -> Bool {
        terminal.wait(silence: silence) { !$0.emulator.modes.synchronized && condition($0.emulator.text) }
    }

    /// Drags from the middle of the card, cell by cell.
    private func drag(_ columns: Int) {
        let moves = (1...abs(columns)).map { Mouse.drag(40 + $0 * columns.signum(), row) }
        for report in [Mouse.press(40, row)] + moves {
            terminal.send(report)
            terminal.work(for: .milliseconds(5))
        }
    }

    /// Waits until nothing has moved for so many milliseconds.
    private func rest(_ milliseconds: Int) {
        _ = terminal.comesToRest(for: .milliseconds(milliseconds)) { !process.wantsToRun }
    }

    /// Lifts the finger once it has rested, so that it has no speed left.
    private func release(at columns: Int) {
        rest(200)
        terminal.send(Mouse.release(40 + columns, row))
    }

    /// Plays the use case with the cards a and b to the side of `sign`.
    ///
    /// - Returns: the first step that fails; `nil` if none does.
    func play(_ sign: Int) -> String? {
        let (icon, other, told) = sign < 0 ? ("✗", "✓", "Passed: ") : ("✓", "✗", "Kept: ")
        drag(4 * sign)
        guard comes({ $0.contains(icon) && !$0.contains(other) }) else {
            return "2. The icon of this side is displayed on top of the card"
        }
        rest(200)
        let little = filled
        release(at: 4 * sign)
        let isBack = comes { !$0.contains(icon) }
        rest(400)
        guard isBack, !text.contains(told) else { return "3. Let go early, the card springs back" }

        drag(25 * sign)
        guard comes({ $0.contains(icon) && filled > little }) else {
            return "2. The icon is fuller the further it is"
        }
        guard comes({ _ in lean(sign) == 3 }) else { return "3. The card is tilted by 5°" }
        release(at: 25 * sign)
        guard comes({ $0.contains(told + "a") }) else { return "4, 5. The app processes the event" }
        guard comes({ $0.contains(" b ") && !$0.contains(" a ") && !$0.contains(icon) }) else {
            return "6, 7. The image is removed, and the following one is displayed"
        }
        terminal.send(sign < 0 ? Keys.left : Keys.right)
        guard comes({ $0.contains("That was the last card") }) else {
            return "7a. The placeholder is displayed"
        }
        return comes { $0.contains("No images are left") } ? nil : "7a8, 7a9. The app processes the end"
    }

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
