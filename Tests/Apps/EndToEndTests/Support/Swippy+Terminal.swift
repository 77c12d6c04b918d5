import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport

extension Swippy {
    /// Runs the program to its end where a person sees what it prints, on a terminal. It blocks the thread meanwhile.
    ///
    /// - Returns: what it printed.
    @discardableResult
    func onTerminal(_ arguments: [String]) throws -> String {
        let terminal = try PseudoTerminal(size: Size(columns: 120, rows: 200))
        let program = PseudoTerminalSupport.Program(
            "swippy", arguments,
            environment: ["HOME": workspace.directory.path, "PAGER": "cat"])
        let process = try TerminalProcess(program, on: terminal)
        _ = process.waitForEnding()
        return terminal.emulator.text
    }
}
