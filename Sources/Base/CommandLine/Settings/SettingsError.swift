import Foundation
package import JSONFeed
import JSONWords
package import Words

/// Words errors in settings that didn't come from the command line, or that contradict each other.
package struct SettingsError {
    package let program: Program
    package let voice: Voice

    package func invalidVariable(_ variable: String, _ text: String, _ problem: ValueProblem) -> CommandStop {
        stop(
            .usage, words.invalidValue(.option(variable), text, problem),
            voice("Correct or unset the variable \(variable).", "Виправте або приберіть змінну \(variable)."))
    }

    package func invalidKey(_ key: String, in path: String, _ text: String, _ problem: ValueProblem)
        -> CommandStop
    {
        stop(
            .badData, "\(shown(path)): " + words.invalidValue(.option(key), text, problem),
            voice("Correct or remove “\(key)” there.", "Виправте або приберіть там «\(key)»."))
    }

    /// A line about a value that isn't valid any more, with the one that counts instead.
    func remark(on fault: Settings.Fault, of entry: Settings.Entry) -> String {
        let place =
            switch fault.origin {
            case .environment(let variable): variable
            case .file(let path): "\(shown(path)): \(entry.setting.name)"
            case .flag, .overruled, .standard: entry.setting.name
            }
        let (text, instead) = (visible(fault.text ?? ""), entry.value?.text ?? "")
        return voice(
            "\(place): there is no “\(text)” in this version; “\(instead)” counts instead",
            "\(place): «\(text)» у цій версії немає; натомість діє «\(instead)»")
    }

    /// A line about unknown keys.
    package func unknownKeys(_ keys: [String], in path: String) -> String {
        let known = program.settings.all.flatMap(\.keys)
        let nearest = Set(keys.flatMap { Suggestions.nearest(to: $0, among: known).prefix(1) }).sorted()
        let list = keys.map { voice("“\(visible($0))”", "«\(visible($0))»") }.joined(separator: ", ")
        let line = voice("\(shown(path)): ignored: \(list)", "\(shown(path)): не враховано: \(list)")
        guard !nearest.isEmpty else { return line }
        let names = nearest.joined(separator: ", ")
        return line + voice("; did you mean \(names)?", "; можливо, \(names)?")
    }

    /// Two settings that can't be combined are set in the same place: choosing one would be a guess.
    package func conflict(_ entry: Settings.Entry, _ other: Settings.Entry) -> CommandStop {
        guard case .file(let path) = entry.origin else {
            let names = [entry, other].map { program.variable(of: $0.setting) }
            return stop(
                .usage,
                voice(
                    "\(names[0]) and \(names[1]) can’t both be set",
                    "\(names[0]) і \(names[1]) не можна задати разом"),
                voice("Unset one of the variables.", "Приберіть одну зі змінних."))
        }
        let names = [entry, other].map(\.setting.name)
        return stop(
            .badData,
            voice(
                "\(shown(path)): “\(names[0])” and “\(names[1])” can’t both be set",
                "\(shown(path)): «\(names[0])» і «\(names[1])» не можна задати разом"),
            voice(
                "Remove one of them: \(program.name) config unset \(names[0]), or \(names[1]).",
                "Приберіть один із них: \(program.name) config unset \(names[0]) або \(names[1])."))
    }

    /// Two keys set the same value: choosing one would be a guess.
    package func sameKeys(_ key: String, _ other: String, in path: String) -> CommandStop {
        stop(
            .badData,
            voice(
                "\(shown(path)): “\(key)” and “\(other)” both set the same value",
                "\(shown(path)): «\(key)» і «\(other)» задають одне й те саме значення"),
            voice("Remove one of them.", "Приберіть один із цих ключів."))
    }

    package func unreadable(_ path: String) -> CommandStop {
        stop(
            access(path, R_OK) == 0 ? .inputOutput : .notAllowed,
            voice("\(shown(path)) can’t be read", "\(shown(path)) не читається"),
            voice("Change its permissions.", "Змініть права доступу."))
    }

    package func notAnObject(_ path: String) -> CommandStop {
        stop(
            .badData,
            voice(
                "\(shown(path)) is not a JSON object of values",
                "\(shown(path)) не є JSON-об’єктом зі значеннями"),
            voice(
                "It should look like {\"lang\": \"en\"}.",
                "Має бути на зразок {\"lang\": \"en\"}."))
    }

    /// The file is not JSON, or is empty.
    package func malformed(_ path: String, _ fault: JSONSyntax.Fault) -> CommandStop {
        stop(
            .badData,
            "\(shown(path)):\(fault.line):\(fault.column): \(fault.problem.text(in: voice.language))",
            voice(
                "Correct it there, or start over: \(program.name) config set or unset begins a new file and keeps this one beside it.",
                "Виправте це там або почніть заново: \(program.name) config set чи unset створює новий файл, а цей лишає поруч."
            ))
    }

    /// A setting names a file that isn't there.
    package func noFile(_ path: String, _ setting: Setting) -> String {
        voice(
            "there is no file \(shown(path)) yet; the setting \(setting.name) now points to it",
            "файлу \(shown(path)) ще немає; відтепер на нього вказує \(setting.name)")
    }

    /// Names the setting behind an error, for the middle of a sentence; `nil` if the value is from the command line.
    package func blame(_ entry: Settings.Entry) -> (what: String, advice: String)? {
        let name = entry.setting.name
        switch entry.origin {
        case .environment(let variable):
            return (
                voice("it is the variable \(variable)", "на нього вказує змінна \(variable)"),
                voice(
                    "Correct or unset the variable \(variable).", "Виправте або приберіть змінну \(variable)."
                )
            )
        case .file(let path):
            return (
                voice(
                    "it is the setting “\(name)” in \(shown(path))",
                    "на нього вказує налаштування «\(name)» у \(shown(path))"),
                voice(
                    "Correct it: \(program.name) config set \(name) PATH, or remove it: \(program.name) config unset \(name)",
                    "Виправте його: \(program.name) config set \(name) ШЛЯХ, або приберіть: \(program.name) config unset \(name)"
                )
            )
        case .flag, .overruled, .standard: return nil
        }
    }

    /// The file or its folder can't be written.
    ///
    /// - Parameter code: the value of `errno`.
    package func unwritable(_ path: String, _ code: Int32) -> CommandStop {
        let exitCode = ExitCode(systemCode: code)
        let isProtected = exitCode == .notAllowed
        let reason = isProtected ? "" : ": " + String(cString: strerror(code))
        return stop(
            exitCode,
            voice("\(shown(path)) can’t be written", "\(shown(path)) не вдалося записати") + reason,
            isProtected
                ? voice(
                    "The file is read-only: change its permissions, or change the setting in whatever creates the file. A variable such as \(program.variable(of: .language)) needs no file.",
                    "Доступ лише для читання: змініть права або задайте значення там, звідки цей файл береться. Змінній, як-от \(program.variable(of: .language)), файл не потрібен."
                )
                : [ENOSPC, EDQUOT].contains(code)
                    ? voice(
                        "Nothing was changed. Check that the disk has room.",
                        "Нічого не змінено. Перевірте, чи є місце на диску.")
                    : voice(
                        "Nothing was changed. Check the path.",
                        "Нічого не змінено. Перевірте шлях."))
    }

    package var noHome: CommandStop {
        stop(
            .inputOutput, voice[CommandStrings.noHome],
            voice(
                "Set HOME or XDG_CONFIG_HOME, under which the file is kept.",
                "Задайте HOME або XDG_CONFIG_HOME, де зберігається файл."))
    }

    private var words: UsageErrorWords {
        UsageErrorWords(command: ConfigCommand.name, voice: voice)
    }

    package func stop(_ code: ExitCode, _ summary: String, _ advice: String) -> CommandStop {
        CommandStop(exitCode: code, message: summary, advice: advice)
    }

    private func visible(_ text: String) -> String { VisibleText(text).text }

    private func shown(_ path: String) -> String { VisibleText(path: path).text }
}
