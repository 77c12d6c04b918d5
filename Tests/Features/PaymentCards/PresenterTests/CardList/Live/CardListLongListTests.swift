import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardListPresenter, a list that is longer than what is kept of it")
struct CardListLongListTests {
    private let count = 1_204

    @Test("The last card is one question away, and from there the way leads back over every card")
    func backFromTheEnd() async {
        let scene = await CardListScene.paged(count, capacity: 6, across: 3)
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        same(scene.focused, "CARD \(count)")
        same(scene.window, 1_200..<count)
        same(scene.rows.last?.spoken.headline, "Card \(count) of \(count)")
        #expect(scene.pages.count <= 3)
        var seen = [count]
        for _ in 0..<count {
            scene.presenter.handle(.focusMoved(by: -1))
            await scene.settle()
            if let number = number(scene.focused), number != seen.last { seen.append(number) }
            #expect(scene.presenter.state.items.count <= LoadedCards.capacity + 40)
        }
        same(seen, (1...count).reversed())
        same(scene.window.lowerBound, 0)
    }

    @Test("The way down leads over every card, and keeps no more than a thousand and some")
    func down() async {
        let scene = await CardListScene.paged(count, capacity: 6, across: 3)
        var seen: [Int] = []
        for _ in 0..<count {
            if let number = number(scene.focused), number != seen.last { seen.append(number) }
            scene.presenter.handle(.focusMoved(by: 1))
            await scene.settle()
            #expect(scene.presenter.state.items.count <= LoadedCards.capacity + 40)
            #expect(scene.window.lowerBound.isMultiple(of: 3))
        }
        same(seen, Array(1...count))
        same(scene.pages.count, 61)
    }

    @Test("The first card is one question away from the last one")
    func home() async {
        let scene = await CardListScene.paged(count)
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.handle(.jumped(toEnd: false))
        await scene.settle()
        same(scene.focused, "CARD 1")
        same(scene.window, 0..<4)
        same(scene.pages.last, .page(1, size: 20))
    }

    @Test("Who does something on the way to an end stays where they are")
    func interrupted() async {
        let scene = await CardListScene.paged(count)
        scene.presenter.handle(.jumped(toEnd: true))
        let (task, answer) = await scene.startSettling()
        scene.presenter.handle(.interacted)
        scene.presenter.handle(.focusMoved(by: -5))
        answer.open()
        await task.value
        same(scene.focused, "CARD 15")
    }

    @Test("A way to the end that fails can be gone again, and what is here stays")
    func failure() async {
        let scene = await CardListScene.paged(count)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        #expect(scene.state.alert != nil)
        same(scene.focused, "CARD 20")
        let count = count
        scene.interactor.answer { .page(of: .fixtures(count), query: $0) }
        scene.presenter.handle(.interacted)
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD \(count)")
    }

    @Test("A refresh far from the top keeps the place, and asks for the pages there and the first one alone")
    func refresh() async {
        let scene = await CardListScene.paged(count)
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        for _ in 0..<3 {
            scene.presenter.handle(.focusMoved(by: -15))
            await scene.settle()
        }
        let (before, pages) = ((scene.focused, scene.window, scene.titles), scene.pages.count)
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect((scene.focused, scene.window, scene.titles) == before)
        #expect(scene.pages.count - pages <= 4)
        same(scene.pages[pages], .page(1, size: 20))
    }

    @Test("A list that has become shorter is shown from its end")
    func shrunk() async {
        let scene = await CardListScene.paged(count)
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 50")
        #expect(!scene.rows.isEmpty)
    }

    @Test("Another query begins at its top, wherever the person was")
    func search() async {
        let scene = await CardListScene.paged(count)
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.search(for: "CARD 1")
        await scene.settle()
        same(scene.focused, "CARD 1")
        same(scene.window, 0..<4)
        same(scene.pages.last, .page(1, size: 20))
    }

    @Test("A list that begins with a later page has the earlier ones above it")
    func laterPage() async {
        let scene = CardListScene(.failure(.offline), query: CardQuery(page: .page(3, size: 20)))
        scene.interactor.answer { .page(of: .fixtures(100), query: $0) }
        scene.presenter.handle(.capacityChanged(cards: 4, across: 1))
        await scene.presenter.send(.screen(.appeared))
        await scene.settle()
        same(scene.focused, "CARD 41")
        scene.presenter.handle(.focusMoved(by: -1))
        await scene.settle()
        same(scene.focused, "CARD 40")
    }

    private func number(_ title: String?) -> Int? {
        title.flatMap { Int($0.dropFirst("CARD ".count)) }
    }
}
