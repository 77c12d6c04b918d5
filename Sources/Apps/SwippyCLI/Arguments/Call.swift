import Trace
import Words

/// A parsed command line and the console it was typed in. Every value was checked while parsing, so a look-up returns `nil`
/// only if the option or the argument was not given, and is not set elsewhere either.
// Longer than most: what an option means to a call is read beside the option.
struct Call {
    let commands: Commands
    let command: any Command.Type
    private let values: [String: [ParsedValue]]
    let console: Console
    /// Where its settings come from.
    let sources: SettingSources
    let language: Language
    /// The command's options that are settings, as they are in effect.
    let settings: Settings
    /// Records the messages between the layers; `nil` if no trace was requested.
    let trace: Tracer?
    /// What makes the payments of this command.
    let payer = Payer()

    init(
        _ command: any Command.Type, of commands: Commands = .all, values: [String: [ParsedValue]] = [:],
        console: Console, file: ConfigFile
    ) {
        (self.commands, self.command, self.values) = (commands, command, values)
        self.console = console
        sources = SettingSources(given: values, environment: console.environment, file: file)
        language =
            Settings([.language], from: sources, language: .english).value(of: GeneralOptions.language)
            .flatMap { Language(rawValue: $0.text) } ?? .english
        let options = command.options
        settings = Settings(
            Setting.all.filter { setting in options.contains { $0.name == setting.name } }, from: sources,
            language: language)
        trace = values[TraceOptions.trace.id].map { _ in Tracer(clock: console.clock) }
    }

    /// All settings, whether or not the command has options for them.
    var allSettings: Settings { Settings(Setting.all, from: sources, language: language) }

    /// Whether an option was given on the command line.
    func has(_ option: Option) -> Bool { values[option.id] != nil }

    /// Whether a flag was given or is set.
    func flag(_ option: Option) -> Bool {
        let value = value(of: option)
        return value == .flag || value == .choice(SwitchChoice.on.rawValue)
    }

    func text(_ parameter: some Parameter) -> String? {
        switch value(of: parameter) {
        case .text(let text), .choice(let text): text
        case nil, .flag, .integer, .fraction, .duration: nil
        }
    }

    /// All values of a repeatable option or argument, in the order of the command line.
    func texts(_ parameter: some Parameter) -> [String] {
        values[parameter.id, default: []].map(\.text)
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

    /// The value that was given, or else the setting's.
    func value(of parameter: some Parameter) -> ParsedValue? {
        values[parameter.id]?.last ?? settings.value(of: parameter)
    }

    /// The error for a command line that is wrong beyond its syntax.
    func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, command: command.name)
    }
}
