import PaymentCardsScreens
import SwipeKit

/// Notes what the list's view reports.
@MainActor
final class CardListViewOutputSpy: CardListViewOutput, CardListControlsOutput {
    /// Something that happened on the screen.
    enum Event: Equatable {
        case load, retry, dismissAlert, scroll, records, stopReading
        case page(Int)
        case beginPan(CardRowID)
        case pan(CardRowID, distance: Double)
        case endPan(CardRowID, velocity: Double)
        case cancelPan(CardRowID)
        case select(CardRowID)
        case action(String, CardRowID)
        case remove(CardRowID)

        case capacity(Int, across: Int)
        case focus(Int)
        case jump(toEnd: Bool)
        case push(SwipeDirection)
        case selectFocus
        case actionNumber(Int)
        case scrollBy(Int)
        case beginSearch
        case search(String)
        case endSearch(keeping: Bool)
        case open(CardListMenu)
        case menu(Int)
        case choose
        case form, removeFocus
        case refresh, privacy, help, mouse, cancel, quit, settle
        case attention(Bool)
    }

    /// What happened, without the time going by.
    private(set) var events: [Event] = []
    /// How often something was done, whatever it was.
    private(set) var interactions = 0
    /// What the time was said to be.
    private(set) var times: [Duration] = []

    /// What the view is to draw when it reads the list.
    var windows: [CardListViewState] = []
    weak var view: (any CardListViewInput)?

    /// Forgets what happened so far.
    func forget() { events = [] }

    func didLoad() async { events.append(.load) }
    func didRequestRetry() async { events.append(.retry) }
    func didRequestPage(_ number: Int) async { events.append(.page(number)) }
    func didRequestRecords() async {
        events.append(.records)
        for state in windows { view?.render(state) }
    }
    func didStopReading() { events.append(.stopReading) }
    func didDismissAlert() { events.append(.dismissAlert) }
    func didBeginPan(card: CardRowID) { events.append(.beginPan(card)) }
    func didPan(card: CardRowID, by distance: Double) { events.append(.pan(card, distance: distance)) }
    func didEndPan(card: CardRowID, velocity: Double) { events.append(.endPan(card, velocity: velocity)) }
    func didCancelPan(card: CardRowID) { events.append(.cancelPan(card)) }
    func didScroll() { events.append(.scroll) }
    func didSelect(card: CardRowID) { events.append(.select(card)) }
    func didSelect(action code: String, of card: CardRowID) { events.append(.action(code, card)) }
    func didRequestRemoval(of card: CardRowID) { events.append(.remove(card)) }

    func didChangeCapacity(cards: Int, across: Int) { events.append(.capacity(cards, across: across)) }
    func didAdvance(to time: Duration) { times.append(time) }
    func didInteract() { interactions += 1 }
    func didMoveFocus(by cards: Int) { events.append(.focus(cards)) }
    func didJump(toEnd: Bool) { events.append(.jump(toEnd: toEnd)) }
    func didPush(_ direction: SwipeDirection) { events.append(.push(direction)) }
    func didSelectFocus() { events.append(.selectFocus) }
    func didSelectAction(number: Int) { events.append(.actionNumber(number)) }
    func didScroll(by cards: Int) { events.append(.scrollBy(cards)) }
    func didBeginSearch() { events.append(.beginSearch) }
    func didChange(search text: String) { events.append(.search(text)) }
    func didEndSearch(keeping: Bool) { events.append(.endSearch(keeping: keeping)) }
    func didOpen(menu: CardListMenu) { events.append(.open(menu)) }
    func didMoveMenu(by items: Int) { events.append(.menu(items)) }
    func didChooseFromMenu() { events.append(.choose) }
    func didRequestForm() { events.append(.form) }
    func didRequestRemoval() { events.append(.removeFocus) }
    func didRequestRefresh() { events.append(.refresh) }
    func didTogglePrivacy() { events.append(.privacy) }
    func didChangeAttention(hasFocus: Bool) { events.append(.attention(hasFocus)) }
    func didToggleHelp() { events.append(.help) }
    func didToggleMouse() { events.append(.mouse) }
    func didCancel() { events.append(.cancel) }
    func didRequestQuit() { events.append(.quit) }
    func didHandleEvents() async { events.append(.settle) }
}
