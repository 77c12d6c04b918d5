import Foundation
import PseudoTerminalSupport
import TerminalKit
import TerminalTestSupport
import Testing

/// `swippy doctor` on a terminal of its own.
struct DoctorRun {
    let terminal: PseudoTerminal
    let process: TerminalProcess
    /// The terminal's modes before the program was started.
    private let before: TerminalAttributes

    /// Starts it on a terminal that gives these answers, each to the query and the cursor's place.
    init(
        environment: [String: String] = [:], delay: Duration = .zero,
        answers: @escaping (_ query: String, _ cursor: Point) -> String?
    ) throws {
        let terminal = try PseudoTerminal(size: Size(columns: 90, rows: 60))
        var count = 0
        terminal.answer = { [unowned terminal] query in
            let place = terminal.emulator.queryPlaces[count]
            count += 1
            return answers(query, place).map { ($0, delay) }
        }
        self.terminal = terminal
        before = terminal.attributes
        process = try TerminalProcess(
            PseudoTerminalSupport.Program("swippy", ["doctor"], environment: environment), on: terminal)
    }

    /// What the terminal shows; blank lines at the end are left out.
    var text: String {
        terminal.work(for: .milliseconds(50))
        return terminal.emulator.text.trimmingCharacters(in: .newlines)
    }

    /// Whether the terminal is as it was, with nothing left to read.
    var isRestored: Bool {
        terminal.emulator.modes == TerminalEmulator.Modes() && terminal.attributes == before
            && terminal.leftInput() == []
    }

    /// Checks that the terminal is as it was, with nothing left to read.
    func expectRestored(_ location: SourceLocation = #_sourceLocation) {
        #expect(terminal.emulator.modes == TerminalEmulator.Modes(), sourceLocation: location)
        #expect(terminal.attributes == before, sourceLocation: location)
        #expect(terminal.leftInput() == [], sourceLocation: location)
    }

    /// Answers everything, as xterm does.
    static func complete(_ query: String, _ cursor: Point) -> String? {
        switch query {
        case "6n": "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R"
        case ">0q": "\u{1B}P>|Emulator 1.0\u{1B}\\"
        case "?1002$p", "?1004$p", "?1006$p", "?2004$p": "\u{1B}[\(query.dropLast(2));2$y"
        default: TerminalManners.complete(query)?.bytes
        }
    }
}
