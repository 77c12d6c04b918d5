import Foundation
public import Values

/// How soon something must be paid.
public enum DueUrgency: CaseIterable, Sendable {
    /// Its day has passed.
    case overdue
    case today
    /// Within 7 days.
    case soon
    /// Within 14 days.
    case near
    case later
    /// Due, but at an unknown time.
    case unknown
}

extension DueTiming {
    /// How soon it must be paid; `nil` if it is paid.
    public var urgency: DueUrgency? {
        switch self {
        case .paid: nil
        case .overdue: .overdue
        case .due(...0): .today
        case .due(...7): .soon
        case .due(...14): .near
        case .due: .later
        case .unknown: .unknown
        }
    }

    /// Whether something must be paid: overdue, or within this many days from today. Something due at an unknown time counts
    /// only without a limit.
    public func isOpen(within days: Int?) -> Bool {
        switch self {
        case .paid: false
        case .overdue: true
        case .due(let left): days.map { left <= $0 } ?? true
        case .unknown: days == nil
        }
    }
}

extension Due {
    /// The day by which it must be paid: its date, or the one that its text means if it was written on `today`; `nil` if it
    /// states none.
    public func day(on today: CalendarDate?) -> CalendarDate? {
        date ?? today.flatMap(told.date(saidOn:))
    }
}

/// What several dues in one currency come to.
public struct DueSum: Equatable, Sendable {
    /// Everything left to pay.
    public let total: Money
    /// The overdue part of it.
    public let overdue: Money
    /// The number of dues.
    public let count: Int

    public init(total: Money, overdue: Money, count: Int) {
        (self.total, self.overdue, self.count) = (total, overdue, count)
    }

    /// What `dues` come to on `today`: a sum for each currency, in the order of their codes. Amounts in different currencies
    /// can't be added up.
    public static func sums(of dues: [Due], on today: CalendarDate?) -> [DueSum] {
        sums(of: dues.map { ($0.rest, isOverdue: $0.status(on: today) == .overdue) })
    }

    /// What amounts come to, for each currency.
    public static func sums(of amounts: [(money: Money, isOverdue: Bool)]) -> [DueSum] {
        Dictionary(grouping: amounts) { $0.money.currency.identity }.sorted { $0.key < $1.key }
            .compactMap { _, amounts in
                guard let currency = amounts.first?.money.currency else { return nil }
                func sum(_ amounts: [(money: Money, isOverdue: Bool)]) -> Money {
                    Money(amount: amounts.reduce(0) { $0 + $1.money.amount }, currency: currency)
                }
                return DueSum(
                    total: sum(amounts), overdue: sum(amounts.filter(\.isOverdue)), count: amounts.count)
            }
    }
}
