public import PaymentCardsContract
import PaymentCardsEntity

// What a live screen adds: moving about, menus, search. Events change state; what they make necessary to fetch is fetched
// when all of them have been told.

extension CardListPresenter: CardListControlsOutput {
    /// Shows as many cards as fit. From the first time on, the screen is live.
    public func didChangeCapacity(cards: Int) {
        guard browsing.capacity != max(1, cards) else { return }
        browsing.capacity = max(1, cards)
        followFocus()
        render()
    }

    /// Moves the hint on, and shows that something takes long.
    public func didAdvance(to time: Duration) {
        let before = (browsing.hint.reveal(at: browsing.now), browsing.isBusy)
        browsing.now = time
        guard before != (browsing.hint.reveal(at: time), browsing.isBusy) else { return }
        render()
    }

    /// Moves the focus, and the window with it.
    public func didMoveFocus(by cards: Int) {
        guard let index = focusIndex else { return }
        focus(index + cards)
    }

    /// Moves the focus to the first card, or to the last one that is here.
    public func didJump(toEnd: Bool) {
        focus(toEnd ? state.items.count - 1 : 0)
    }

    /// Pushes the focused card one step, and closes the others.
    public func didPush(_ direction: SwipeDirection) {
        act()
        guard let id = browsing.focus else { return }
        state.closeAll(but: id)
        state.swipes[id, default: SwipeReveal(config: config)].push(direction)
        render()
    }

    /// Opens the focused card, or closes it where it is swiped.
    public func didSelectFocus() {
        act()
        guard let id = browsing.focus else { return }
        didSelect(card: CardRowID(id))
    }

    /// Chooses an action of the focused card. A closed card shows its actions first.
    public func didSelectAction(number: Int) {
        act()
        guard let id = browsing.focus, let item = state.item(id) else { return }
        guard state.isOpen(id) else { return didPush(.left) }
        guard item.offers.indices.contains(number - 1) else { return }
        didSelect(action: item.offers[number - 1].action.code, of: CardRowID(id))
    }

    /// Moves the window, and closes every card. Far past the top it asks for the newest cards.
    public func didScroll(by cards: Int) {
        act()
        let isPastTop = browsing.first == 0 && cards < 0
        browsing.pull = isPastTop ? browsing.pull - cards : 0
        if browsing.pull >= CardBrowsing.refreshPull, browsing.busySince == nil {
            browsing.pull = 0
            browsing.errand = .reload
        }
        let last = max(0, state.items.count - (browsing.capacity ?? 1))
        browsing.first = min(max(0, browsing.first + cards), last)
        let window = browsing.window(of: state.items.count)
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
        act()
        browsing.isPrivate.toggle()
        render()
    }

    /// Shows every key, or the cards again.
    public func didToggleHelp() {
        act()
        browsing.isHelpShown.toggle()
        render()
    }

    /// Takes the mouse, or leaves it to the terminal.
    public func didToggleMouse() {
        act()
        browsing.isMouseOn.toggle()
        output?.cardList(didSetMouse: browsing.isMouseOn)
        render()
    }

    /// Asks for the newest cards.
    public func didRequestRefresh() {
        act()
        state.alert = nil
        browsing.errand = .reload
        render()
    }

    /// Takes away what is on top: help, a menu, an alert, an open card, a search.
    public func didCancel() {
        act()
        if browsing.isHelpShown {
            browsing.isHelpShown = false
        } else if browsing.menu != nil {
            browsing.menu = nil
        } else if state.alert != nil {
            state.alert = nil
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

    // MARK: - Helpers of the events

    /// Somebody did something: the hint is no longer needed.
    func act() {
        browsing.hint.cancel()
    }

    var focusIndex: Int? {
        guard !state.items.isEmpty else { return nil }
        return state.items.firstIndex { $0.id == browsing.focus } ?? 0
    }

    private func focus(_ index: Int) {
        act()
        guard !state.items.isEmpty else { return }
        let target = min(max(0, index), state.items.count - 1)
        if state.items[target].id != browsing.focus { state.closeAll(but: nil) }
        browsing.focus = state.items[target].id
        browsing.reveal(target, of: state.items.count)
        lookAhead()
        render()
    }

    /// Keeps the focus on a card that is here, and the window around it.
    func followFocus() {
        guard let index = focusIndex else {
            browsing.focus = nil
            browsing.first = 0
            return
        }
        browsing.focus = state.items[index].id
        browsing.reveal(index, of: state.items.count)
        lookAhead()
    }

    /// Asks for the next page while there is still a screenful of cards to go.
    private func lookAhead() {
        guard browsing.errand == nil, browsing.busySince == nil, let capacity = browsing.capacity,
            case .loaded(let listing) = state.phase, listing.hasNextPage,
            browsing.first + 2 * capacity >= listing.items.count
        else { return }
        browsing.errand = .nextPage
    }
}
