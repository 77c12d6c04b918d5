import Words

/// Understands a command line by the table.
enum ArgumentParser {
    /// `arguments` are those after the program's name. Options may stand before or after the command.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        let tokens = ArgumentScanner.tokens(of: arguments)
        let command = try command(in: tokens)
        if contains(.help, in: tokens) {
            return Invocation(request: .help(command?.name), options: languageOnly(tokens))
        }
        guard !contains(.version, in: tokens) || command != nil else {
            return Invocation(request: .version, options: try OptionReader(command: nil).values(of: tokens))
        }
        let options = try OptionReader(command: command ?? CommandTable.standard).values(of: tokens)
        guard let command else { return Invocation(request: .live, options: options) }
        let words = Array(words(in: tokens).dropFirst())
        let request = try ArgumentReader(command: command).request(from: words)
        return Invocation(request: request, options: options)
    }

    /// The language that a command line asks for, even if nothing else about it is right: its error is told in it.
    static func language(in arguments: [String]) -> Language? {
        Invocation(request: .version, options: languageOnly(ArgumentScanner.tokens(of: arguments))).language
    }

    private static func command(in tokens: [ArgumentScanner.Token]) throws(UsageError) -> Command? {
        guard let word = words(in: tokens).first else { return nil }
        guard let name = CommandName(rawValue: word) else {
            let names = CommandName.allCases.map(\.rawValue)
            throw UsageError(
                problem: .unknownCommand(word, suggestions: Suggestions.nearest(to: word, among: names)))
        }
        return CommandTable.command(name)
    }

    private static func words(in tokens: [ArgumentScanner.Token]) -> [String] {
        tokens.compactMap { token in
            guard case .word(let word) = token else { return nil }
            return word
        }
    }

    private static func contains(_ key: OptionKey, in tokens: [ArgumentScanner.Token]) -> Bool {
        tokens.contains { token in
            guard case .option(key, _, _) = token else { return false }
            return true
        }
    }

    /// Help is given on any command line, so of its options only a readable language counts.
    private static func languageOnly(_ tokens: [ArgumentScanner.Token]) -> OptionValues {
        var options = OptionValues()
        for case .option(.language, _, let text?) in tokens {
            if let language = Language(locale: text) {
                options.append(.choice(language.rawValue), to: .language)
            }
        }
        return options
    }
}
