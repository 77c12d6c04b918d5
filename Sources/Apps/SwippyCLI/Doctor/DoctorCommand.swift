import CommandLine
import PaymentCardsStore
import ScreenProgram
import TerminalKit
import TerminalSession
import Words

/// Reports what this terminal can do, and how Swippy sees it.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let intention = Intention.learn
    static let summary = LocalizedText(
        en: "Print what this terminal can do, for a bug report",
        uk: "Вивести, що вміє цей термінал, для звіту про помилку")
    static let options = OutputOptions.ofReport
    static let runsWithInvalidSettings = true
    static let examples = [
        Example("swippy doctor", "the report, and a sample of the colours", "звіт і зразок кольорів"),
        Example("swippy doctor > report.txt", "as a file to attach", "файлом, який можна долучити"),
        Example(
            "swippy doctor --json | jq .color", "one part of it as JSON", "одну частину у форматі JSON"),
    ]
    static let topics = [asking]

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
    /// Queries the terminal.
    var probe: (_ environment: [String: String]) throws(ProbeRefusal) -> TerminalFindings = Self.ask
    var system = DoctorReport.systemName

    init(call: Call) {
        self.call = call
    }
}

extension DoctorCommand {
    func run() throws {
        let settings = call.allSettings
        do throws(CommandStop) {
            try settings.check()
        } catch {
            // The report may be about just that.
            ErrorOutput(call).warn(error)
        }
        let report = DoctorReport(
            console: call.console, system: system, choice: call.colorChoice, language: call.language,
            theme: call.chosenAppearance, settings: settings,
            showsDemonstration: call.showsDemonstration,
            serverRecords: ServiceChoice(call: call).stateFolder.flatMap {
                StoreFolder(path: $0).serverRecords()
            }, answers: answers)
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
