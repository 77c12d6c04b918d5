import Words

/// A command line that has been understood. Every value was checked while parsing, so a look-up cannot fail: it is nil
/// only when the option was not given.
struct Invocation: Equatable, Sendable {
    let request: Request
    let options: OptionValues

    init(request: Request, options: OptionValues = OptionValues()) {
        self.request = request
        self.options = options
    }

    var command: CommandName { request.command }

    /// The language asked for by `--lang`.
    var language: Language? { choice(.language) }

    /// What whoever asks for the cards waits for.
    var wait: ProgressLine.Wait { text(.file) == "-" ? .input : .cards }

    /// Whether a flag was given.
    func flag(_ key: OptionKey) -> Bool { options.last(key) == .flag }

    func text(_ key: OptionKey) -> String? { texts(key).last }

    /// All values of an option that may be repeated, in the order of the command line.
    func texts(_ key: OptionKey) -> [String] {
        options.all(key).compactMap { value in
            guard case .text(let text) = value else { return nil }
            return text
        }
    }

    func integer(_ key: OptionKey) -> Int? {
        guard case .integer(let number) = options.last(key) else { return nil }
        return number
    }

    /// 0.6 for `0.6` and for `60%`.
    func fraction(_ key: OptionKey) -> Double? {
        guard case .fraction(let fraction) = options.last(key) else { return nil }
        return fraction
    }

    func duration(_ key: OptionKey) -> Duration? {
        guard case .duration(let duration) = options.last(key) else { return nil }
        return duration
    }

    /// The choice as the type that the table took its words from: `--plain` is `.format`'s `OutputFormat.plain`.
    func choice<Value: ChoiceValue>(_ key: OptionKey, as type: Value.Type = Value.self) -> Value? {
        guard case .choice(let spelling) = options.last(key) else { return nil }
        return Value(rawValue: spelling)
    }
}
