import TerminalKit
import Words

/// The options for the look of the output.
enum OutputOptions {
    static let all = [format] + shorthands(for: [.plain, .json]) + [color, theme, pictures, width]

    /// For a command that prints lines, which may also go to a spreadsheet.
    static let ofTables =
        [format(OutputFormat.ofTables, shorthands: [.plain, .json, .csv])]
        + shorthands(for: [.plain, .json, .csv]) + [color, theme, pictures, width]

    /// For a command that prints lines with dates, which may also go to a calendar.
    static let ofDates =
        [format(OutputFormat.allCases.filter { $0 != .table }, shorthands: [.plain, .json, .csv, .ics])]
        + shorthands(for: [.plain, .json, .csv, .ics]) + [color, theme, pictures, width]

    /// For the list, whose cards may be drawn or be lines of a table.
    static let ofList =
        [
            format(
                OutputFormat.allCases.filter { $0 != .ics }, shorthands: [.plain, .json, .csv],
                standard: bestOfList)
        ]
        + shorthands(for: [.plain, .json, .csv]) + [color, theme, pictures, width]

    /// For the live screen where it prints the list.
    static let ofLiveList =
        [format(OutputFormat.allCases.filter { ![.csv, .ics].contains($0) }, standard: bestOfList)]
        + shorthands(for: [.plain, .json]) + [color, theme, pictures, width]

    private static let bestOfList = LocalizedText(
        en: "cards in a terminal, or table where they don’t fit; plain in a pipe",
        uk: "у терміналі cards або, якщо не вміщуються, table; у конвеєрі plain")

    /// For a command that prints values, which have no picture and therefore neither width nor colour.
    static let ofValues =
        [format(OutputFormat.ofValues, standard: LocalizedText(OutputFormat.plain))]
        + shorthands(for: [.plain, .json])

    /// For a report, which is either text or JSON.
    static let ofReport = [jsonAlone, color, theme]

    static let format = format(OutputFormat.ofScreens)

    private static func format(
        _ formats: [OutputFormat], shorthands: [OutputFormat] = [.plain, .json],
        standard: LocalizedText = LocalizedText(
            en: "cards in a terminal, plain in a pipe", uk: "у терміналі cards, у конвеєрі plain")
    ) -> Option {
        Option(
            "format", group: .output, kind: .choice(formats.map { Choice($0) }),
            placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"), en: "Form of the output",
            uk: "Формат виводу",
            standard: standard, conflicts: shorthands.map(\.rawValue))
    }

    private static func shorthands(for formats: [OutputFormat]) -> [Option] {
        let names = formats.map(\.rawValue)
        return names.map { name in
            Option(
                name, group: .output, kind: .shorthand(of: "format", choice: name),
                en: "The same as --format \(name)", uk: "Те саме, що --format \(name)",
                conflicts: names.filter { $0 != name } + ["format"])
        }
    }

    private static let jsonAlone = Option(
        "json", group: .output, kind: .shorthand(of: "format", choice: OutputFormat.json.rawValue),
        en: "Answer in JSON with a versioned schema",
        uk: "Відповісти у форматі JSON із версією схеми")

    static let color = Option(
        "color", group: .output, kind: .choice(of: ColorChoice.self),
        placeholder: LocalizedText(en: "WHEN", uk: "КОЛИ"),
        en: "When to use colour, and how many colours",
        uk: "Коли використовувати колір і скільки кольорів",
        standard: LocalizedText(ColorChoice.auto))

    static let width = Option(
        "width", short: "w", group: .output, kind: .integer(20...1000),
        placeholder: LocalizedText(en: "COLUMNS", uk: "СТОВПЦІ"),
        en: "Draw for this many columns, 20 to 1000, instead of the terminal’s own",
        uk: "Малювати на стільки стовпців, від 20 до 1000, а не на ширину термінала")
}

extension OptionGroup {
    static let output = OptionGroup("Output", "Вивід", rank: 2)
}

/// When the output is in colour.
enum ColorChoice: String, ChoiceValue {
    case auto
    case always
    case never
    case truecolor
    case ansi256 = "256"
    case ansi16 = "16"

    var meaning: LocalizedText {
        switch self {
        case .auto:
            LocalizedText(
                en: "as the terminal and the environment allow",
                uk: "наскільки дозволяють термінал і середовище")
        case .always:
            LocalizedText(
                en: "even into a pipe or a file, for --format cards and table",
                uk: "навіть у конвеєр чи файл, для --format cards і table")
        case .never: LocalizedText(en: "no colour at all", uk: "зовсім без кольору")
        case .truecolor:
            LocalizedText(
                en: "millions of colours, wherever the output goes",
                uk: "мільйони кольорів, куди б не йшов вивід")
        case .ansi256:
            LocalizedText(en: "the 256 colours of xterm, likewise", uk: "256 кольорів xterm, так само")
        case .ansi16:
            LocalizedText(
                en: "the 16 colours of your terminal’s palette, likewise",
                uk: "16 кольорів палітри вашого термінала, так само")
        }
    }

    var aliases: [String] {
        switch self {
        case .truecolor: ["24bit", "rgb"]
        case .auto, .always, .never, .ansi256, .ansi16: []
        }
    }

    fileprivate var choice: TerminalKit.ColorChoice {
        switch self {
        case .auto: .auto
        case .always: .always
        case .never: .never
        case .truecolor: .trueColor
        case .ansi256: .ansi256
        case .ansi16: .ansi16
        }
    }
}

extension Call {
    /// The requested format, if any.
    var askedFormat: OutputFormat? { choice(OutputOptions.format) }

    /// The requested format, or the one that suits the destination of the output.
    var format: OutputFormat { askedFormat ?? (console.isTerminal ? .cards : .plain) }

    /// Whether the command can print in this format.
    func offers(_ format: OutputFormat) -> Bool {
        guard case .choice(let choices) = command.option(OutputOptions.format.name)?.kind else {
            return false
        }
        return choices.contains { $0.spelling == format.rawValue }
    }

    /// When to use colour.
    var colorChoice: TerminalKit.ColorChoice {
        choice(OutputOptions.color, as: ColorChoice.self)?.choice ?? .auto
    }

    /// The number of colours to draw with.
    var colorDepth: ColorDepth { colorVerdict.depth }
    /// Whether a terminal that says so may get more colours on a live screen.
    var raisesColorDepth: Bool { colorVerdict.isGuess }

    private var colorVerdict: ColorVerdict {
        let (variables, isTerminal) = (console.environment, console.isTerminal)
        return ColorDepth.verdict(choice: colorChoice, environment: variables, isTerminal: isTerminal)
    }
}

/// The format of a command's output.
enum OutputFormat: String, ChoiceValue {
    case cards
    case table
    case plain
    case json
    case csv
    case ics
    case svg
    case screenReader = "screen-reader"

    /// The formats for any screen.
    static let ofScreens: [OutputFormat] = [.cards, .plain, .json, .svg, .screenReader]

    /// The formats for a screen of lines, which may also go to a spreadsheet.
    static let ofTables: [OutputFormat] = [.cards, .plain, .json, .csv, .svg, .screenReader]

    /// The formats for `swippy config`: values are not cards, so they can't be drawn.
    static let ofValues: [OutputFormat] = [.plain, .json]

    /// Whether it is meant for programs rather than people.
    var isForPrograms: Bool {
        switch self {
        case .plain, .json, .csv, .ics: true
        case .cards, .table, .svg, .screenReader: false
        }
    }

    /// Whether people keep it in files.
    var isForFiles: Bool {
        switch self {
        case .json, .csv, .ics, .svg: true
        case .cards, .table, .plain, .screenReader: false
        }
    }

    var meaning: LocalizedText {
        switch self {
        case .cards:
            LocalizedText(
                en: "drawn cards; the default in a terminal", uk: "намальовані картки; типово в терміналі")
        case .table:
            LocalizedText(
                en: "one line per card, and the totals; the default in a terminal where the cards don’t fit",
                uk: "рядок на картку й підсумки; типово в терміналі, якщо картки не вміщуються")
        case .plain:
            LocalizedText(
                en: "one item per line, tab-separated; the default in a pipe",
                uk: "один запис на рядок, поля через табуляцію; типово в конвеєрі")
        case .json:
            LocalizedText(en: "JSON with a versioned schema", uk: "JSON із версією схеми")
        case .csv:
            LocalizedText(
                en: "a table for spreadsheets, by RFC 4180", uk: "таблиця для електронних таблиць за RFC 4180"
            )
        case .ics:
            LocalizedText(en: "events for a calendar, by RFC 5545", uk: "події для календаря за RFC 5545")
        case .svg:
            LocalizedText(en: "the same picture as an SVG file", uk: "те саме зображення у форматі SVG")
        case .screenReader:
            LocalizedText(
                en: "sentences in reading order, without drawing",
                uk: "речення в порядку читання, без малюнків")
        }
    }
}
