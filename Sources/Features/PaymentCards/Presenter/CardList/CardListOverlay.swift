import PaymentCardsPorts
import PaymentCardsScreens
import Words

/// What lies over the cards, one thing at a time: an alert waits while help or a menu is open.
struct CardListOverlay: Equatable {
    /// What the person has opened.
    enum Opened: Equatable {
        case help
        /// A menu, and the index of the item the person is at.
        case menu(CardListMenu, selected: Int)
    }

    /// What the person has opened.
    var opened: Opened?
    /// What went wrong while the cards stay.
    var alert: CardsError?

    var shownAlert: CardsError? { opened == nil ? alert : nil }

    /// Moves in the menu; from either end to the other.
    mutating func moveMenu(by items: Int) {
        guard case .menu(let menu, let selected) = opened else { return }
        let count = menu.choices.count
        opened = .menu(menu, selected: ((selected + items % count) % count + count) % count)
    }

    /// Closes the menu with the choice at `index`, or the one the person is at; `nil` and as it was if there is none.
    mutating func choose(_ index: Int?) -> CardListMenu.Choice? {
        guard case .menu(let menu, let selected) = opened, menu.choices.indices.contains(index ?? selected)
        else { return nil }
        opened = nil
        return menu.choices[index ?? selected]
    }

    /// Closes what is on top.
    ///
    /// - Returns: whether there was something.
    mutating func close() -> Bool {
        let wasShown = opened != nil || alert != nil
        if opened == nil { alert = nil }
        opened = nil
        return wasShown
    }
}

extension CardListMenu {
    /// One line of a menu: what it says and what it does to the query.
    struct Choice {
        let label: LocalizedText
        let isChosen: (CardQuery) -> Bool
        let apply: (inout CardQuery) -> Void
    }

    /// The menu's title.
    var title: LocalizedText {
        switch self {
        case .sort: ControlStrings.sortTitle
        case .filter: ControlStrings.filterTitle
        }
    }

    /// The menu's lines.
    var choices: [Choice] {
        switch self {
        case .sort:
            [sorted(ControlStrings.feedOrder)] + CardSort.Key.allCases.flatMap(sorted(by:))
        case .filter:
            [
                filtered(ControlStrings.allCards),
                filtered(ControlStrings.onlyDue, .due),
                filtered(ControlStrings.onlyOverdue, .overdue),
                filtered(ControlStrings.onlyPaid, .paid),
                filtered(ControlStrings.withoutDue, .noDue),
            ]
        }
    }

    /// The line that holds in `query`; `nil` when it asks for something that no line says.
    func choice(in query: CardQuery) -> Int? {
        choices.firstIndex { $0.isChosen(query) }
    }

    /// The lines for a key, in the directions that people ask for.
    private func sorted(by key: CardSort.Key) -> [Choice] {
        switch key {
        case .due: [sorted(ControlStrings.dueFirst, CardSort(key))]
        case .amount:
            [
                sorted(ControlStrings.amountDown, CardSort(key, isDescending: true)),
                sorted(ControlStrings.amountUp, CardSort(key)),
            ]
        case .title: [sorted(ControlStrings.byTitle, CardSort(key))]
        case .bank: [sorted(ControlStrings.byBank, CardSort(key))]
        }
    }

    private func sorted(_ label: LocalizedText, _ sort: CardSort...) -> Choice {
        Choice(label: label, isChosen: { $0.sort == sort }, apply: { $0.sort = sort })
    }

    private func filtered(_ label: LocalizedText, _ conditions: CardFilter.Condition...) -> Choice {
        let filters = conditions.map { CardFilter($0) }
        return Choice(label: label, isChosen: { $0.filters == filters }, apply: { $0.filters = filters })
    }
}
