/// What can happen on any screen.
public enum ScreenEvent: Equatable, Sendable {
    /// The screen is shown for the first time.
    case appeared
    /// The person comes back to the screen from another place of the program, where things may have changed.
    case returned
    /// The screen that covered this one was left, so that the person sees it again, as it was. What moves may begin anew; nothing has
    /// to be fetched.
    case uncovered
    /// Time has passed: it is now this long after the start of the program.
    case timeAdvanced(to: Duration)
    /// The terminal's window gained or lost the focus.
    case attentionChanged(hasFocus: Bool)
    /// The person hides amounts and digits, or shows them again.
    case privacyToggled
    /// The person wants to go to another place of the program, such as another feature.
    case placesRequested
    /// The person has been told what the screen says: it was printed, or its alert was.
    case told
    /// The person leaves the screen.
    case closed
}

/// What can happen on one kind of screen: what is its own, and what can happen on any.
///
/// A case `screen(ScreenEvent)` of an enum is all it takes.
public protocol ViewEvent: Equatable, Sendable {
    /// Something that can happen on any screen.
    static func screen(_ event: ScreenEvent) -> Self
}

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
    /// A menu of the program's other places.
    case places
}
