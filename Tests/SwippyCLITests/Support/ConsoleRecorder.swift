import Synchronization
import TerminalKit

@testable import SwippyCLI

/// A world in memory: what the program is started with, and what it says.
@MainActor
final class ConsoleRecorder {
    private(set) var output = ""
    var errors: String { said.withLock { $0 } }
    private let said = Mutex("")
    private let environment: [String: String]
    private let terminal: Size?
    private let failure: Console.OutputError?

    /// A console in a terminal of this size, or in a pipe; writing to it may fail.
    init(
        environment: [String: String] = [:], terminal: Size? = nil, failure: Console.OutputError? = nil
    ) {
        self.environment = environment
        self.terminal = terminal
        self.failure = failure
    }

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    var outputLines: [String] { output.split(separator: "\n").map(String.init) }

    /// Runs the program here.
    func run(_ arguments: String...) async -> ExitCode {
        await CommandLineTool.run(arguments, console: console)
    }

    var console: Console {
        Console(
            environment: environment, isTerminal: terminal != nil, isInputTerminal: terminal != nil,
            terminalSize: terminal,
            write: { text throws(Console.OutputError) in
                if let failure = self.failure { throw failure }
                self.output += text
            },
            writeError: { text in self.said.withLock { $0 += text } })
    }
}
