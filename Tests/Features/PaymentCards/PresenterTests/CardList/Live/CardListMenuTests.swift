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
    @Test("A menu opens at the choice that holds, and ticks it")
    func ticked() async throws {
        let query = CardQuery(filters: [CardFilter(.overdue)], sort: [CardSort(.title)])
        let scene = await CardListScene.live(query: query)
        scene.presenter.handle(.menuOpened(.sort))
        let sort = try #require(scene.controls?.menu)
        same(sort.title, "Sort")
        #expect((sort.ticked, sort.selected) == ([4], 4))
        same(sort.items[4], "by title")
        scene.presenter.handle(.cancelled)
        scene.presenter.handle(.menuOpened(.filter))
        let filter = try #require(scene.controls?.menu)
        #expect((filter.ticked, filter.selected) == ([2], 2))
        same(filter.items[2], "overdue")
    }

    @Test("Where no choice says what holds, none is ticked")
    func noTick() async {
        let scene = await CardListScene.live(query: CardQuery(sort: [CardSort(.title), CardSort(.bank)]))
        scene.presenter.handle(.menuOpened(.sort))
        same(scene.controls?.menu?.ticked, [])
        same(scene.controls?.menu?.selected, 0)
    }

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
                let scene = await CardListScene.paged(50)
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

    @Test(
        "Bank, network and action have menus of their own, hold together, and are one expression with the others"
    )
    func kinds() async {
        let cards = [
            PaymentCard.fixture(id: "1", bank: .unknown("My Bank")), .fixture(id: "2", network: .visa),
        ]
        let scene = await CardListScene.live(.fixture(cards.map { .fixture($0) }))
        func choose(_ menu: CardListMenu, _ label: String) {
            scene.presenter.handle(.menuOpened(.filter))
            let items = scene.controls?.menu?.items ?? []
            guard let lead = items.firstIndex(where: { $0.hasPrefix("\(menu):") }) else {
                scene.presenter.handle(.menuChosen(items.firstIndex(of: label)))
                return
            }
            scene.presenter.handle(.menuChosen(lead))
            scene.presenter.handle(.menuChosen(scene.controls?.menu?.items.firstIndex(of: label)))
        }
        choose(.bank, "My Bank")
        choose(.network, "Visa")
        choose(.filter, "due")
        choose(.action, "pay now")
        choose(.network, "Mastercard")
        await scene.settle()
        same(
            scene.interactor.queries.last?.filters,
            [
                CardFilter(.bank(["My Bank"])), CardFilter(.due), CardFilter(.action(["pay_now"])),
                CardFilter(.network(["MASTERC"])),
            ])
        same(scene.controls?.chips.map(\.text), ["My Bank, due, pay now, Mastercard"])
        scene.presenter.handle(.menuOpened(.filter))
        same(
            scene.controls?.menu?.items.suffix(3),
            [
                "bank: My Bank", "network: Mastercard", "action: pay now",
            ])
        scene.presenter.handle(.menuChosen(5))
        #expect(scene.controls?.menu?.title == "Bank" && scene.controls?.menu?.selectedItem == "My Bank")
        scene.presenter.handle(.cancelled)
        same(scene.controls?.menu?.title, "Show")
        scene.presenter.handle(.menuChosen(0))
        same(scene.controls?.chips, [])
    }

    @Test("A choice leaves the search alone")
    func keepsSearch() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.search(for: "CARD 4")
        await scene.settle()
        scene.presenter.handle(.menuOpened(.sort))
        scene.presenter.handle(.menuMoved(by: 2))
        scene.presenter.handle(.menuChosen(nil))
        await scene.settle()
        same(
            scene.interactor.queries.last,
            CardQuery(search: "CARD 4", isFuzzy: true, sort: [CardSort(.amount, isDescending: true)]))
    }

    @Test("Cancelling takes away what is on top: help, a menu, an alert, an open card, the search")
    func cancelOrder() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.search(for: "CARD")
        await scene.settle()
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.actionChosen("nonsense", on: scene.rows[0].id))
        scene.presenter.handle(.menuOpened(.sort))
        func layers() -> [Bool] {
            [
                scene.controls?.menu != nil, scene.state.alert != nil, scene.reveals[0] != 0,
                scene.controls?.search != nil,
            ]
        }
        // The alert waits until the menu is closed.
        same(layers(), [true, false, true, true])
        for gone in 1..<5 {
            scene.presenter.handle(.cancelled)
            same(layers(), (0..<4).map { $0 >= gone })
        }
        await scene.settle()
        let before = scene.state
        scene.presenter.handle(.cancelled)
        same(scene.state, before)
    }

    @Test("Help takes the place of a menu, and a choice can be made while something fails")
    func oneOverlay() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.handle(.menuOpened(.sort))
        scene.presenter.handle(.helpToggled)
        #expect(scene.controls?.menu == nil && scene.controls?.help != nil)
        scene.presenter.handle(.menuOpened(.sort))
        #expect(scene.controls?.menu != nil && scene.controls?.help == nil)
        scene.interactor.answer(.failure(.offline))
        scene.presenter.handle(.focusMoved(by: 18))
        await scene.settle()
        #expect(scene.state.alert == nil && scene.output.errors == [.offline])
        scene.interactor.answer { .page(of: .fixtures(50), query: $0) }
        scene.presenter.handle(.menuChosen(4))
        await scene.settle()
        #expect(scene.state.alert == nil && scene.controls?.menu == nil)
        same(scene.interactor.queries.last?.sort, [CardSort(.title)])
    }

    @Test("A swipe that sprang back leaves nothing to cancel")
    func sprungBack() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.search(for: "CARD")
        await scene.settle()
        scene.swipe(row: 0, by: 0.05)
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.pushed(.right))
        scene.presenter.handle(.cancelled)
        #expect(scene.controls?.search == nil)
    }

    @Test("Help names all that can be done, and the footer only what helps now")
    func help() async throws {
        let scene = await CardListScene.live(language: .ukrainian)
        #expect(scene.controls?.help == nil)
        scene.presenter.handle(.helpToggled)
        let actions = try #require(scene.controls?.help).flatMap(\.hints).map(\.action)
        same(actions.count, 25)
        #expect(actions.contains(.mouse("миша")))
        same(scene.controls?.hints.map(\.action), [.event(.helpToggled)])
        scene.presenter.handle(.helpToggled)
        #expect(scene.controls?.help == nil)
        #expect(scene.controls?.hints.map(\.action).contains(.event(.tapped(nil))) == true)
        scene.presenter.handle(.pushed(.left))
        #expect(scene.controls?.hints.map(\.action).contains(.event(.actionNumberChosen(1))) == true)
    }

    @Test("The mouse is taken and left, and the screen that opened the list is told; to leave is to go back")
    func mouseAndQuit() async {
        let scene = await CardListScene.live()
        scene.presenter.handle(.mouseToggled)
        scene.presenter.handle(.mouseToggled)
        scene.presenter.handle(.screen(.closed))
        same(scene.output.mouse, [false, true])
        same(scene.router.routes, [.back])
    }

    @Test("Where the mouse was left alone from the beginning, asking for it takes it")
    func mouseLeftAlone() async {
        let scene = CardListScene(.success(.fixture(count: 1)), usesMouse: false)
        scene.presenter.handle(.mouseToggled)
        same(scene.output.mouse, [true])
    }
}
