/// A navigator that only keeps the screens.
///
/// It owns them: a screen that has been popped is freed unless something else holds it.
@MainActor
public final class ScreenStack: Navigator {
    private var screens: [any Screen] = []

    /// An empty stack.
    public init() {}

    /// How many screens there are.
    public var depth: Int { screens.count }

    /// The screen that is shown; `nil` when none is left.
    public var top: (any Screen)? { screens.last }

    /// Shows `screen` on top of the others, and tells it so.
    public func push(_ screen: any Screen) {
        screens.append(screen)
        (screen as? any InteractiveScreen)?.appear()
    }

    /// Takes the top screen away and lets go of it.
    public func pop() { _ = screens.popLast() }
}
