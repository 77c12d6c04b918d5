import PaymentCardsContract

/// Notes what the list's view reports.
@MainActor
final class CardListViewOutputSpy: CardListViewOutput {
    /// Something that happened on the screen.
    enum Event: Equatable {
        case load, retry, dismissAlert, scroll
        case page(Int)
        case beginPan(CardRowID)
        case pan(CardRowID, distance: Double)
        case endPan(CardRowID, velocity: Double)
        case cancelPan(CardRowID)
        case select(CardRowID)
        case action(String, CardRowID)
    }

    private(set) var events: [Event] = []

    func didLoad() async { events.append(.load) }
    func didRequestRetry() async { events.append(.retry) }
    func didRequestPage(_ number: Int) async { events.append(.page(number)) }
    func didDismissAlert() { events.append(.dismissAlert) }
    func didBeginPan(card: CardRowID) { events.append(.beginPan(card)) }
    func didPan(card: CardRowID, by distance: Double) { events.append(.pan(card, distance: distance)) }
    func didEndPan(card: CardRowID, velocity: Double) { events.append(.endPan(card, velocity: velocity)) }
    func didCancelPan(card: CardRowID) { events.append(.cancelPan(card)) }
    func didScroll() { events.append(.scroll) }
    func didSelect(card: CardRowID) { events.append(.select(card)) }
    func didSelect(action code: String, of card: CardRowID) { events.append(.action(code, card)) }
}
