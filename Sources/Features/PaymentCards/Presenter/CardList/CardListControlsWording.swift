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
            activity: state.activity.surroundings.undoable.isUndoing
                ? voice("undoing…", "скасовуємо…")
                : state.activity.isBusy ? activity(state)[language] : nil,
            notice: state.activity.surroundings.notice?.text(
                in: language, isPrivate: state.activity.surroundings.isHidden),
            noticeHint: noticeHint(state),
            search: search(state),
            chips: CardListChipsWording(language: language).chips(for: state),
            hidden: state.activity.surroundings.hidden(in: language), about: voice.about, menu: menu(state),
            help: state.overlay.opened == .help
                ? CardListHelpWording(voice: voice).groups(leadsBack: state.layers.leadsBack) : nil,
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

    /// What can be done about what is said.
    private func noticeHint(_ state: CardListState) -> KeyHint<CardListEvent>? {
        guard case .done = state.activity.surroundings.notice else { return nil }
        return undo(state).first
    }

    /// Undoing what was done last, where there is something.
    private func undo(_ state: CardListState) -> [KeyHint<CardListEvent>] {
        state.activity.surroundings.undoable.offered == nil
            ? [] : [hint(.undoRequested, ControlStrings.undo)]
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
            title: menu.title[language], items: menu.choices.map { $0.label[language] },
            ticked: menu.choice(in: state.query), selected: selected)
    }

    private func hints(for state: CardListState) -> [KeyHint<CardListEvent>] {
        switch state.overlay.opened {
        case .help: return [hint(.helpToggled, ControlStrings.back)]
        case .menu:
            return [
                hint(.menuMoved(by: 1), ControlStrings.move), hint(.menuChosen(nil), ControlStrings.choose),
                hint(.cancelled, ControlStrings.back),
            ]
        case nil: break
        }
        if state.isSearching {
            return [
                KeyHint(.row, ControlStrings.move[language]),
                hint(.searchEnded(keeping: true), ControlStrings.done),
                hint(.searchEnded(keeping: false), ControlStrings.close),
            ]
        }
        let retry = hint(.refreshRequested, ControlStrings.retry)
        let quit = quit(state)
        if state.overlay.alert != nil {
            return (state.failed == nil ? [] : [retry]) + [hint(.cancelled, ControlStrings.close), quit]
        }
        if state.isFailed { return [retry, quit] }
        let undo = undo(state)
        let peel = state.layers.layers.isEmpty ? [] : [hint(.cancelled, ControlStrings.peel)]
        if state.loaded?.places.isEmpty == true {
            return undo + peel + [
                hint(.searchBegan, ControlStrings.find), hint(.menuOpened(.filter), ControlStrings.filter),
            ] + voice.places() + [hint(.helpToggled, ControlStrings.help), quit]
        }
        let isOpen = state.cursor.focus.map(state.swipes.isOpen) ?? false
        return undo + [
            KeyHint(.row, ControlStrings.move[language]),
            KeyHint(.event(.pushed(.left)), ControlStrings.swipe[language], isEssential: true),
            isOpen
                ? hint(.actionNumberChosen(1), ControlStrings.action)
                : hint(.tapped(nil), ControlStrings.open),
        ] + peel + [
            hint(.searchBegan, ControlStrings.find), hint(.menuOpened(.sort), ControlStrings.sort),
            hint(.menuOpened(.filter), ControlStrings.filter),
        ] + voice.places() + [
            hint(.copyRequested, ControlStrings.copyBriefly),
            hint(.focusMoved(by: 1), ControlStrings.next), hint(.helpToggled, ControlStrings.help), quit,
        ]
    }

    /// The way out: of the program or, from a list over another screen, back to that.
    private func quit(_ state: CardListState) -> KeyHint<CardListEvent> {
        guard state.layers.leadsBack else { return hint(.screen(.closed), ControlStrings.quit) }
        return hint(state.layers.leadsBack(from: state) ? .cancelled : .screen(.closed), ControlStrings.back)
    }

    private func hint(_ event: CardListEvent, _ meaning: LocalizedText) -> KeyHint<CardListEvent> {
        KeyHint(.event(event), meaning[language])
    }
}

extension CardListState {
    fileprivate var isFailed: Bool { if case .failed = phase { true } else { false } }
}

/// Says what narrows or orders a list.
struct CardListChipsWording {
    let language: Language

    /// A chip for each layer of what the person asks for. A search that is being typed stands elsewhere.
    func chips(for state: CardListState) -> [ChipState] {
        let query = state.query
        return state.layers.layers.filter { $0 != .search || !state.isSearching }.map { layer in
            switch layer {
            case .search:
                ChipState(
                    layer, label: ControlStrings.search[language], text: query.search.withMaskedNames)
            case .filter: ChipState(layer, label: ControlStrings.filterTitle[language], text: filters(query))
            case .sort: ChipState(layer, label: ControlStrings.sortTitle[language], text: sort(query))
            }
        }
    }

    /// The filters in the words of the menu where that has them.
    private func filters(_ query: CardQuery) -> String {
        query.filters.map { filter in
            let words =
                switch filter.condition {
                case .due: ControlStrings.onlyDue[language]
                case .overdue: ControlStrings.onlyOverdue[language]
                case .paid: ControlStrings.onlyPaid[language]
                case .noDue: ControlStrings.withoutDue[language]
                case .bank(let codes), .network(let codes), .action(let codes):
                    codes.joined(separator: "|")
                }
            return filter.isNegated ? "\(language("not", "не")) \(words)" : words
        }
        .joined(separator: ", ")
    }

    private func sort(_ query: CardQuery) -> String {
        query.sort.map { sort in
            let choices = CardListMenu.sort.choices
            func label(_ sort: CardSort) -> String? {
                choices.first { $0.isChosen(CardQuery(sort: [sort])) }?.label[language]
            }
            return label(sort)
                ?? label(CardSort(sort.key, isDescending: !sort.isDescending)).map {
                    "\($0), \(language("reversed", "навпаки"))"
                } ?? ""
        }
        .joined(separator: ", ")
    }
}
