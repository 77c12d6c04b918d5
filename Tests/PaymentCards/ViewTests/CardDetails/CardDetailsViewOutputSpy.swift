import PaymentCardsContract

/// Notes what the details' view reports.
@MainActor
final class CardDetailsViewOutputSpy: CardDetailsViewOutput {
    /// Something that happened on the screen.
    enum Event: Equatable {
        case refresh, privacy, close
        case attention(Bool)
        case overflow(Int)
        case scroll(Int)
    }

    private(set) var events: [Event] = []

    func didRequestRefresh() async { events.append(.refresh) }
    func didChangeOverflow(rows: Int) { events.append(.overflow(rows)) }
    func didScroll(by rows: Int) { events.append(.scroll(rows)) }
    func didTogglePrivacy() { events.append(.privacy) }
    func didChangeAttention(hasFocus: Bool) { events.append(.attention(hasFocus)) }
    func didClose() { events.append(.close) }
}
