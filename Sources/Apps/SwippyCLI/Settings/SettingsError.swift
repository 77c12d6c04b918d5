import SwipeKit
import Words

/// Words errors in swipe values that didn't come from the command line, or that contradict each other.
struct SettingsError {
    let language: Language

    func invalidVariable(_ variable: String, _ text: String, _ problem: ValueProblem) -> CommandStop {
        stop(
            .usage, words.invalidValue(.option(variable), text, problem),
            say("Correct or unset the variable \(variable).", "Виправте або приберіть змінну \(variable)."))
    }

    func invalidKey(_ key: String, in path: String, _ text: String, _ problem: ValueProblem) -> CommandStop {
        stop(
            .badData, "\(shown(path)): " + words.invalidValue(.option(key), text, problem),
            say("Correct or remove “\(key)” there.", "Виправте або приберіть там «\(key)»."))
    }

    func unknownKey(_ key: String, in path: String, known: [String]) -> CommandStop {
        let nearest = Suggestions.nearest(to: key, among: known).first
        let advice =
            nearest.map { say("Did you mean “\($0)”?", "Можливо, «\($0)»?") }
            ?? say("The keys are: ", "Ключі: ") + known.joined(separator: ", ") + "."
        return stop(
            .badData,
            say(
                "\(shown(path)): unknown key “\(visible(key))”",
                "\(shown(path)): невідомий ключ «\(visible(key))»"),
            advice)
    }

    /// Two keys set the same value: choosing one would be a guess.
    func sameKeys(_ key: String, _ other: String, in path: String) -> CommandStop {
        stop(
            .badData,
            say(
                "\(shown(path)): “\(key)” and “\(other)” both set the same value",
                "\(shown(path)): «\(key)» і «\(other)» задають одне й те саме значення"),
            say("Remove one of them.", "Приберіть один із цих ключів."))
    }

    func unreadable(_ path: String) -> CommandStop {
        stop(
            .inputOutput, say("\(shown(path)) can’t be read", "\(shown(path)) не читається"),
            say("Check its permissions.", "Перевірте права доступу."))
    }

    func notAnObject(_ path: String) -> CommandStop {
        stop(
            .badData,
            say(
                "\(shown(path)) is not a JSON object of values",
                "\(shown(path)) не є JSON-об’єктом зі значеннями"),
            say(
                "It should look like {\"openPercentage\": 0.6}.",
                "Має бути на зразок {\"openPercentage\": 0.6}."))
    }

    /// Two values that are valid separately but not together; `origins` says where they come from.
    func contradiction(_ error: CardConfigError, origins: [SwipeSettings.Origin]) -> CommandStop {
        let bound =
            switch error.upperBound {
            case .one: say("at most 1", "не більше за 1")
            case .upTo(let open):
                say("at most openPercentage (\(open))", "не більше за openPercentage (\(open))")
            case .below(let open):
                say("less than openPercentage (\(open))", "менше за openPercentage (\(open))")
            }
        return stop(
            exitCode(of: origins),
            say(
                "\(error.field.rawValue) is \(error.value), and must be greater than 0 and \(bound)",
                "\(error.field.rawValue) — \(error.value), а має бути більше за 0 і \(bound)"),
            say(
                "Change one of the two; swippy config shows where each comes from.",
                "Змініть одне з двох; swippy config показує, звідки кожне."))
    }

    private var words: UsageErrorWords {
        UsageErrorWords(command: ConfigCommand.name, language: language)
    }

    private func stop(_ code: ExitCode, _ summary: String, _ advice: String) -> CommandStop {
        CommandStop(exitCode: code, lines: ["swippy: " + summary, advice])
    }

    /// The configuration file is to blame only if neither value comes from a place with precedence over it.
    private func exitCode(of origins: [SwipeSettings.Origin]) -> ExitCode {
        let isFromFile = origins.contains { origin in
            if case .file = origin { true } else { false }
        }
        let isNearer = origins.contains { origin in
            switch origin {
            case .flag, .environment: true
            case .file, .standard: false
            }
        }
        return isFromFile && !isNearer ? .badData : .usage
    }

    private func visible(_ text: String) -> String { VisibleText(text).text }

    private func shown(_ path: String) -> String { VisibleText(path: path).text }

    private func say(_ english: String, _ ukrainian: String) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }
}
