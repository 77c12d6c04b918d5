@testable import CommandLine
@testable import SwippyCLI

extension Call {
    /// What a command line means where nothing listens to what is written.
    static func parsed(_ arguments: [String], in program: Program = .swippy) throws(UsageError) -> Call {
        let console = Console(
            environment: [:], isTerminal: false, terminalSize: nil, write: { _ in }, writeError: { _ in })
        return try ArgumentParser(program, console: console).parse(arguments)
    }

    /// Whether it is a call of this command.
    func calls(_ command: any Command.Type) -> Bool { self.command == command }
}
