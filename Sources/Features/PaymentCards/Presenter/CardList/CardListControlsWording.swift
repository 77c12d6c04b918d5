import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Words

/// Turns what a live list remembers into what stands around its cards.
struct CardListControlsWording {
    let language: Language

    /// The controls for `state` and `browsing`; `nil` where the list is printed.
    func controls(for state: CardListState, _ browsing: CardBrowsing, query: CardQuery, reducesMotion: Bool)
        -> CardListControls?
    {
        guard browsing.isLive else { return nil }
        let window = browsing.window.range(of: state.places)
        let isSearchShown = browsing.isSearching || !query.search.isEmpty
        return CardListControls(
            focus: browsing.focus.map { CardRowID($0) }, held: browsing.held.map { CardRowID($0) },
            reducesMotion: reducesMotion,
            window: WindowState(
                first: window.lowerBound, count: window.count, total: state.places.upperBound),
            activity: browsing.isBusy ? activity(state, browsing, query)[language] : nil,
            notice: browsing.remark?.text[language],
            search: isSearchShown
                ? SearchState(
                    label: ControlStrings.search[language], text: query.search,
                    isEditing: browsing.isSearching)
                : nil,
            menu: browsing.menu.map { menu($0, query) }, help: browsing.isHelpShown ? help : nil,
            hints: hints(for: state, browsing), tooSmall: ControlStrings.tooSmall[language],
            nextChange: browsing.nextChange)
    }

    private func activity(
        _ state: CardListState, _ browsing: CardBrowsing, _ query: CardQuery
    ) -> LocalizedText {
        if let stretch = state.stretch, stretch.query.search != query.search {
            return ControlStrings.searching
        }
        return browsing.isRefreshing ? ControlStrings.refreshing : ControlStrings.loading
    }

    private func menu(_ menu: CardBrowsing.OpenMenu, _ query: CardQuery) -> MenuState {
        MenuState(
            title: menu.kind.title[language], items: menu.kind.choices.map { $0.label[language] },
            ticked: menu.kind.choice(in: query), selected: menu.selected)
    }

    private func hints(for state: CardListState, _ browsing: CardBrowsing) -> [KeyHint] {
        if browsing.isHelpShown { return [hint("Esc", ControlStrings.back)] }
        if browsing.menu != nil {
            return [
                hint("↑↓", ControlStrings.move), hint("⏎", ControlStrings.choose),
                hint("Esc", ControlStrings.back),
            ]
        }
        if browsing.isSearching {
            return [hint("⏎", ControlStrings.done), hint("Esc", ControlStrings.close)]
        }
        if state.alert != nil {
            return [
                hint("r", ControlStrings.retry), hint("Esc", ControlStrings.close),
                hint("q", ControlStrings.quit),
            ]
        }
        if state.isFailed { return [hint("r", ControlStrings.retry), hint("q", ControlStrings.quit)] }
        let isOpen = browsing.focus.map(state.isOpen) ?? false
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
