import Foundation
import PaymentCardsEntity
package import PaymentCardsGlances
package import PaymentCardsPorts

/// The first cards of a sorted list, or the first ones after a certain card, found without sorting the rest. Cards whose keys
/// are all equal keep their original order.
package struct FirstCards {
    /// A position in a sorted list.
    package struct Position {
        fileprivate let keys: [SortKey]
        fileprivate let place: Int
    }

    private struct Candidate {
        let position: Position
        let card: Kept
    }

    /// A card with as much data as needed. It is indirect, because hundreds of thousands of positions may be kept without a
    /// card.
    private indirect enum Kept {
        case nothing
        case card(PaymentCard)
    }

    private let limit: Int
    private let start: Position?
    private let keepsCards: Bool
    private let sorts: [CardSort]
    private var candidates: [Candidate] = []
    /// The keys of the last card that may still be among the first; `nil` while any card may be.
    private var bar: [SortKey]?
    private var amountBar: AmountBar?

    /// The first `limit` cards by `sorts`, after `start` if given.
    package init(_ limit: Int, by sorts: [CardSort], after start: Position? = nil, keepsCards: Bool = true) {
        (self.limit, self.sorts, self.start, self.keepsCards) = (limit, sorts, start, keepsCards)
    }

    /// The cards in order.
    package var cards: [PlacedCard] {
        sortedCandidates.prefix(limit).compactMap { candidate in
            guard case .card(let card) = candidate.card else { return nil }
            return PlacedCard(card: card, place: candidate.position.place)
        }
    }

    /// The position of the last one; `nil` if there is none.
    package var last: Position? { sortedCandidates.prefix(limit).last?.position }

    /// Takes a card into account.
    package mutating func add(_ glance: CardGlance, at place: Int, _ memory: inout CardMemory) {
        guard limit > 0, amountBar?.excludes(glance, &memory) != true, isBelowBar(glance, &memory) else {
            return
        }
        let position = Position(keys: sorts.map { SortKey($0.key, of: glance, &memory) }, place: place)
        if let start, !comes(start, before: position) { return }
        var card = Kept.nothing
        if keepsCards {
            guard case .card(let decoded) = glance.entry(&memory) else { return }
            card = .card(decoded)
        }
        candidates.append(Candidate(position: position, card: card))
        // Up to twice as many cards are collected before each sort, so that the cost per card stays that of one sorted list.
        guard candidates.count >= max(64, limit.multipliedReportingOverflow(by: 2).partialValue),
            limit < Int.max / 2
        else { return }
        candidates = Array(sortedCandidates.prefix(limit))
        bar = candidates.last?.position.keys
        amountBar = bar.flatMap { AmountBar($0, by: sorts) }
    }

    /// Whether the card sorts before the bar. Most don't, which their first key shows.
    private func isBelowBar(_ glance: CardGlance, _ memory: inout CardMemory) -> Bool {
        guard let bar else { return true }
        for index in bar.indices {
            switch SortKey(sorts[index].key, of: glance, &memory).order(
                before: bar[index], isDescending: sorts[index].isDescending)
            {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return false
    }

    private var sortedCandidates: [Candidate] {
        candidates.sorted { comes($0.position, before: $1.position) }
    }

    private func comes(_ left: Position, before right: Position) -> Bool {
        for (index, sort) in sorts.enumerated() {
            switch left.keys[index].order(before: right.keys[index], isDescending: sort.isDescending) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return left.place < right.place
    }
}
