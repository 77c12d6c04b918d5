package import CommandLine
import TerminalKit
import TerminalSession
package import Words

/// Reports what this terminal can do, and how the program sees it.
package struct DoctorCommand: Command {
    package static let name = "doctor"
    package static let intention = Intention.learn
    package static let summary = LocalizedText(
        en: "Print what this terminal can do, for a bug report",
        uk: "Вивести, що вміє цей термінал, для звіту про помилку")
    package static let options = OutputOptions.ofReport
    package static let runsWithInvalidSettings = true
    package static let examples = [
        Example("{program} doctor", "the report, and a sample of the colours", "звіт і зразок кольорів"),
        Example("{program} doctor > report.txt", "as a file to attach", "файлом, який можна долучити"),
        Example(
            "{program} doctor --json | jq .color", "one part of it as JSON", "одну частину у форматі JSON"),
    ]
    package static let topics = [asking]

    static let asking = Topic(
        "What the terminal is asked", "Про що запитують термінал",
        en:
            "Its name, its background, which modes it knows, whether it shows all colours, and how far its "
            + "cursor moves for some characters. That takes a second at most, and nothing of it stays on the screen. The terminal is not asked "
            + "where the output is piped.",
        uk: "Назву, тло, відомі режими, чи показує він усі кольори та наскільки курсор зсувається після "
            + "деяких символів. На це йде щонайбільше секунда, і на екрані нічого не лишається. Якщо вивід іде в конвеєр, "
            + "термінал не запитують.")

    let call: Call
    /// Asks the terminal for its properties.
    var probe: (_ environment: [String: String]) throws(ProbeRefusal) -> TerminalFindings = Self.ask
    var system = DoctorReport.systemName

    package init(call: Call) {
        self.call = call
    }
}

extension DoctorCommand {
    package func run() throws {
        let settings = call.allSettings
        do throws(CommandStop) {
            try settings.check()
        } catch {
            // The report may be meant to explain just this error.
            ErrorOutput(call).warn(error)
        }
        call.remarkOnValues()
        let report = DoctorReport(
            program: call.program, console: call.console, system: system, choice: call.colorChoice,
            language: call.language, theme: call.chosenAppearance, settings: settings,
            facts: call.stage.facts(call),
            leftovers: call.sources.left.map { Leftover($0, of: call.program.name) }
                + call.stage.leftovers(call), answers: answers)
        guard call.askedFormat != .json else {
            return try call.console.write(report.json())
        }
        let strip =
            call.console.isTerminal && report.color.depth != .none
            ? "\n" + ColorStrip.text(columns: call.console.size.columns) + SymbolStrip.text : ""
        try call.console.write(report.text(call.language) + strip)
    }

    private var answers: DoctorReport.Answers {
        do {
            return .asked(try probe(call.console.environment))
        } catch {
            return .notAsked(error)
        }
    }

    private static func ask(environment: [String: String]) throws(ProbeRefusal) -> TerminalFindings {
        try TerminalProbe.ask(
            modes: AskedMode.allCases.map(\.rawValue), samples: WidthSample.all, environment: environment)
    }
}
