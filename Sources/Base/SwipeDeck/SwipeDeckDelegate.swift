public import SwipeKit

/// What an app learns from a deck. It is told on the main actor, and may call anything on the deck, including letting go of it.
///
/// Everything has a default that does nothing.
@MainActor
public protocol SwipeDeckDelegate: AnyObject {
    /// The card has moved out to the left. It is still ``SwipeDeckView/currentCard``, and leaves `images` after this.
    func deck(_ deck: SwipeDeckView, didSwipeLeft card: DeckCard)

    /// The card has moved out to the right. It is still ``SwipeDeckView/currentCard``, and leaves `images` after this.
    func deck(_ deck: SwipeDeckView, didSwipeRight card: DeckCard)

    /// The last card was swiped away, and the placeholder is shown.
    func deckDidRunOutOfImages(_ deck: SwipeDeckView)

    /// An undo has brought back a card that had been swiped in `direction`. It is ``SwipeDeckView/currentCard`` again.
    func deck(_ deck: SwipeDeckView, didUndo card: DeckCard, swiped direction: SwipeDirection)

    /// The person has clicked on the card, or pressed Enter.
    func deck(_ deck: SwipeDeckView, didSelect card: DeckCard)
}

extension SwipeDeckDelegate {
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView, didSwipeLeft card: DeckCard) {}
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView, didSwipeRight card: DeckCard) {}
    /// Does nothing.
    public func deckDidRunOutOfImages(_ deck: SwipeDeckView) {}
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView, didUndo card: DeckCard, swiped direction: SwipeDirection) {}
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView, didSelect card: DeckCard) {}
}
