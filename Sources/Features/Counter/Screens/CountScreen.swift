public import ScreenContract

/// What can happen on the counter's screen.
public enum CountEvent: ViewEvent {
    case screen(ScreenEvent)
    case increased, decreased
}

/// What is on the counter's screen, ready to draw.
public struct CountViewState: Equatable, Sendable {
    /// The number alone, for other programs.
    public let value: String
    /// The number in a sentence, for people.
    public let headline: String
    /// Why the last event changed nothing; `nil` when it worked.
    public let problem: String?
    /// What the person can do.
    public let hints: [KeyHint<CountEvent>]

    public init(value: String, headline: String, problem: String?, hints: [KeyHint<CountEvent>]) {
        self.value = value
        self.headline = headline
        self.problem = problem
        self.hints = hints
    }
}
