import Trace
import Words

/// A parsed command line and the console it was typed in. Every value was checked while parsing, so a look-up returns `nil`
/// only if the option or the argument was not given.
struct Call {
    let commands: Commands
    let command: any Command.Type
    private let values: [String: [ParsedValue]]
    let console: Console
    let language: Language
    /// Records the messages between the layers; `nil` if no trace was requested.
    let trace: Tracer?

    init(
        _ command: any Command.Type, of commands: Commands = .all, values: [String: [ParsedValue]] = [:],
        console: Console
    ) {
        self.commands = commands
        self.command = command
        self.values = values
        self.console = console
        language =
            Self.language(of: values[GeneralOptions.language.id])
            ?? Language(environment: console.environment)
        trace = values[TraceOptions.trace.id].map { _ in Tracer(clock: console.clock) }
    }

    /// Whether an option was given.
    func has(_ option: Option) -> Bool { values[option.id] != nil }

    /// Whether a flag was given.
    func flag(_ option: Option) -> Bool { value(of: option) == .flag }

    func text(_ parameter: some Parameter) -> String? { texts(parameter).last }

    /// All values of a repeatable option, in the order of the command line.
    func texts(_ parameter: some Parameter) -> [String] {
        values[parameter.id, default: []].compactMap { value in
            switch value {
            case .text(let text), .choice(let text): text
            case .flag, .integer, .fraction, .duration: nil
            }
        }
    }

    func integer(_ option: Option) -> Int? {
        guard case .integer(let number) = value(of: option) else { return nil }
        return number
    }

    /// 0.6 for `0.6` and for `60%`.
    func fraction(_ option: Option) -> Double? {
        guard case .fraction(let fraction) = value(of: option) else { return nil }
        return fraction
    }

    func duration(_ option: Option) -> Duration? {
        guard case .duration(let duration) = value(of: option) else { return nil }
        return duration
    }

    /// The choice as a value of the type that defines its words: `--plain` is `--format`'s `OutputFormat.plain`.
    func choice<Value: ChoiceValue>(_ parameter: some Parameter, as type: Value.Type = Value.self) -> Value? {
        text(parameter).flatMap { Value(rawValue: $0) }
    }

    /// The text of a required argument.
    func argument(_ argument: Argument) throws(UsageError) -> String {
        guard let text = text(argument) else { throw error(.missingArgument(argument.placeholder)) }
        return text
    }

    func value(of parameter: some Parameter) -> ParsedValue? { values[parameter.id]?.last }

    /// The error for a command line that is wrong beyond its syntax.
    func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }

    private static func language(of values: [ParsedValue]?) -> Language? {
        guard case .choice(let code) = values?.last else { return nil }
        return Language(rawValue: code)
    }
}
