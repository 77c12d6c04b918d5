package import ScreenContract
package import ScreenView
package import TerminalKit

/// Wraps the parts of one screen at their borders if there is a trace, and otherwise returns them unchanged.
@MainActor
package struct ScreenTrace {
    private let wrappers: Wrappers?

    /// The borders of a screen that consists of this view and this presenter.
    package init(_ trace: Tracer?, view: Any.Type, presenter: Any.Type) {
        wrappers = trace.map {
            Wrappers(trace: $0, view: Tracer.name(of: view), presenter: Tracer.name(of: presenter))
        }
    }

    /// The screen: `view` makes the view that shows the states of `presenter` and sends it events.
    package func screen<Shown: Presenter>(
        of presenter: Shown,
        view makeView: (any ViewOutput<Shown.Event>) -> any StatefulScreen<Shown.State>
    ) -> BuiltScreen<Shown.Event, Shown.State> {
        let events = output(presenter)
        let view = makeView(events)
        presenter.view = input(view)
        return BuiltScreen(screen: view, input: events)
    }

    /// The screen that `view` draws.
    package func screen<Shown: Presenter, View: PureView>(
        of presenter: Shown, showing view: View
    ) -> BuiltScreen<Shown.Event, Shown.State> where View.Event == Shown.Event, View.State == Shown.State {
        screen(of: presenter) { PureViewScreen(view: view, output: $0) }
    }

    /// The output that the view sends its events to. The view owns it, and it keeps the screen's other wrappers alive.
    package func output<Event>(_ presenter: some ViewOutput<Event>) -> any ViewOutput<Event> {
        guard let wrappers else { return presenter }
        return TracedOutput(presenter, wrappers)
    }

    /// The view that the presenter sends its states to.
    package func input<State>(_ view: some ViewInput<State>) -> any ViewInput<State> {
        guard let wrappers else { return view }
        return wrappers.keep(TracedInput(view, wrappers))
    }

    /// The router that the presenter sends its routes to.
    package func router<Route>(_ router: some Routing<Route>) -> any Routing<Route> {
        guard let wrappers else { return router }
        return TracedRouter(router, wrappers)
    }

    /// The router of a screen that leads to no other screen of its feature, only back and, by the route `places`, to other
    /// places.
    package func backRouter<Route: Equatable & Sendable>(
        on navigator: any Navigator, places: Route? = nil
    ) -> any Routing<Route> {
        router(BackRouter(navigator: navigator, places: places))
    }

    /// The interactor as the presenter sees it, if it answers a single question; `method` is its name with labels, such as
    /// `dues(_:)`.
    package func question<each Argument: Sendable, Answer, Failure: Error>(
        _ method: String, to interactor: Any.Type,
        _ answer: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Answer
    ) -> @Sendable (repeat each Argument) async throws(Failure) -> Answer {
        guard let wrappers else { return answer }
        let (trace, presenter) = (wrappers.trace, wrappers.presenter)
        let receiver = Tracer.name(of: interactor)
        return { (argument: repeat each Argument) async throws(Failure) -> Answer in
            var arguments: [any Sendable] = []
            repeat arguments.append(each argument)
            return try await trace.ask(
                ShortText.of(method, arguments), from: presenter, to: receiver
            ) { () async throws(Failure) -> Answer in try await answer(repeat each argument) }
        }
    }

    /// The same for an answer that is passed on part by part, as long as that returns `true`.
    package func reading<Query: Sendable, Part: Sendable, Failure: Error>(
        _ method: String, to interactor: Any.Type,
        _ read:
            @escaping @Sendable (
                Query, @escaping @MainActor (Part) async throws(Failure) -> Bool
            ) async throws(Failure) -> Void
    )
        -> @Sendable (Query, @escaping @MainActor (Part) async throws(Failure) -> Bool) async throws(Failure)
        -> Void
    {
        guard let wrappers else { return read }
        let calls = TracedCalls<Failure>(
            wrappers.trace, from: wrappers.presenter, to: Tracer.name(of: interactor))
        return { (query, take) async throws(Failure) -> Void in
            try await calls.ask(
                method, query,
                work: try await read(query) { part throws(Failure) in
                    try await calls.passOn(part) { () async throws(Failure) in try await take(part) }
                })
        }
    }

    /// The interactor as the presenter sees it, if it answers several questions: wrapped by `recorded` if there is a trace.
    package func interactor<Input, Failure>(
        _ interactor: Input, _ recorded: (Input, TracedCalls<Failure>) -> Input
    ) -> Input {
        guard let wrappers else { return interactor }
        let receiver = Tracer.name(of: type(of: interactor as Any))
        return recorded(interactor, TracedCalls(wrappers.trace, from: wrappers.presenter, to: receiver))
    }

    /// The recipient of the presenter's reports.
    package func reporting<Report: Equatable & Sendable>(
        _ output: (any Reporting<Report>)?
    ) -> (any Reporting<Report>)? {
        guard let wrappers, let output else { return output }
        return wrappers.keep(TracedReporting(output, wrappers))
    }
}

/// The state shared by the wrappers of one screen.
@MainActor
private final class Wrappers {
    let trace: Tracer
    let view: String
    let presenter: String
    /// The wrappers that the presenter holds weakly.
    private var kept: [AnyObject] = []

    init(trace: Tracer, view: String, presenter: String) {
        (self.trace, self.view, self.presenter) = (trace, view, presenter)
    }

    func keep<Wrapper: AnyObject>(_ wrapper: Wrapper) -> Wrapper {
        kept.append(wrapper)
        return wrapper
    }
}

/// Between a view and its presenter.
private final class TracedOutput<Event: ViewEvent>: ViewOutput {
    private let presenter: any ViewOutput<Event>
    private let wrappers: Wrappers

    init(_ presenter: any ViewOutput<Event>, _ wrappers: Wrappers) {
        (self.presenter, self.wrappers) = (presenter, wrappers)
    }

    func handle(_ event: Event) {
        wrappers.trace.tell(ShortText.of(event), from: wrappers.view, to: wrappers.presenter) {
            presenter.handle(event)
        }
    }

    func settle() async {
        await wrappers.trace.ask("settle()", from: wrappers.view, to: wrappers.presenter) {
            await presenter.settle()
        }
    }
}

/// Between a presenter and its view, which it holds as weakly as the presenter would.
private final class TracedInput<State: Equatable & Sendable>: ViewInput {
    private weak var view: (any ViewInput<State>)?
    private let trace: Tracer
    private let names: (view: String, presenter: String)

    init(_ view: any ViewInput<State>, _ wrappers: Wrappers) {
        (self.view, trace, names) = (view, wrappers.trace, (wrappers.view, wrappers.presenter))
    }

    func render(_ state: State) {
        guard let view else { return }
        trace.tell(ShortText.of(state), from: names.presenter, to: names.view) { view.render(state) }
    }

    func waitForRoom() async { await view?.waitForRoom() }
}

/// Between a presenter and its router.
private final class TracedRouter<Route: Equatable & Sendable>: Routing {
    private let router: any Routing<Route>
    private let trace: Tracer
    private let presenter: String

    init(_ router: any Routing<Route>, _ wrappers: Wrappers) {
        (self.router, trace, presenter) = (router, wrappers.trace, wrappers.presenter)
    }

    func navigate(to route: Route) {
        trace.tell(ShortText.of(route), from: presenter, to: Tracer.name(of: type(of: router))) {
            router.navigate(to: route)
        }
    }
}

/// Between a presenter and the recipient of its reports, which it holds as weakly as the presenter would.
private final class TracedReporting<Report: Equatable & Sendable>: Reporting {
    private weak var output: (any Reporting<Report>)?
    private let trace: Tracer
    private let presenter: String

    init(_ output: any Reporting<Report>, _ wrappers: Wrappers) {
        (self.output, trace, presenter) = (output, wrappers.trace, wrappers.presenter)
    }

    func report(_ report: Report) {
        guard let output else { return }
        trace.tell(ShortText.of(report), from: presenter, to: Tracer.name(of: type(of: output))) {
            output.report(report)
        }
    }
}
