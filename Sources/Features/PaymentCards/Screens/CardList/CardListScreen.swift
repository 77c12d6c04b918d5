public import ScreenContract
public import SwipeKit

/// What can happen on the list screen. Without a card, an event is about the card that has the focus.
public enum CardListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// This many cards fit on a live screen at once, at least 1, in rows of `across`.
    case capacityChanged(cards: Int, across: Int)
    /// The person did something, whatever it was; what it means follows.
    case interacted

    /// A finger went down on a card and began to move. The card was then drawn at `from`, a fraction of its width, negative to the
    /// left; `nil` for where it rests, since nothing moved it.
    case panBegan(CardRowID, from: Double? = nil)
    /// The finger is now this far from where it began: a fraction of the card's width, negative to the left.
    case panned(CardRowID, by: Double)
    /// The finger was lifted at `velocity` widths a second, negative to the left.
    case panEnded(CardRowID, velocity: Double)
    /// The finger was taken away by something else; the swipe never happened.
    case panCancelled(CardRowID)
    /// The person pushed the card that has the focus one step.
    case pushed(SwipeDirection)
    /// The person tapped a card.
    case tapped(CardRowID?)
    /// The person chose the action with this code.
    case actionChosen(String, on: CardRowID)
    /// The person chose an action by its number, from 1.
    case actionNumberChosen(Int)

    /// The person moved on by this many cards, negative for back.
    case focusMoved(by: Int)
    /// The person jumped to the first or the last card.
    case jumped(toEnd: Bool)
    /// The list was scrolled by this many cards, negative for back.
    case scrolled(by: Int)

    /// The person begins to search.
    case searchBegan
    /// The words of the search are now these.
    case searchChanged(String)
    /// The person is done typing, and keeps the search or gives it up.
    case searchEnded(keeping: Bool)
    /// The person asked for a menu.
    case menuOpened(CardListMenu)
    /// The person moved in the menu, down if positive.
    case menuMoved(by: Int)
    /// The person chose the item at this index of the menu, from 0; `nil` for the one that they are at.
    case menuChosen(Int?)

    /// The person wants to add a card.
    case additionRequested
    /// The person wants to take a card away.
    case removalRequested(CardRowID?)
    /// The person asked for the newest cards, or once more for what just failed.
    case refreshRequested
    /// The person asked for every key, or has seen them.
    case helpToggled
    /// The person wants the mouse to be used, or left to the terminal.
    case mouseToggled
    /// The person takes away what is on top: a menu, an alert, an open card, a search.
    case cancelled

    /// The list is read from its first card to its last as data. Windows of it are rendered one after another.
    case recordsRequested
    /// The list is read no further.
    case readingStopped
}

/// A menu of the list.
public enum CardListMenu: Equatable, Sendable {
    case sort, filter
}
