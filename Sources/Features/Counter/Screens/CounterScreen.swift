public import ScreenContract

/// What can happen on the counter's screen.
public enum CounterEvent: Equatable, Sendable {
    case screen(ScreenEvent)
    /// The person counts up by one.
    case increased
    /// The person takes one away.
    case decreased
}

/// What is on the counter's screen, ready to draw.
public struct CounterViewState: Equatable, Sendable {
    /// The number alone, for programs.
    public let value: String
    /// The number in words.
    public let headline: String
    /// Why the last event changed nothing.
    public let problem: String?
    /// What the view's keys are for, in its own order: count up, count down, back.
    public let actions: [String]

    public init(value: String, headline: String, problem: String?, actions: [String]) {
        self.value = value
        self.headline = headline
        self.problem = problem
        self.actions = actions
    }
}
