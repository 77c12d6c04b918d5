import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, privacy")
struct CardListPrivacyTests {
    @Test(
        "Hidden, no amount and no digit of a number is in anything that is drawn or said",
        arguments: Language.allCases)
    func hidden(language: Language) async {
        let scene = await CardListScene.live(.fixture(count: 2), language: language)
        let open = words(scene)
        #expect(open.contains("1001") && open.contains("1,500"))
        scene.presenter.handle(.screen(.privacyToggled))
        let hidden = words(scene)
        #expect(!hidden.contains("4221") && !hidden.contains("1001") && !hidden.contains("500"))
        #expect(!scene.rows[0].face.number.contains { $0.isNumber })
        #expect(!scene.rows[0].face.shortNumber.contains { $0.isNumber })
        scene.presenter.handle(.screen(.privacyToggled))
        same(words(scene), open)
    }

    @Test("While the window has no focus everything is hidden, and afterwards as it was before")
    func attention() async {
        for isPrivate in [false, true] {
            let scene = await CardListScene.live(.fixture(count: 2))
            if isPrivate { scene.presenter.handle(.screen(.privacyToggled)) }
            let before = words(scene)
            scene.presenter.handle(.screen(.attentionChanged(hasFocus: false)))
            #expect(!words(scene).contains("1001"))
            scene.presenter.handle(.screen(.attentionChanged(hasFocus: true)))
            same(words(scene), before)
        }
    }

    @Test("Cards that come while everything is hidden are hidden too")
    func later() async {
        let scene = await CardListScene.paged(50)
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.jumped(toEnd: true))
        await scene.settle()
        scene.presenter.handle(.focusMoved(by: 5))
        #expect(!words(scene).contains("4221"))
    }

    @Test("The details open as hidden as the list is, and what is chosen there holds here")
    func details() async {
        let scene = await CardListScene.live(.fixture(count: 2))
        scene.presenter.handle(.screen(.privacyToggled))
        scene.presenter.handle(.tapped(nil))
        guard case .details(_, let isPrivate, _, _) = scene.router.routes.first else {
            Issue.record("No details were opened.")
            return
        }
        #expect(isPrivate)
        scene.presenter.report(.noted(.privacySet(false)))
        #expect(words(scene).contains("1001"))
    }

    private func words(_ scene: CardListScene) -> String {
        scene.rows.map { row in
            [
                row.face.title, row.face.number, row.face.shortNumber, row.due?.amount ?? "",
                row.spoken.subtitle, row.spoken.description, row.spoken.actions.joined(),
            ].joined(separator: "|").replacing("CARD 1", with: "").replacing("CARD 2", with: "")
        }.joined(separator: "\n")
    }
}
