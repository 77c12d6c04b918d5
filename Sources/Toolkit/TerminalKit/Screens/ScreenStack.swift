/// A router's interface to the program around it: shows another screen and returns.
@MainActor
public protocol Navigator: AnyObject {
    /// The current screen; `nil` if none is left.
    var top: (any Screen)? { get }
    /// Shows `screen` on top of the others, and keeps it until it is popped.
    func push(_ screen: any Screen)
    /// Removes the top screen and shows the one below. Does nothing if there is none.
    func pop()
}

/// A navigator that only stores the screens.
///
/// It owns them: a popped screen is freed unless something else holds it.
@MainActor
public final class ScreenStack: Navigator {
    private var screens: [any Screen] = []

    /// An empty stack.
    public init() {}

    /// The number of screens.
    public var depth: Int { screens.count }

    /// The current screen; `nil` if none is left.
    public var top: (any Screen)? { screens.last }

    /// Shows `screen` on top of the others, and notifies it.
    public func push(_ screen: any Screen) {
        screens.append(screen)
        (screen as? any InteractiveScreen)?.appear()
    }

    /// Removes and releases the top screen.
    public func pop() { _ = screens.popLast() }
}
