import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("Marked cards on the list")
struct CardListMarksTests {
    private func live(_ count: Int = 6, language: Language = .english) async -> CardListScene {
        await .live(
            .fixture(
                (1...count).map {
                    .fixture(.fixture(id: "\($0)", title: "CARD \($0)", due: .fixture(amount: 100)))
                }),
            language: language)
    }

    private func meanings(_ scene: CardListScene) -> [String] { scene.controls?.hints.map(\.meaning) ?? [] }

    @Test(
        "are counted with what is due on them, the keys say what they do, and the rows have the word",
        arguments: [
            (
                Language.english, "2 marked: ₹200.00",
                ["pay 2 cards", "remove 2 cards", "unmark all", "mark"], "marked"
            ),
            (
                .ukrainian, "позначено 2: ₹200.00",
                ["сплатити 2 картки", "прибрати 2 картки", "зняти позначки", "позначити"], "позначено"
            ),
        ])
    func said(language: Language, count: String, hints: [String], word: String) async {
        let scene = await live(language: language)
        #expect(scene.controls?.marks == nil && meanings(scene).contains(hints[3]))
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.markToggled(scene.rows[2].id))
        scene.presenter.handle(.markToggled(CardRowID("gone")))
        #expect(scene.controls?.marks?.text == count && Array(meanings(scene).prefix(4)) == hints)
        same(scene.rows.map(\.mark), [word, nil, word, nil])
        #expect(scene.rows[2].spoken.headline.hasSuffix(", \(word)"))
        scene.presenter.handle(.screen(.privacyToggled))
        same(scene.controls?.marks?.due, "•••••")
        scene.presenter.handle(.cancelled)
        #expect(scene.controls?.marks == nil && scene.rows.allSatisfy { $0.mark == nil })
    }

    @Test("are paid, or removed, all of them; without marks, the card that has the focus")
    func together() async {
        let scene = await live()
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.focusMoved(by: 2))
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.focusMoved(by: 1))
        scene.presenter.handle(.paymentChosen)
        scene.presenter.handle(.removalRequested(nil))
        scene.presenter.handle(.removalRequested(scene.rows[1].id))
        let titles = scene.router.routes.map { route -> [String] in
            switch route {
            case .payments(let items, isPrivate: false), .removal(let items, isPrivate: false):
                items.map(\.card.title)
            default: []
            }
        }
        #expect(titles.prefix(2) == [["CARD 1", "CARD 3"], ["CARD 1", "CARD 3"]] && titles[2].count == 1)
    }

    @Test("on which nothing is due can’t be paid, which is said")
    func nothingDue() async {
        let scene = await CardListScene.live(.fixture([.fixture(.fixture(due: nil))]))
        scene.presenter.handle(.markToggled(nil))
        #expect(!meanings(scene).contains("pay 1 card") && meanings(scene).contains("remove 1 card"))
        await scene.presenter.send(.paymentChosen)
        #expect(scene.router.routes.isEmpty && scene.output.errors == [.paymentRefused(.nothingDue)])
        #expect(scene.state.alert != nil)
    }

    @Test(
        "on which nothing was due are looked at anew before that is said: another program may have undone a payment"
    )
    func dueAgain() async {
        let scene = await CardListScene.live(.fixture([.fixture(.fixture(due: nil))]))
        scene.presenter.handle(.markToggled(nil))
        let item = CardListing.Item.fixture(.fixture(due: .fixture(amount: 100)))
        scene.interactor.answer(.success(.fixture([item])))
        scene.interactor.list([item])
        await scene.presenter.send(.paymentChosen)
        #expect(scene.router.routes == [.payments([item], isPrivate: false)] && scene.output.errors == [])
    }

    @Test("stay marked whatever is searched for, sorted and scrolled, and are let go of after what was done")
    func survive() async {
        let scene = await CardListScene.paged(60)
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.search(for: "CARD 5")
        await scene.settle()
        scene.presenter.handle(.searchEnded(keeping: true))
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.menuOpened(.sort))
        scene.presenter.handle(.menuChosen(2))
        await scene.settle()
        same(scene.controls?.marks?.count, "2 marked, 1 not shown")
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.handle(.paymentChosen)
        scene.presenter.handle(.removalRequested(nil))
        guard case .removal(let items, _) = scene.router.routes.last else {
            Issue.record("\(scene.router.routes)")
            return
        }
        same(items.map(\.card.title), ["CARD 1", "CARD 5"])
        scene.presenter.report(.outcome(.done(.removed(items[0].card))))
        same(scene.controls?.marks?.count, "1 marked")
    }

    @Test("that a refresh takes away are dropped, which is said, in a list of which only a part is at hand")
    func gone() async {
        let scene = await CardListScene.paged(60)
        for _ in 0..<3 {
            scene.presenter.handle(.markToggled(nil))
            scene.presenter.handle(.focusMoved(by: 1))
        }
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.controls?.marks?.count, "3 marked", "Nothing is known of them.")
        scene.interactor.list([PaymentCard].fixtures(60).dropFirst(2).map { .fixture($0) })
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        same(scene.controls?.marks?.count, "1 marked")
        same(scene.controls?.notice, "2 marked cards are no longer there")
    }

    @Test("that are missing from a list that is whole are dropped; from one that was searched, they aren’t")
    func whole() async {
        let scene = await live()
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.search(for: "CARD 2")
        await scene.settle()
        #expect(scene.controls?.marks != nil)
        scene.presenter.handle(.searchEnded(keeping: false))
        await scene.settle()
        scene.interactor.answer(.success(.fixture(count: 0)))
        scene.presenter.handle(.refreshRequested)
        await scene.settle()
        #expect(scene.controls?.marks == nil)
    }

    @Test("keep a list that lies over another screen until Esc has let go of them")
    func leads() async {
        let scene = await live()
        scene.presenter.handle(.markToggled(nil))
        scene.presenter.handle(.pushed(.left))
        scene.presenter.handle(.cancelled)
        #expect(scene.controls?.marks != nil, "The open card is closed first.")
        scene.presenter.handle(.cancelled)
        #expect(scene.controls?.marks == nil)
    }
}
