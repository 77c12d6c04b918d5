import Words

/// Parses a command line.
package struct ArgumentParser {
    package let program: Program
    package var console: Console
    private let file: ConfigFile

    /// Reads the configuration file, once for all command lines.
    package init(_ program: Program, console: Console) {
        (self.program, self.console) = (program, console)
        file = ConfigFile(of: program.name, environment: console.environment)
    }

    /// Parses the arguments after the program's name. Options may come before or after the command.
    package func parse(_ arguments: [String]) throws(UsageError) -> Call {
        let tokens = ArgumentScanner(program: program).tokens(of: arguments)
        let subject = try subject(in: tokens)
        if contains(GeneralOptions.help, in: tokens) {
            let topic = subject.map { [HelpCommand.topic.id: [ParsedValue.choice($0.name)]] } ?? [:]
            let length = isBrief(tokens) ? [HelpCommand.brief.id: [ParsedValue.flag]] : [:]
            return call(
                HelpCommand.self, [length, presentation(tokens)].reduce(topic) { $0.merging($1) { $1 } })
        }
        guard let subject else {
            guard !contains(GeneralOptions.version, in: tokens) else {
                let reader = OptionReader(program: program, command: nil)
                return call(VersionCommand.self, try reader.values(of: tokens))
            }
            let command = program.standardCommand ?? HelpCommand.self
            return call(command, try OptionReader(program: program, command: command).values(of: tokens))
        }
        guard let command = subject.command else {
            let members = program.group(subject.name)?.words ?? []
            throw UsageError(problem: .missingMember(of: subject.name, members), command: subject.name)
        }
        let options = try OptionReader(program: program, command: command).values(of: tokens)
        let values: [String: [ParsedValue]]
        do {
            values = try ArgumentReader(program: program, command: command).values(of: subject.rest)
        } catch {
            throw error.naming(fileAfter: options[OutputOptions.formatID]?.last)
        }
        return call(command, options.merging(values) { $1 })
    }

    /// The language, colour and form (such as JSON) that a command line requests, even if the rest of it is wrong. Errors are
    /// reported that way.
    package func manner(of arguments: [String]) -> Call {
        call(HelpCommand.self, presentation(ArgumentScanner(program: program).tokens(of: arguments)))
    }

    package func call(_ command: any Command.Type, _ values: [String: [ParsedValue]]) -> Call {
        Call(command, of: program, values: values, console: console, file: file)
    }

    /// What a command line is about: a command, or only a group.
    private struct Subject {
        package let name: String
        package let command: (any Command.Type)?
        package let rest: [String]
    }

    private func subject(in tokens: [ArgumentScanner.Token]) throws(UsageError) -> Subject? {
        let words = tokens.compactMap { token in
            if case .word(let word) = token { word } else { nil }
        }
        guard let word = words.first else { return nil }
        let group = program.group(word)
        if let line = program.settings.corrected(words, of: program.name) {
            throw UsageError(
                problem: .unknownCommand(words.joined(separator: " "), suggestions: [line]), command: word)
        }
        if let group, words.count > 1, let member = program["\(group.name) \(words[1])"] {
            return Subject(name: member.name, command: member, rest: Array(words.dropFirst(2)))
        }
        if let command = program[word], group == nil || words.count == 1 {
            return Subject(name: word, command: command, rest: Array(words.dropFirst()))
        }
        if group != nil, words.count == 1 { return Subject(name: word, command: nil, rest: []) }
        if let error = program.error(ofGone: words) { throw error }
        // An unknown option before the word may have been meant to take it as a value.
        let options = tokens.prefix { if case .word = $0 { false } else { true } }
        _ = try OptionReader(program: program, command: nil).values(of: Array(options))
        throw UsageError(noCommand: words, of: program)
    }

    private func contains(_ option: Option, in tokens: [ArgumentScanner.Token]) -> Bool {
        tokens.contains { token in
            if case .option(option.name, _, _) = token { true } else { false }
        }
    }

    /// Whether help was requested with `-h` alone.
    private func isBrief(_ tokens: [ArgumentScanner.Token]) -> Bool {
        tokens.allSatisfy { token in
            if case .option(GeneralOptions.help.name, let typed, _) = token { typed == "-h" } else { true }
        }
    }

    /// Help and errors are shown for any command line, so invalid ones among these options are ignored.
    private static let ofPresentation = Dictionary(
        uniqueKeysWithValues: ([PagerOptions.pager] + GeneralOptions.ofForm).map {
            ($0.name, $0)
        })

    private func presentation(_ tokens: [ArgumentScanner.Token]) -> [String: [ParsedValue]] {
        var values: [String: [ParsedValue]] = [:]
        for case .option(let name, _, let text) in tokens {
            let isOfProgram = [OutputOptions.formatName, GeneralOptions.language.name].contains(name)
            let known = isOfProgram ? program.option(name) : Self.ofPresentation[name]
            guard let option = known else { continue }
            if case .shorthand(let other, let choice) = option.kind {
                values[Option.spelling(of: other)] = [.choice(choice)]
            } else {
                do throws(ValueProblem) {
                    values[option.id] = [try text.map(option.kind.value(from:)) ?? .flag]
                } catch {
                    continue  // What is wrong with it is told where it matters.
                }
            }
        }
        // JSON wins, even over other requests that it can't be combined with.
        if contains(OutputOptions.json, in: tokens) {
            values[OutputOptions.formatID] = [.choice(ValueFormat.json.rawValue)]
        }
        return values
    }
}

/// Parses the positional arguments of one command.
package struct ArgumentReader {
    package let program: Program
    package let command: any Command.Type

    /// Parses the words after the command's name.
    package func values(of words: [String]) throws(UsageError) -> [String: [ParsedValue]] {
        var values: [String: [ParsedValue]] = [:]
        let words = withWholeNames(words)
        let arguments = program.arguments(of: command)
        let repeated = arguments.last.flatMap { $0.isRepeatable ? $0 : nil }
        let rest = repeated.map { Array(repeating: $0, count: words.count) } ?? []
        for (argument, word) in zip(arguments + rest, words) {
            do {
                values[argument.id, default: []].append(try argument.kind.value(from: word))
            } catch {
                // What is left of a setting that went can still be removed.
                guard command == ConfigUnsetCommand.self, program.gone(setting: word) != nil else {
                    throw self.error(of: argument, word, error)
                }
                values[argument.id, default: []].append(.choice(word))
            }
        }
        if repeated == nil, let extra = words.dropFirst(arguments.count).first {
            throw error(
                .unexpectedArgument(
                    extra,
                    suggestions: program.habits.options(
                        taking: extra, among: program.options(of: command)))
            )
        }
        if let missing = arguments.first(where: { $0.isRequired && values[$0.id] == nil }) {
            throw error(.missingArgument(missing.placeholder))
        }
        return values
    }

    /// Joins the two words of a group member's name into one argument, if commands are expected.
    private func withWholeNames(_ words: [String]) -> [String] {
        guard case .command? = command.arguments.first?.kind,
            let start = words.firstIndex(where: { program.group($0) != nil }), start + 1 < words.count
        else { return words }
        return words[..<start] + ["\(words[start]) \(words[start + 1])"] + words[(start + 2)...]
    }

    /// The words that the program knows are too many to be listed.
    private func error(of argument: Argument, _ word: String, _ problem: ValueProblem) -> UsageError {
        switch command.arguments.first(where: { $0.id == argument.id })?.kind {
        case .command where problem != .empty:
            return UsageError(
                noCommand: word.split(separator: " ").map(String.init), of: program,
                others: HelpCommand.pages.map(\.spelling))
        case .setting:
            guard case .notAChoice(_, let suggestions) = problem else { break }
            if let gone = program.gone(setting: word) { return error(.gone(.setting(word), gone)) }
            return error(.unknownSetting(word, suggestions: suggestions))
        default: break
        }
        return error(.invalidValue(of: .argument(argument.placeholder), value: word, problem: problem))
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }
}

extension UsageError {
    /// The error if a word follows an output form, as in `--ics FILE`: it was probably meant as the file to write.
    fileprivate func naming(fileAfter format: ParsedValue?) -> UsageError {
        guard case .unexpectedArgument(let word, _) = problem, case .choice(let name) = format,
            OutputOptions.forFiles.contains(name)
        else { return self }
        return UsageError(problem: .fileAfterForm(name, file: word), command: command)
    }
}
