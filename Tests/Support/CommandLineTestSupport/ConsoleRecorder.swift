package import CommandLine
package import TerminalKit
import TestSupport
package import Values

/// A world in memory: what the program is started with, and what it says.
@MainActor
package final class ConsoleRecorder {
    package private(set) var output = ""
    /// What pagers were started, and what each was given.
    package private(set) var pages: [(text: String, pager: String)] = []
    /// Whether there is any pager.
    private let hasPager: Bool
    package var errors: String { said.value }
    private let said = Watched("")
    private let environment: [String: String]
    private let terminal: Size?
    private let failure: Console.OutputError?
    private let clock: StepClock
    /// The current day; by default that of this run.
    package var days = DayClock(timeZone: TestPlace.noon.timeZone)
    /// What is still to be typed.
    private let lines: Watched<[String]>
    /// What was asked for without showing the answer.
    package private(set) var hiddenQuestions: [String] = []

    /// A console in a terminal of this size, or in a pipe, into which `lines` are typed; writing to it may fail. Its time
    /// stands still unless the test has its `clock` go on.
    package init(
        environment: [String: String] = [:], terminal: Size? = nil, lines: [String] = [],
        failure: Console.OutputError? = nil, hasPager: Bool = true, clock: StepClock = StepClock()
    ) {
        self.environment = environment
        self.terminal = terminal
        self.lines = Watched(lines)
        self.failure = failure
        self.hasPager = hasPager
        self.clock = clock
    }

    /// The lines of standard error, without colours.
    package var errorLines: [String] {
        errors.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n").map(String.init)
    }
    package var outputLines: [String] { output.split(separator: "\n").map(String.init) }

    /// Returns once `text` is on standard error.
    package func untilSaid(_ text: String) async {
        await said.wait { $0.contains(text) }
    }

    /// Runs a program here.
    package func run(_ arguments: String..., in program: Program) async -> ExitCode {
        await program.run(arguments, console: console)
    }

    package var console: Console {
        let nextLine = { @Sendable [lines] in lines.change { $0.isEmpty ? nil : $0.removeFirst() } }
        var console = Console(
            environment: environment, isTerminal: terminal != nil, isInputTerminal: terminal != nil,
            isErrorTerminal: terminal != nil,
            terminalSize: terminal,
            write: { text throws(Console.OutputError) in
                if let failure = self.failure { throw failure }
                self.output += text
            },
            page: { text, pager in
                self.pages.append((text, pager))
                return self.hasPager
            },
            writeError: { text in self.said.change { $0 += text } },
            readLine: nextLine,
            readHiddenLine: { question in
                self.hiddenQuestions.append(question)
                return nextLine()
            }, clock: clock)
        console.days = { [days] in days }
        return console
    }
}
