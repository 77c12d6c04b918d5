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

/// A screen with one item, whose drawings grow for three seconds.
@MainActor
struct StoryStage: Stage {
    typealias Told = Transcript<StoryEvent, StoryViewState, StoryRoute>

    /// How stories are drawn, which a test changes.
    @MainActor
    final class Style { var style = DrawingStyle() }

    let book = Notebook(), view = ViewSpy<StoryViewState>(), router = RouterSpy<StoryRoute>()
    let output = ReportSpy(), style = Style()

    func screen(_ item: StoryItem, _ others: [StoryItem] = [], _ language: Language = .english) -> Told {
        let items = [item] + others
        let presenter = StoryPresenter(
            item.id, wording: StoryWording(Voice(language)),
            interactor: { name, steps throws(StoriesError) in
                guard let place = items.firstIndex(where: { $0.id == name }) else {
                    throw .unknown(name, nearest: [])
                }
                return items[(place + steps + items.count) % items.count]
            }, style: { MainActor.assumeIsolated { [style] in style.style } }, router: router, output: output)
        let told = Told(
            of: presenter, in: book, view: view, router: router, reports: { [output] in output.reports })
        presenter.view = view
        return told
    }

    /// The item, of which all drawings are in sight, so many seconds after the program has started.
    func shown(_ item: StoryItem = .story(drawings: 2), at time: Int = 0, _ language: Language = .english)
        async -> Told
    {
        let told = screen(item, [], language)
        await told.begin(.screen(.appeared), .seen(0..<3), .screen(.timeAdvanced(to: .seconds(time))))
        return told
    }

    func after(_ milliseconds: Int) -> StoryEvent { .screen(.timeAdvanced(to: .milliseconds(milliseconds))) }
}

@MainActor
@Suite("A story or a gallery")
struct StoryTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<StoryStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("Story", showing + growing)

    private nonisolated static let showing: [Scene<StoryStage>] = [
        Scene("One type of screen has both kinds of content, and says so where there is none") { stage in
            for item in [
                StoryItem.story(drawings: 1), .gallery(), .story(drawings: 0, text: ""), .gallery("g", []),
            ] {
                await stage.screen(item).send(.screen(.appeared))
            }
        },
        Scene("In Ukrainian, but for the data") { stage in
            await stage.shown(at: 0, .ukrainian).compare(with: stage.shown())
        },
        Scene("Drawings and pictures are moved between, as far as there are any, and opened") { stage in
            let story = await stage.shown(.story(drawings: 3))
            await story.send(.moved(by: 1), .moved(by: 9), .moved(by: -1), .moved(by: -9), .opened(0))
            let gallery = stage.screen(.gallery())
            await gallery.begin(.moved(by: 1), .screen(.appeared))
            await gallery.send(.moved(by: 9), .opened(nil), .opened(0), .opened(7))
        },
        Scene("Sideways there is only something where not all drawings are in sight") { stage in
            let told = await stage.shown(.story(drawings: 3))
            await told.send(.seen(1..<3))
        },
        Scene("The next item takes the place of this one, and the list hears of it") { stage in
            let told = stage.screen(
                .story("a", drawings: 1), [.story("b", drawings: 1), .gallery("c", ["wide"])])
            told.handle(.stepped(by: 1))
            await told.begin(.screen(.appeared), .seen(0..<3))
            await told.send(
                .stepped(by: 1), .stepped(by: 1), .stepped(by: -1), .stepped(by: -1), .stepped(by: -1))
        },
        Scene("The ways out, and an item that can't be had") { stage in
            let told = await stage.shown()
            await told.send(.screen(.placesRequested), .screen(.closed))
            let presenter = StoryPresenter(
                "x", wording: StoryWording(Voice(.english)),
                interactor: { _, _ throws(StoriesError) in throw .unreadable(reason: "It is damaged.") },
                style: { DrawingStyle() }, router: stage.router, output: stage.output)
            let broken = StoryStage.Told(
                of: presenter, in: stage.book, view: stage.view, router: stage.router,
                reports: { [output = stage.output] in output.reports })
            presenter.view = stage.view
            await broken.send(.screen(.appeared))
        },
    ]

    private nonisolated static let growing: [Scene<StoryStage>] = [
        Scene("Drawings grow at every appearance: a third after 1 s, all after 3 s") { stage in
            let told = await stage.shown(at: 10)
            await told.send(stage.after(11_000), stage.after(13_000), stage.after(20_000))
        },
        Scene("They begin anew when the person comes back, with the time that is told then") { stage in
            for event in [ScreenEvent.uncovered, .returned] {
                let told = await stage.shown(at: 1)
                await told.send(stage.after(2_500), .screen(event), stage.after(70_000), stage.after(71_000))
            }
        },
        Scene("They begin anew when they are scrolled out and in, while those that stay go on") { stage in
            let told = await stage.shown(.story(drawings: 3), at: 1)
            await told.send(
                .seen(0..<2), stage.after(2_000), .seen(1..<3), stage.after(3_500), .seen(0..<0), .seen(0..<3)
            )
        },
        Scene("A change of the colour or of the switch counts at once, while a drawing grows") { stage in
            let told = await stage.shown(at: 1)
            stage.style.style = DrawingStyle(color: .sky)
            await told.send(stage.after(2_000))
            stage.style.style = DrawingStyle(grows: false)
            await told.send(stage.after(2_100))
        },
    ]

    @Test("Time that passes and changes nothing draws nothing")
    func idle() async {
        let stage = StoryStage()
        let told = await stage.shown()
        await told.begin(stage.after(4_000))
        let count = stage.view.states.count
        await told.begin(stage.after(20_000))
        same(stage.view.states.count, count)
    }

    @Test("What is unknown is said, with what may have been meant")
    func unknown() {
        let alerts = [
            StoriesError.unknown("x", nearest: [.story("y")]), .ambiguous("x", [.story("y")]),
            .unreadable(reason: "It is damaged."),
        ].map(StoryWording(Voice(.english)).alert)
        same(
            alerts.map(\.message),
            ["No story or gallery matches “x”.", "“x” matches several.", "It is damaged."])
        same(alerts[0].choices.map(\.name), ["y"])
    }
}
