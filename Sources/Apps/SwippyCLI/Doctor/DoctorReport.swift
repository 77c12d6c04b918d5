import TerminalKit
import TerminalSession
import Words

/// Facts about the terminal and about how Swippy was started, for output as text or JSON.
struct DoctorReport: Equatable {
    /// Swippy's version.
    var version: String
    /// The operating system and the machine.
    var system: String
    /// The relevant variables, in the order of the report; `nil` for one that is not set.
    var variables: [Variable]
    var input: Bool
    var output: Bool
    var errors: Bool
    var size: Size
    var sizeSource: SizeSource
    var color: ColorVerdict
    var language: Language
    var languageSource: LanguageSource
    /// The terminal's answers, or why it was not queried.
    var answers: Answers

    struct Variable: Equatable {
        let name: String
        let value: String?
    }

    enum LanguageSource: Equatable {
        case option
        case variable(String)
        case standard
    }

    enum Answers: Equatable {
        case asked(TerminalFindings)
        case notAsked(ProbeRefusal)
    }

    /// A sample and its width, according to Swippy and to the terminal.
    struct Width: Equatable {
        let sample: String
        let swippy: Int
        let terminal: Int

        var agrees: Bool { swippy == terminal }

        /// The scalars of the sample, as in `U+2764 U+FE0F`.
        var codePoints: String {
            sample.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            }
            .joined(separator: " ")
        }
    }

    /// The widths of the samples; empty if the terminal didn't answer.
    var widths: [Width] {
        guard case .asked(let findings) = answers, let columns = findings.widths else { return [] }
        return zip(WidthSample.all, columns).map { sample, columns in
            Width(sample: sample, swippy: sample.columns, terminal: columns)
        }
    }
}
