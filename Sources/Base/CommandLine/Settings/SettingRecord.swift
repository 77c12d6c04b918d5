package import Records
import TerminalKit
package import Words

/// A setting as data.
package struct SettingRecord: Described {
    package let key: String
    package let value: String?
    package let origin: Settings.Origin
    private let isForOthers: Bool

    /// A setting in effect.
    ///
    /// - Parameter isForOthers: whether to leave out addresses and paths, of which others learn only that they are set.
    package init(_ entry: Settings.Entry, isForOthers: Bool = false) {
        let isHidden = isForOthers && entry.setting.isPrivate
        (key, origin, self.isForOthers) = (entry.setting.name, entry.origin, isForOthers)
        value = entry.value.map { isHidden ? "…" : VisibleText(path: $0.text).text }
    }

    package static let fields: [Field<SettingRecord>] = [
        Field("key", \.key, en: "the name of its option", uk: "назва параметра"),
        Field("value", \.value, en: "what holds now", uk: "що діє зараз"),
        .column(
            "origin", { $0.source[.english] },
            en:
                "where it comes from: flag, environment and a variable, file and its path, overruled by an option, default",
            uk: "звідки воно: flag, environment і змінна, file і шлях, overruled by і параметр, default"),
        .json("origin", \.origin.code, "flag, environment, file, overruled or default"),
        .json("variable", \.origin.variable, "the environment variable that has it"),
        .json("path", \.path, "the file that has it"),
        .json("overruledBy", \.origin.rival, "the option that counts instead"),
    ]

    private var path: String? {
        if case .file(let path) = origin, !isForOthers { VisibleText(path: path).text } else { nil }
    }

    /// What reports call the place that it comes from.
    package var source: LocalizedText {
        switch origin {
        case .flag: LocalizedText(en: "flag", uk: "параметр")
        case .environment(let name): LocalizedText(en: "environment \(name)", uk: "середовище \(name)")
        case .file:
            LocalizedText(en: "file \(path ?? "config.json")", uk: "файл \(path ?? "config.json")")
        case .overruled(let rival): LocalizedText(en: "overruled by \(rival)", uk: "натомість діє \(rival)")
        case .standard: LocalizedText(en: "default", uk: "типове")
        }
    }
}

/// Settings as data.
package struct ConfigRecord: Record {
    package static let shape = "config/2"
    package static let fields: [Field<ConfigRecord>] = [.json("settings", \.lines, "the settings")]
    package let lines: [SettingRecord]
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

    fileprivate var variable: String? { if case .environment(let name) = self { name } else { nil } }
    fileprivate var rival: String? { if case .overruled(let rival) = self { rival } else { nil } }

    /// The name of `option` in this place.
    package func spelling(of option: Option) -> String {
        switch self {
        case .flag, .overruled, .standard: option.spelling
        case .environment(let variable): variable
        case .file: "config.json: \(option.name)"
        }
    }
}

extension Call {
    /// Prints settings in the requested form; for people in columns.
    func write(_ entries: [Settings.Entry]) throws {
        let record = ConfigRecord(lines: entries.map { SettingRecord($0) })
        let text =
            switch choice(OutputOptions.formatOfValues) ?? (console.isTerminal ? nil : ValueFormat.plain) {
            case nil: columns(record.lines)
            case .plain?: record.plain
            case .csv?: record.csv
            case .json?: record.json(of: program.name, asOf: nil)
            }
        try console.write(text)
    }

    private func columns(_ settings: [SettingRecord]) -> String {
        let rows = settings.map { [$0.key, $0.value ?? "", $0.source[language]] }
        let widths = [0, 1].map { column in (rows.map { $0[column].columns }.max() ?? 0) + 2 }
        return rows.map { $0[0].padded(to: widths[0]) + $0[1].padded(to: widths[1]) + $0[2] + "\n" }.joined()
    }
}
