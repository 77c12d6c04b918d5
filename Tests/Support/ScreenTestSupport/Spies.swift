public import ScreenContract

/// Keeps what a presenter had drawn.
@MainActor
public final class ViewSpy<State: Equatable & Sendable>: ViewInput {
    /// Everything that was rendered, in order.
    public private(set) var states: [State] = []

    public init() {}

    public func render(_ state: State) { states.append(state) }
}

/// Keeps where a presenter sent the person.
@MainActor
public final class RouterSpy<Route: Equatable & Sendable>: Routing {
    /// Everywhere, in order.
    public private(set) var routes: [Route] = []

    public init() {}

    public func navigate(to route: Route) { routes.append(route) }
}

/// Keeps what a view reported.
@MainActor
public final class OutputSpy<Event: Equatable & Sendable>: ViewOutput {
    /// Everything that happened, in order.
    public private(set) var events: [Event] = []

    public init() {}

    public func handle(_ event: Event) { events.append(event) }

    public func settle() async {}
}
