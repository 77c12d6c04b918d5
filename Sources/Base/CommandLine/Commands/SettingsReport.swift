import Foundation
import Records
import TerminalKit
package import Words
import Values

/// The form in which `swippy config` prints settings.
package struct SettingsReport {
    private let call: Call

    package init(_ call: Call) {
        self.call = call
    }

    /// The settings in the requested format.
    package func text(_ entries: [Settings.Entry]) -> String {
        call.asksForJSON ? json(entries) : plain(entries)
    }

    private func plain(_ entries: [Settings.Entry]) -> String {
        let words = SettingWords(language: call.console.isTerminal ? call.language : .english)
        let rows = entries.map { entry in
            [
                entry.setting.name, entry.value.map { VisibleText(path: $0.text).text } ?? "",
                words.origin(entry.origin),
            ]
        }
        guard call.console.isTerminal else {
            return rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        }
        let widths = [0, 1].map { column in (rows.map { $0[column].columns }.max() ?? 0) + 2 }
        return rows.map { row in
            row[0].padded(to: widths[0]) + row[1].padded(to: widths[1]) + row[2] + "\n"
        }
        .joined()
    }

    private func json(_ entries: [Settings.Entry]) -> String {
        let values = entries.map { entry -> FieldValue in
            let fraction: Double? = if case .fraction(let number) = entry.value { number } else { nil }
            let variable: String? = if case .environment(let name) = entry.origin { name } else { nil }
            let path: String? = if case .file(let file) = entry.origin { file } else { nil }
            let rival: String? = if case .overruled(let rival) = entry.origin { rival } else { nil }
            return .members([
                // The key that the first version of the schema used in the file; commands take the other.
                "name": entry.setting.otherKeys.first ?? entry.setting.name, "key": entry.setting.name,
                "value": fraction == nil ? entry.value?.text.withMaskedNames : nil, "fraction": fraction,
                "origin": entry.origin.code, "variable": variable, "path": path, "overruledBy": rival,
            ])
        }
        return FieldValue.object([
            .init(name: "schema", value: .text("\(call.program.name).config/1")),
            .init(name: "values", value: .list(values)),
        ]).jsonText()
    }
}

extension Settings.Origin {
    /// The word for it in JSON.
    package var code: String {
        switch self {
        case .flag: "flag"
        case .environment: "environment"
        case .file: "file"
        case .overruled: "overruled"
        case .standard: "default"
        }
    }

    /// The name of `option` in this place.
    package func spelling(of option: Option) -> String {
        switch self {
        case .flag, .overruled, .standard: option.spelling
        case .environment(let variable): variable
        case .file: "config.json: \(option.name)"
        }
    }
}

/// How reports name the places that settings come from.
package struct SettingWords {
    private let language: Language

    package init(language: Language) { self.language = language }

    /// - Parameter showsPath: whether to name the configuration file by its path.
    package func origin(_ origin: Settings.Origin, showsPath: Bool = true) -> String {
        switch origin {
        case .flag: CommandStrings.fromFlag[language]
        case .environment(let variable): "\(CommandStrings.fromEnvironment[language]) \(variable)"
        case .file(let path) where showsPath:
            "\(CommandStrings.fromFile[language]) \(VisibleText(path: path).text)"
        case .file: "\(CommandStrings.fromFile[language]) config.json"
        case .overruled(let rival):
            LocalizedText(en: "overruled by \(rival)", uk: "натомість діє \(rival)")[language]
        case .standard: CommandStrings.fromDefault[language]
        }
    }
}
