package import TerminalKit
package import Words

/// The output form of a command: one for people, or one for programs.
package enum OutputOptions {
    package static let formatName = "format"
    package static let formatID = Option.spelling(of: formatName)
    /// The form that is heard.
    package static let heard = "screen-reader"
    /// The forms that people keep in files.
    package static let forFiles = ["json", "csv", "ics", "svg"]

    /// For a command that prints values, which have no picture and therefore neither width nor colour.
    package static let ofValues = [formatOfValues] + shorthands(for: ValueFormat.allCases.map(\.rawValue))

    package static let formatOfValues = format(
        ValueFormat.allCases.map { Choice($0) }, shorthands: ValueFormat.allCases.map(\.rawValue),
        standard: LocalizedText(
            en: "columns in a terminal, plain in a pipe", uk: "у терміналі стовпці, у конвеєрі plain"))

    /// For a report, which is either text or JSON.
    package static let json = Option(
        "json", group: .output, kind: .shorthand(of: formatName, choice: ValueFormat.json.rawValue),
        en: "Answer in JSON with a versioned schema",
        uk: "Відповісти у форматі JSON із версією схеми", conflicts: [ValueFormat.plain.rawValue])

    package static let color = Option(
        "color", group: .output, kind: .choice(of: ColorChoice.self),
        placeholder: LocalizedText(en: "WHEN", uk: "КОЛИ"),
        en: "When to use colour, and how many colours",
        uk: "Коли використовувати колір і скільки кольорів",
        standard: LocalizedText(ColorChoice.auto), conflicts: ["no-color"])

    package static let noColor = Option(
        "no-color", group: .output, kind: .shorthand(of: color.name, choice: ColorChoice.never.rawValue),
        en: "The same as --color never", uk: "Те саме, що --color never", conflicts: [color.name])

    package static func format(_ formats: [Choice], shorthands: [String], standard: LocalizedText) -> Option {
        Option(
            formatName, group: .output, kind: .choice(formats),
            placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"), en: "Form of the output",
            uk: "Формат виводу", standard: standard, conflicts: shorthands)
    }

    package static func shorthands(for formats: [String]) -> [Option] {
        formats.map { format in
            Option(
                format, group: .output, kind: .shorthand(of: formatName, choice: format),
                en: "The same as --format \(format)", uk: "Те саме, що --format \(format)",
                conflicts: formats.filter { $0 != format } + [formatName])
        }
    }
}

extension OptionGroup {
    package static let output = OptionGroup("Output", "Вивід", rank: 2)
}

/// The forms of values.
package enum ValueFormat: String, ChoiceValue {
    case plain
    case json
    case csv

    package var meaning: LocalizedText {
        switch self {
        case .plain:
            LocalizedText(
                en: "one item per line, tab-separated; the default in a pipe",
                uk: "один запис на рядок, поля через табуляцію; типово в конвеєрі")
        case .json: LocalizedText(en: "JSON with a versioned schema", uk: "JSON із версією схеми")
        case .csv:
            LocalizedText(
                en: "a table for spreadsheets, by RFC 4180", uk: "таблиця для електронних таблиць за RFC 4180"
            )
        }
    }
}

extension ColorChoice: ChoiceValue {
    package var meaning: LocalizedText {
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
        case .trueColor:
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

    package var aliases: [String] {
        switch self {
        case .trueColor: ["24bit", "rgb"]
        case .auto, .always, .never, .ansi256, .ansi16: []
        }
    }
}

extension Call {
    /// When to use colour.
    package var colorChoice: ColorChoice { choice(OutputOptions.color) ?? .auto }

    /// The number of colours to draw with.
    package var colorDepth: ColorDepth { colorVerdict.depth }
    /// Whether a live screen may use more colours if the terminal says that it has them.
    package var raisesColorDepth: Bool { colorVerdict.isGuess }

    private var colorVerdict: ColorVerdict {
        let (variables, isTerminal) = (console.environment, console.isTerminal)
        return ColorDepth.verdict(choice: colorChoice, environment: variables, isTerminal: isTerminal)
    }
}
