/// Reads the options of one command, or those that need none.
struct OptionReader {
    let command: Command?

    private var allowed: [Option] { command?.options ?? CommandTable.topLevelOptions }

    func values(of tokens: [ArgumentScanner.Token]) throws(UsageError) -> OptionValues {
        var values = OptionValues()
        var typedNames: [OptionKey: String] = [:]
        for token in tokens {
            switch token {
            case .word: continue
            case .problem(let problem): throw error(problem)
            case .unknownOption(let name): throw error(unknown(name))
            case .option(let key, let typed, let text):
                let option = try option(key, typed: typed)
                try refuseConflict(of: option, typed: typed, with: typedNames)
                typedNames[key] = typed
                try append(option, typed: typed, text: text, to: &values)
            }
        }
        return values
    }

    private func option(_ key: OptionKey, typed: String) throws(UsageError) -> Option {
        if let option = allowed.first(where: { $0.key == key }) { return option }
        if command == nil { throw error(.missingCommand(before: typed)) }
        throw error(.foreignOption(typed, offeredBy: CommandTable.commands(offering: key)))
    }

    private func refuseConflict(
        of option: Option, typed: String, with earlier: [OptionKey: String]
    ) throws(UsageError) {
        for key in option.conflicts {
            if let earlierTyped = earlier[key] { throw error(.conflict(earlierTyped, typed)) }
        }
    }

    private func append(
        _ option: Option, typed: String, text: String?, to values: inout OptionValues
    ) throws(UsageError) {
        if case .shorthand(let key, let choice) = option.kind {
            values.append(.choice(choice), to: key)
            return
        }
        guard let text else {
            values.append(.flag, to: option.key)
            return
        }
        do {
            values.append(try option.kind.value(from: text), to: option.key)
        } catch {
            throw self.error(.invalidValue(of: .option(typed), value: text, problem: error))
        }
    }

    private func unknown(_ argument: String) -> UsageError.Problem {
        let name = argument.prefix { $0 != "=" }
        return .unknownOption(
            String(name), suggestions: OptionSuggestions(allowed: allowed).suggestions(for: String(name)))
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command?.name)
    }
}
