// The borders of every screen: what its layers say to each other, whatever they say. All that crosses one is a value, so that a
// test double is one generic spy, and a recording is a list.

/// What a presenter tells its view. The view implements it, and the presenter holds it weakly.
@MainActor
public protocol ViewInput<State>: AnyObject {
    /// What is on the screen, ready to draw.
    associatedtype State: Equatable, Sendable

    /// Draws `state` from now on.
    func render(_ state: State)
}

/// What a view tells its presenter. The presenter implements it, and the view owns it.
@MainActor
public protocol ViewOutput<Event>: AnyObject {
    /// What can happen on the screen.
    associatedtype Event: Equatable, Sendable

    /// Takes note of what happened. It never waits: what an event makes necessary is done by ``settle()``.
    func handle(_ event: Event)

    /// Does what the events so far made necessary, and returns when nothing is left to do.
    func settle() async
}

/// Where a presenter sends the person. The router implements it.
@MainActor
public protocol Routing<Route>: AnyObject {
    /// The places that the screen leads to.
    associatedtype Route: Equatable, Sendable

    /// Goes to `route`.
    func navigate(to route: Route)
}
