/// What an option or an argument accepts; enough for the parser to check it and for a shell to complete it.
enum ValueKind: Sendable {
    /// No value: the option is a flag.
    case flag
    /// No value: the option stands for another one with this choice.
    case shorthand(of: String, choice: String)
    /// Any text. The suggestions are only for completions.
    case text(suggestions: [String] = [])
    case path
    case integer(ClosedRange<Int>)
    case fraction(FractionBounds)
    case duration(ClosedRange<Duration>)
    /// An exact amount of money, which stays as it was typed.
    case amount
    case choice([Choice])
    /// A command or a group; see ``Commands/arguments(of:)``.
    case command

    /// The whole of a choice set.
    static func choice(of type: (some ChoiceValue).Type) -> ValueKind {
        .choice(type.allCases.map { Choice($0) })
    }

    /// Whether the option is followed by a value.
    var takesValue: Bool {
        switch self {
        case .flag, .shorthand: false
        case .text, .path, .integer, .fraction, .duration, .amount, .choice, .command: true
        }
    }

    /// The words a shell may offer, in the order of the help.
    var completions: [String] {
        switch self {
        case .flag, .shorthand, .path, .integer, .fraction, .duration, .amount, .command: []
        case .text(let suggestions): suggestions
        case .choice(let choices): choices.filter(\.isOneWord).map(\.spelling)
        }
    }
}

/// The interval a fraction must lie in. Its lower end may be left out, as in "greater than 0".
struct FractionBounds: Equatable, Sendable {
    let lower: Double
    let upper: Double
    var includesLower = false
    var includesUpper = true

    func contains(_ fraction: Double) -> Bool {
        (includesLower ? fraction >= lower : fraction > lower)
            && (includesUpper ? fraction <= upper : fraction < upper)
    }
}
