import PaymentCardsScreens

/// Notes what the details' view reports.
@MainActor
final class CardDetailsViewOutputSpy: CardDetailsViewOutput {
    /// Something that happened on the screen.
    enum Event: Equatable {
        case refresh, events, change, payment, statement, privacy, close
        case attention(Bool)
        case overflow(Int)
        case scroll(Int)
    }

    private(set) var events: [Event] = []

    func didRequestRefresh() { events.append(.refresh) }
    func didHandleEvents() async { events.append(.events) }
    func didReachChange() { events.append(.change) }
    func didSelectPayment() { events.append(.payment) }
    func didSelectStatement() { events.append(.statement) }
    func didChangeOverflow(rows: Int) { events.append(.overflow(rows)) }
    func didScroll(by rows: Int) { events.append(.scroll(rows)) }
    func didTogglePrivacy() { events.append(.privacy) }
    func didChangeAttention(hasFocus: Bool) { events.append(.attention(hasFocus)) }
    func didClose() { events.append(.close) }
}
