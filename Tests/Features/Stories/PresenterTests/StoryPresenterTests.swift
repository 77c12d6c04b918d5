import ScreenContract
import ScreenTestSupport
import StoriesEntity
import StoriesPorts
import StoriesScreens
import StoriesTestSupport
import TestSupport
import Testing
import Words

@testable import StoriesPresenter

/// A screen with one item, and what surrounds it.
@MainActor
private final class Bench {
    let view = ViewSpy<StoryViewState>()
    let router = RouterSpy<StoryRoute>()
    let output = ReportSpy()
    var style = DrawingStyle()
    private(set) var presenter: StoryPresenter?

    init(_ item: StoryItem, _ others: [StoryItem] = [], language: Language = .english) {
        let items = [item] + others
        let presenter = StoryPresenter(
            item.id, wording: StoryWording(Voice(language)),
            interactor: { name, steps throws(StoriesError) in
                guard let place = items.firstIndex(where: { $0.id == name }) else {
                    throw .unknown(name, nearest: [])
                }
                return items[(place + steps + items.count) % items.count]
            }, style: { MainActor.assumeIsolated { [weak self] in self?.style ?? DrawingStyle() } },
            router: router, output: output)
        presenter.view = view
        self.presenter = presenter
    }

    /// The item, of which all drawings are in sight, at a time.
    static func shown(_ item: StoryItem, at time: Duration = .zero) async -> Bench {
        let bench = Bench(item)
        await bench.send(.screen(.appeared), .seen(0..<3))
        bench.tell(time)
        return bench
    }

    func send(_ events: StoryEvent...) async {
        for event in events { await presenter?.send(event) }
    }

    func tell(_ time: Duration) { presenter?.handle(.screen(.timeAdvanced(to: time))) }

    var story: StoryText? {
        guard case .story(let text)? = view.states.last?.body?.content else { return nil }
        return text
    }

    var shares: [Double] { story?.drawings.map(\.share) ?? [] }
    var nextChange: Duration? { view.states.last?.nextChange }
}

@MainActor
final class ReportSpy: Reporting {
    var reports: [StoryReport] = []
    func report(_ report: StoryReport) { reports.append(report) }
}

private let third = 1.0 / 3

@MainActor
@Suite("A story or a gallery")
struct StoryPresenterTests {
    @Test(
        "SVG paths are drawn anew at every appearance: a third of the length after 1.00 s, all of it after 3.00 s"
    )
    func growth() async {
        let bench = await Bench.shown(.story(), at: .seconds(10))
        same(bench.shares, [0, 0, 0])
        bench.tell(.seconds(11))
        same(bench.shares, [third, third, third])
        same(bench.nextChange, .seconds(11) + .milliseconds(33))
        bench.tell(.seconds(13))
        #expect(bench.shares == [1, 1, 1] && bench.nextChange == nil)
        let count = bench.view.states.count
        bench.tell(.seconds(20))
        same(bench.view.states.count, count)
    }

    @Test(
        "they begin anew when the person comes back, with the time that is told then",
        arguments: [ScreenEvent.uncovered, .returned])
    func comingBack(_ event: ScreenEvent) async {
        let bench = await Bench.shown(.story(), at: .seconds(1))
        bench.tell(.milliseconds(2_500))
        same(bench.shares[0], 0.5)
        await bench.send(.screen(event))
        #expect(bench.shares == [0, 0, 0] && bench.nextChange != nil)
        bench.tell(.seconds(70))
        same(bench.shares, [0, 0, 0])
        bench.tell(.seconds(71))
        same(bench.shares[0], third)
    }

    @Test("they begin anew when they are scrolled out and in, while those that stay go on")
    func scrolling() async {
        let bench = await Bench.shown(.story(), at: .seconds(1))
        await bench.send(.seen(0..<2))
        bench.tell(.seconds(2))
        await bench.send(.seen(1..<3))
        #expect(bench.shares == [0, third, 0] && bench.story?.first == 1)
        bench.tell(.milliseconds(3_500))
        same(bench.shares, [0, 5.0 / 6, 0.5])
        await bench.send(.seen(0..<0), .seen(0..<3))
        same(bench.shares, [0, 0, 0])
    }

    @Test("a change of the colour or of the switch counts at once, while a drawing grows")
    func style() async {
        let bench = await Bench.shown(.story(), at: .seconds(1))
        #expect(bench.story?.ink == 0xF3AF22 && bench.story?.growth == .seconds(3))
        bench.style = DrawingStyle(color: .sky)
        bench.tell(.seconds(2))
        #expect(bench.story?.ink == 0x3DACF7 && bench.shares[0] == third)
        bench.style = DrawingStyle(grows: false)
        bench.tell(.milliseconds(2_100))
        #expect(bench.shares == [1, 1, 1] && bench.nextChange == nil && bench.story?.growth == nil)
    }

    @Test("drawings and pictures are moved between, and no further than there are any")
    func moves() async {
        let story = await Bench.shown(.story())
        for (step, first) in [(1, 1), (9, 2), (-1, 1), (-9, 0)] {
            await story.send(.moved(by: step))
            same(story.story?.first, first)
        }
        let bench = Bench(.gallery())
        await bench.send(.moved(by: 1), .screen(.appeared), .moved(by: 9))
        guard case .gallery(let pictures, let selected)? = bench.view.states.last?.body?.content else {
            Issue.record("no gallery")
            return
        }
        #expect(pictures.map(\.address) == ["wide", "high", "square"] && selected == 2)
        await bench.send(.opened(nil), .opened(0), .opened(7))
        same(
            bench.router.routes,
            [
                .picture(Illustration(address: "square", description: "a square picture")),
                .picture(Illustration(address: "wide", description: "a wide picture")),
            ])
        await story.send(.opened(0))
        #expect(story.router.routes.isEmpty)
    }

    @Test("the next item takes the place of this one, from its beginning")
    func steps() async {
        let bench = Bench(.story("a"), [.story("b", drawings: 1), .gallery("c")])
        await bench.send(.stepped(by: 1), .screen(.appeared), .seen(0..<3), .moved(by: 1), .stepped(by: 1))
        #expect(bench.view.states.last?.title == "Story: The b" && bench.story?.first == 0)
        await bench.send(.stepped(by: 1))
        #expect(bench.view.states.last?.title == "Gallery: The c" && bench.nextChange == nil)
        await bench.send(.stepped(by: -1), .stepped(by: -1), .stepped(by: -1))
        same(bench.view.states.last?.title, "Gallery: The c")
        // The list hears where the person is, but not of the item that it opened itself.
        same(bench.output.reports, ["b", "c", "b", "a", "c"].map { .outcome($0) })
    }

    @Test("one type of screen has both kinds of content, and says so where there is none")
    func kinds() async throws {
        var words: [String] = []
        for item in [StoryItem.story(drawings: 0, text: ""), .gallery("g", [])] {
            let bench = Bench(item)
            await bench.send(.screen(.appeared))
            if case .nothing(let text)? = bench.view.states.last?.body?.content { words.append(text) }
            #expect(bench.view.states.last?.hints.contains { $0.action == .event(.moved(by: 1)) } == false)
        }
        same(words, ["This story has no text yet.", "This gallery has no pictures yet."])
        let hints = await Bench.shown(.story()).view.states.last?.hints
        #expect(hints?.first?.action == .row && hints?.contains { $0.meaning == "next, previous" } == true)
        // Sideways there is only something where not all drawings are in sight.
        let drawings = await Bench.shown(.story())
        func names() -> Bool {
            drawings.view.states.last?.hints.contains { $0.action == .event(.moved(by: 1)) } ?? false
        }
        #expect(!names())
        await drawings.send(.seen(1..<3))
        #expect(names())
        let bench = Bench(.story(), language: .ukrainian)
        await bench.send(.screen(.appeared))
        same(bench.story?.drawings.first?.description, "Малюнок: thing 0")
        same(bench.view.states.last?.record?.lines.first?.drawings, ["thing 0", "thing 1", "thing 2"])
    }

    @Test("the ways out, and what is unknown")
    func ways() async throws {
        let bench = await Bench.shown(.story())
        await bench.send(.screen(.placesRequested), .screen(.closed), .screen(.told))
        same(bench.router.routes, [.places, .back])
        let alerts = [
            StoriesError.unknown("x", nearest: [.story("y")]), .ambiguous("x", [.story("y")]),
            .unreadable(reason: "It is damaged."),
        ].map(StoryWording(Voice(.english)).alert)
        same(
            alerts.map(\.message),
            [
                "No story or gallery matches “x”.", "“x” matches several.", "It is damaged.",
            ])
        same(alerts[0].choices.map(\.name), ["y"])
        let view = ViewSpy<StoryViewState>()
        let output = ReportSpy()
        let presenter = StoryPresenter(
            "x", wording: StoryWording(Voice(.english)),
            interactor: { _, _ throws(StoriesError) in throw .unreadable(reason: "It is damaged.") },
            style: { DrawingStyle() }, router: RouterSpy<StoryRoute>(), output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        same(output.reports.count, 1)
        guard case .failed? = view.states.last?.content else {
            Issue.record("no failure")
            return
        }
    }
}
