import CommandLine
import CounterBuilder
import CounterScreens
import CounterStore
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// Shows the counter on a live screen; in a pipe, prints its initial state.
struct CounterCommand: Command {
    static let name = "counter"
    static let intention = Intention.build
    static let summary = LocalizedText(
        en: "Count: the smallest feature, to learn the architecture from",
        uk: "Рахувати: найменша можливість, щоб вивчати архітектуру")
    static let options = OutputOptions.ofReport
    static let examples = [Example("swippy counter", "count on a live screen", "рахувати на живому екрані")]

    let call: Call

    func run() async throws {
        try await call.show {
            CountBuilder.counter(
                service: CountInMemory(), language: call.language, navigator: $0, trace: call.trace)
        }
    }
}
