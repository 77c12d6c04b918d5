import PaymentCardsPorts
import PaymentCardsScreens
import Words

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
