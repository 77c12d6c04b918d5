import Foundation
import CommandLineTestSupport
import Synchronization
import TerminalKit
import Values

@testable import CommandLine

/// A console that notes what a program says on it, with a clock that stands still at noon of the day of the built-in data.
@MainActor
final class SceneConsole {
    private let notes = Mutex(Said())
    private let typed: Mutex<[String]>
    private let terminal: (columns: Int, rows: Int)?

    /// 20 November 2026 in Greenwich.
    private nonisolated static let noon = Date(timeIntervalSince1970: 1_795_176_000)

    init(typed: [String], terminal: (columns: Int, rows: Int)?) {
        self.typed = Mutex(typed)
        self.terminal = terminal
    }

    var said: Said {
        get { notes.withLock { $0 } }
        set { notes.withLock { $0 = newValue } }
    }

    private func note(_ change: (inout Said) -> Void) { notes.withLock { change(&$0) } }

    private nonisolated func nextLine(isSeen: Bool) -> String? {
        let line = typed.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let line, isSeen, terminal != nil { notes.withLock { $0.echo(line) } }
        return line
    }

    func console(_ variables: [String: String]) -> Console {
        let isTerminal = terminal != nil
        var console = Console(
            environment: variables, isTerminal: isTerminal, isInputTerminal: isTerminal,
            isErrorTerminal: isTerminal,
            terminalSize: terminal.map { Size(columns: $0.columns, rows: $0.rows) },
            write: { text in self.note { $0.add(text, on: .output) } },
            writeError: { [self] text in notes.withLock { $0.add(text, on: .errors) } },
            readLine: { [self] in nextLine(isSeen: true) },
            readHiddenLine: { question in
                self.note { $0.add(question + "\n", on: .errors) }
                return self.nextLine(isSeen: false)
            }, clock: StepClock())
        let zone = variables["TZ"].map { TimeZone.here($0) } ?? .gmt
        console.days = { DayClock(timeZone: zone) { Self.noon } }
        return console
    }
}
