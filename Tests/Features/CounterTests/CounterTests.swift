import CounterEntity
import CounterInteractor
import CounterPorts
import CounterPresenter
import CounterScreens
import CounterStore
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@Suite("A count")
struct CountTests {
    @Test("is never less than none, nor more than its limit")
    func bounds() throws {
        try same(Count.zero.adding(Count.limit).value, Count.limit)
        try same(Count.zero.adding(2).adding(-2), .zero)
        #expect(throws: CountProblem.tooFew) { try Count.zero.adding(-1) }
        #expect(throws: CountProblem.tooFew) { try Count.zero.adding(.min) }
        #expect(throws: CountProblem.tooMany) { try Count.zero.adding(Count.limit + 1) }
        #expect(throws: CountProblem.tooMany) { try Count.zero.adding(1).adding(.max) }
    }

    @Test("is remembered, and left as it was by what is refused")
    func remembered() async throws {
        let service = CountInMemory()
        let interactor = CountInteractor(service: service)
        try await same(interactor.add(3).value, 3)
        await #expect(throws: CountProblem.tooFew) { try await interactor.add(-4) }
        await same(CountInteractor(service: service).count().value, 3)
    }
}

@MainActor
@Suite("The counter's presenter")
struct CountPresenterTests {
    private let view = ViewSpy<CountViewState>()
    private let router = RouterSpy<CountRoute>()

    private func presenter(_ language: Language = .english) -> CountPresenter {
        let presenter = CountPresenter(
            interactor: CountInteractor(service: CountInMemory()), router: router, language: language)
        presenter.view = view
        return presenter
    }

    @Test("shows the count when the screen appears, and whenever it changes")
    func counting() async {
        let presenter = presenter()
        presenter.handle(.screen(.appeared))
        same(view.states, [])
        await presenter.settle()
        presenter.handle(.increased)
        presenter.handle(.increased)
        presenter.handle(.decreased)
        await presenter.settle()
        #expect(view.states.map(\.value) == ["0", "1", "2", "1"])
        same(view.states.last?.headline, "Counted 1 time")
    }

    @Test("says why nothing changed, until something does")
    func refused() async {
        let presenter = presenter()
        for event in [CountEvent.decreased, .increased] {
            presenter.handle(event)
            await presenter.settle()
        }
        same(view.states.map(\.problem), ["The lowest count is 0.", nil])
        same(view.states.map(\.value), ["0", "1"])
    }

    @Test("speaks Ukrainian")
    func ukrainian() async {
        let presenter = presenter(.ukrainian)
        for event in [CountEvent.increased, .increased, .decreased, .decreased, .decreased] {
            presenter.handle(event)
        }
        await presenter.settle()
        same(view.states.map(\.headline).prefix(2), ["Пораховано 1 раз", "Пораховано 2 рази"])
        same(view.states.last?.problem, "Найменше число — 0.")
        same(view.states.last?.hints.map(\.meaning), ["додати", "відняти", "назад"])
    }

    @Test("goes back when the person leaves, and nowhere else")
    func leaving() async {
        let presenter = presenter()
        for event in [ScreenEvent.appeared, .privacyToggled, .attentionChanged(hasFocus: false)] {
            presenter.handle(.screen(event))
        }
        same(router.routes, [])
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
    }
}
