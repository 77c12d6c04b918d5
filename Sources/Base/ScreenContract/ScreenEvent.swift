/// What can happen on any screen.
public enum ScreenEvent: Equatable, Sendable {
    /// The screen is shown for the first time.
    case appeared
    /// The person comes back to the screen from another place of the program, where things may have changed.
    case returned
    /// The screen above this one was left, so the person sees this one again, unchanged. Animations may restart; nothing has to
    /// be fetched.
    case uncovered
    /// Time has passed: it is now this long after the start of the program.
    case timeAdvanced(to: Duration)
    /// The terminal's window gained or lost the focus.
    case attentionChanged(hasFocus: Bool)
    /// The person hides amounts and digits, or shows them again.
    case privacyToggled
    /// The person wants to go to another place of the program, such as another feature.
    case placesRequested
    /// The person leaves the screen.
    case closed
}

/// What can happen on one kind of screen: its own events, and those of any screen.
///
/// An enum conforms with a case `screen(ScreenEvent)`.
public protocol ViewEvent: Equatable, Sendable {
    /// Something that can happen on any screen.
    static func screen(_ event: ScreenEvent) -> Self
}

/// What can happen on a screen that shows one fetched answer.
public enum AnswerEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person asked for the newest answer.
    case refreshRequested
    /// The person opened a line of the answer, counted from 0, where lines lead to other screens.
    case opened(Int)
    /// The person takes back what was done last, on a screen that tells of it.
    case undoRequested
}

/// The routes of a screen that leads to no other screen.
public enum BackRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    /// A menu of the program's other places.
    case places
}
