import CommandLine
import Records
import TerminalKit
import TerminalSession
import Words

/// What a terminal answered, as data; unknown members are left out.
struct TerminalAnswers: Described {
    let findings: TerminalFindings
    /// How pictures are shown if the person leaves that to the terminal.
    let pictures: PictureMeans

    /// - Parameter environment: the variables of a program on a terminal of `size`.
    init(_ findings: TerminalFindings, in environment: [String: String], size: Size) {
        self.findings = findings
        pictures = PictureMeans(
            support: findings.pictures.support(.auto, environment: environment, size: size))
    }

    static let fields: [Field<TerminalAnswers>] = [
        .json("name", \.name, "what it calls itself"),
        .json("attributes", \.findings.attributes, "its primary attributes (DA1)"),
        .json("background", \.findings.background?.hex, "the colour of its background"),
        .json("pictures", \.pictures, "how pictures are shown, unless --pictures says"),
        .json("milliseconds", \.milliseconds, "how long it took to answer"),
        .json("modes", \.modes, "the modes it was asked for; missing without an answer"),
        .json("widths", { $0.measured.isEmpty ? nil : $0.measured }, "how many cells characters take"),
    ]

    private var name: String? { findings.version.map { VisibleText(whole: $0).text } }
    private var milliseconds: Double? {
        findings.answerTime.map { ($0 / .microseconds(1)).rounded() / 1000 }
    }
    private var modes: [KnownMode] {
        AskedMode.allCases.compactMap { mode in
            findings.modes[mode.rawValue].map { KnownMode(mode: mode, state: $0) }
        }
    }

    /// The widths of the samples; empty if the terminal didn't answer.
    var measured: [MeasuredWidth] {
        zip(WidthSample.all, findings.widths ?? []).map { MeasuredWidth(sample: $0, terminal: $1) }
    }

    /// What it calls itself, its attributes, how it shows pictures, and how long it took to answer.
    func words(_ voice: Voice) -> String {
        let attributes = findings.attributes.map { $0.map(String.init).joined(separator: ";") }
        let time = Int((milliseconds ?? 0).rounded(.up))
        return [
            name ?? voice("no name", "без назви"), attributes.map { "DA1 \($0)" },
            voice("pictures as \(pictures.words)", "зображення: \(pictures.words)"),
            voice("answered in \(time) ms", "відповів за \(time) мс"),
        ]
        .compactMap(\.self).joined(separator: ", ")
    }

    /// The modes that it has, and those that it hasn't or that it didn't answer about.
    func modes(_ voice: Voice) -> String {
        func names(_ isMeant: (ModeState?) -> Bool) -> String {
            AskedMode.allCases.filter { isMeant(findings.modes[$0.rawValue]) }
                .map { $0.told.words[voice.language] }.joined(separator: ", ")
        }
        let parts = [
            names { $0?.isAvailable == true },
            names { $0?.isAvailable == false }, names { $0 == nil },
        ]
        let labels = [voice("yes", "так"), voice("no", "ні"), voice("no answer", "без відповіді")]
        return zip(labels, parts).filter { !$1.isEmpty }.map { "\($0): \($1)" }.joined(separator: "; ")
    }
}

/// A sample and its width, according to the program and to the terminal.
struct MeasuredWidth: Described {
    let sample: String
    let terminal: Int
    var own: Int { sample.columns }

    static let fields: [Field<MeasuredWidth>] = [
        .json("text", \.sample, "a sample"), .json("codePoints", \.codePoints, "its scalars"),
        .json("program", \.own, "its cells by the program"),
        .json("terminal", \.terminal, "its cells by the terminal"),
    ]

    /// The scalars of the sample, as in `U+2764 U+FE0F`.
    var codePoints: String {
        sample.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        .joined(separator: " ")
    }
}

/// A mode that the terminal has answered for.
struct KnownMode: Described {
    let mode: AskedMode
    let state: ModeState

    static let fields: [Field<KnownMode>] = [
        .json("number", \.mode.rawValue, "its number"), .json("name", \.mode.told, "its name"),
        .json("isAvailable", \.state.isAvailable, "whether it can be turned on"),
        .json("isOn", { [.set, .alwaysSet].contains($0.state) }, "whether it is on"),
    ]
}

/// How pictures are shown.
struct PictureMeans: Described {
    let support: PictureSupport

    static let fields: [Field<PictureMeans>] = [
        .json("method", \.support.method.rawValue, "by which means"),
        .json("cellWidth", \.support.cell?.width, "the pixels of a cell from left to right"),
        .json("cellHeight", \.support.cell?.height, "the pixels of a cell from top to bottom"),
    ]

    fileprivate var words: String {
        support.method.rawValue + (support.cell.map { " (\($0.width) × \($0.height))" } ?? "")
    }
}
