import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A card's value under one sort key.
enum SortKey {
    case text(String)
    case rank(DueRank)
    /// Amounts are compared only within a currency, since exchange rates are unknown.
    case amount(Decimal, currency: String)
    /// The due is paid, or its day is unknown. Like a card without a due, these have no day to compare.
    case paid, undated
    /// The card has no due.
    case missing

    init(_ key: CardSort.Key, of card: PaymentCard, on today: CalendarDate?) {
        switch key {
        case .title: self = .text(card.title.searchKey)
        case .bank: self = .text(card.bank.code.searchKey)
        case .amount:
            self =
                card.due.map { .amount($0.rest.amount, currency: $0.money.currency.identity) } ?? .missing
        case .due: self = card.due.map { SortKey($0.timing(on: today)) } ?? .missing
        }
    }

    private init(_ timing: DueTiming) {
        switch timing {
        case .paid: self = .paid
        case .unknown: self = .undated
        case .overdue, .due: self = .rank(DueRank(timing))
        }
    }

    /// In descending order, only values are reversed. Cards without a value stay last, and currencies keep their order.
    func order(before other: SortKey, isDescending: Bool) -> ComparisonResult {
        let places = Self.compare(placeAfterValues, other.placeAfterValues)
        guard places == .orderedSame, placeAfterValues == 0 else { return places }
        return switch (self, other) {
        case (.text(let left), .text(let right)): Self.compare(left, right, isDescending)
        case (.rank(let left), .rank(let right)): Self.compare(left, right, isDescending)
        case (.amount(let left, let currency), .amount(let right, let otherCurrency)):
            currency == otherCurrency
                ? Self.compare(left, right, isDescending) : Self.compare(currency, otherCurrency)
        // The keys of one sort are of the same kind, so no other combinations occur.
        case (.text, _), (.amount, _), (.rank, _), (.paid, _), (.undated, _), (.missing, _): .orderedSame
        }
    }

    /// How far after all values it comes; 0 for a value.
    private var placeAfterValues: Int {
        switch self {
        case .text, .rank, .amount: 0
        case .paid: 1
        case .undated: 2
        case .missing: 3
        }
    }

    private static func compare<Value: Comparable>(
        _ left: Value, _ right: Value, _ isDescending: Bool = false
    ) -> ComparisonResult {
        if left == right { return .orderedSame }
        return (left < right) != isDescending ? .orderedAscending : .orderedDescending
    }
}

extension [PaymentCard] {
    /// Those of `places` sorted; cards whose keys are all equal keep their order.
    func sorted(_ places: [Int], by sorts: [CardSort], on today: CalendarDate?) -> [Int] {
        guard !sorts.isEmpty else { return places }
        let keyed = places.map { place in
            (keys: sorts.map { SortKey($0.key, of: self[place], on: today) }, place: place)
        }
        return keyed.sorted { left, right in
            for (index, sort) in sorts.enumerated() {
                switch left.keys[index].order(before: right.keys[index], isDescending: sort.isDescending) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.place < right.place
        }
        .map(\.place)
    }
}
