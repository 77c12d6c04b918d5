import Foundation
import PaymentCardsContract
import PaymentCardsEntity

/// The first cards of a sorted list, found without sorting the rest. Cards that are equal in every key keep the order they
/// came in.
struct FirstCards {
    private struct Candidate {
        let keys: [SortKey]
        let card: PlacedCard
    }

    private let limit: Int
    private let sorts: [CardSort]
    private var candidates: [Candidate] = []
    /// The keys of the last card that may still be among the first; `nil` while any card may.
    private var bar: [SortKey]?

    /// The first `limit` cards by `sorts`.
    init(_ limit: Int, by sorts: [CardSort]) {
        self.limit = limit
        self.sorts = sorts
    }

    /// The cards in order.
    var cards: [PlacedCard] { sortedCandidates.prefix(limit).map(\.card) }

    /// Takes a card into account.
    mutating func add(_ glance: CardGlance, at place: Int, _ memory: inout CardMemory) {
        guard limit > 0, isBelowBar(glance, &memory), case .card(let card) = glance.entry(&memory) else {
            return
        }
        let keys = sorts.map { SortKey($0.key, of: glance, &memory) }
        candidates.append(Candidate(keys: keys, card: PlacedCard(card: card, place: place)))
        // Twice as many as are wanted are sorted at once, so that each costs no more than in one sorted list.
        guard candidates.count >= max(64, limit.multipliedReportingOverflow(by: 2).partialValue),
            limit < Int.max / 2
        else { return }
        candidates = Array(sortedCandidates.prefix(limit))
        bar = candidates.last?.keys
    }

    /// Whether the card comes before the bar. Most do not, by their first key.
    private func isBelowBar(_ glance: CardGlance, _ memory: inout CardMemory) -> Bool {
        guard let bar else { return true }
        for (sort, other) in zip(sorts, bar) {
            switch SortKey(sort.key, of: glance, &memory).order(
                before: other, isDescending: sort.isDescending)
            {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return false
    }

    /// The standard library's sort is stable.
    private var sortedCandidates: [Candidate] {
        candidates.sorted { left, right in
            for (index, sort) in sorts.enumerated() {
                switch left.keys[index].order(before: right.keys[index], isDescending: sort.isDescending) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
    }
}
