/// What an option or an argument accepts, in enough detail for parsing and for completion.
enum ValueKind: Sendable {
    /// No value: the option is a flag.
    case flag
    /// No value: the option is short for another one with this choice.
    case shorthand(of: String, choice: String)
    /// Any text. The suggestions are only for completions.
    case text(suggestions: [String] = [])
    case path
    case integer(ClosedRange<Int>)
    case fraction(FractionBounds)
    case duration(ClosedRange<Duration>)
    /// An exact amount of money, kept as it was typed.
    case amount
    case choice([Choice])
    /// A command or a group; see ``Commands/arguments(of:)``.
    case command

    /// A choice among all cases of a type.
    static func choice(of type: (some ChoiceValue).Type) -> ValueKind {
        .choice(type.allCases.map { Choice($0) })
    }

    /// Whether the option takes a value.
    var takesValue: Bool {
        switch self {
        case .flag, .shorthand: false
        case .text, .path, .integer, .fraction, .duration, .amount, .choice, .command: true
        }
    }

    /// The words a shell can complete, in the order of the help.
    var completions: [String] {
        switch self {
        case .flag, .shorthand, .path, .integer, .fraction, .duration, .amount, .command: []
        case .text(let suggestions): suggestions
        case .choice(let choices): choices.filter(\.isOneWord).map(\.spelling)
        }
    }
}

/// The interval a fraction must lie in. The lower bound may be excluded, as in "greater than 0".
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
