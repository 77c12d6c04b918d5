import Foundation
import JSONFeed
import Values
package import Words

/// Prints the value that is in effect for a setting.
package struct ConfigGetCommand: SetUpCommand {
    package static let name = "config get"
    package static let summary = LocalizedText(
        en: "Print the value of a setting", uk: "Вивести значення налаштування")
    package static let arguments = [SettingArguments.key]
    package static let examples = [
        Example("{program} config get lang", "the language", "мова")
    ]

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let setting = try call.namedSetting()
        let settings = Settings(
            [setting] + call.program.settings.rivals(of: setting), from: call.sources, language: call.language
        )
        try settings.check()
        guard let value = settings.value(of: setting.option) else { return }
        try call.console.write(VisibleText(path: value.text).text + "\n")
    }
}

/// Saves a setting in the configuration file.
package struct ConfigSetCommand: SetUpCommand {
    package static let name = "config set"
    package static let summary = LocalizedText(
        en: "Keep a setting for every later command", uk: "Зберегти налаштування для всіх наступних команд")
    package static let arguments = [SettingArguments.key, SettingArguments.value]
    package static let options = OutputOptions.ofValues
    package static let examples = [
        Example("{program} config set lang uk", "always in Ukrainian", "завжди українською")
    ]
    package static let topics = [keeping]

    private static let keeping = Topic(
        "What is kept", "Що зберігається",
        en:
            "A path is kept as a full path. The file is replaced at once, and the rest of it stays as it is. A "
            + "token is never kept; token-file names the file that it is in.",
        uk: "Шлях зберігається повним. Файл замінюється за один раз, а решта його вмісту не змінюється. "
            + "Сам токен не зберігається; token-file вказує на файл, у якому він є.")

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let setting = try call.namedSetting()
        let text = try call.argument(SettingArguments.value)
        try call.change([setting], to: text)
        if case .path = setting.kind, case .text(let path)? = call.kept(text, for: setting), path != "-",
            !FileManager.default.fileExists(atPath: path)
        {
            call.console.writeError("\(call.program.name): \(call.settings.errors.noFile(path, setting))\n")
        }
    }
}

/// Removes a setting from the configuration file.
package struct ConfigUnsetCommand: SetUpCommand {
    package static let name = "config unset"
    package static let summary = LocalizedText(
        en: "Go back to the default of a setting", uk: "Повернути типове значення налаштування")
    package static let arguments = [SettingArguments.keys]
    package static let options = OutputOptions.ofValues
    package static let examples = [
        Example("{program} config unset lang", "in the language of the locale again", "знову мовою локалі")
    ]

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws { try call.change(try call.namedSettings(), to: nil, removing: call.namedGone) }
}

/// The arguments of the `config` commands.
package enum SettingArguments {
    package static let key = Argument(
        "KEY", "КЛЮЧ", kind: .setting,
        en: "The setting, named as its option", uk: "Налаштування, назване як його параметр")

    /// The names of one or more settings.
    package static let keys = Argument(
        "KEY", "КЛЮЧ", kind: .setting, en: "The settings, each named as its option",
        uk: "Налаштування, кожне назване як його параметр", isRepeatable: true)

    package static let value = Argument(
        "VALUE", "ЗНАЧЕННЯ", kind: .settingValue,
        en: "The value, as the option takes it; true or false for an option without a value",
        uk: "Значення, яке приймає параметр; true чи false для параметра без значення")
}

extension SettingTable {
    /// The command line that `config lang uk`, `config set lang=uk` and the like probably mean; `nil` for any other one.
    package func corrected(_ words: [String], of program: String) -> String? {
        guard words.first == ConfigCommand.name, words.count > 1 else { return nil }
        let isSet = words[1] == "set"
        let rest = words.dropFirst(isSet ? 2 : 1)
        let parts = (rest.first ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard !isSet || parts.count == 2 && rest.count == 1, let key = parts.first,
            let setting = all.first(where: { setting in
                setting.keys.contains { $0.lowercased() == key.lowercased() }
            })
        else { return nil }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.dropFirst().first else {
            return "\(program) config get \(setting.name)"
        }
        let needsQuotes =
            value.isEmpty || value.contains { !$0.isLetter && !$0.isNumber && !"-._/:@%+".contains($0) }
        let quoted = needsQuotes ? "'\(value.replacing("'", with: "'\\''"))'" : value
        return "\(program) config set \(setting.name) \(quoted.safeText)"
    }
}

extension Call {
    /// Changes settings in the configuration file, removes keys of settings that went, and prints the values that are then in effect.
    fileprivate func change(_ settings: [Setting], to text: String?, removing keys: [String] = []) throws {
        var sources = sources
        if !keys.isEmpty {
            sources.file = try sources.file.changed(allSettings.errors, isAside: tellAside) { object in
                for key in keys { object.remove(key) }
            }
        }
        for setting in settings { sources.file = try keep(text, for: setting, in: sources.file) }
        let entries = Settings(program.settings.all, from: sources, language: language).entries
        try write(entries.filter { entry in settings.contains { $0.name == entry.setting.name } })
    }

    /// The form in which the file stores `text`; `nil` if it isn't a valid value of `setting`.
    fileprivate func kept(_ text: String, for setting: Setting) -> JSONScalar? {
        do {
            return try setting.keptValue(from: text, home: console.environment["HOME"])
        } catch {
            return nil  // `keep(_:for:in:)` has said why.
        }
    }

    /// Saves `text` as the value of `setting` in the configuration file; `nil` resets the setting to its default.
    ///
    /// - Returns: the file after the change.
    /// - Throws: `UsageError` if the value is invalid, and `CommandStop` if it contradicts another setting or the file can't be
    ///   changed.
    package func keep(_ text: String?, for setting: Setting, in file: ConfigFile) throws -> ConfigFile {
        guard let text else {
            return try file.changed(allSettings.errors, isAside: tellAside) { object throws(CommandStop) in
                for key in object.keys(of: setting) { object.remove(key) }
            }
        }
        let value: JSONScalar
        do throws(ValueProblem) {
            value = try setting.keptValue(from: text, home: console.environment["HOME"])
        } catch {
            throw self.error(.invalidValue(of: .option(setting.name), value: text, problem: error))
        }
        return try file.changed(allSettings.errors, isAside: tellAside) { object throws(CommandStop) in
            let keys = object.keys(of: setting)
            for key in keys.dropFirst() { object.remove(key) }
            object.set(keys.first ?? setting.name, to: value)
            try check(setting, in: ConfigFile(path: file.path ?? "", object: object))
        }
    }

    /// Rejects a value that contradicts the others in the file, which every later command would then refuse.
    private func check(_ setting: Setting, in file: ConfigFile) throws(CommandStop) {
        let settings = Settings(
            program.settings.all, from: SettingSources(of: program, file: file), language: language)
        do throws(CommandStop) {
            try settings.checkChoices()
            try program.settings.check(settings, setting)
        } catch {
            throw CommandStop(exitCode: .usage, message: error.message, advice: error.advice)
        }
    }
}

extension Call {
    /// Says what was wrong with an unreadable configuration file, and where it was moved to.
    package func tellAside(_ fault: String, _ path: String) {
        console.writeError(
            "\(program.name): \(fault) \(CommandStrings.putAside(VisibleText(path: path).text, language))\n")
    }

    /// The setting that the command line names.
    fileprivate func namedSetting() throws(UsageError) -> Setting {
        guard let setting = try namedSettings().first else {
            throw error(.missingArgument(SettingArguments.key.placeholder))
        }
        return setting
    }

    /// The settings that the command line names and that went.
    fileprivate var namedGone: [String] {
        texts(SettingArguments.keys).filter { program.gone(setting: $0) != nil }
    }

    /// The other settings that the command line names.
    fileprivate func namedSettings() throws(UsageError) -> [Setting] {
        let gone = namedGone
        return try texts(SettingArguments.key).filter { !gone.contains($0) }.map { name throws(UsageError) in
            guard let setting = program.settings[name] else {
                throw error(.missingArgument(SettingArguments.key.placeholder))
            }
            return setting
        }
    }
}

extension SettingTable {
    /// The settings that can take the place of this one.
    fileprivate func rivals(of setting: Setting) -> [Setting] {
        all.filter { setting.rivals.contains($0.name) }
    }
}

extension Setting {
    /// `text` as the file stores it. A path is made absolute, since later commands may run in other folders.
    fileprivate func keptValue(from text: String, home: String?) throws(ValueProblem) -> JSONScalar {
        let value = try kind.value(from: text)
        switch (kind, value) {
        case (.path, .text(let path)) where path.withHome("") != path:
            return .text(home.map(path.withHome) ?? path)
        case (.path, .text(let path)) where path != "-" && !path.hasPrefix("/"):
            return .text(FileManager.default.currentDirectoryPath + "/" + path)
        case (_, .choice(let word)) where SwitchChoice(rawValue: word) != nil:
            return .boolean(word == SwitchChoice.on.rawValue)
        case (_, .fraction(let fraction)):
            return Decimal(string: "\(fraction)").map(JSONScalar.number) ?? .text(value.text)
        default: return .text(value.text)
        }
    }
}

extension Choice {
    /// The name of a setting, or one of its other keys.
    package init(_ setting: Setting) {
        self.init(setting.name, setting.option.summary, aliases: setting.otherKeys)
    }
}
