/// A router's interface to the program around it: shows another screen and returns.
@MainActor
public protocol Navigator: AnyObject {
    /// The current screen; `nil` if none is left.
    var top: (any Screen)? { get }
    /// Shows `screen` on top of the others, and keeps it until it is popped.
    func push(_ screen: any Screen)
    /// Removes the top screen and shows the one below. Does nothing if there is none.
    func pop()
    /// Lets the person go to another place of the program. Does nothing where there is only one.
    func showPlaces()
}

extension Navigator {
    /// Does nothing: there is only one place.
    public func showPlaces() {}
}

/// A navigator that only stores the screens.
///
/// It owns them: a popped screen is freed unless something else holds it.
@MainActor
public final class ScreenStack: Navigator {
    private var screens: [any Screen] = []
    /// What lets the person go to another place of the program; `nil` where there is only one.
    public var onPlaces: (@MainActor () -> Void)?

    /// An empty stack.
    public init() {}

    /// The number of screens.
    public var depth: Int { screens.count }

    /// The current screen; `nil` if none is left.
    public var top: (any Screen)? { screens.last }

    /// Shows `screen` on top of the others, and notifies it.
    public func push(_ screen: any Screen) {
        screens.append(screen)
        screen.interactive?.appear()
    }

    /// Removes and releases the top screen, and notifies the one below that it is seen again, unless it was all the time.
    public func pop() {
        guard let screen = screens.popLast(), screen.interactive?.isOverlay != true else {
            return
        }
        top?.interactive?.uncover()
    }

    /// Lets the person go to another place, if there is a way.
    public func showPlaces() { onPlaces?() }

    /// Removes the screens above the lowest `depth`, for the caller to keep.
    ///
    /// - Returns: the screens, the lowest first.
    public func lift(above depth: Int) -> [any Screen] {
        let kept = min(max(0, depth), screens.count)
        defer { screens.removeSubrange(kept...) }
        return Array(screens[kept...])
    }

    /// Puts lifted screens back on top as they were: to them, nothing has happened.
    public func lower(_ screens: [any Screen]) { self.screens += screens }
}
