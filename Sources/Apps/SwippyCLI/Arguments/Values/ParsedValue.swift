/// A value after it has been checked against its ``ValueKind``.
enum ParsedValue: Equatable, Sendable {
    /// The flag was given.
    case flag
    case text(String)
    case integer(Int)
    /// A finite fraction inside the option's bounds: 0.6 for `0.6` and for `60%`.
    case fraction(Double)
    case duration(Duration)
    /// The documented spelling of the choice, even if an alias was typed.
    case choice(String)

    /// The value's spelling on the command line.
    var text: String {
        switch self {
        case .flag: ""
        case .text(let text), .choice(let text): text
        case .integer(let number): "\(number)"
        case .fraction(let fraction): "\(fraction)"
        case .duration(let duration): "\(duration)"
        }
    }
}

/// Why a text is not a value of its kind, and what is valid.
enum ValueProblem: Error, Equatable, Sendable {
    case empty
    case notAnInteger(in: ClosedRange<Int>)
    case notAFraction(in: FractionBounds)
    case notADuration(in: ClosedRange<Duration>)
    case notAServer
    case notAnAmount
    case notAChoice(of: [String], suggestions: [String])
}
