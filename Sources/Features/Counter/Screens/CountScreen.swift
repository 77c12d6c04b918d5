package import ScreenContract

/// What can happen on the counter's screen.
package enum CountEvent: Equatable, Sendable {
    case screen(ScreenEvent)
    /// The person counts up by one.
    case increased
    /// The person takes one away.
    case decreased
}

/// What is on the counter's screen, ready to draw.
package struct CountViewState: Equatable, Sendable {
    /// The number alone, for programs.
    package let value: String
    /// The number in words.
    package let headline: String
    /// Why the last event changed nothing.
    package let problem: String?
    /// What the view's keys are for, in its own order: count up, count down, back.
    package let actions: [String]

    package init(value: String, headline: String, problem: String?, actions: [String]) {
        self.value = value
        self.headline = headline
        self.problem = problem
        self.actions = actions
    }
}
