import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

@testable import PaymentCardsInteractor
import PaymentCardsQuery

extension [CardSort] {
    /// `cards` in this order; cards that are equal in every key keep the order they came in.
    func sorted(_ cards: [PaymentCard], on today: CalendarDate?) -> [PaymentCard] {
        guard !isEmpty else { return cards }
        let keyed = cards.map { card in (card: card, keys: map { SlowSortKey($0.key, of: card, on: today) }) }
        // The standard library's sort is stable.
        return keyed.sorted { left, right in
            for (index, sort) in enumerated() {
                switch left.keys[index].order(before: right.keys[index], isDescending: sort.isDescending) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
        .map(\.card)
    }
}

/// A card's value under one sort key.
private enum SlowSortKey {
    case text(String)
    /// Smaller ranks come first.
    case rank(group: Int, days: Int)
    case amount(Decimal, String)
    /// Last, whichever way the sort runs: what is paid, what has no day, and cards without a due.
    case last(Int)

    init(_ key: CardSort.Key, of card: PaymentCard, on today: CalendarDate?) {
        switch key {
        case .title: self = .text(card.title.searchKey)
        case .bank: self = .text(card.bank.code.searchKey)
        case .amount: self = card.due.map { .amount($0.rest.amount, $0.money.currency.identity) } ?? .last(3)
        case .due: self = card.due.map { SlowSortKey($0.timing(on: today)) } ?? .last(3)
        }
    }

    private init(_ timing: DueTiming) {
        switch timing {
        case .overdue(byDays: nil): self = .rank(group: 0, days: 0)
        case .overdue(byDays: let days?): self = .rank(group: 1, days: -days)
        case .due(inDays: let days): self = .rank(group: 1, days: days)
        case .paid: self = .last(1)
        case .unknown: self = .last(2)
        }
    }

    func order(before other: SlowSortKey, isDescending: Bool) -> ComparisonResult {
        switch (self, other) {
        case (.last(let left), .last(let right)): Self.compare(left, right)
        case (.last, _): .orderedDescending
        case (_, .last): .orderedAscending
        case (.amount(_, let left), .amount(_, let right)) where left != right: Self.compare(left, right)
        default: isDescending ? other.compare(to: self) : compare(to: other)
        }
    }

    private func compare(to other: SlowSortKey) -> ComparisonResult {
        switch (self, other) {
        case (.text(let left), .text(let right)): Self.compare(left, right)
        case (.amount(let left, _), .amount(let right, _)): Self.compare(left, right)
        case (.rank(let group, let days), .rank(let otherGroup, let otherDays)):
            Self.compare((group, days), (otherGroup, otherDays), <)
        // Keys of one sort are of one kind, so no others meet.
        case (.text, _), (.amount, _), (.rank, _), (.last, _): .orderedSame
        }
    }

    private static func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        compare(left, right, <)
    }

    private static func compare<Value>(
        _ left: Value, _ right: Value, _ isLess: (Value, Value) -> Bool
    ) -> ComparisonResult {
        isLess(left, right) ? .orderedAscending : isLess(right, left) ? .orderedDescending : .orderedSame
    }
}
