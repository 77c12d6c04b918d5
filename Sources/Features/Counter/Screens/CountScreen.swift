package import ScreenContract

/// What can happen on the counter's screen.
package enum CountEvent: ViewEvent {
    case screen(ScreenEvent)
    case increased, decreased
}

/// What is on the counter's screen, ready to draw.
package struct CountViewState: Equatable, Sendable {
    /// The number alone, for other programs.
    package let value: String
    /// The number in a sentence, for people.
    package let headline: String
    /// Why the last event changed nothing; `nil` when it worked.
    package let problem: String?
    /// What the person can do.
    package let hints: [KeyHint<CountEvent>]

    package init(value: String, headline: String, problem: String?, hints: [KeyHint<CountEvent>]) {
        self.value = value
        self.headline = headline
        self.problem = problem
        self.hints = hints
    }
}
