public import ScreenContract
public import TerminalKit

/// The router of a screen whose only way out is back.
@MainActor
public final class BackRouter<Route: Equatable & Sendable>: Routing {
    private weak var navigator: (any Navigator)?

    /// A router that takes the top screen off `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes back, whatever `route` is: there is no other way out.
    public func navigate(to route: Route) {
        navigator?.pop()
    }
}
