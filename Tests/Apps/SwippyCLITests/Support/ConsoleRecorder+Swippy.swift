import CommandLine
import CommandLineTestSupport

@testable import SwippyCLI

extension ConsoleRecorder {
    /// Runs Swippy here.
    func run(_ arguments: String...) async -> ExitCode {
        await Program.swippy.run(arguments, console: console)
    }
}
