import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import SwipeKit
import Values
import Words

/// Turns what a live list remembers into what stands around its cards.
struct CardListControlsWording {
    let voice: CardVoice

    private var language: Language { voice.language }

    /// The controls for `state`; `nil` where the list is printed.
    func controls(for state: CardListState, reducesMotion: Bool) -> CardListControls? {
        guard state.isLive else { return nil }
        let window = state.cursor.window.range(of: state.places)
        let surroundings = state.activity.surroundings
        let hiding = voice.hiding(surroundings.isHidden)
        return CardListControls(
            focus: state.cursor.focus.map { CardRowID($0) }, held: state.swipes.held.map { CardRowID($0) },
            reducesMotion: reducesMotion,
            swipe: SwipeState(
                openReveal: state.swipes.config.openPercentage,
                ready: state.swipes.ready.map { CardRowID($0) }),
            window: WindowState(
                first: window.lowerBound, count: window.count,
                total: max(state.places.upperBound, state.loaded?.listing.total ?? 0),
                lead: window.lowerBound - state.drawnPlaces.lowerBound, grid: state.cursor.window.grid),
            activity: surroundings.undoable.activity?[language]
                ?? (state.activity.isBusy ? activity(state)[language] : nil),
            notice: surroundings.notice?.text(in: hiding),
            noticeHint: noticeHint(state),
            marks: CardMarksWording(voice: hiding).state(
                of: state.marks, hidden: state.marks.hidden(by: state.query) { state.item($0) != nil }),
            search: search(state),
            chips: CardListChipsWording(language: language).chips(for: state),
            hidden: surroundings.hidden(in: language), about: voice.about, menu: menu(state),
            help: state.overlay.opened == .help
                ? CardListHelpWording(voice: voice).groups(isSearching: state.isSearching) : nil,
            hints: hints(for: state), firstStep: firstStep(state),
            tooSmall: voice("Too small: enlarge the window.", "Замало місця: збільшіть вікно."),
            nextChange: state.nextChange)
    }

    /// The search, while there is one. What it finds is said beside the title. A card number is masked as soon as it is typed:
    /// each character is masked by one, so that the cursor stays in its place.
    private func search(_ state: CardListState) -> SearchFieldState? {
        let words = state.typing ?? EditedText(state.query.search)
        guard state.isSearching || !words.text.isEmpty else { return nil }
        return SearchFieldState(
            label: ControlStrings.search[language],
            text: words.text.withMaskedNames,
            cursor: state.typing?.cursor, found: "")
    }

    /// How to swipe a card, until the person has swiped one.
    private func firstStep(_ state: CardListState) -> KeyHint<CardListEvent>? {
        guard !state.hasSwiped, !state.items.isEmpty else { return nil }
        return hint(
            .pushed(.left), state.isMouseOn ? ControlStrings.firstSwipe : ControlStrings.firstKey)
    }

    /// The key that acts on the message that is shown, such as undoing what it reports.
    private func noticeHint(_ state: CardListState) -> KeyHint<CardListEvent>? {
        switch state.activity.surroundings.notice {
        case .done: undo(state).first { $0.action == .event(.undoRequested) }
        case .undone, .text, .copiedDigits, .copiedReference, nil: nil
        }
    }

    /// Undoing what was done last, where there is something.
    private func undo(_ state: CardListState) -> [KeyHint<CardListEvent>] {
        voice.hints(
            for: state.activity.surroundings.undoable, undo: .undoRequested)
    }

    private func activity(_ state: CardListState) -> LocalizedText {
        if let loaded = state.loaded, loaded.query.search != state.query.search {
            return ControlStrings.searching
        }
        return state.activity.isRefreshing ? ControlStrings.refreshing : ControlStrings.loading
    }

    private func menu(_ state: CardListState) -> MenuState? {
        guard case .menu(let menu, let selected) = state.overlay.opened else { return nil }
        return MenuState(
            title: menu.title[language], items: state.menus.choices(of: menu).map { $0.label[language] },
            ticked: state.menus.ticked(in: menu), selected: selected
        ).said(by: Voice(language))
    }

    private func hints(for state: CardListState) -> [KeyHint<CardListEvent>] {
        switch state.overlay.opened {
        case .help: return [hint(.helpToggled, ControlStrings.back)]
        case .menu:
            let isTickable = state.overlay.choice(in: state.menus)?.tick != nil
            return [
                hint(.menuMoved(by: 1), ControlStrings.move), hint(.menuChosen(nil), ControlStrings.choose),
            ] + (isTickable ? [hint(.menuTicked, ControlStrings.several)] : []) + [
                hint(.cancelled, ControlStrings.back)
            ]
        case nil: break
        }
        if state.isSearching {
            return [
                KeyHint(.row, ControlStrings.move[language]),
                hint(.searchEnded(keeping: true), ControlStrings.done),
                hint(.searchEnded(keeping: false), ControlStrings.close),
                hint(.helpToggled, ControlStrings.help),
            ]
        }
        let retry = hint(.refreshRequested, ControlStrings.retry)
        let quit = voice.leaving(
            state.layers.leadsBack(from: state) ? CardListEvent.cancelled : .screen(.closed))
        if state.overlay.alert != nil {
            return (state.hasFailed ? [retry] : []) + [hint(.cancelled, ControlStrings.close), quit]
        }
        let peel = state.layers.layers.isEmpty ? [] : [hint(.cancelled, ControlStrings.peel)]
        if state.isFailed { return [retry] + peel + [quit] }
        let undo = undo(state)
        if state.loaded?.places.isEmpty == true {
            let add = hint(.additionRequested, ControlStrings.add)
            return undo + peel + (peel.isEmpty ? [add] : [hint(.searchBegan, ControlStrings.find)])
                + voice.places() + [hint(.helpToggled, ControlStrings.help), quit]
        }
        let isOpen = state.cursor.focus.map(state.swipes.isOpen) ?? false
        let marking = CardMarksWording(voice: voice).hints(
            for: state.marks, mark: CardListEvent.markToggled(nil), pay: .paymentChosen,
            remove: .removalRequested(nil), letGo: .cancelled)
        if !state.marks.isEmpty {
            return marking + undo + [
                KeyHint(.row, ControlStrings.move[language]), hint(.searchBegan, ControlStrings.find),
                hint(.menuOpened(.filter), ControlStrings.filter), hint(.helpToggled, ControlStrings.help),
                quit,
            ]
        }
        return undo + [
            KeyHint(.event(.pushed(.left)), ControlStrings.swipe[language], isEssential: true),
            isOpen
                ? hint(.actionNumberChosen(1), ControlStrings.action)
                : hint(.tapped(nil), ControlStrings.open),
            hint(.paymentChosen, ControlStrings.payBriefly),
        ] + peel + [hint(.searchBegan, ControlStrings.find)] + voice.places() + [
            hint(.menuOpened(.filter), ControlStrings.filter), hint(.menuOpened(.sort), ControlStrings.sort),
            KeyHint(.row, ControlStrings.move[language]), hint(.copyRequested, ControlStrings.copyBriefly),
        ] + marking + [
            hint(.focusMoved(by: 1), ControlStrings.next), hint(.helpToggled, ControlStrings.help), quit,
        ]
    }

    private func hint(_ event: CardListEvent, _ meaning: LocalizedText) -> KeyHint<CardListEvent> {
        KeyHint(.event(event), meaning[language])
    }
}

extension CardListState {
    fileprivate var isFailed: Bool { if case .failed = phase { true } else { false } }
}
