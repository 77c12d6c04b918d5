/// A screen that a person uses while it is shown.
///
/// It has no clock of its own. Whoever shows it says what time it is, counted from the moment the program began, so that the
/// same events at the same times always lead to the same frames.
@MainActor
public protocol InteractiveScreen: Screen {
    /// Called when the screen should be drawn again for another reason than an event or the time.
    var onChange: (@MainActor () -> Void)? { get set }

    /// Whether what is typed here is nobody else's business, such as a card's number: no digit of it is recorded.
    var takesSecrets: Bool { get }

    /// The screen is shown for the first time. A ``ScreenStack`` tells it so.
    func appear()
    /// The screen is this large from now on.
    func resize(to size: Size)
    /// The screen as it is now, exactly as large as it was told to be.
    func frame(theme: Theme) -> Canvas
    /// Something was done on the screen at `time`.
    func handle(_ event: InputEvent, at time: Duration)
    /// It is now `time`.
    ///
    /// - Returns: when the screen next changes by itself; `nil` for never.
    func advance(to time: Duration) -> Duration?
    /// Fetches what the events so far made necessary.
    func settle() async
}

extension InteractiveScreen {
    /// Most screens take none.
    public var takesSecrets: Bool { false }

    /// A screen that has nothing to fetch or to begin does nothing.
    public func appear() {}
}
