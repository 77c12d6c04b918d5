import TerminalKit
import TerminalSession

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

    /// `nil` if the terminal did not answer.
    let milliseconds: Double?
    let name: String?
    let attributes: [Int]?
    let background: String?
    let modes: [Mode]
    let widths: [Width]?

    init(_ findings: TerminalFindings, widths: [DoctorReport.Width]) {
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
