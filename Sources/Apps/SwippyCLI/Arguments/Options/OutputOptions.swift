import TerminalKit
import Words

/// How the answer looks.
enum OutputOptions {
    static let all = [format, plain, json, color, width]

    /// For a command that answers with a table: spreadsheets can have it, too.
    static let ofTables = [formatOfTables, plainOfTables, jsonOfTables, csv, color, width]

    /// For a command that answers with values, which have no picture: no width, no colour.
    static let ofValues = [formatOfValues, plain, json]

    /// For a report, which is text to be read or JSON.
    static let ofReport = [jsonAlone, color]

    static let format = format(OutputFormat.ofScreens, conflicts: ["plain", "json"])
    private static let formatOfTables = format(OutputFormat.allCases, conflicts: ["plain", "json", "csv"])

    private static func format(_ formats: [OutputFormat], conflicts: [String]) -> Option {
        Option(
            name: "format", group: .output, kind: .choice(formats.map { Choice($0) }),
            placeholder: formatPlaceholder, summary: formatSummary,
            standard: LocalizedText(
                en: "cards in a terminal, plain in a pipe", uk: "у терміналі cards, у конвеєрі plain"),
            conflicts: conflicts)
    }

    private static let formatOfValues = Option(
        name: "format", group: .output, kind: .choice(OutputFormat.ofValues.map { Choice($0) }),
        placeholder: formatPlaceholder, summary: formatSummary,
        standard: LocalizedText(OutputFormat.plain),
        conflicts: ["plain", "json"])

    private static let formatPlaceholder = LocalizedText(en: "FORMAT", uk: "ФОРМАТ")
    private static let formatSummary = LocalizedText(en: "Form of the output", uk: "Формат виводу")

    private static let plain = shorthand(for: .plain, conflicts: ["json", "format"])
    private static let json = shorthand(for: .json, conflicts: ["plain", "format"])
    private static let plainOfTables = shorthand(for: .plain, conflicts: ["json", "csv", "format"])
    private static let jsonOfTables = shorthand(for: .json, conflicts: ["plain", "csv", "format"])
    private static let csv = shorthand(for: .csv, conflicts: ["plain", "json", "format"])

    private static func shorthand(
        for format: OutputFormat, conflicts: [String]
    ) -> Option {
        Option(
            name: format.rawValue, group: .output,
            kind: .shorthand(of: "format", choice: format.rawValue),
            summary: LocalizedText(
                en: "The same as --format \(format.rawValue)", uk: "Те саме, що --format \(format.rawValue)"),
            conflicts: conflicts)
    }

    private static let jsonAlone = Option(
        name: "json", group: .output, kind: .shorthand(of: "format", choice: OutputFormat.json.rawValue),
        summary: LocalizedText(
            en: "Answer in JSON with a versioned schema", uk: "Відповісти у форматі JSON із версією схеми"))

    static let color = Option(
        name: "color", group: .output, kind: .choice(of: ColorChoice.self),
        placeholder: LocalizedText(en: "WHEN", uk: "КОЛИ"),
        summary: LocalizedText(en: "When to use colour", uk: "Коли використовувати колір"),
        standard: LocalizedText(ColorChoice.auto))

    static let width = Option(
        name: "width", short: "w", group: .output, kind: .integer(20...1000),
        placeholder: LocalizedText(en: "COLUMNS", uk: "СТОВПЦІ"),
        summary: LocalizedText(
            en: "Draw for this many columns, 20 to 1000, instead of the terminal’s own",
            uk: "Малювати на стільки стовпців, від 20 до 1000, а не на ширину термінала"))
}

extension OptionGroup {
    static let output = OptionGroup("Output", "Вивід", rank: 2)
}

/// When the output is coloured.
enum ColorChoice: String, ChoiceValue {
    case auto
    case always
    case never

    var meaning: LocalizedText {
        switch self {
        case .auto:
            LocalizedText(
                en: "as the terminal and the environment allow",
                uk: "наскільки дозволяють термінал і середовище")
        case .always:
            LocalizedText(
                en: "even into a pipe or a file, for --format cards",
                uk: "навіть у конвеєр чи файл, для --format cards")
        case .never: LocalizedText(en: "no colour at all", uk: "зовсім без кольору")
        }
    }

    fileprivate var choice: TerminalKit.ColorChoice {
        switch self {
        case .auto: .auto
        case .always: .always
        case .never: .never
        }
    }
}

extension Call {
    /// The form that was asked for, if any was.
    var askedFormat: OutputFormat? { choice(OutputOptions.format) }

    /// The form that was asked for, or that suits where the output goes.
    var format: OutputFormat { askedFormat ?? (console.isTerminal ? .cards : .plain) }

    /// When colour was asked for.
    var colorChoice: TerminalKit.ColorChoice {
        choice(OutputOptions.color, as: ColorChoice.self)?.choice ?? .auto
    }

    /// The colours to draw with.
    var colorDepth: ColorDepth {
        ColorDepth.resolve(
            choice: colorChoice, environment: console.environment, isTerminal: console.isTerminal)
    }
}
