import ScreenContract

/// Keeps what a presenter had drawn.
@MainActor
package final class ViewSpy<State: Equatable & Sendable>: ViewInput {
    /// Everything that was rendered, in order.
    package private(set) var states: [State] = []

    package init() {}

    package func render(_ state: State) { states.append(state) }
}

/// Keeps where a presenter sent the person.
@MainActor
package final class RouterSpy<Route: Equatable & Sendable>: Routing {
    /// Everywhere, in order.
    package private(set) var routes: [Route] = []

    package init() {}

    package func navigate(to route: Route) { routes.append(route) }
}

/// Keeps what a view reported.
@MainActor
package final class OutputSpy<Event: Equatable & Sendable>: ViewOutput {
    /// Everything that happened, in order.
    package private(set) var events: [Event] = []

    package init() {}

    package func handle(_ event: Event) { events.append(event) }

    package func settle() async {}
}
