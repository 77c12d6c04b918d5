import Foundation
import Words

/// Shows the swipe values in effect, and where each comes from.
struct ConfigCommand: Command {
    static let name = "config"
    static let summary = LocalizedText(
        en: "Print the swipe values in effect and where each comes from",
        uk: "Вивести чинні значення свайпу і звідки взято кожне")
    static let options = OutputOptions.ofValues + SwipeValueOptions.all + GeneralOptions.all
    static let examples = [
        Example("swippy config", "the values and their sources", "значення та їхні джерела"),
        Example(
            "swippy config --open-percentage 0.4 --json", "what this option would change",
            "що змінив би цей параметр"),
    ]
    static let topics = [sources, behaviours]

    static let sources = Topic(
        "Where a swipe value comes from", "Звідки береться значення свайпу",
        en: "The option wins over the environment variable, which wins over the key in "
            + "$XDG_CONFIG_HOME/swippy/config.json, which wins over the default.",
        uk: "Параметр має перевагу над змінною середовища, вона — над ключем у файлі "
            + "$XDG_CONFIG_HOME/swippy/config.json, а він — над типовим значенням.",
        rows: SwipeValueOptions.all.compactMap { option in
            option.setting.map { setting in
                let places = ([setting.variable] + setting.fileKeys).joined(separator: ", ")
                return Topic.Row(term: option.spelling, meaning: LocalizedText(en: places, uk: places))
            }
        })

    /// What the choices mean, for which the list of options has no room.
    static let behaviours = Topic(
        "Behaviours and closing", "Поведінка і закривання",
        en: "What the choices of --swipe-behaviour and --auto-closing mean:",
        uk: "Що означають варіанти --swipe-behaviour і --auto-closing:",
        rows: BehaviourChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) }
            + AutoClosingChoice.allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) })

    let call: Call
}

extension ConfigCommand {
    func run() throws {
        let settings = try SwipeSettings(call)
        // People use `config` when values contradict each other, so it prints them before it reports an error.
        switch call.askedFormat ?? .plain {
        case .json: try call.console.write(try json(settings.entries))
        case .plain, .cards, .csv, .svg, .screenReader: try call.console.write(plain(settings.entries))
        }
        _ = try settings.config()
    }

    private func plain(_ entries: [SwipeSettings.Entry]) -> String {
        guard call.console.isTerminal else {
            return entries.map { "\($0.fileKey)\t\($0.value.text)\t\(origin($0.origin))\n" }.joined()
        }
        let nameColumns = (entries.map(\.fileKey.count).max() ?? 0) + 2
        let valueColumns = (entries.map(\.value.text.count).max() ?? 0) + 2
        return entries.map { entry in
            entry.fileKey.padding(toLength: nameColumns, withPad: " ", startingAt: 0)
                + entry.value.text.padding(toLength: valueColumns, withPad: " ", startingAt: 0)
                + origin(entry.origin) + "\n"
        }
        .joined()
    }

    /// The same words in every language, for programs that split the lines.
    private func origin(_ origin: SwipeSettings.Origin) -> String {
        let language = call.console.isTerminal ? call.language : .english
        return switch origin {
        case .flag: CommandStrings.fromFlag[language]
        case .environment(let variable): "\(CommandStrings.fromEnvironment[language]) \(variable)"
        case .file(let path): "\(CommandStrings.fromFile[language]) \(VisibleText(path: path).text)"
        case .standard: CommandStrings.fromDefault[language]
        }
    }

    private func json(_ entries: [SwipeSettings.Entry]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(values: entries.map(Document.Value.init))
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        struct Value: Encodable {
            let name: String
            let value: String?
            let fraction: Double?
            let origin: String
            let variable: String?
            let path: String?

            init(_ entry: SwipeSettings.Entry) {
                name = entry.fileKey
                if case .fraction(let number) = entry.value {
                    (value, fraction) = (nil, number)
                } else {
                    (value, fraction) = (entry.value.text, nil)
                }
                switch entry.origin {
                case .flag: (origin, variable, path) = ("flag", nil, nil)
                case .environment(let name): (origin, variable, path) = ("environment", name, nil)
                case .file(let file): (origin, variable, path) = ("file", nil, file)
                case .standard: (origin, variable, path) = ("default", nil, nil)
                }
            }
        }

        let schema = "swippy.config/1"
        let values: [Value]
    }
}
