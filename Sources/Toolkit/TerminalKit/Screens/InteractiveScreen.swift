/// A screen that a person interacts with.
///
/// It has no clock. The caller passes the time, counted from the start of the program, so that the same events at the same
/// times always lead to the same frames.
@MainActor
public protocol InteractiveScreen: Screen {
    /// Called when the screen should be redrawn for a reason other than an event or the time.
    var onChange: (@MainActor () -> Void)? { get set }

    /// Whether the input is confidential, such as a card's number: none of its digits is recorded.
    var takesSecrets: Bool { get }

    /// Called by a ``ScreenStack`` when the screen is shown for the first time.
    func appear()
    /// Sets the size of the screen.
    func resize(to size: Size)
    /// The current picture of the screen, in exactly the size that was set.
    func frame(theme: Theme) -> Canvas
    /// Handles an event on the screen at `time`.
    func handle(_ event: InputEvent, at time: Duration)
    /// Advances the screen to `time`.
    ///
    /// - Returns: when the screen next changes by itself; `nil` for never.
    func advance(to time: Duration) -> Duration?
    /// Loads what the events so far require.
    func settle() async
}

extension InteractiveScreen {
    /// `false`, the default for most screens.
    public var takesSecrets: Bool { false }

    /// Does nothing, for screens that have nothing to load or to start.
    public func appear() {}
}
