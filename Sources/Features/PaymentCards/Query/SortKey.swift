import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import Values

/// A card's value under one sort key.
enum SortKey {
    case text(String)
    case rank(DueRank)
    /// Amounts are compared only within a currency, since exchange rates are unknown.
    case shortAmount(ShortAmount, currency: String)
    /// An amount that is not short.
    case amount(Decimal, currency: String)
    /// The due is paid, or its day is unknown. Like a card without a due, these have no day to compare.
    case paid, undated
    /// The card has no due.
    case missing

    init(_ key: CardSort.Key, of card: CardGlance, _ memory: inout CardMemory) {
        switch key {
        case .title: self = .text(Self.text(card.plainBytes(of: .title)) ?? (card.title ?? "").searchKey)
        case .bank: self = .text(Self.key(of: card.bank(&memory), on: card))
        case .amount:
            let currency = card.currency(&memory)?.identity ?? ""
            if card.timing(&memory) == .paid {
                self = .amount(0, currency: currency)
            } else if let short = card.shortAmount {
                self = .shortAmount(short, currency: currency)
            } else {
                self = card.amount.map { .amount($0, currency: currency) } ?? .missing
            }
        case .due: self = card.timing(&memory).map(SortKey.init) ?? .missing
        }
    }

    /// The search key of a bank's code. Only that of an unknown bank is the feed's own text.
    private static func key(of bank: Bank?, on card: CardGlance) -> String {
        switch bank {
        case nil: ""
        case .unknown(let text): Self.text(card.plainBytes(of: .bank)) ?? text.searchKey
        case let bank?: bank.code.lowercased()
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
        case .paid: self = .paid
        case .unknown: self = .undated
        case .overdue, .due: self = .rank(DueRank(timing))
        }
    }

    /// In descending order, only values are reversed. Cards without a value stay last, and currencies keep their order.
    func order(before other: SortKey, isDescending: Bool) -> ComparisonResult {
        // Nearly all amounts in a feed are short, and need no further checks.
        if case .shortAmount(let left, let currency) = self,
            case .shortAmount(let right, let otherCurrency) = other, currency == otherCurrency
        {
            return isDescending ? Self.compare(right, left) : Self.compare(left, right)
        }
        let places = Self.compare(placeAfterValues, other.placeAfterValues)
        guard places == .orderedSame, placeAfterValues == 0 else { return places }
        let groups = Self.compare(currency, other.currency)
        guard groups == .orderedSame else { return groups }
        return isDescending ? other.compare(to: self) : compare(to: other)
    }

    /// How far after all values it comes; 0 for a value.
    private var placeAfterValues: Int {
        switch self {
        case .text, .rank, .shortAmount, .amount: 0
        case .paid: 1
        case .undated: 2
        case .missing: 3
        }
    }

    private var currency: String {
        switch self {
        case .shortAmount(_, let currency), .amount(_, let currency): currency
        case .text, .rank, .paid, .undated, .missing: ""
        }
    }

    private func compare(to other: SortKey) -> ComparisonResult {
        switch (self, other) {
        case (.text(let left), .text(let right)): Self.compare(left, right)
        case (.shortAmount(let left, _), .shortAmount(let right, _)): Self.compare(left, right)
        case (.amount, .amount), (.shortAmount, .amount), (.amount, .shortAmount):
            Self.compare(decimal, other.decimal)
        case (.rank(let left), .rank(let right)): Self.compare(left, right)
        // The keys of one sort are of the same kind, so no other combinations occur.
        case (.text, _), (.amount, _), (.shortAmount, _), (.rank, _), (.paid, _), (.undated, _),
            (.missing, _):
            .orderedSame
        }
    }

    private var decimal: Decimal {
        switch self {
        case .shortAmount(let amount, _): amount.decimal ?? 0
        case .amount(let amount, _): amount
        case .text, .rank, .paid, .undated, .missing: 0
        }
    }

    private static func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
    }
}
