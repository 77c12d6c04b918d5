public import ScreenContract
public import TerminalKit

/// The router of a screen that leads nowhere but back.
@MainActor
public final class BackRouter<Route: Equatable & Sendable>: Routing {
    private weak var navigator: (any Navigator)?

    /// A router that moves on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes back: there is no other way.
    public func navigate(to route: Route) {
        navigator?.pop()
    }
}
