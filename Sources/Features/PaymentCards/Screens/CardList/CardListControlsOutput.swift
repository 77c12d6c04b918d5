public import SwipeKit

/// What a live view tells the presenter beyond what a printed one can. Implemented by the presenter.
///
/// Times are counted from the moment the screen appeared. They come with the events, so that a recording of the events is a
/// recording of everything.
@MainActor
public protocol CardListControlsOutput: AnyObject {
    /// This many cards fit on the screen at once, at least 1, in rows of `across`.
    func didChangeCapacity(cards: Int, across: Int)
    /// It is now `time`.
    func didAdvance(to time: Duration)
    /// The person did something, whatever it was; what it means follows.
    func didInteract()

    /// The person moved on by this many cards, negative for back.
    func didMoveFocus(by cards: Int)
    /// The person jumped to the first or the last card.
    func didJump(toEnd: Bool)
    /// The person pushed the focused card one step.
    func didPush(_ direction: SwipeDirection)
    /// The person opened the focused card.
    func didSelectFocus()
    /// The person chose an action of the focused card by its number, from 1.
    func didSelectAction(number: Int)
    /// The list was scrolled by this many cards, negative for back.
    func didScroll(by cards: Int)

    /// The person began to search.
    func didBeginSearch()
    /// The words of the search are now `text`.
    func didChange(search text: String)
    /// The person is done typing, and wants the result or no search at all.
    func didEndSearch(keeping: Bool)

    /// The person asked for a menu.
    func didOpen(menu: CardListMenu)
    /// The person moved in the menu.
    func didMoveMenu(by items: Int)
    /// The person chose what is selected in the menu.
    func didChooseFromMenu()

    /// The person wants to add a card.
    func didRequestForm()
    /// The person wants to take the focused card away.
    func didRequestRemoval()
    /// The person asked for the newest cards, or once more for what just failed.
    func didRequestRefresh()
    /// The person asked to hide or show amounts and digits.
    func didTogglePrivacy()
    /// The terminal lost or gained the person's attention.
    func didChangeAttention(hasFocus: Bool)
    /// The person asked for every key, or has seen them.
    func didToggleHelp()
    /// The person asked for the mouse to be used or left alone.
    func didToggleMouse()
    /// The person wants to be rid of what is on top: a menu, an alert, an open card.
    func didCancel()
    /// The person wants to leave.
    func didRequestQuit()

    /// All events so far have been told: what they made necessary can be fetched.
    func didHandleEvents() async
}

/// A menu of the list.
public enum CardListMenu: Equatable, Sendable {
    case sort, filter
}
