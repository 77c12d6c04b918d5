import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
package import SwipeKit
import Values
import Words

/// Decides what every event on the list screen means, and says what to draw.
///
/// What it remembers is a ``CardListState`` of small values: how cards are swiped, where the person is, what lies over the cards,
/// what happens by itself.
// Longer than most: a line for each of the thirty things that a hand can do here.
@MainActor
package final class CardListPresenter: Presenter {
    package weak var view: (any ViewInput<CardListViewState>)? { didSet { render() } }

    let interactor: any CardListInteractorInput
    let undoer: CardUndoInteractorInput
    private let router: any Routing<CardRoute>
    private(set) weak var output: (any Reporting<CardReport>)?
    let wording: CardListWording
    let reports: CardListReports
    private var shownDay: CalendarDate?
    /// The card whose details come up over the list at first.
    private var opening: CardListing.Item?
    var state: CardListState
    private(set) lazy var effects = EffectRunner<CardListEffect>(overtaking: { _, _ in true }) {
        [weak self] effect in
        await self?.perform(effect)
    }
    /// Apart from the others, since none of them overtakes it.
    private(set) lazy var undoing = EffectRunner<CardDeed> { [weak self] deed in
        await self?.undo(deed)
    }

    /// A presenter of the cards that `query` asks for. If it is `opening` a card, its details come up first, over the list. What
    /// happens is reported to `output`, held weakly.
    package init(
        query: CardQuery, opening: CardListing.Item? = nil, config: CardConfig, reducesMotion: Bool,
        usesMouse: Bool, leadsBack: Bool = false, voice: CardVoice,
        refreshInterval: Duration? = nil, interactor: any CardListInteractorInput,
        undoer: @escaping CardUndoInteractorInput,
        router: any Routing<CardRoute>, output: (any Reporting<CardReport>)?
    ) {
        state = CardListState(
            query: query.withActionCodes, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            leadsBack: leadsBack, refreshInterval: refreshInterval)
        wording = CardListWording(voice: voice, config: config, reducesMotion: reducesMotion)
        self.opening = opening
        (self.interactor, self.undoer, self.router, self.output) = (interactor, undoer, router, output)
        reports = CardListReports(wording: wording, output: output)
    }

    var clock: DayClock { wording.voice.clock }
    var isPrivate: Bool { state.activity.surroundings.privacy.isOn }

    func render() {
        shownDay = clock.today
        view?.render(wording.viewState(for: state, today: shownDay))
    }

    package func handle(_ event: CardListEvent) {
        guard !state.cursor.isStale || !event.isForFocus else { return state.cursor.held.append(event) }
        switch event {
        case .screen(let event): return handle(event)
        // It ends the hint.
        case .interacted:
            state.payment = nil
            return renderIfChanged { $0.hint.cancel() }
        case .capacityChanged(let cards, let across, let peeking, let roomy):
            let grid = CardGrid(cards: cards, across: across, peeking: peeking)
            guard state.cursor.window.fit(roomy + [grid]) else { return }
            state.cursor.follow(state.loaded, resizes: !state.isSearching)
        case .panBegan, .panned, .panEnded, .panCancelled, .pushed: swipe(event)
        case .tapped(let card): return tap(card)
        case .actionChosen(let code, let card): return choose(code, of: state.item(card))
        case .actionNumberChosen(let number): return choose(number: number)
        case .paymentChosen where !state.marks.isEmpty: return payMarked()
        case .paymentChosen where wording.voice.ownsCards:
            // What was paid can be recorded whatever is due.
            if let item = state.item(nil) { return go(to: .payment(item, isPrivate: isPrivate)) }
        case .paymentChosen: return choose(CardAction.payNow.code, of: state.item(nil), unseen: true)
        case .focusMoved(let cards):
            state.moveFocus(by: cards)
        case .jumped(let toEnd) where state.overlay.opened?.menu != nil:
            state.overlay.jumpInMenu(toEnd: toEnd, in: state.menus)
        case .jumped(let toEnd): state.jump(toEnd: toEnd)
        case .scrolled(let cards):
            request(state.scroll(by: cards))
        case .searchBegan: state.typing = EditedText(state.query.search)
        case .searchEdited(let edit): request(state.editSearch(edit))
        case .searchEnded(let keeping): request(state.endSearch(keeping: keeping))
        case .menuOpened(let menu): state.overlay.open(menu, in: state.menus)
        case .menuMoved(let items): state.overlay.moveMenu(by: items, in: state.menus)
        case .menuChosen(let index): request(state.chooseFromMenu(index))
        case .menuTicked: request(state.tickInMenu())
        case .additionRequested: return go(to: .cardForm)
        case .markToggled(let card): if let item = state.item(card) { state.marks.toggle(item) }
        case .removalRequested where !wording.voice.ownsCards:
            state.activity.surroundings.say(.text(ControlStrings.notRemovable))
        case .removalRequested(nil) where !state.marks.isEmpty:
            return go(to: .removal(state.marks.items, isPrivate: isPrivate))
        case .removalRequested(let card):
            guard let item = state.item(card) else { return }
            state.cursor.focus = item.id
            return go(to: .removal([item], isPrivate: isPrivate))
        case .undoRequested where wording.voice.ownsCards:
            return go(to: .undoing(nil, isPrivate: isPrivate))
        case .undoRequested:
            if let deed = state.activity.surroundings.beginUndoing() { undoing.request(deed) }
        case .refreshRequested: request(state.refresh())
        case .helpToggled: state.overlay.opened = state.overlay.opened == .help ? nil : .help
        case .mouseToggled:
            state.isMouseOn.toggle()
            output?.report(.noted(.mouseSet(state.isMouseOn)))
            state.activity.surroundings.say(
                .text(state.isMouseOn ? ControlStrings.mouseOn : ControlStrings.mouseOff))
        case .copyRequested:
            guard let item = state.item(nil) else { break }
            let message = CardMessage.copiedDigits(item.card.number.lastFour)
            state.activity.surroundings.say(message.reported(to: output))
        case .layerRemoved(let layer): request(state.remove(layer))
        case .cancelled where state.layers.leadsBack(from: state): return handle(ScreenEvent.closed)
        case .cancelled: request(state.cancel())
        case .recordsRequested: return effects.request(.read)
        case .readingStopped: return state.isReading = false
        }
        render()
    }

    package func settle() async {
        await undoing.settle()
        await effects.settle()
    }

    private func handle(_ event: ScreenEvent) {
        switch event {
        case .appeared: return appear()
        case .timeAdvanced(let time): return advance(to: time)
        case .uncovered: return
        case .returned: request(state.refresh())
        case .placesRequested: return go(to: .places)
        case .closed: return navigate(to: .back)
        case .attentionChanged(let hasFocus): state.activity.surroundings.privacy.hasAttention = hasFocus
        case .privacyToggled: state.activity.surroundings.togglePrivacy(reportingTo: output)
        }
        render()
    }

    /// The list is loaded once the person sees it.
    private func appear() {
        effects.request(.load)
        guard let item = opening.take() else { return }
        state.awaited = item.id
        router.navigate(to: state.details(of: item))
    }

    private func advance(to time: Duration) {
        renderIfChanged { $0.advance(to: time, at: clock.moment) }
        if state.isIdle, state.periodicRefresh.begins(at: time) { effects.request(.periodicReload) }
    }

    /// Draws again only where what changes by itself has done so: this is called with every event.
    private func renderIfChanged(_ change: (inout CardListActivity) -> Void) {
        let before = (state.activity.nextChange, state.activity.hintReveal)
        change(&state.activity)
        if (state.activity.nextChange, state.activity.hintReveal) != before || clock.today != shownDay {
            render()
        }
    }
}

// MARK: - Cards

extension CardListPresenter {
    private func swipe(_ event: CardListEvent) { if state.swipe(event) { reports.shortSwipe(in: state) } }

    /// Closes an open card, and opens the details of a closed one.
    private func tap(_ card: CardRowID?) {
        guard let item = state.item(card) else { return }
        state.cursor.focus = item.id
        let isOpen = state.swipes.isOpen(item.id)
        state.swipes.close(item.id)
        render()
        if !isOpen { navigate(to: state.details(of: item)) }
    }

    /// Shows the details of the card that stands so many places further on, if there is one, instead of those of the focused one.
    func showNeighbour(by cards: Int) {
        guard state.cursor.canStep(by: cards, in: state.loaded) else { return }
        router.navigate(to: .back)
        let item = state.cursor.step(by: cards, in: state.loaded)
        if let item { router.navigate(to: state.details(of: item)) }
        render()
    }

    /// Chooses an action of the focused card. A closed card shows its actions first.
    private func choose(number: Int) {
        guard let item = state.item(nil) else { return }
        guard state.swipes.isOpen(item.id) else { return handle(.pushed(.left)) }
        guard number >= 1, number <= item.offers.count else { return }
        choose(item.offers[number - 1].action.code, of: item)
    }

    /// Closes every card, and goes elsewhere.
    func go(to route: CardRoute) {
        state.swipes.closeAll()
        render()
        navigate(to: route)
    }

    /// What is being undone is seen to its end: only then is it true what another screen shows.
    func navigate(to route: CardRoute) {
        if !state.activity.surroundings.isUndoing { router.navigate(to: route) }
    }
}
