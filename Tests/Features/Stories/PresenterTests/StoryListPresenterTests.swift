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

@MainActor
@Suite("The list of stories and galleries")
struct StoryListPresenterTests {
    private let view = ViewSpy<StoryListViewState>()
    private let router = RouterSpy<StoryRoute>()

    private func list(
        _ answer: Result<[StoryItem], StoriesError>, in language: Language = .english
    ) async -> StoryListPresenter {
        let presenter = StoryListPresenter(
            wording: StoryWording(Voice(language)),
            interactor: { () throws(StoriesError) in try answer.get() }, router: router, output: nil)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        return presenter
    }

    @Test("is moved through, and opens what the person is at")
    func opens() async {
        let list = await list(.success([.story("a"), .gallery("b"), .story("c")]))
        same(view.states.first?.content, .loading("Loading…"))
        same(view.states.last?.summary, "2 stories, 1 gallery")
        same(view.states.last?.record?.lines.map(\.type), ["story", "gallery", "story"])
        list.handle(.moved(by: 9))
        list.handle(.opened(nil))
        list.handle(.opened(1))
        list.handle(.opened(7))
        same(view.states.last?.body?.selected, 1)
        list.handle(.screen(.placesRequested))
        list.handle(.screen(.closed))
        list.handle(.screen(.uncovered))
        same(router.routes, [.item("c"), .item("b"), .places, .back])
    }

    @Test("is counted in Ukrainian, too")
    func ukrainian() async {
        _ = await list(.success([.story("a"), .gallery("b"), .story("c")]), in: .ukrainian)
        same(view.states.first?.content, .loading("Завантажуємо…"))
        same(view.states.last?.summary, "2 історії, 1 галерея")
    }

    @Test("chooses the item that the person has gone on to, and passes on what failed")
    func follows() async {
        let output = ReportSpy()
        let list = StoryListPresenter(
            wording: StoryWording(Voice(.english)),
            interactor: { () throws(StoriesError) in [.story("a"), .gallery("b"), .story("c")] },
            router: router, output: output)
        list.view = view
        await list.send(.screen(.appeared))
        list.report(.outcome("c"))
        #expect(view.states.last?.body?.selected == 2 && output.reports.isEmpty)
        let error = StoriesError.unreadable(reason: "x")
        let failure = StoryReport.failed(error, StoryWording(Voice(.english)).alert(for: error))
        list.report(failure)
        same(output.reports, [failure])
    }

    @Test("says if there is nothing, or why")
    func nothing() async {
        _ = await list(.success([]))
        guard case .empty? = view.states.last?.content else {
            Issue.record("not empty")
            return
        }
        _ = await list(.failure(.unreadable(reason: "x")))
        guard case .failed? = view.states.last?.content else {
            Issue.record("not failed")
            return
        }
    }
}
