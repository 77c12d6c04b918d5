/// Splits the command line into words and options. It rejects nothing: an error becomes a token too, so that `--help` is
/// recognized on any command line.
package struct ArgumentScanner {
    package let program: Program

    /// Options are identified by name.
    package enum Token: Equatable, Sendable {
        case word(String)
        case option(String, typed: String, value: String?)
        case unknownOption(String)
        /// An option at the end of the line, or before another one, `next`, that needs a value.
        case bareOption(String, typed: String, next: String?)
        case problem(UsageError.Problem)
    }

    /// An option takes a value if it does so for the command that the line names.
    package func tokens(of arguments: [String]) -> [Token] {
        let tokens = tokens(of: arguments, for: nil)
        let words = tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
        guard let command = LinePlace.command(of: words, in: program), !words.isEmpty else { return tokens }
        return self.tokens(of: arguments, for: command)
    }

    private func tokens(of arguments: [String], for command: (any Command.Type)?) -> [Token] {
        var tokens: [Token] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                return tokens + rest.map { .word($0) }
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                tokens.append(.word(argument))
                continue
            }
            guard let name = OptionName(argument, program, command) else {
                tokens.append(.unknownOption(argument))
                continue
            }
            if let following = name.following { rest = [following] + rest }
            tokens.append(token(of: name, for: command, next: &rest))
        }
        return tokens
    }

    private func token(
        of name: OptionName, for command: (any Command.Type)?, next rest: inout ArraySlice<String>
    ) -> Token {
        guard name.option.kind.takesValue else {
            if let value = name.attachedValue {
                return .problem(.unexpectedValue(of: name.typed, value: value))
            }
            return .option(name.option.name, typed: name.typed, value: nil)
        }
        if let value = name.attachedValue {
            return .option(name.option.name, typed: name.typed, value: value)
        }
        // A value may begin with a dash (`--sort -amount`), but not be the name of an option.
        guard let next = rest.first, next != "--", OptionName(exactly: next, program, command) == nil else {
            return .bareOption(name.option.name, typed: name.typed, next: rest.first)
        }
        rest.removeFirst()
        return .option(name.option.name, typed: name.typed, value: next)
    }
}
