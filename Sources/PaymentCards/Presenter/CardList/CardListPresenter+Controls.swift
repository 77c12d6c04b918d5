public import PaymentCardsContract
import PaymentCardsEntity

// What a live screen adds: moving about, menus, search. Events change state; what they make necessary to fetch is fetched
// when all of them have been told.

extension CardListPresenter: CardListControlsOutput {
    /// Shows as many cards as fit. From the first time on, the screen is live.
    public func didChangeCapacity(cards: Int, across: Int) {
        guard browsing.window.fit(cards: cards, across: across) else { return }
        followFocus()
        render()
    }

    /// Moves the hint on, and shows that something takes long.
    public func didAdvance(to time: Duration) {
        renderIfChanged { $0.advance(to: time) }
    }

    /// Ends the hint: somebody who does something needs none.
    public func didInteract() {
        browsing.isGoingToEnd = false
        renderIfChanged { $0.hint.cancel() }
    }

    /// Draws again only where what changes by itself has done so: this is called with every event.
    private func renderIfChanged(_ change: (inout CardBrowsing) -> Void) {
        let (next, reveal) = (browsing.nextChange, browsing.hint.reveal(at: browsing.now))
        change(&browsing)
        guard browsing.nextChange != next || browsing.hint.reveal(at: browsing.now) != reveal else { return }
        render()
    }

    /// Moves the focus, and the window with it.
    public func didMoveFocus(by cards: Int) {
        guard let index = focusIndex else { return }
        let count = state.items.count
        focus(index + min(max(-count, cards), count))
    }

    /// Moves the focus to the first card, or to the last one: pages are fetched until it is here, or the person does something
    /// else.
    public func didJump(toEnd: Bool) {
        browsing.isGoingToEnd = toEnd
        focus(toEnd ? state.items.count - 1 : 0)
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
        }
        browsing.window.move(by: cards, of: state.items.count)
        let window = browsing.window.range(of: state.items.count)
        if let index = focusIndex, !window.isEmpty {
            browsing.focus = state.items[min(max(index, window.lowerBound), window.upperBound - 1)].id
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
        render()
    }

    /// Asks for the newest cards. While the screen says that a page failed, asks for that page.
    public func didRequestRefresh() {
        browsing.errand = state.alert == nil ? .reload : browsing.failedErrand ?? .reload
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
        router.navigate(to: .cardForm, reportingTo: self)
    }

    /// Asks whether the focused card is to be taken away.
    public func didRequestRemoval() {
        guard let id = browsing.focus else { return }
        didRequestRemoval(of: CardRowID(id))
    }

    // MARK: - Helpers of the events

    var focusIndex: Int? {
        guard !state.items.isEmpty else { return nil }
        return browsing.focus.flatMap(state.index) ?? 0
    }

    private func focus(_ index: Int) {
        guard !state.items.isEmpty else { return }
        let target = min(max(0, index), state.items.count - 1)
        if state.items[target].id != browsing.focus { state.closeAll(but: nil) }
        browsing.focus = state.items[target].id
        browsing.window.reveal(target, of: state.items.count)
        lookAhead()
        render()
    }

    /// Keeps the focus on a card that is here, and the window around it. Where the card is gone, one that stands near
    /// `index` has the focus.
    func followFocus(near index: Int? = nil) {
        guard !state.items.isEmpty else {
            browsing.focus = nil
            browsing.window.moveToTop()
            return
        }
        let known = browsing.focus.flatMap(state.index)
        let target = min(known ?? index ?? 0, state.items.count - 1)
        browsing.focus = state.items[target].id
        browsing.window.reveal(target, of: state.items.count)
        lookAhead()
    }

    /// Asks for the next page while there is still a screenful of cards to go. One that has failed is left to the person.
    private func lookAhead() {
        guard browsing.errand == nil, browsing.busySince == nil, browsing.failedErrand != .nextPage,
            case .loaded(let listing) = state.phase, listing.hasNextPage,
            browsing.window.isNearEnd(of: listing.items.count)
        else { return }
        browsing.errand = .nextPage
    }
}
