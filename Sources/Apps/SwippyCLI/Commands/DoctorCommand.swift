import TerminalKit
import TerminalSession
import Words

/// `doctor`: what this terminal can do, and how Swippy sees it.
struct DoctorCommand {
    let invocation: Invocation
    let language: Language
    let console: Console
    /// Asks the terminal.
    var probe: (_ environment: [String: String]) throws(ProbeRefusal) -> TerminalFindings = Self.ask
    var system = DoctorReport.systemName

    func run() throws {
        let choice = invocation.choice(.color, as: ColorChoice.self)?.choice ?? .auto
        let report = DoctorReport(
            console: console, system: system, choice: choice, option: invocation.language, answers: answers)
        guard invocation.choice(.format, as: OutputFormat.self) != .json else {
            return try console.write(try report.json())
        }
        let strip =
            console.isTerminal && report.color.depth != .none
            ? "\n" + ColorStrip.text(columns: console.size.columns) : ""
        try console.write(report.text(language) + strip)
    }

    private var answers: DoctorReport.Answers {
        do {
            return .asked(try probe(console.environment))
        } catch {
            return .notAsked(error)
        }
    }

    private static func ask(environment: [String: String]) throws(ProbeRefusal) -> TerminalFindings {
        try TerminalProbe.ask(
            modes: AskedMode.allCases.map(\.rawValue), samples: WidthSample.all, environment: environment)
    }
}
