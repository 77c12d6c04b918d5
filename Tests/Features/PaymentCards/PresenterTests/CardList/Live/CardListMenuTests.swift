import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, menus and what lies over the cards")
struct CardListMenuTests {
    @Test("Moving past either end comes back at the other", arguments: [CardListMenu.sort, .filter])
    func wraps(menu: CardListMenu) async throws {
        let scene = await CardListScene.live()
        scene.presenter.handle(.menuOpened(menu))
        let count = try #require(scene.controls?.menu?.items.count)
        scene.presenter.handle(.menuMoved(by: -1))
        same(scene.controls?.menu?.selected, count - 1)
        scene.presenter.handle(.menuMoved(by: 1))
        same(scene.controls?.menu?.selected, 0)
        scene.presenter.handle(.jumped(toEnd: true))
        same(scene.controls?.menu?.selected, count - 1)
        scene.presenter.handle(.jumped(toEnd: false))
        same(scene.controls?.menu?.selected, 0)
        for step in [Int.max, .min, count, -count * 7] {
            scene.presenter.handle(.menuMoved(by: step))
            #expect((0..<count).contains(scene.controls?.menu?.selected ?? -1))
        }
    }

    @Test("Every choice of every menu asks for what it says, from the top, and is ticked from then on")
    func choosing() async throws {
        for menu in [CardListMenu.sort, .filter] {
            for (index, choice) in menu.choices().enumerated() where choice.leads == nil {
                let scene = await CardListScene.long(50)
                scene.presenter.handle(.focusMoved(by: 12))
                scene.presenter.handle(.menuOpened(menu))
                scene.presenter.handle(.menuMoved(by: index))
                scene.presenter.handle(.menuChosen(nil))
                #expect(scene.controls?.menu == nil)
                await scene.settle()
                same(scene.window.lowerBound, 0)
                same(scene.focused, "CARD 1")
                let query = try #require(scene.interactor.queries.last)
                same(CardMenuLines(query, []).ticked(in: menu), [index])
                scene.presenter.handle(.menuOpened(menu))
                same(scene.controls?.menu?.ticked, [index])
            }
        }
    }

    @Test("Help takes the place of a menu, and a choice can be made while something fails")
    func oneOverlay() async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.menuOpened(.sort))
        scene.presenter.handle(.helpToggled)
        #expect(scene.controls?.menu == nil && scene.controls?.help != nil)
        scene.presenter.handle(.menuOpened(.sort))
        #expect(scene.controls?.menu != nil && scene.controls?.help == nil)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect(scene.state.alert == nil && scene.output.errors == [.offline])
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.menuChosen(4))
        await scene.settle()
        #expect(scene.state.alert == nil && scene.controls?.menu == nil)
        same(scene.interactor.queries.last?.sort, [CardSort(.title)])
    }

    @Test("Where the mouse was left alone from the beginning, asking for it takes it")
    func mouseLeftAlone() async {
        let scene = CardListScene(.success(.fixture(count: 1)), usesMouse: false)
        scene.presenter.handle(.mouseToggled)
        same(scene.output.mouse, [true])
    }

    @Test("What a search has found is named as the card has it, but digits only while they are shown")
    func found() async {
        let item = CardListing.Item.fixture(.fixture(title: "Ünion Union", holder: "ASHA RAO"))
        func found(_ search: String, isPrivate: Bool = false) -> [String] {
            CardRowFactory(CardVoice(Voice(.english)).hiding(isPrivate, on: nil), search: search)
                .row(for: item, swipe: nil).face.found
        }
        same(found("union"), ["Ünion", "Union"])
        same(found("ＡＳＨＡ rao"), ["ASHA", "RAO"])
        same(found("87"), ["8776"])
        same(found("87", isPrivate: true), [])
        same(found(""), [])
        let scene = await CardListScene.live(query: CardQuery(search: "card"))
        same(scene.rows.first?.face.found, ["CARD"])
    }

    @Test("Cards that come while everything is hidden are hidden too")
    func later() async {
        let scene = await CardListScene.long(50)
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.handle(.focusMoved(by: 5))
        #expect(!scene.rows.map { "\($0.face) \($0.spoken)" }.joined().contains("4221"))
    }
}
