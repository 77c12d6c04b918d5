import PaymentCardsEntity
public import PaymentCardsScreens
import SwipeKit

// What a finger does to the cards.

extension CardListPresenter {
    /// Closes the other cards at once where auto-closing is immediate.
    public func didBeginPan(card: CardRowID) {
        guard let id = state.id(of: card) else { return }
        browsing.focus = id
        browsing.held = id
        if config.autoClosingBehaviour == .immediate { state.closeAll(but: id) }
        render()
    }

    /// Moves the card with the finger.
    public func didPan(card: CardRowID, by distance: Double) {
        updateSwipe(of: card) { $0.pan(by: distance) }
    }

    /// Lets the card settle, and closes the others: by now both auto-closing behaviours do.
    public func didEndPan(card: CardRowID, velocity: Double) {
        browsing.held = nil
        guard let id = state.id(of: card) else { return render() }
        state.closeAll(but: id)
        let (wasOpen, wasMoved) = (state.isOpen(id), state.swipes[id] != nil)
        state.swipe(id, config: config) { $0.end(velocity: velocity) }
        state.swipeEnd =
            state.isOpen(id) ? .revealed(id) : wasMoved && !wasOpen ? .sprangBack(from: id) : nil
        render()
        reportSwipe()
    }

    /// Puts the card back where the finger found it.
    public func didCancelPan(card: CardRowID) {
        browsing.held = nil
        updateSwipe(of: card) { $0.cancel() }
    }

    /// Closes every card.
    public func didScroll() {
        state.closeAll(but: nil)
        render()
    }

    private func updateSwipe(of card: CardRowID, _ change: (inout SwipeReveal) -> Void) {
        guard let id = state.id(of: card) else { return }
        state.swipe(id, config: config, change)
        render()
    }
}
