public import CommandLine
import Trace
import Words

/// The options that show the messages between the parts of a screen.
package enum TraceOptions {
    package static let all = [trace, file]

    package static let trace = Option(
        "trace", group: .developers, kind: .choice(of: TraceFormat.self),
        placeholder: LocalizedText(en: "FORMAT", uk: "ФОРМАТ"),
        en: "Print every message between the layers on standard error when the command ends, secrets masked",
        uk: "Після команди вивести в стандартний вивід помилок усі повідомлення між шарами, без секретів")

    package static let file = Option(
        "trace-file", group: .developers, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"), example: "trace.txt",
        en: "Write what --trace shows to this file instead, and replace what it contains",
        uk: "Записати показане через --trace у цей файл, замінивши його вміст"
    ).only(with: .option(trace.name))
}

extension TraceFormat: ChoiceValue {
    package var meaning: LocalizedText {
        switch self {
        case .text:
            LocalizedText(
                en: "one line per message, indented", uk: "рядок на повідомлення, з відступами")
        case .mermaid:
            LocalizedText(en: "a Mermaid sequence diagram", uk: "діаграма послідовності Mermaid")
        case .json:
            LocalizedText(en: "one JSON object per line", uk: "об’єкт JSON на рядок")
        }
    }
}
