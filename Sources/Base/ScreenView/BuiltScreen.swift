public import ScreenContract
public import TerminalKit

/// A view whose current state can be read.
public protocol StatefulScreen<State>: ViewInput, InteractiveScreen {
    /// The state rendered last; `nil` before the first one.
    var state: State? { get }

    /// Waits until there is room for another part of what is shown part by part; `nil` if there always is.
    var room: (@MainActor () async -> Void)? { get set }
}

extension StatefulScreen {
    /// Waits for ``room``.
    public func waitForRoom() async { await room?() }
}

/// A complete screen with all its parts, as its builder returns it.
@MainActor
public struct BuiltScreen<Event: ViewEvent, State: Equatable & Sendable> {
    private let view: any StatefulScreen<State>
    /// Where to send events. Keys and clicks on the view become the same events.
    public let input: any ViewOutput<Event>

    /// A screen whose view sends its events to `input`.
    public init(screen: any StatefulScreen<State>, input: any ViewOutput<Event>) {
        self.view = screen
        self.input = input
    }

    /// A screen on which `view` draws the states of `presenter`, and sends it events. The screen owns the presenter.
    public init<Shown: Presenter<Event, State>, View: PureView>(of presenter: Shown, showing view: View)
    where View.Event == Event, View.State == State {
        let screen = PureViewScreen(view: view, output: presenter)
        presenter.view = screen
        self.init(screen: screen, input: presenter)
    }

    /// The screen to show. It keeps all its parts alive.
    public var screen: any InteractiveScreen { view }

    /// What is on the screen, ready to draw; `nil` before there is anything.
    public var state: State? { view.state }

    /// Calls `show` with each state from now on, and `room` before the next of several parts.
    package func follow(
        _ show: @escaping @MainActor (State) -> Void, room: @escaping @MainActor () async -> Void
    ) {
        view.room = room
        view.onChange = { [weak view] in
            if let state = view?.state { show(state) }
        }
    }

    /// Ends what ``follow(_:room:)`` began.
    package func unfollow() { (view.room, view.onChange) = (nil, nil) }

    /// Sends `event`, and waits until its effects are carried out.
    public func send(_ event: Event) async {
        input.handle(event)
        await input.settle()
    }

    /// Waits until the effects of all events are carried out.
    public func settle() async { await input.settle() }
}

/// The router of a screen that leads to no other screen of its feature, only back and, if it has that route, to `places`.
@MainActor
public final class BackRouter<Route: Equatable & Sendable>: Routing {
    private weak var navigator: (any Navigator)?
    private let places: Route?

    /// A router that takes the top screen off `navigator`, which it does not keep alive. The route `places` leads to the
    /// program's other places instead; the one of `BackRoute` always does.
    public init(navigator: any Navigator, places: Route? = nil) {
        (self.navigator, self.places) = (navigator, places ?? BackRoute.places as? Route)
    }

    /// Goes to the other places if `route` is the one for them, and back for any other route.
    public func navigate(to route: Route) {
        if route == places { navigator?.showPlaces() } else { navigator?.pop() }
    }
}

/// The router of a screen that opens others: each route leads to a screen that a builder makes, or back.
@MainActor
public final class ScreenRouter<Route: Equatable & Sendable, Report: Equatable & Sendable>: Routing {
    /// Makes the screen for a route, which goes back through the navigator and reports to the output; `nil` if the route leads
    /// back.
    public typealias Destination =
        @MainActor (Route, any Navigator, (any Reporting<Report>)?) -> (any Screen)?

    private weak var navigator: (any Navigator)?
    private let destination: Destination
    private let places: Route?
    /// The recipient of the opened screens' reports: the presenter of the screen that opens them.
    public weak var output: (any Reporting<Report>)?

    /// A router that shows the screens of `destination` on `navigator`, which it does not keep alive. The route `places` leads to
    /// the program's other places instead. The next screens report to `output`.
    public init(
        navigator: any Navigator, places: Route? = nil, output: (any Reporting<Report>)? = nil,
        destination: @escaping Destination
    ) {
        (self.navigator, self.places, self.output) = (navigator, places, output)
        self.destination = destination
    }

    /// Goes to `route`; nowhere if the navigator is gone.
    public func navigate(to route: Route) {
        guard let navigator else { return }
        if route == places {
            navigator.showPlaces()
        } else if let screen = destination(route, navigator, output) {
            navigator.push(screen)
        } else {
            navigator.pop()
        }
    }
}
