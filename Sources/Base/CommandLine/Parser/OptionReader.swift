/// Parses the options of one command, or those that need no command.
package struct OptionReader {
    private let program: Program
    private let command: (any Command.Type)?
    private let allowed: [Option]

    /// A reader of the options of `command`; of those that need no command, if it is `nil`.
    init(program: Program, command: (any Command.Type)?) {
        (self.program, self.command) = (program, command)
        allowed = command.map(program.options) ?? program.topLevelOptions
    }

    package func values(of tokens: [ArgumentScanner.Token]) throws(UsageError) -> [String: [ParsedValue]] {
        var values: [String: [ParsedValue]] = [:]
        var typedNames: [String: String] = [:]
        for token in tokens {
            switch token {
            case .word: continue
            case .problem(let problem): throw error(problem)
            case .bareOption(let name, let typed, let next):
                let wanted = try option(name, typed: typed).wanted
                throw error(
                    next.map { .optionInsteadOfValue(of: typed, found: $0) }
                        ?? .missingValue(of: typed, wanted))
            case .unknownOption(let name): throw error(unknown(name))
            case .option(let name, let typed, let text):
                let option = try option(name, typed: typed)
                try refuseConflict(of: option, typed: typed, with: typedNames)
                if option.isGivenOnce, typedNames[name] != nil { throw error(.repeated(typed)) }
                typedNames[name] = typed
                try append(option, typed: typed, text: text, to: &values)
            }
        }
        return values
    }

    private func option(_ name: String, typed: String) throws(UsageError) -> Option {
        if let option = allowed.first(where: { $0.name == name }) { return option }
        guard let command else { throw error(.missingCommand(before: typed)) }
        throw error(.foreignOption(typed, offeredBy: program.offering(name, near: command)))
    }

    private func refuseConflict(
        of option: Option, typed: String, with earlier: [String: String]
    ) throws(UsageError) {
        for name in option.conflicts {
            if let earlierTyped = earlier[name] { throw error(.conflict(earlierTyped, typed)) }
        }
    }

    private func append(
        _ option: Option, typed: String, text: String?, to values: inout [String: [ParsedValue]]
    ) throws(UsageError) {
        if case .shorthand(let name, let choice) = option.kind {
            values[Option.spelling(of: name), default: []].append(.choice(choice))
            return
        }
        do {
            let value = try text.map { text throws(ValueProblem) in try option.kind.value(from: text) }
            values[option.id, default: []].append(value ?? .flag)
        } catch {
            throw self.error(.invalidValue(of: .option(typed), value: text ?? "", problem: error))
        }
    }

    private func unknown(_ argument: String) -> UsageError.Problem {
        let name = argument.prefix { $0 != "=" }
        if let gone = program.gone(option: String(name)) { return .gone(.option(String(name)), gone) }
        return .unknownOption(
            String(name),
            suggestions: program.habits.options(
                for: String(name), among: allowed, of: program.name))
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command?.name)
    }
}

/// An argument that names an option: `--width`, `--width=80`, `-w`, `-w80`, or several flags as in `-hw80`.
package struct OptionName {
    package let option: Option
    /// The name as it was typed, without the value.
    package let typed: String
    /// The value in the same argument, if there is one.
    package private(set) var attachedValue: String?
    /// The short options that follow a short flag in the same argument, as a separate argument.
    package private(set) var following: String?

    /// - Parameter command: whose own definition counts, if it has one; `nil` for the program's.
    package init?(_ argument: String, _ program: Program, _ command: (any Command.Type)? = nil) {
        if argument.hasPrefix("--") {
            self.init(long: argument, program, command)
        } else if argument.hasPrefix("-") {
            self.init(short: argument, program, command)
        } else {
            return nil
        }
    }

    /// Accepts only text that must be an option: `-w`, but not `-w80`, which may be a search text.
    package init?(exactly argument: String, _ program: Program, _ command: (any Command.Type)? = nil) {
        self.init(argument, program, command)
        if !argument.hasPrefix("--"), argument.count > 2 {
            return nil
        }
    }

    private init?(long argument: String, _ program: Program, _ command: (any Command.Type)?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first.map(String.init) else { return nil }
        let own = command.flatMap { program.option(String(name.dropFirst(2)), of: $0) }
        guard let option = own ?? program.option(String(name.dropFirst(2))) else { return nil }
        self.option = option
        typed = name
        attachedValue = parts.count > 1 ? String(parts[1]) : nil
    }

    /// `-w=80` means the same as `-w80`.
    private init?(short argument: String, _ program: Program, _ command: (any Command.Type)?) {
        guard let letter = argument.dropFirst().first else { return nil }
        let own = command.flatMap { program.options(of: $0).first { $0.short == letter } }
        guard let option = own ?? program.option(short: letter) else { return nil }
        let rest = argument.dropFirst(2)
        self.option = option
        typed = "-" + String(letter)
        if rest.first == "=" {
            attachedValue = String(rest.dropFirst())
        } else if !rest.isEmpty {
            if option.kind.takesValue { attachedValue = String(rest) } else { following = "-" + rest }
        }
    }
}
