/// Reads the positional arguments of one command.
struct ArgumentReader {
    let command: Command

    /// `words` are those after the command's name.
    func request(from words: [String]) throws(UsageError) -> Request {
        let values = try values(of: words)
        switch command.name {
        case .live: return .live
        case .list: return .list
        case .swipe:
            let direction: DirectionChoice? = choice(values[.direction])
            return .swipe(card: try text(.card, in: values), direction: direction ?? .standard)
        case .show: return .show(card: try text(.card, in: values))
        case .pay: return .pay(card: try text(.card, in: values))
        case .undo: return .undo(reference: try text(.reference, in: values))
        case .statement: return .statement(card: try text(.card, in: values))
        case .add: return .add
        case .remove: return .remove(card: try text(.card, in: values))
        case .restore: return .restore(card: try text(.card, in: values))
        case .reset: return .reset
        case .counter: return .counter
        case .config: return .config
        case .doctor: return .doctor
        case .completions:
            guard let shell: Shell = choice(values[.shell]) else { throw error(.missingArgument(.shell)) }
            return .completions(shell)
        case .help: return .help(choice(values[.topic]))
        case .version: return .version
        }
    }

    private func values(of words: [String]) throws(UsageError) -> [ArgumentKey: ParsedValue] {
        var values: [ArgumentKey: ParsedValue] = [:]
        for (argument, word) in zip(command.arguments, words) {
            do {
                values[argument.key] = try argument.kind.value(from: word)
            } catch {
                throw self.error(.invalidValue(of: .argument(argument.key), value: word, problem: error))
            }
        }
        if let extra = words.dropFirst(command.arguments.count).first {
            throw error(.unexpectedArgument(extra))
        }
        if let missing = command.arguments.first(where: { $0.isRequired && values[$0.key] == nil }) {
            throw error(.missingArgument(missing.key))
        }
        return values
    }

    private func text(_ key: ArgumentKey, in values: [ArgumentKey: ParsedValue]) throws(UsageError) -> String
    {
        guard case .text(let text) = values[key] else { throw error(.missingArgument(key)) }
        return text
    }

    private func choice<Value: ChoiceValue>(_ value: ParsedValue?) -> Value? {
        guard case .choice(let spelling) = value else { return nil }
        return Value(rawValue: spelling)
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }
}
