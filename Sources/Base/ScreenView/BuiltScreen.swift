public import ScreenContract
public import TerminalKit

/// A view that can be asked what it shows.
public protocol StatefulScreen<State>: ViewInput, InteractiveScreen {
    /// What was rendered last; `nil` before anything was.
    var state: State? { get }
}

/// A screen with all its parts, as its builder returns it.
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

    /// The screen to show. It keeps all its parts alive.
    public var screen: any InteractiveScreen { view }

    /// What is on the screen, ready to draw; `nil` before there is anything.
    public var state: State? { view.state }

    /// Sends `event`, and waits until its effects are carried out.
    public func send(_ event: Event) async {
        input.handle(event)
        await input.settle()
    }

    /// Waits until the effects of all events are carried out.
    public func settle() async { await input.settle() }
}

/// The router of a screen that leads to none of its own feature: its ways out are back and, where it has one, `places`.
@MainActor
public final class BackRouter<Route: Equatable & Sendable>: Routing {
    private weak var navigator: (any Navigator)?
    private let places: Route?

    /// A router that takes the top screen off `navigator`, which it does not keep alive. The route `places` leads to the other
    /// places of the program instead; that of a `BackRoute` always does.
    public init(navigator: any Navigator, places: Route? = nil) {
        (self.navigator, self.places) = (navigator, places ?? BackRoute.places as? Route)
    }

    /// Goes back, whatever `route` is, unless that is the one to the other places.
    public func navigate(to route: Route) {
        if route == places { navigator?.showPlaces() } else { navigator?.pop() }
    }
}

/// The router of a screen from which others are opened: each route leads to a screen that a builder makes, or back.
@MainActor
public final class ScreenRouter<Route: Equatable & Sendable, Report: Equatable & Sendable>: Routing {
    /// Makes the screen that a route leads to, which goes back through the navigator and reports to the output; `nil` where that is
    /// the one below.
    public typealias Destination =
        @MainActor (Route, any Navigator, (any Reporting<Report>)?) -> (any Screen)?

    private weak var navigator: (any Navigator)?
    private let destination: Destination
    private let places: Route?
    /// Whom the next screens report to: the presenter of the screen that they are opened from.
    public weak var output: (any Reporting<Report>)?

    /// A router that shows on `navigator`, which it does not keep alive, what `destination` makes. The route `places` leads to the
    /// other places of the program instead.
    public init(navigator: any Navigator, places: Route? = nil, destination: @escaping Destination) {
        (self.navigator, self.places, self.destination) = (navigator, places, destination)
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
