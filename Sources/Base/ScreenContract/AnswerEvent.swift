/// What can happen on a screen that shows one fetched answer.
public enum AnswerEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest answer.
    case refreshRequested
}

/// The places that a screen without any way on leads to.
public enum BackRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
}
