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
@Suite("CardListPresenter, a long list")
struct CardListLongListTests {
    private let count = 1_204

    @Test("Both ends are one step away, and between them the way leads over every card, in whole rows")
    func everyCard() async {
        let scene = await CardListScene.long(count, capacity: 6, across: 3)
        scene.presenter.handle(.jumped(toEnd: true))
        same(scene.focused, "CARD \(count)")
        same(scene.window, 1_200..<count)
        same(scene.rows.last?.spoken.headline, "Card \(count) of \(count)")
        var seen = [count]
        for _ in 0..<count {
            scene.presenter.handle(.focusMoved(by: -1))
            #expect(scene.window.lowerBound.isMultiple(of: 3))
            if let number = number(scene.focused), number != seen.last { seen.append(number) }
        }
        same(seen, (1...count).reversed())
        scene.presenter.handle(.jumped(toEnd: true))
        scene.presenter.handle(.jumped(toEnd: false))
        same(scene.focused, "CARD 1")
        same(scene.window, 0..<6)
        same(scene.interactor.queries.count, 1)
    }

    @Test("A refresh far from the top keeps the place")
    func refresh() async {
        let scene = await CardListScene.long(count)
        scene.presenter.handle(.jumped(toEnd: true))
        scene.presenter.handle(.focusMoved(by: -45))
        let before = (scene.focused, scene.window, scene.titles)
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect((scene.focused, scene.window, scene.titles) == before)
        same(scene.interactor.queries.count, 2)
    }

    @Test("A list that has become shorter is shown from its end")
    func shrunk() async {
        let scene = await CardListScene.long(count)
        scene.presenter.handle(.jumped(toEnd: true))
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.focused, "CARD 50")
        #expect(!scene.rows.isEmpty)
    }

    @Test("Another query begins at its top, wherever the person was")
    func search() async {
        let scene = await CardListScene.long(count)
        scene.presenter.handle(.jumped(toEnd: true))
        scene.presenter.search(for: "CARD 1")
        await scene.settle()
        same(scene.focused, "CARD 1")
        same(scene.window, 0..<4)
    }

    private func number(_ title: String?) -> Int? {
        title.flatMap { Int($0.dropFirst("CARD ".count)) }
    }
}
