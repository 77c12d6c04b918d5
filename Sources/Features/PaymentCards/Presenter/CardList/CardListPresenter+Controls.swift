import PaymentCardsEntity
import PaymentCardsPorts
public import PaymentCardsScreens
import ScreenContract
public import SwipeKit

// What a live screen adds: moving about, menus, search. Events change state; what they make necessary to fetch is fetched
// when all of them have been told.

extension CardListPresenter: CardListControlsOutput {
    /// Shows as many cards as fit. From the first time on, the screen is live.
    public func didChangeCapacity(cards: Int, across: Int) {
        guard browsing.window.fit(cards: cards, across: across) else { return }
        followFocus()
        render()
    }

    /// Moves the hint on, shows that something takes long, and counts the days anew on another day.
    public func didAdvance(to time: Duration) {
        renderIfChanged { $0.advance(to: time) }
    }

    /// Ends the hint: somebody who does something needs none.
    public func didInteract() {
        if case .jump = browsing.errand { browsing.errand = nil }
        browsing.goal = nil
        renderIfChanged { $0.hint.cancel() }
    }

    /// Draws again only where what changes by itself has done so: this is called with every event.
    private func renderIfChanged(_ change: (inout CardBrowsing) -> Void) {
        let (next, reveal) = (browsing.nextChange, browsing.hint.reveal(at: browsing.now))
        change(&browsing)
        guard browsing.nextChange != next || browsing.hint.reveal(at: browsing.now) != reveal || isNewDay
        else {
            return
        }
        render()
    }

    /// Moves the focus, and the window with it.
    public func didMoveFocus(by cards: Int) {
        guard let place = focusPlace else { return }
        let count = state.items.count
        focus(place + min(max(-count, cards), count))
    }

    /// Moves the focus to the first card or to the last one: to one that is not here when it has come, unless the person does
    /// something else before.
    public func didJump(toEnd: Bool) {
        focus(toEnd ? .max : 0)
        guard let stretch = state.stretch else { return }
        let listing = stretch.listing
        guard toEnd ? listing.hasNextPage : stretch.previousPage != nil else { return }
        browsing.goal = toEnd ? .last : .first
        browsing.errand =
            switch (toEnd, stretch.previousPage, listing.pageCount) {
            case (true, _, listing.page + 1): .nextPage
            case (true, _, _): .jump(.last)
            case (false, 1, _): .previousPage
            case (false, _, _): .jump(.first)
            }
    }

    /// Pushes the focused card one step, and closes the others.
    public func didPush(_ direction: SwipeDirection) {
        guard let id = browsing.focus else { return }
        state.closeAll(but: id)
        state.swipe(id, config: config) { $0.push(direction) }
        render()
    }

    /// Opens the focused card, or closes it where it is swiped.
    public func didSelectFocus() {
        guard let id = browsing.focus else { return }
        didSelect(card: CardRowID(id))
    }

    /// Chooses an action of the focused card. A closed card shows its actions first.
    public func didSelectAction(number: Int) {
        guard let id = browsing.focus, let item = state.item(id) else { return }
        guard state.isOpen(id) else { return didPush(.left) }
        guard number >= 1, number <= item.offers.count else { return }
        didSelect(action: item.offers[number - 1].action.code, of: CardRowID(id))
    }

    /// Moves the window, and closes every card. Far past the top it asks for the newest cards.
    public func didScroll(by cards: Int) {
        let isPastTop = browsing.window.first == 0 && cards < 0
        if browsing.pull.step(isPastTop: isPastTop, at: browsing.now), browsing.busySince == nil {
            browsing.errand = .reload
            browsing.isRefreshing = true
        }
        browsing.window.move(by: cards, of: state.places)
        let window = browsing.window.range(of: state.places)
        if let place = focusPlace, !window.isEmpty {
            browsing.focus = state.item(at: min(max(place, window.lowerBound), window.upperBound - 1)).id
        }
        lookAhead()
        didScroll()
    }

    /// Lets go of cards and amounts while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        browsing.hasAttention = hasFocus
        render()
    }

    /// Hides amounts and digits, or shows them.
    public func didTogglePrivacy() {
        browsing.isPrivate.toggle()
        render()
    }

    /// Shows every key, or the cards again.
    public func didToggleHelp() {
        browsing.isHelpShown.toggle()
        render()
    }

    /// Takes the mouse, or leaves it to the terminal.
    public func didToggleMouse() {
        browsing.isMouseOn.toggle()
        output?.cardList(didSetMouse: browsing.isMouseOn)
        browsing.say(browsing.isMouseOn ? ControlStrings.mouseOn : ControlStrings.mouseOff)
        render()
    }

    /// Asks for the newest cards. While the screen says that a page failed, asks for that page.
    public func didRequestRefresh() {
        browsing.errand = state.alert == nil ? .reload : browsing.failedErrand ?? .reload
        browsing.isRefreshing = browsing.errand == .reload
        if case .jump(let end) = browsing.errand { browsing.goal = end }
        state.alert = nil
        render()
    }

    /// Takes away what is on top: help, a menu, an alert, an open card, a search.
    public func didCancel() {
        if browsing.isHelpShown {
            browsing.isHelpShown = false
        } else if browsing.menu != nil {
            browsing.menu = nil
        } else if state.alert != nil {
            didDismissAlert()
        } else if !state.swipes.isEmpty {
            state.closeAll(but: nil)
        } else if !query.search.isEmpty {
            return didEndSearch(keeping: false)
        }
        render()
    }

    /// Reports that the person wants to leave.
    public func didRequestQuit() {
        output?.cardListDidFinish()
    }

    /// Opens the form for a new card.
    public func didRequestForm() {
        state.closeAll(but: nil)
        render()
        router.navigate(to: .cardForm)
    }

    /// Asks whether the focused card is to be taken away.
    public func didRequestRemoval() {
        guard let id = browsing.focus else { return }
        didRequestRemoval(of: CardRowID(id))
    }

    // MARK: - Helpers of the events

    /// Where the focused card stands; the first card at hand where none has the focus.
    var focusPlace: Int? {
        guard !state.items.isEmpty else { return nil }
        return browsing.focus.flatMap(state.place) ?? state.places.lowerBound
    }

    private func focus(_ place: Int) {
        guard !state.items.isEmpty else { return }
        let target = nearest(to: place)
        let id = state.item(at: target).id
        if id != browsing.focus { state.closeAll(but: nil) }
        browsing.focus = id
        browsing.window.reveal(target, of: state.places)
        lookAhead()
        render()
    }

    /// Keeps the focus on a card that is here, and the window around it. Where the card is gone, one that stands near
    /// `place` has the focus.
    func followFocus(near place: Int? = nil) {
        guard !state.items.isEmpty else {
            browsing.focus = nil
            browsing.window.moveToTop()
            return
        }
        let target = nearest(to: browsing.focus.flatMap(state.place) ?? place ?? 0)
        browsing.focus = state.item(at: target).id
        browsing.window.reveal(target, of: state.places)
        lookAhead()
    }

    private func nearest(to place: Int) -> Int {
        min(max(state.places.lowerBound, place), state.places.upperBound - 1)
    }

    /// Asks for the page that follows or comes before while there is still a screenful of cards to go. One that has failed is
    /// left to the person.
    private func lookAhead() {
        guard browsing.errand == nil, browsing.busySince == nil, browsing.failedErrand ?? .reload == .reload,
            let stretch = state.stretch
        else { return }
        if stretch.listing.hasNextPage, browsing.window.isNearEnd(of: stretch.places) {
            browsing.errand = .nextPage
        } else if stretch.previousPage != nil, browsing.window.isNearStart(of: stretch.places) {
            browsing.errand = .previousPage
        }
    }
}
