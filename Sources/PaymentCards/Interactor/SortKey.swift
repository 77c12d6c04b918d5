import Foundation
import PaymentCardsContract
import PaymentCardsEntity

/// A card's value under one sort key.
enum SortKey {
    case text(String)
    /// Smaller ranks come first.
    case rank(group: Int, days: Int)
    case shortAmount(ShortAmount)
    /// An amount that is not short.
    case amount(Decimal)
    /// The card has no due: last, whichever way the sort runs.
    case missing

    init(_ key: CardSort.Key, of card: CardGlance, _ memory: inout CardMemory) {
        switch key {
        case .title: self = .text(Self.text(card.plainBytes(of: .title)) ?? (card.title ?? "").searchKey)
        case .bank: self = .text(Self.text(card.plainBytes(of: .bank)) ?? (card.bank?.code ?? "").searchKey)
        case .amount:
            if let short = card.plainBytes(of: .amount).flatMap(ShortAmount.init) {
                self = .shortAmount(short)
            } else {
                self = card.amount.map(SortKey.amount) ?? .missing
            }
        case .due: self = card.dueState.map { SortKey(memory.timing(of: $0)) } ?? .missing
        }
    }

    /// The search key of printable ASCII.
    private static func text(_ bytes: ArraySlice<UInt8>?) -> String? {
        bytes.map { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { buffer in
                buffer.initialize(fromContentsOf: bytes.lazy.map(\.asciiLowercased))
            }
        }
    }

    private init(_ timing: DueTiming) {
        switch timing {
        case .overdue(byDays: nil): self = .rank(group: 0, days: 0)
        case .overdue(byDays: let days?): self = .rank(group: 1, days: -days)
        case .due(inDays: let days): self = .rank(group: 1, days: days)
        case .paid: self = .rank(group: 2, days: 0)
        case .unknown: self = .rank(group: 3, days: 0)
        }
    }

    func order(before other: SortKey, isDescending: Bool) -> ComparisonResult {
        switch (self, other) {
        case (.missing, .missing): .orderedSame
        case (.missing, _): .orderedDescending
        case (_, .missing): .orderedAscending
        default: isDescending ? other.compare(to: self) : compare(to: other)
        }
    }

    private func compare(to other: SortKey) -> ComparisonResult {
        switch (self, other) {
        case (.text(let left), .text(let right)): Self.compare(left, right)
        case (.shortAmount(let left), .shortAmount(let right)): Self.compare(left, right)
        case (.amount, .amount), (.shortAmount, .amount), (.amount, .shortAmount):
            Self.compare(decimal, other.decimal)
        case (.rank(let group, let days), .rank(let otherGroup, let otherDays)):
            Self.compare((group, days), (otherGroup, otherDays), <)
        // Keys of one sort are of one kind, so no others meet.
        case (.text, _), (.amount, _), (.shortAmount, _), (.rank, _), (.missing, _): .orderedSame
        }
    }

    private var decimal: Decimal {
        switch self {
        case .shortAmount(let amount): amount.decimal ?? 0
        case .amount(let amount): amount
        case .text, .rank, .missing: 0
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
