/// A value after it has been checked against its ``ValueKind``.
enum ParsedValue: Equatable, Sendable {
    /// The flag was given.
    case flag
    case text(String)
    case integer(Int)
    /// A finite fraction inside the option's bounds: 0.6 for `0.6` and for `60%`.
    case fraction(Double)
    case duration(Duration)
    /// The advertised spelling of the choice, even if an alias was typed.
    case choice(String)
}
