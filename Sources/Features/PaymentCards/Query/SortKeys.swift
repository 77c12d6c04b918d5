import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension [PaymentCard] {
    /// Those of `places` sorted; cards whose keys are all equal keep their order.
    func sorted(_ places: [Int], by sorts: [CardSort], on today: CalendarDate?) -> [Int] {
        guard !sorts.isEmpty else { return places }
        let keys = sorts.map { SortKeys($0, of: self, at: places, on: today) }
        return places.indices.sorted { left, right in
            for key in keys {
                switch key.order(of: left, before: right) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left < right
        }
        .map { places[$0] }
    }
}

/// The values of some cards under one sort key, made once: sorting compares each of them often.
private struct SortKeys {
    private enum Values {
        case texts([String])
        case numbers([SortNumber])
    }
    private let values: Values
    private let isDescending: Bool

    init(_ sort: CardSort, of cards: [PaymentCard], at places: [Int], on today: CalendarDate?) {
        isDescending = sort.isDescending
        values =
            switch sort.key {
            case .title: .texts(places.map { cards[$0].title.searchKey })
            case .bank: .texts(places.map { cards[$0].bank.code.searchKey })
            case .amount: .numbers(SortNumber.amounts(places.map { cards[$0].due?.rest }))
            case .due: .numbers(places.map { SortNumber(whenDue: cards[$0].due?.timing(on: today)) })
            }
    }

    func order(of left: Int, before right: Int) -> ComparisonResult {
        switch values {
        case .texts(let texts): .order(of: texts[left], texts[right], isDescending)
        case .numbers(let numbers): numbers[left].order(before: numbers[right], isDescending)
        }
    }
}

/// An amount, or how many days are left.
private struct SortNumber {
    /// Numbers of different groups are not compared: those of a lower one come first, also in descending order.
    private let group: Int
    /// The number, off by less than ``deviation`` of it.
    private let approximate: Double
    /// The number, if the approximate one isn't it.
    private let exact: Decimal?

    private static let deviation = 1e-12

    /// Amounts are compared only within a currency, since exchange rates are unknown. Cards without a due come last.
    static func amounts(_ amounts: [Money?]) -> [SortNumber] {
        let currencies = Set(amounts.lazy.compactMap { $0?.currency.identity }).sorted()
        let groups = Dictionary(uniqueKeysWithValues: zip(currencies, currencies.indices))
        return amounts.map { money in
            guard let money, let group = groups[money.currency.identity] else {
                return SortNumber(group: groups.count, approximate: 0, exact: nil)
            }
            let approximate = NSDecimalNumber(decimal: money.amount).doubleValue
            return SortNumber(group: group, approximate: approximate, exact: money.amount)
        }
    }

    /// What is paid, or due on an unknown day, has no day to compare. Cards without a due come last.
    init(whenDue timing: DueTiming?) {
        exact = nil
        (group, approximate) =
            switch timing {
            case .overdue(byDays: nil): (0, -.infinity)
            case .overdue(byDays: let days?): (0, -Double(days))
            case .due(inDays: let days): (0, Double(days))
            case .paid: (1, 0)
            case .unknown: (2, 0)
            case nil: (3, 0)
            }
    }

    private init(group: Int, approximate: Double, exact: Decimal?) {
        (self.group, self.approximate, self.exact) = (group, approximate, exact)
    }

    func order(before other: SortNumber, _ isDescending: Bool) -> ComparisonResult {
        guard group == other.group else { return .order(of: group, other.group) }
        if let exact, let otherExact = other.exact, !isClear(from: other) {
            return .order(of: exact, otherExact, isDescending)
        }
        return .order(of: approximate, other.approximate, isDescending)
    }

    /// Whether the numbers differ by more than they deviate.
    private func isClear(from other: SortNumber) -> Bool {
        abs(approximate - other.approximate)
            > max(abs(approximate), abs(other.approximate)) * 2 * Self.deviation
    }
}

extension ComparisonResult {
    fileprivate static func order<Value: Comparable>(
        of left: Value, _ right: Value, _ isDescending: Bool = false
    ) -> ComparisonResult {
        if left == right { return .orderedSame }
        return (left < right) != isDescending ? .orderedAscending : .orderedDescending
    }
}
