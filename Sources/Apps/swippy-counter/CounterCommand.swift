import CommandLine
import CounterBuilder
import CounterScreens
import CounterStore
import ScreenProgram
import Words

/// `swippy-counter` without a command: the live counter; where there is no terminal, its number.
struct CounterCommand: Command {
    static let name = "count"
    static let summary = LocalizedText(
        en: "Count on a live screen; the same as no command",
        uk: "Рахувати на живому екрані; те саме, що без команди")
    static let options = OutputOptions.ofReport
    static let examples = [
        Example("swippy-counter", "count on a live screen", "рахувати на живому екрані", inOverview: true)
    ]

    let call: Call

    func run() async throws {
        try await call.show {
            CountBuilder.counter(
                service: CountInMemory(), language: call.language, navigator: $0, trace: call.trace)
        }
    }
}
