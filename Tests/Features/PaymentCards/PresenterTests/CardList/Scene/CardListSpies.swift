import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract

/// Notes what the list's presenter wants drawn.
@MainActor
final class CardListViewSpy: CardListViewInput {
    private(set) var states: [CardListViewState] = []
    /// What a test does when something is drawn.
    var onRender: (@MainActor (CardListViewState) -> Void)?

    func render(_ state: CardListViewState) {
        states.append(state)
        onRender?(state)
    }
}

/// Notes what the list's module reports.
@MainActor
final class CardListOutputSpy: CardListModuleOutput {
    private(set) var errors: [CardsError] = []
    private(set) var alerts: [AlertState] = []
    private(set) var skipped: [[String]] = []
    private(set) var accepted: [[String]] = []
    private(set) var kept: [KeptState] = []
    private(set) var mouse: [Bool] = []
    private(set) var finishes = 0

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        errors.append(error)
        alerts.append(alert)
    }

    func cardList(didSkip unreadable: [String]) {
        skipped.append(unreadable)
    }

    func cardList(didAccept oddities: [String]) {
        accepted.append(oddities)
    }

    func cardList(didShow kept: KeptState) {
        self.kept.append(kept)
    }

    func cardList(didSetMouse isOn: Bool) {
        mouse.append(isOn)
    }

    func cardListDidFinish() {
        finishes += 1
    }
}
