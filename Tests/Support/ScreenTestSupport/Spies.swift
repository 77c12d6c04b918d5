package import ScreenContract

/// Records what a presenter renders.
@MainActor
package final class ViewSpy<State: Equatable & Sendable>: ViewInput {
    /// Every state that was rendered, in order.
    package private(set) var states: [State] = []
    /// What a test does when something is rendered.
    package var onRender: (@MainActor (State) -> Void)?
    /// What happens while the presenter waits until there is room for another part.
    package var onWait: (@MainActor () -> Void)?

    package init() {}

    package func render(_ state: State) {
        states.append(state)
        onRender?(state)
    }

    package func waitForRoom() async { onWait?() }
}

/// Records where a presenter navigates.
@MainActor
package final class RouterSpy<Route: Equatable & Sendable>: Routing {
    /// Every route, in order.
    package private(set) var routes: [Route] = []

    package init() {}

    package func navigate(to route: Route) { routes.append(route) }
}

/// Records what a view reports.
@MainActor
package final class OutputSpy<Event: ViewEvent>: ViewOutput {
    /// Every event, in order.
    package private(set) var events: [Event] = []

    package init() {}

    package func handle(_ event: Event) { events.append(event) }

    package func settle() async {}
}

extension ViewOutput {
    /// Handles `event`, and carries out its effects.
    package func send(_ event: Event) async {
        handle(event)
        await settle()
    }
}
