import Foundation
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Scenes")
struct SceneTests {
    /// A counter that is told a number, and shows it once it is settled.
    @MainActor
    private final class Counter: ViewOutput {
        enum Event: ViewEvent {
            case screen(ScreenEvent)
            case counted(Int)
        }

        let view = ViewSpy<[String: Int]>(), router = RouterSpy<BackRoute>()
        private var count = 0, isWaiting = false

        func handle(_ event: Event) {
            switch event {
            case .counted(let number): (count, isWaiting) = (count + number, true)
            case .screen: return router.navigate(to: .back)
            }
            render()
        }

        func settle() async {
            isWaiting = false
            render()
        }

        private func render() { view.render(["count": count, "waiting": isWaiting ? 1 : 0]) }
    }

    private struct Place: Stage {
        let book = Notebook(), counter = Counter()

        var told: Transcript<Counter.Event, [String: Int], BackRoute> {
            Transcript(of: counter, in: book, view: counter.view, router: counter.router)
        }
    }

    @Test("Every state that a screen went through is told, by what changed, and where it led")
    func states() async {
        let place = Place()
        let told = place.told
        await told.send(.counted(2))
        told.handle(.counted(1))
        await told.when("the time has come")
        await told.send(.screen(.closed))
        same(
            place.book.text,
            """
            > counted(2)
                count = 2, waiting = 1
                …
                waiting = 0
            > counted(1)
                count = 3, waiting = 1
            > the time has come
                waiting = 0
            > screen(closed)
                -> back

            """)
    }

    @Test("What another scene has told is not told again")
    func beginning() async {
        let place = Place()
        let told = place.told
        await told.begin(.counted(2))
        await told.send(.counted(0))
        same(place.book.text, "> counted(0)\n    waiting = 1\n    …\n    waiting = 0\n")
    }

    @Test("A scene that breaks off says where, and what was told until then is not taken for it")
    func broken() async throws {
        struct Broken: Error {}
        let scenes = Scenes<Place>(
            "NoSuchFile",
            [
                Scene("Breaks") { place in
                    await place.told.send(.counted(1))
                    throw Broken()
                }
            ])
        try await withKnownIssue {
            try await scenes.play(scenes.all[0])
        } matching: {
            $0.description.contains("“Breaks” broke off with Broken(), after:\n> counted(1)\n")
        }
    }
}
