import CommandLine
import Records
import TerminalKit
import Words

extension DoctorReport {
    /// How the program was started, and what it concludes from that.
    var start: [DoctorFact] {
        let (version, title) = (program.version, LocalizedText(word: program.about.title))
        let streams = Streams(
            input: console.isInputTerminal, output: console.isTerminal, errors: console.isErrorTerminal)
        let size = Measures(size: console.size, source: console.sizeSource.told)
        let colors = Verdict(
            color.depth.told, color.rules.map { $0.told(settings.origin(of: OutputOptions.color)) })
        let theme = Verdict(
            appearance.appearance.told, [appearance.rule.told(settings.origin(of: OutputOptions.theme))])
        let tongue = Verdict(Told(language.rawValue), [languageSource])
        return [
            DoctorFact(
                title, LocalizedText(word: version), .value("version", version, "the program’s version")),
            DoctorFact(
                "System", "Система", LocalizedText(word: system),
                .value("system", system, "the operating system and the machine")),
            DoctorFact(
                "Terminals", "Термінали", streams.words,
                .value("terminals", streams, "which of the standard streams are terminals")),
            DoctorFact("Size", "Розмір", size.words, .value("size", size, "the size of the screen")),
            DoctorFact(
                "Colours", "Кольори", colors.words, .value("color", colors, "how many colours there are")),
            DoctorFact("Theme", "Тема", theme.words, .value("theme", theme, "dark or light")),
            DoctorFact("Language", "Мова", tongue.words, .value("language", tongue, "the language")),
        ] + facts + leftovers.map(\.fact)
    }

    /// All of the report for programs. People get the last four in rows.
    private var members: [Field<Void>] {
        let refusal: Told? = if case .notAsked(let refusal) = answers { refusal.told } else { nil }
        return start.compactMap(\.member) + [
            .value(
                "environment", variables.filter { $0.value != nil }, "the variables that matter and are set"),
            .value("settings", preferences, "the settings, as of config, without addresses and paths"),
            .value(
                "leftovers", leftovers.isEmpty ? nil : leftovers,
                "what earlier versions left; missing if that is nothing"),
            .value("answers", terminal, "what the terminal answered"),
            .value("notAsked", refusal, "why it wasn’t asked"),
        ]
    }

    private var shape: String { "\(program.name).doctor/3" }

    /// The report as JSON. Unknown values are left out.
    func json() -> String { FieldValue.object(of: members, in: ()).document(named: shape) }

    /// The JSON Schema of the report.
    var schema: String { FieldKind.object(of: members).schema(named: shape) }
}

/// Which of the standard streams are terminals.
private struct Streams: Described {
    let input, output, errors: Bool

    static let fields: [Field<Streams>] = [
        .json("input", \.input, "standard input"), .json("output", \.output, "standard output"),
        .json("errors", \.errors, "standard error"),
    ]

    var words: LocalizedText {
        let all = [
            (input, LocalizedText(en: "input", uk: "ввід")),
            (output, LocalizedText(en: "output", uk: "вивід")),
            (errors, LocalizedText(en: "errors", uk: "помилки")),
        ]
        let terminals = all.filter(\.0).map(\.1)
        return terminals.isEmpty
            ? LocalizedText(en: "none of the standard streams", uk: "жоден зі стандартних потоків")
            : terminals.joined(", ")
    }
}

/// The size of the screen, and who tells it.
private struct Measures: Described {
    let size: Size
    let source: Told

    static let fields: [Field<Measures>] = [
        .json("columns", \.size.columns, "cells from left to right"),
        .json("rows", \.size.rows, "cells from top to bottom"), .json("source", \.source, "what tells it"),
    ]

    var words: LocalizedText { LocalizedText(word: "\(size.columns) × \(size.rows)").explained(source.words) }
}
