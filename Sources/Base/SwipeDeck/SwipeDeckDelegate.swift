public import SwipeKit

/// The events that a deck reports to an app, on the main actor. A handler may call anything on the deck, and even release it.
///
/// All methods have defaults that do nothing.
@MainActor
public protocol SwipeDeckDelegate<Image>: AnyObject {
    /// What the cards of its decks show.
    associatedtype Image: Hashable & Sendable

    /// The card has moved out to the left. It is still ``SwipeDeckView/currentCard``, and leaves `images` after this.
    func deck(_ deck: SwipeDeckView<Image>, didSwipeLeft card: DeckCard<Image>)

    /// The card has moved out to the right. It is still ``SwipeDeckView/currentCard``, and leaves `images` after this.
    func deck(_ deck: SwipeDeckView<Image>, didSwipeRight card: DeckCard<Image>)

    /// The last card was swiped away, and the placeholder is shown.
    func deckDidRunOutOfImages(_ deck: SwipeDeckView<Image>)

    /// An undo has brought back a card that had been swiped in `direction`. It is ``SwipeDeckView/currentCard`` again.
    func deck(_ deck: SwipeDeckView<Image>, didUndo card: DeckCard<Image>, swiped direction: SwipeDirection)

    /// The person has clicked on the card, or pressed Enter.
    func deck(_ deck: SwipeDeckView<Image>, didSelect card: DeckCard<Image>)
}

extension SwipeDeckDelegate {
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView<Image>, didSwipeLeft card: DeckCard<Image>) {}
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView<Image>, didSwipeRight card: DeckCard<Image>) {}
    /// Does nothing.
    public func deckDidRunOutOfImages(_ deck: SwipeDeckView<Image>) {}
    /// Does nothing.
    public func deck(
        _ deck: SwipeDeckView<Image>, didUndo card: DeckCard<Image>, swiped direction: SwipeDirection
    ) {}
    /// Does nothing.
    public func deck(_ deck: SwipeDeckView<Image>, didSelect card: DeckCard<Image>) {}
}
