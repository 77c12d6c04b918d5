import PaymentCardsScreens

/// Notes what the payment's view passes on.
@MainActor
final class CardPaymentOutputSpy: CardPaymentViewOutput {
    enum Event: Equatable {
        case select(PaymentOption), move(Int), type(String), erase(all: Bool), goOn, proceed, confirm, undo,
            back
        case refresh, overflow(Int), scroll(Int), privacy, attention(Bool), settle
    }

    private(set) var events: [Event] = []
    private(set) var time = Duration.zero

    func didAdvance(to time: Duration) { self.time = time }
    func didHandleEvents() async { events.append(.settle) }
    func didSelect(_ option: PaymentOption) { events.append(.select(option)) }
    func didMoveSelection(by count: Int) { events.append(.move(count)) }
    func didType(_ text: String) { events.append(.type(text)) }
    func didErase(all: Bool) { events.append(.erase(all: all)) }
    func didGoOn() { events.append(.goOn) }
    func didProceed() { events.append(.proceed) }
    func didConfirm() { events.append(.confirm) }
    func didRequestUndo() { events.append(.undo) }
    func didStepBack() { events.append(.back) }
    func didRequestRefresh() { events.append(.refresh) }
    func didChangeOverflow(rows: Int) { events.append(.overflow(rows)) }
    func didScroll(by rows: Int) { events.append(.scroll(rows)) }
    func didTogglePrivacy() { events.append(.privacy) }
    func didChangeAttention(hasFocus: Bool) { events.append(.attention(hasFocus)) }
}
