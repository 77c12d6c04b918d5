public import CommandLine
import Records
import TerminalKit
package import Words

/// The options for the look of screens.
extension OutputOptions {
    package static let all =
        [format] + shorthands(for: [.plain, .json]) + [color, noColor, theme, pictures, width]

    /// For a command that prints lines, which may also go to a spreadsheet.
    package static let ofTables =
        [format(OutputFormat.ofTables, shorthands: [.plain, .json, .csv])]
        + shorthands(for: [.plain, .json, .csv]) + [color, noColor, theme, pictures, width]

    /// For a command that prints lines with dates, which may also go to a calendar.
    package static let ofDates =
        [format(OutputFormat.allCases.filter { $0 != .table }, shorthands: [.plain, .json, .csv, .ics])]
        + shorthands(for: [.plain, .json, .csv, .ics]) + [color, noColor, theme, pictures, width]

    /// For the list, whose cards may be drawn or listed in a table.
    package static let ofList =
        [
            format(
                OutputFormat.allCases.filter { $0 != .ics }, shorthands: [.plain, .json, .csv],
                standard: bestOfList)
        ]
        + shorthands(for: [.plain, .json, .csv]) + [color, noColor, theme, pictures, width]

    /// For the live screen when it prints the list.
    package static let ofLiveList =
        [format(OutputFormat.allCases.filter { ![.csv, .ics].contains($0) }, standard: bestOfList)]
        + shorthands(for: [.plain, .json]) + [color, noColor, theme, pictures, width]

    private static let bestOfList = LocalizedText(
        en: "cards in a terminal, or table where they don’t fit; plain in a pipe",
        uk: "у терміналі cards або, якщо не вміщуються, table; у конвеєрі plain")

    /// For a command that prints lines and totals.
    package static let ofSums = [header, sums].map { $0.only(with: .form([OutputFormat.plain.rawValue])) }

    private static let header = Option(
        "header", group: .lines, kind: .flag, en: "Begin with the names of the fields",
        uk: "Почати з назв полів")

    private static let sums = Option(
        "sums", group: .lines, kind: .flag, en: "End with a line for each sum: sum, currency, amount",
        uk: "Завершити рядком для кожної суми: sum, валюта, сума")

    /// The header and the totals around the lines of `record`, if requested and it has the first or the last part of them.
    static func frame(of record: Any, _ call: Call) -> (start: String, end: String) {
        guard let record = record as? any SummedRecord else { return ("", "") }
        return (
            call.flag(header) && record.part.isFirst ? record.header : "",
            call.flag(sums) && record.part.isLast ? record.plainSums : ""
        )
    }

    /// For a report, which is either text or JSON.
    package static let ofReport = [json, color, noColor, theme]

    package static let format = format(OutputFormat.ofScreens)

    /// What a setting calls the form that suits the output.
    static let standardForm = "auto"

    /// The form as a setting, for good.
    static let formatForGood = Option(
        formatName, group: .output,
        kind: .choice([
            Choice(
                standardForm,
                LocalizedText(
                    en: "what suits the output: drawn in a terminal, lines in a pipe",
                    uk: "що личить виводу: у терміналі малюнок, у конвеєрі рядки")),
            Choice(OutputFormat.screenReader),
        ]),
        placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"), en: "Form of the output",
        uk: "Формат виводу", standard: LocalizedText(word: standardForm))

    private static func format(
        _ formats: [OutputFormat], shorthands: [OutputFormat] = [.plain, .json],
        standard: LocalizedText = LocalizedText(
            en: "cards in a terminal, plain in a pipe", uk: "у терміналі cards, у конвеєрі plain")
    ) -> Option {
        format(formats.map { Choice($0) }, shorthands: shorthands.map(\.rawValue), standard: standard)
    }

    private static func shorthands(for formats: [OutputFormat]) -> [Option] {
        shorthands(for: formats.map(\.rawValue))
    }

    package static let width = Option(
        "width", short: "w", group: .output, kind: .integer(20...1000),
        placeholder: LocalizedText(en: "COLUMNS", uk: "СТОВПЦІ"),
        en: "Draw for this many columns, 20 to 1000, instead of the terminal’s own",
        uk: "Малювати на стільки стовпців, від 20 до 1000, а не на ширину термінала")
}

extension [Option] {
    /// The options of a command that shows a screen: its form, colours, theme, pictures and width.
    public static var ofScreens: [Option] { OutputOptions.all }

    /// The same for a screen that is a table, such as an `AnswerPageView`: also as CSV, for spreadsheets.
    public static var ofTables: [Option] { OutputOptions.ofTables }
}

extension Call {
    /// The requested format, if any.
    package var askedFormat: OutputFormat? { choice(OutputOptions.format) }

    /// The requested format, or the one that suits the destination of the output.
    package var format: OutputFormat { askedFormat ?? (console.isTerminal ? .cards : .plain) }

    /// Whether the command can print in this format.
    package func offers(_ format: OutputFormat) -> Bool {
        guard case .choice(let choices) = option(OutputOptions.formatName)?.kind else {
            return false
        }
        return choices.contains { $0.spelling == format.rawValue }
    }
}

extension OptionGroup {
    /// For options that say which lines the plain form has.
    package static let lines = OptionGroup("Lines of --plain", "Рядки --plain", rank: 1)
}

/// The format of a command's output.
package enum OutputFormat: String, ChoiceValue {
    case cards
    case table
    case plain
    case json
    case csv
    case ics
    case svg
    case screenReader = "screen-reader"

    /// The formats for any screen.
    package static let ofScreens: [OutputFormat] = [.cards, .plain, .json, .svg, .screenReader]

    /// The formats for a screen of lines, which may also go to a spreadsheet.
    package static let ofTables: [OutputFormat] = [.cards, .plain, .json, .csv, .svg, .screenReader]

    /// Whether it is meant for programs rather than people.
    package var isForPrograms: Bool {
        switch self {
        case .plain, .json, .csv, .ics: true
        case .cards, .table, .svg, .screenReader: false
        }
    }

    package var meaning: LocalizedText {
        switch self {
        case .cards:
            LocalizedText(
                en: "drawn; the default in a terminal", uk: "намальовано; типово в терміналі")
        case .table:
            LocalizedText(
                en: "one line per card, and the totals; the default in a terminal where the cards don’t fit",
                uk: "рядок на картку й підсумки; типово в терміналі, якщо картки не вміщуються")
        case .plain: ValueFormat.plain.meaning
        case .json: ValueFormat.json.meaning
        case .csv: ValueFormat.csv.meaning
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
