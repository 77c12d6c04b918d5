/// Why a text is not a value of its kind, with what would have been.
enum ValueProblem: Error, Equatable, Sendable {
    case empty
    case notAnInteger(in: ClosedRange<Int>)
    case notAFraction(in: FractionBounds)
    case notADuration(in: ClosedRange<Duration>)
    case notAServer
    case notAnAmount
    case notAChoice(of: [String], suggestions: [String])
}
