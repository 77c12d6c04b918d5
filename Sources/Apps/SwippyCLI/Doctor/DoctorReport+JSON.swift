import CommandLine
import Foundation
import PaymentCardsStore
import Records
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// The report as JSON, schema `swippy.doctor/2`.
    func json() throws -> String { try DoctorDocument(self).jsonText() }
}

/// The report in the shape of its JSON. Unknown values are left out.
private struct DoctorDocument: Encodable {
    struct Streams: Encodable {
        let input: Bool
        let output: Bool
        let errors: Bool
    }

    struct Dimensions: Encodable {
        let columns: Int
        let rows: Int
        let source: String
    }

    struct Colors: Encodable {
        let depth: String
        let rules: [String]
    }

    struct Brightness: Encodable {
        let name: String
        let rule: String
    }

    struct Tongue: Encodable {
        let code: String
        let source: String
    }

    struct Preference: Encodable {
        let key: String
        let value: String?
        let origin: String
        let variable: String?

        init(_ setting: DoctorReport.Preference) {
            (key, value, origin) = (setting.name, setting.value, setting.origin.code)
            variable = if case .environment(let name) = setting.origin { name } else { nil }
        }
    }

    struct Orders: Encodable {
        let servers, payments, open, unreadable: Int
    }

    let schema = "swippy.doctor/2"
    let version: String
    let system: String
    let environment: [String: String]
    let terminals: Streams
    let size: Dimensions
    let color: Colors
    let theme: Brightness
    let language: Tongue
    let settings: [Preference]
    let orders: Orders?
    let answers: DoctorAnswersDocument?
    let notAsked: String?

    init(_ report: DoctorReport) {
        version = report.version
        system = report.system
        environment = Dictionary(
            report.variables.compactMap { variable in variable.value.map { (variable.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        terminals = Streams(input: report.input, output: report.output, errors: report.errors)
        size = Dimensions(
            columns: report.size.columns, rows: report.size.rows, source: report.sizeSource.rawValue)
        color = Colors(
            depth: report.color.depth.code, rules: report.color.rules.map { $0.code(report.colorOrigin) })
        orders = report.serverRecords.map {
            Orders(
                servers: $0.servers, payments: $0.payments, open: $0.open, unreadable: $0.unreadable)
        }
        theme = Brightness(
            name: report.theme.appearance.rawValue, rule: report.theme.rule.code(report.themeOrigin))
        language = Tongue(code: report.language.rawValue, source: report.languageSource.code)
        settings = report.settings.map(Preference.init)
        switch report.answers {
        case .asked(let findings):
            (answers, notAsked) = (
                DoctorAnswersDocument(
                    findings, pictures: report.pictureSupport(findings), widths: report.widths), nil
            )
        case .notAsked(let refusal): (answers, notAsked) = (nil, refusal.code)
        }
    }
}

extension ColorDepth {
    fileprivate var code: String {
        switch self {
        case .none: "none"
        case .ansi16: "16"
        case .ansi256: "256"
        case .trueColor: "rgb"
        }
    }
}

extension ColorRule {
    fileprivate func code(_ origin: Settings.Origin) -> String {
        switch self {
        case .option(let choice): "\(origin.spelling(of: OutputOptions.color)) \(choice.rawValue)"
        case .variable(let name): name
        case .term(let word): "TERM \(word)"
        case .multiplexer(let name): "multiplexer \(name)"
        case .notATerminal: "not a terminal"
        case .dumbTerminal: "dumb terminal"
        case .answer: "answer"
        case .leastColors: "least"
        }
    }
}

extension AppearanceRule {
    fileprivate func code(_ origin: Settings.Origin) -> String {
        switch self {
        case .option(let choice): "\(origin.spelling(of: OutputOptions.theme)) \(choice.rawValue)"
        case .background(let color): "background \(color.hex)"
        case .variable(let name): name
        case .standard: "default"
        }
    }
}

extension DoctorReport.LanguageSource {
    fileprivate var code: String {
        switch self {
        case .option: "--lang"
        case .variable(let name): name
        case .file: "config.json"
        case .standard: "default"
        }
    }
}

extension ProbeRefusal {
    fileprivate var code: String {
        switch self {
        case .notATerminal: "not a terminal"
        case .dumbTerminal: "dumb terminal"
        case .inBackground: "in the background"
        case .failed: "failed"
        }
    }
}

/// The terminal's answers, in the shape of the report's JSON.
struct DoctorAnswersDocument: Encodable {
    struct Mode: Encodable {
        let number: Int
        let name: String
        let isAvailable: Bool
        let isOn: Bool
    }

    struct Width: Encodable {
        let text: String
        let codePoints: String
        let swippy: Int
        let terminal: Int
    }

    /// How pictures are shown where the person leaves it to the terminal; the size of a cell in pixels, where that matters.
    struct Pictures: Encodable {
        let method: String
        let cellWidth, cellHeight: Int?
    }

    /// `nil` if the terminal did not answer.
    let milliseconds: Double?
    let name: String?
    let attributes: [Int]?
    let background: String?
    let modes: [Mode]
    let pictures: Pictures
    let widths: [Width]?

    init(_ findings: TerminalFindings, pictures: PictureSupport, widths: [DoctorReport.Width]) {
        self.pictures = Pictures(
            method: pictures.method.rawValue, cellWidth: pictures.cell?.width,
            cellHeight: pictures.cell?.height)
        milliseconds = findings.answerTime.map { ($0 / .microseconds(1)).rounded() / 1000 }
        name = findings.version.map { VisibleText(whole: $0).text }
        attributes = findings.attributes
        background = findings.background?.hex
        modes = AskedMode.allCases.compactMap { mode in
            findings.modes[mode.rawValue].map { state in
                Mode(
                    number: mode.rawValue, name: "\(mode)", isAvailable: state.isAvailable,
                    isOn: state == .set || state == .alwaysSet)
            }
        }
        self.widths =
            widths.isEmpty
            ? nil
            : widths.map { width in
                Width(
                    text: width.sample, codePoints: width.codePoints, swippy: width.swippy,
                    terminal: width.terminal)
            }
    }
}
