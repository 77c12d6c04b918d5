@testable import SwippyCLI

extension Call {
    /// What a command line means where nothing listens to what is written.
    static func parsed(_ arguments: [String], in commands: Commands = .all) throws(UsageError) -> Call {
        let console = Console(
            environment: [:], isTerminal: false, terminalSize: nil, write: { _ in }, writeError: { _ in })
        return try ArgumentParser(commands: commands, console: console).parse(arguments)
    }

    /// Whether it is a call of this command.
    func calls(_ command: any Command.Type) -> Bool { self.command == command }
}
