import PaymentCardsPorts
import PaymentCardsScreens

/// What a person has put on a list one after another, so that it can be taken off again, the last first.
struct QueryLayers: Equatable {
    /// What is on the list, the last put on last.
    private(set) var layers: [CardListLayer] = []

    /// Whether the list itself lies over another screen, to which it leads back.
    let leadsBack: Bool

    init(of query: CardQuery, leadsBack: Bool = false) {
        self.leadsBack = leadsBack
        follow(query, from: CardQuery())
    }

    /// The list was one of `old`, and is now one of `query`. What has changed was put on last.
    mutating func follow(_ query: CardQuery, from old: CardQuery) {
        for layer in CardListLayer.allCases where layer.differs(query, old) {
            layers.removeAll { $0 == layer }
            if layer.differs(query, CardQuery()) { layers.append(layer) }
        }
    }

    /// Whether nothing of `state` is left to take away but the list itself.
    func leadsBack(from state: CardListState) -> Bool {
        leadsBack && layers.isEmpty && state.marks.isEmpty && state.overlay == CardListOverlay()
            && state.swipes.isClosed
    }
}

extension CardListLayer {
    fileprivate func differs(_ one: CardQuery, _ other: CardQuery) -> Bool {
        switch self {
        case .search: one.search != other.search
        case .filter: one.filters != other.filters
        case .sort: one.sort != other.sort
        }
    }

    /// Takes it off `query`.
    func clear(_ query: inout CardQuery) {
        switch self {
        case .search: query.search = ""
        case .filter: query.filters = []
        case .sort: query.sort = []
        }
    }
}
