import PaymentCardsPorts
import PaymentCardsScreens

/// What a person has put on a list one after another, so that it can be taken off again, the last first.
struct QueryLayers: Equatable {
    /// What is on the list, the last put on last.
    private(set) var layers: [CardListLayer] = []

    init(of query: CardQuery) {
        follow(query, from: CardQuery())
    }

    /// The list was one of `old`, and is now one of `query`. What has changed was put on last.
    mutating func follow(_ query: CardQuery, from old: CardQuery) {
        for layer in CardListLayer.allCases where layer.differs(query, old) {
            layers.removeAll { $0 == layer }
            if layer.differs(query, CardQuery()) { layers.append(layer) }
        }
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
