public import Foundation
public import Values

/// What was said once of a bill.
public struct BillEntry: Equatable, Sendable {
    /// What is known of the amount.
    public enum Amount: Equatable, Sendable {
        /// What the bank wants in all; negative for a credit.
        case billed(Decimal)
        /// What the bank's app shows as left on the day of the entry, of whatever was billed.
        case left(Decimal)
    }

    /// What the bank wants, or what is left of that.
    public let amount: Amount
    /// The closing day that is meant.
    public let closing: CalendarDate
    /// Whether the person gave the closing day.
    public let isClosingGiven: Bool
    /// The least that the bank wants; `nil` if it wasn't said.
    public let minimum: Decimal?
    /// The due date that the person gave.
    public let dueDate: CalendarDate?
    /// The due date by the cycle of that day.
    public let dueByCycle: CalendarDate?
    /// Whether it is another bill, however near the closing days are.
    public let isNew: Bool

    public init(
        _ amount: Amount, closing: CalendarDate, isClosingGiven: Bool = false, minimum: Decimal? = nil,
        dueDate: CalendarDate? = nil, dueByCycle: CalendarDate? = nil, isNew: Bool = false
    ) {
        (self.amount, self.closing, self.isClosingGiven) = (amount, closing, isClosingGiven)
        (self.minimum, self.dueDate, self.dueByCycle, self.isNew) = (minimum, dueDate, dueByCycle, isNew)
    }
}

/// What a bank wants for one statement, as it was said, and corrected.
struct Bill: Equatable, Sendable {
    /// An entry, which change it was, and where it comes from.
    struct Said: Equatable, Sendable {
        let entry: BillEntry
        let place: Int
        let day: CalendarDate
        var source = OwnBill.Source.typed
        /// What was owed later, of which the transactions since the closing day are to be taken off; `nil` unless it is computed.
        var balance: DayAmount?
    }

    /// In the order they were said. The later one counts, for what it says.
    private(set) var said: [Said]

    init(_ first: Said) { said = [first] }

    /// The last of what was said.
    var last: Said { said[said.count - 1] }  // There is always one.
    /// Which change made the bill known.
    var known: Int { said[0].place }  // There is always one.
    /// The earliest closing day that was said.
    var earliest: CalendarDate { said.reduce(closing) { min($0, $1.entry.closing) } }

    var closing: CalendarDate {
        said.last { $0.entry.isClosingGiven }?.entry.closing ?? said[0].entry.closing  // There is always one.
    }
    var minimum: Decimal? { said.lazy.reversed().compactMap(\.entry.minimum).first }
    /// The due date that was given, or that of the cycle.
    var dueDate: CalendarDate? {
        said.lazy.reversed().compactMap(\.entry.dueDate).first ?? last.entry.dueByCycle
    }

    mutating func correct(by entry: Said) { said.append(entry) }

    /// The bills that were said, by their closing days. One that is computed, which come last, corrects nothing.
    static func all(of entries: [Said]) -> [Bill] {
        var bills: [Bill] = []
        for said in entries {
            if let corrected = bills.corrected(by: said.entry) {
                if said.balance == nil { bills[corrected].correct(by: said) }
            } else {
                bills.append(Bill(said))
            }
        }
        return bills.sorted { $0.closing < $1.closing }
    }
}

extension [Bill] {
    /// The place of the bill that `entry` corrects: the nearest within ten days, unless their due dates are further apart, or it says that
    /// it is another one. `nil` if there is none.
    func corrected(by entry: BillEntry) -> Int? {
        guard !entry.isNew else { return nil }
        func distance(_ place: Int) -> Int { abs(self[place].closing.days(to: entry.closing)) }
        let near = indices.filter { place in
            guard distance(place) <= BillingCycle.near else { return false }
            guard let due = entry.dueDate, let other = self[place].dueDate else { return true }
            return abs(due.days(to: other)) <= BillingCycle.near
        }
        return near.min { distance($0) < distance($1) }
    }
}

/// A payment that the person made at the bank, and recorded here.
public struct RecordedPayment: Equatable, Sendable {
    /// Positive, in the card's currency.
    public let amount: Decimal
    /// The day it was made.
    public let day: CalendarDate
    /// What the person noted; empty for nothing.
    public let note: String

    public init(amount: Decimal, day: CalendarDate, note: String = "") {
        (self.amount, self.day, self.note) = (amount, day, note)
    }
}
