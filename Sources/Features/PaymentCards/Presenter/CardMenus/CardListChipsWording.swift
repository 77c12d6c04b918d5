import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

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
        query.filters.map(\.words).joined(", ")[language]
    }

    private func sort(_ query: CardQuery) -> String {
        query.sort.map { sort in
            let choices = CardListMenu.sort.choices()
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
