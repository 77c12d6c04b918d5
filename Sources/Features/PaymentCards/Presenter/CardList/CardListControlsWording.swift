import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Words

/// Turns what a live list remembers into what stands around its cards.
struct CardListControlsWording {
    let language: Language

    /// The controls for `state`; `nil` where the list is printed.
    func controls(for state: CardListState, reducesMotion: Bool) -> CardListControls? {
        guard state.isLive else { return nil }
        let window = state.cursor.window.range(of: state.places)
        let isSearchShown = state.isSearching || !state.query.search.isEmpty
        return CardListControls(
            focus: state.cursor.focus.map { CardRowID($0) }, held: state.swipes.held.map { CardRowID($0) },
            reducesMotion: reducesMotion,
            window: WindowState(
                first: window.lowerBound, count: window.count, total: state.places.upperBound),
            activity: state.activity.isBusy ? activity(state)[language] : nil,
            notice: state.activity.notice?[language],
            search: isSearchShown
                ? SearchState(
                    label: ControlStrings.search[language], text: state.query.search,
                    isEditing: state.isSearching)
                : nil,
            menu: menu(state), help: state.overlay.opened == .help ? help : nil,
            hints: hints(for: state), tooSmall: ControlStrings.tooSmall[language],
            nextChange: state.activity.nextChange)
    }

    private func activity(_ state: CardListState) -> LocalizedText {
        if let stretch = state.stretch, stretch.query.search != state.query.search {
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

    private func hints(for state: CardListState) -> [KeyHint] {
        switch state.overlay.opened {
        case .help: return [hint("Esc", ControlStrings.back)]
        case .menu:
            return [
                hint("↑↓", ControlStrings.move), hint("⏎", ControlStrings.choose),
                hint("Esc", ControlStrings.back),
            ]
        case nil: break
        }
        if state.isSearching {
            return [hint("⏎", ControlStrings.done), hint("Esc", ControlStrings.close)]
        }
        if state.overlay.alert != nil {
            return [
                hint("r", ControlStrings.retry), hint("Esc", ControlStrings.close),
                hint("q", ControlStrings.quit),
            ]
        }
        if state.isFailed { return [hint("r", ControlStrings.retry), hint("q", ControlStrings.quit)] }
        let isOpen = state.cursor.focus.map(state.swipes.isOpen) ?? false
        return [
            hint("↑↓", ControlStrings.move), hint("←→", ControlStrings.swipe),
            isOpen ? hint("1–9", ControlStrings.action) : hint("⏎", ControlStrings.open),
            hint("/", ControlStrings.find), hint("s", ControlStrings.sort), hint("f", ControlStrings.filter),
            hint("?", ControlStrings.help), hint("q", ControlStrings.quit),
        ]
    }

    private var help: [KeyHint] {
        [
            hint("↑ ↓  k j", ControlStrings.move), hint("← →  h l", ControlStrings.swipe),
            hint("⏎", ControlStrings.open), hint("Esc", ControlStrings.close),
            hint("1–9", ControlStrings.action),
            hint("Tab", ControlStrings.next), hint("PgUp PgDn", ControlStrings.page),
            hint("Home End", ControlStrings.ends),
            hint("/", ControlStrings.find), hint("s", ControlStrings.sort), hint("f", ControlStrings.filter),
            hint("a", ControlStrings.add), hint("d Del", ControlStrings.remove),
            hint("r", ControlStrings.refresh), hint("x", ControlStrings.hide),
            hint("m", ControlStrings.mouse), hint("^L", ControlStrings.repaint),
            hint(ControlStrings.mouseKey[language], ControlStrings.drag), hint("?", ControlStrings.help),
            hint("q", ControlStrings.quit),
        ]
    }

    private func hint(_ key: String, _ meaning: LocalizedText) -> KeyHint {
        KeyHint(key: key, meaning: meaning[language])
    }
}

extension CardListState {
    fileprivate var isFailed: Bool {
        switch phase {
        case .failed: true
        case .idle, .loading, .reading, .loaded: false
        }
    }
}
