import Words

/// How the table's entries read in the help and in the reference.
struct HelpWords {
    let language: Language

    /// `swippy swipe CARD [left|right|center] [OPTIONS]`.
    func usage(of command: Command) -> String {
        let arguments = command.arguments.map { argument in
            argument.isRequired ? term(for: argument) : "[\(term(for: argument))]"
        }
        let options = LocalizedText(en: "[OPTIONS]", uk: "[ПАРАМЕТРИ]")[language]
        return (["swippy", command.name.rawValue] + arguments + [options]).joined(separator: " ")
    }

    /// A few choices are shown themselves, many by their placeholder.
    func term(for argument: Argument) -> String {
        let choices = argument.kind.completions
        return (1...3).contains(choices.count)
            ? choices.joined(separator: "|") : argument.placeholder[language]
    }

    /// `-f, --file PATH`; without a short form, the long one stands below the other long ones.
    func term(for option: Option) -> String {
        let short = option.key.short.map { "-\($0), " } ?? "    "
        let value = option.placeholder.map { " " + $0[language] } ?? ""
        return short + option.key.spelling + value
    }

    /// The sentence, the choices and the default.
    func explanation(of option: Option) -> String {
        explanation(option.summary, choices: choices(of: option.kind), standard: option.standard)
    }

    func explanation(of argument: Argument) -> String {
        let shown = term(for: argument) == argument.placeholder[language]
        return explanation(
            argument.summary, choices: shown ? choices(of: argument.kind) : [], standard: argument.standard)
    }

    /// Only closed sets: what merely may be suggested is explained in words.
    private func choices(of kind: ValueKind) -> [String] {
        guard case .choice(let choices) = kind else { return [] }
        return choices.map(\.spelling)
    }

    private func explanation(_ summary: LocalizedText, choices: [String], standard: LocalizedText?) -> String
    {
        let list = choices.isEmpty ? "" : ": " + choices.joined(separator: ", ")
        let standard = standard.map {
            " (" + LocalizedText(en: "default: ", uk: "типово: ")[language] + $0[language] + ")"
        }
        return summary[language] + list + (standard ?? "")
    }
}
