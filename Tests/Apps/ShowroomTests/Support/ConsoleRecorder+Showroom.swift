import CommandLine
import CommandLineTestSupport

@testable import showroom

extension ConsoleRecorder {
    /// Runs the showroom here.
    func run(_ arguments: String...) async -> ExitCode {
        await Showroom.program.run(arguments, console: console)
    }
}
