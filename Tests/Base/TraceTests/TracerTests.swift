import ScreenContract
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Trace

/// What happens, is shown and is told on the screen of these tests.
private enum SampleEvent: ViewEvent {
    case screen(ScreenEvent)
    case moved(by: Double)
}

private struct SampleState: Equatable { let content: Content }

private enum Content: Equatable {
    case loading(String)
    case rows([Int])
}

private enum SampleRoute: Equatable { case back, next(SampleState) }

private struct Refusal: Error {}

/// Answers each event with a state, a route and a report, as a presenter does.
private final class SamplePresenter: ViewOutput {
    weak var view: (any ViewInput<SampleState>)?
    weak var output: (any Reporting<SampleRoute>)?
    let router: any Routing<SampleRoute>

    init(router: any Routing<SampleRoute>) { self.router = router }

    func handle(_ event: SampleEvent) {
        view?.render(SampleState(content: .loading("a secret")))
        router.navigate(to: .back)
        output?.report(.back)
    }

    func settle() async { view?.render(SampleState(content: .rows([1, 2]))) }
}

private final class Listener: Reporting {
    private(set) var reports: [SampleRoute] = []

    func report(_ report: SampleRoute) { reports.append(report) }
}

/// A clock that goes on by a millisecond whenever it is read.
private final class TickingClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private let start = ContinuousClock.now
    private let reads = Mutex(0)

    var now: Instant {
        reads.withLock { reads in
            reads += 1
            return start + .milliseconds(reads - 1)
        }
    }
    var minimumResolution: Duration { .milliseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

@MainActor
@Suite("A trace")
struct TracerTests {
    private let trace = Tracer(clock: TickingClock())

    @Test("has every message at the borders of a screen in order, and passes each one on")
    func borders() async {
        let (view, router, listener) = (ViewSpy<SampleState>(), RouterSpy<SampleRoute>(), Listener())
        let borders = ScreenTrace(trace, view: ViewSpy<SampleState>.self, presenter: SamplePresenter.self)
        let presenter = SamplePresenter(router: borders.router(router))
        let reporting = borders.reporting(listener)
        presenter.output = reporting
        presenter.view = borders.input(view)
        await borders.output(presenter).send(.moved(by: 0.1 + 0.2))
        same(view.states, [.init(content: .loading("a secret")), .init(content: .rows([1, 2]))])
        same(router.routes, [.back])
        same(listener.reports, [.back])
        same(
            trace.messages.map { "\($0.depth) \($0.sender) \($0.receiver) \($0.text)" },
            [
                "0 ViewSpy SamplePresenter moved(by: 0.3)",
                "1 SamplePresenter ViewSpy SampleState(content: loading)",
                "1 SamplePresenter RouterSpy back",
                "1 SamplePresenter Listener back",
                "0 ViewSpy SamplePresenter settle()",
                "1 SamplePresenter ViewSpy SampleState(content: rows)",
                "0 SamplePresenter ViewSpy done",
            ])
    }

    @Test("puts no wrapper anywhere when it is off")
    func off() {
        let (view, router, listener) = (ViewSpy<SampleState>(), RouterSpy<SampleRoute>(), Listener())
        let borders = ScreenTrace(nil, view: Never.self, presenter: Never.self)
        let presenter = SamplePresenter(router: router)
        #expect(borders.output(presenter) === presenter)
        #expect(borders.input(view) === view)
        #expect(borders.router(router) === router)
        #expect(borders.reporting(listener) === listener)
    }

    @Test("keeps neither the view nor the one who is reported to alive")
    func weak() {
        let borders = ScreenTrace(trace, view: Never.self, presenter: Never.self)
        weak var view: ViewSpy<SampleState>?
        weak var listener: Listener?
        let (input, reporting): (any ViewInput<SampleState>, (any Reporting<SampleRoute>)?)
        do {
            let (shown, told) = (ViewSpy<SampleState>(), Listener())
            (view, listener) = (shown, told)
            (input, reporting) = (borders.input(shown), borders.reporting(told))
        }
        #expect(view == nil)
        #expect(listener == nil)
        input.render(SampleState(content: .rows([])))
        reporting?.report(.back)
        #expect(trace.messages.isEmpty)
    }

    @Test(
        "has the one question that an interactor answers, whatever its arguments, and asks it itself where it is off"
    )
    func question() async throws {
        @Sendable func sum(_ first: Int, _ second: Int) async throws(Refusal) -> Int {
            guard first > 0 else { throw Refusal() }
            return first + second
        }
        let borders = ScreenTrace(trace, view: Never.self, presenter: SamplePresenter.self)
        let question = borders.question("sum(_:and:)", to: [Int].self, sum)
        try await same(question(1, 2), 3)
        await #expect(throws: Refusal.self) { try await question(0, 2) }
        same(
            trace.messages.map { "\($0.sender) \($0.receiver) \($0.text)" },
            [
                "SamplePresenter Array sum(1, and: 2)", "Array SamplePresenter 3",
                "SamplePresenter Array sum(0, and: 2)", "Array SamplePresenter throws Refusal",
            ])
        let plain = ScreenTrace(nil, view: Never.self, presenter: Never.self)
            .question("sum(_:and:)", to: Never.self, sum)
        try await same(plain(1, 2), 3)
        same(trace.messages.count, 4)
    }

    @Test("has questions with their answers, errors included, and how long they took")
    func calls() async throws {
        let calls = TracedCalls<Refusal>(trace, from: SamplePresenter.self, to: [Int].self)
        func half(_ number: Int) async throws(Refusal) -> Int {
            guard number.isMultiple(of: 2) else { throw Refusal() }
            return number / 2
        }
        try await same(calls.ask("half(of:key:)", 8, work: try await half(8)), 4)
        await #expect(throws: Refusal.self) { try await calls.ask("half(of:)", 3, work: try await half(3)) }
        #expect(calls.passOn([1, 2, 3]) { true })
        try same(
            trace.text(as: .text),
            """
                0.001 s  SamplePresenter → Array: half(of: 8, key: …)
                0.002 s  SamplePresenter ← Array: 4 (1.000 ms)
                0.003 s  SamplePresenter → Array: half(of: 3)
                0.004 s  SamplePresenter ← Array: throws Refusal (1.000 ms)
                0.005 s  Array → SamplePresenter: 3 values (1.000 ms)

            """)
        #expect(
            try trace.text(as: .mermaid).hasPrefix(
                """
                sequenceDiagram
                    SamplePresenter->>Array: half(of: 8, key: …)
                    Array-->>SamplePresenter: 4 (1.000 ms)

                """))
        try same(
            trace.text(as: .json).split(separator: "\n").prefix(2),
            [
                #"{"depth":0,"kind":"call","message":"half(of: 8, key: …)","number":1,"receiver":"Array","sender":"SamplePresenter","start":0.001}"#,
                #"{"depth":0,"duration":0.001,"kind":"reply","message":"4","number":2,"receiver":"SamplePresenter","sender":"Array","start":0.002}"#,
            ])
    }

    @Test("leaves no character in a diagram that would end the message")
    func mermaid() throws {
        trace.tell("a; #b", from: "A", to: "B") {}
        try same(trace.text(as: .mermaid), "sequenceDiagram\n    A->>B: a#59; #35;b (1.000 ms)\n")
    }
}
