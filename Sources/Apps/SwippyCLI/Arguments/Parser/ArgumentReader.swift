/// Parses the positional arguments of one command.
struct ArgumentReader {
    let commands: Commands
    let command: any Command.Type

    /// Parses the words after the command's name.
    func values(of words: [String]) throws(UsageError) -> [String: [ParsedValue]] {
        var values: [String: [ParsedValue]] = [:]
        let words = withWholeNames(words)
        let arguments = commands.arguments(of: command)
        for (argument, word) in zip(arguments, words) {
            do {
                values[argument.id] = [try argument.kind.value(from: word)]
            } catch {
                throw self.error(
                    .invalidValue(of: .argument(argument.placeholder), value: word, problem: error))
            }
        }
        if let extra = words.dropFirst(arguments.count).first {
            throw error(.unexpectedArgument(extra))
        }
        if let missing = arguments.first(where: { $0.isRequired && values[$0.id] == nil }) {
            throw error(.missingArgument(missing.placeholder))
        }
        return values
    }

    /// Joins the two words of a group member's name into one argument, if a command is expected.
    private func withWholeNames(_ words: [String]) -> [String] {
        guard case .command? = command.arguments.first?.kind, words.count > 1,
            commands.group(words[0]) != nil
        else { return words }
        return ["\(words[0]) \(words[1])"] + words.dropFirst(2)
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }
}
