import Synchronization
public import Words

// Longer than most: so a call and the meaning of its options can be read together.
/// A parsed command line and the console it was typed in. Every value was checked while parsing, so a look-up returns `nil`
/// only if the option or the argument was not given, and is not set elsewhere either.
public struct Call {
    package let program: Program
    package let command: any Command.Type
    private let values: [String: [ParsedValue]]
    package private(set) var console: Console
    /// The sources of its settings.
    package let sources: SettingSources
    /// The person's language, spoken if the answer is for a screen reader.
    public let language: Language
    /// The settings among the command's options, with the values in effect.
    package let settings: Settings
    private let additions = CallAdditions()

    package init(
        _ command: any Command.Type, of program: Program, values: [String: [ParsedValue]] = [:],
        console: Console, file: ConfigFile
    ) {
        (self.program, self.command, self.values) = (program, command, values)
        self.console = values[GeneralOptions.noInput.id] == nil ? console : console.withoutTyping
        sources = SettingSources(
            of: program, given: values, environment: console.environment, file: file)
        let asked = Settings(
            [program.settings[GeneralOptions.language.name] ?? .language]
                + [program.settings[OutputOptions.formatName]].compactMap(\.self),
            from: sources, language: .english)
        let known =
            asked.value(of: GeneralOptions.language).flatMap { Language(rawValue: $0.text) } ?? .english
        let form = values[OutputOptions.formatID]?.last ?? asked.value(ofOption: OutputOptions.formatID)
        let isHeard = form == .choice(OutputOptions.heard)
        language = isHeard ? known.spoken : known
        let options = program.options(of: command)
        settings = Settings(
            program.settings.all.filter { setting in options.contains { $0.name == setting.name } },
            from: sources,
            language: language)
    }

    /// All settings, whether or not the command has options for them.
    package var allSettings: Settings { Settings(program.settings.all, from: sources, language: language) }

    /// The command's own definition of an option; `nil` if it has no such option.
    package func option(_ name: String) -> Option? { program.option(name, of: command) }

    /// Whether the answer, and errors, should be JSON.
    package var asksForJSON: Bool {
        values[OutputOptions.formatID]?.last == .choice(ValueFormat.json.rawValue)
    }

    /// The same call on another console.
    package func on(_ console: Console) -> Call {
        var call = self
        call.console = console
        return call
    }

    /// What a program stores with this call, created on first access.
    package subscript<Addition: CallAddition>(_ type: Addition.Type) -> Addition { additions.find(for: self) }

    /// Whether an option was given on the command line.
    public func has(_ option: Option) -> Bool { values[option.id] != nil }

    /// Whether a flag was given or is set.
    public func flag(_ option: Option) -> Bool {
        let value = value(of: option)
        return value == .flag || value == .choice(SwitchChoice.on.rawValue)
    }

    /// A text or a choice.
    public func text(_ parameter: some Parameter) -> String? {
        switch value(of: parameter) {
        case .text(let text), .choice(let text): text
        case nil, .flag, .integer, .fraction, .duration: nil
        }
    }

    /// All values of a repeatable option or argument, in the order of the command line.
    public func texts(_ parameter: some Parameter) -> [String] {
        values[parameter.id, default: []].map(\.text)
    }

    /// All words after the command that are no options.
    package var arguments: [String] { command.arguments.flatMap { texts($0) } }

    /// A number, or a number of days.
    public func integer(_ parameter: some Parameter) -> Int? {
        guard case .integer(let number) = value(of: parameter) else { return nil }
        return number
    }

    /// 0.6 for `0.6` and for `60%`.
    public func fraction(_ parameter: some Parameter) -> Double? {
        guard case .fraction(let fraction) = value(of: parameter) else { return nil }
        return fraction
    }

    /// A length of time.
    public func duration(_ parameter: some Parameter) -> Duration? {
        guard case .duration(let duration) = value(of: parameter) else { return nil }
        return duration
    }

    /// The choice as a value of the type that defines its words: `--plain` is `--format`'s `OutputFormat.plain`.
    public func choice<Value: ChoiceValue>(_ parameter: some Parameter, as type: Value.Type = Value.self)
        -> Value?
    {
        text(parameter).flatMap { Value(rawValue: $0) }
    }

    /// A required argument of any kind, as text.
    public func argument(_ argument: Argument) throws(UsageError) -> String {
        guard let value = value(of: argument) else { throw error(.missingArgument(argument.placeholder)) }
        return value.text
    }

    /// Writes a line to standard output.
    public func print(_ line: String) throws { try console.write(line + "\n") }

    /// The value on the command line, or else the setting's.
    package func value(of parameter: some Parameter) -> ParsedValue? {
        values[parameter.id]?.last ?? settings.value(of: parameter)
    }

    /// Refuses an option that has no effect here, because what it belongs to is missing. A command that explains settings takes them
    /// alone.
    package func checkCompanions() throws(UsageError) {
        for option in program.options(of: command) where has(option) {
            let isExplained = command.runsWithInvalidSettings && program.settings[option.name] != nil
            guard let companion = option.companion, !isExplained, !has(companion) else { continue }
            throw error(.missingCompanion(companion.spelling, of: option.spelling))
        }
    }

    private func has(_ companion: Companion) -> Bool {
        switch companion {
        case .option(let name): option(name).flatMap { value(of: $0) } != nil
        case .form(let forms):
            forms.contains(
                values[OutputOptions.formatID]?.last?.text
                    ?? (console.isTerminal ? "" : ValueFormat.plain.rawValue))
        }
    }

    /// The error for a command line that is wrong beyond its syntax.
    package func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }
}

/// Something that a program stores with a call: at most one value of each type.
package protocol CallAddition: Sendable {
    init(call: Call)
}

/// What a program stores with one call.
private final class CallAdditions: Sendable {
    /// Few, so that a list is faster than a table would be, from its first use on.
    private let found = Mutex<[any CallAddition]>([])

    package func find<Addition: CallAddition>(for call: Call) -> Addition {
        for case let addition as Addition in found.withLock(\.self) { return addition }
        let addition = Addition(call: call)
        found.withLock { $0.append(addition) }
        return addition
    }
}
