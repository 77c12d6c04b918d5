import Foundation
import Words

/// `config`: the swipe values in effect, and where each came from.
struct ConfigCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() throws {
        let settings = try SwipeSettings(invocation: invocation, console: console, language: language)
        // `config` is where people look when values contradict each other, so it shows them before it complains.
        switch invocation.choice(.format, as: OutputFormat.self) ?? .plain {
        case .json: try console.write(try json(settings.entries))
        case .plain, .cards, .csv, .svg, .screenReader: try console.write(plain(settings.entries))
        }
        _ = try settings.config()
    }

    private func plain(_ entries: [SwipeSettings.Entry]) -> String {
        guard console.isTerminal else {
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

    /// A program that cuts the lines apart finds the same words in every language.
    private func origin(_ origin: SwipeSettings.Origin) -> String {
        let language = console.isTerminal ? language : .english
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

extension ParsedValue {
    /// The value as it is typed.
    var text: String {
        switch self {
        case .flag: ""
        case .text(let text), .choice(let text): text
        case .integer(let number): "\(number)"
        case .fraction(let fraction): "\(fraction)"
        case .duration(let duration): "\(duration)"
        }
    }
}
