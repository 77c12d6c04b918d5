// The borders between the layers of any screen. Only values cross them, so one generic spy for each border serves all tests, and
// a recording is a list of values.

/// How a presenter talks to its view. The view conforms to it; the presenter holds the view weakly.
@MainActor
public protocol ViewInput<State>: AnyObject {
    /// What is on the screen, ready to draw.
    associatedtype State: Equatable, Sendable

    /// Shows `state` from now on.
    func render(_ state: State)

    /// Waits until there is room for another part of what is rendered part by part. By default, there always is.
    func waitForRoom() async
}

extension ViewInput {
    /// There is room.
    public func waitForRoom() async {}
}

/// How a view talks to its presenter. The presenter conforms to it; the view owns the presenter.
@MainActor
public protocol ViewOutput<Event>: AnyObject {
    /// What can happen on the screen.
    associatedtype Event: ViewEvent

    /// Handles an event without waiting. Work that takes time becomes an effect, which ``settle()`` carries out.
    func handle(_ event: Event)

    /// Carries out the effects of the events so far, and returns when none is left.
    func settle() async
}

/// A presenter as its builder sees it: it handles events, and renders states on a view.
@MainActor
public protocol Presenter<Event, State>: ViewOutput {
    /// What is on the screen.
    associatedtype State: Equatable, Sendable

    /// The view that states are rendered on. It owns the presenter, which therefore holds it weakly.
    var view: (any ViewInput<State>)? { get set }
}

/// How a presenter sends the person to another place. The router conforms to it.
@MainActor
public protocol Routing<Route>: AnyObject {
    /// The places to which the screen leads.
    associatedtype Route: Equatable, Sendable

    /// Goes to `route`.
    func navigate(to route: Route)
}

/// The recipient of a screen's reports: the screen that opened it, or a command. It is passed in when the screen is built, and
/// held weakly.
@MainActor
public protocol Reporting<Report>: AnyObject {
    /// What the screen can report.
    associatedtype Report: Equatable, Sendable

    /// Takes note of `report`.
    func report(_ report: Report)
}
