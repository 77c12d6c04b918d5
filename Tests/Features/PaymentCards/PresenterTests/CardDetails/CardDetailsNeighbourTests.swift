import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("CardDetailsPresenter, next and previous card")
struct CardDetailsNeighbourTests {
    private func hint(in scene: CardDetailsScene) -> String? {
        scene.view.states.last?.hints.first { $0.action == .event(.neighbourRequested(by: 1)) }?.meaning
    }

    @Test("It says which card of the list it is, and asks whoever led here for the next one")
    func place() {
        let scene = CardDetailsScene(place: CardPlace(number: 2, count: 3))
        #expect(scene.view.states.last?.summary == "2 of 3" && hint(in: scene) == "next, previous card")
        scene.presenter.handle(.neighbourRequested(by: 1))
        scene.presenter.handle(.neighbourRequested(by: -1))
        same(
            scene.output.reports,
            [
                .outcome(.neighbourWanted(by: 1)), .outcome(.neighbourWanted(by: -1)),
            ])
    }

    @Test(
        "At either end of the list it says so",
        arguments: [
            (Language.english, 3, 1, "This is the last card of the list"),
            (.ukrainian, 1, -1, "Це перша картка списку"),
        ])
    func ends(language: Language, number: Int, step: Int, text: String) {
        let scene = CardDetailsScene(place: CardPlace(number: number, count: 3), language: language)
        scene.presenter.handle(.neighbourRequested(by: step))
        #expect(scene.output.reports == [] && scene.view.states.last?.remark?.text == text)
        same(scene.view.states.last?.summary, language("3 of 3", "1 з 3"))
    }

    @Test("Without a known place there is no hint, and whoever led here decides")
    func unknown() {
        let alone = CardDetailsScene()
        #expect(hint(in: alone) == nil && alone.view.states.last?.summary == nil)
        let uncounted = CardDetailsScene(place: CardPlace(number: 7, count: nil))
        uncounted.presenter.handle(.neighbourRequested(by: 1))
        #expect(uncounted.output.reports.count == 1 && uncounted.view.states.last?.summary == nil)
    }

    @Test("What is being undone is seen to its end first")
    func undoing() async {
        let scene = CardDetailsScene(
            undoable: .added(.fixture()), place: CardPlace(number: 1, count: 3))
        await scene.presenter.settle()
        scene.presenter.handle(.undoRequested)
        let before = scene.output.reports.count
        scene.presenter.handle(.neighbourRequested(by: 1))
        same(scene.output.reports.count, before)
    }
}
