public import Foundation
public import Values

// Longer than most: what is left follows from bills, payments and files together, and is read in one place.
/// A card of a person's own on one day: what they said of it, its bills, and what they paid.
///
/// Swippy moves no money on it. What is left of its last bill is the bill's amount less the payments that count for it; a payment
/// after the next closing day, whose bill isn't known, first covers what is left of the last one, and is then ahead of the next.
public struct OwnCard: Equatable, Sendable {
    /// What remains to be done about the last bill.
    public enum State: String, Sendable {
        case due, overdue
        /// Past its due date with the minimum paid.
        case carriedOver
        /// The bank should have taken it by itself, so the payment is to be recorded.
        case toRecord
        case paid
        /// More was paid than is due, for a bill that isn't known yet.
        case ahead
        /// The bank owes.
        case credit
    }

    /// Its identity: what its payments, bills and reminders belong to.
    public let id: String
    /// What the person said of it.
    public let fields: OwnCardFields
    /// Whether it is out of every list, except as long as something is left.
    public let isClosed: Bool
    let today: CalendarDate
    let bills: [Bill]
    let payments: [OwnPayment]
    /// What files of the bank say of it, and the categories that the person gave to its transactions.
    var bank = BankFacts(), rules = CategoryRules()

    /// Its cycle; without any day where the person gave none.
    public var cycle: BillingCycle { fields.wholeCycle }
    var lastBill: Bill? { bills.last }

    /// What is left of the last bill, negative for a credit; `nil` if no bill is known.
    public var left: Decimal? { bareLeft.map { $0 - coveredLate } }

    /// What is left of the last bill's minimum; `nil` if that isn't known.
    public var minimumLeft: Decimal? {
        guard let left, let minimum = lastBill?.minimum else { return nil }
        return max(min(minimum - (billed(bills.count - 1) - left), left), 0)
    }

    /// What was paid for a bill that isn't known yet; 0 for nothing.
    public var ahead: Decimal {
        let late = latePayments
        let rest = late.sum - coveredLate
        guard !late.isEmpty, let last = lastClosingBefore else { return rest }
        // What was paid before the closing day that is awaited was for a bill in between.
        return min(rest, payments.filter { $0.day > last }.sum)
    }

    /// The due date of the last bill; `nil` if neither it nor the cycle says one.
    public var dueDate: CalendarDate? { lastBill.flatMap(dueDate(of:)) }

    /// The closing day whose bill isn't known though one is to be expected; `nil` for none.
    public var awaiting: CalendarDate? {
        guard let last = lastClosingBefore, let first = lastBill.map(nextClosing) ?? last, first <= last
        else { return nil }
        if !isClosed, !bills.isEmpty, billed(bills.count - 1) != 0 { return last }
        return bank.spent(after: lastBill?.closing, until: last) > 0 ? last : nil
    }

    /// What remains to be done; `nil` if nothing is known.
    public var state: State? {
        guard let left, left != 0 else { return ahead > 0 ? .ahead : left == nil ? nil : .paid }
        guard left > 0 else { return .credit }
        guard let dueDate, today > dueDate else { return .due }
        if minimumLeft == 0 { return .carriedOver }
        let hasAutopay = fields.autopay.map { $0 != .none } ?? false
        guard hasAutopay, dueDate.days(to: today) <= BillingCycle.near else { return .overdue }
        // The bank's file would have it by then.
        let hasFailed = dueDate.adding(days: 3).map { bank.covers(dueDate...$0) } ?? false
        return hasFailed ? .overdue : .toRecord
    }

    /// Whether lists of dues have it: a closed card as long as something is left either way, or to be billed.
    public var isListed: Bool { !isClosed || (left ?? 0) != 0 || awaiting != nil }

    /// What was refunded since the last bill's closing day. It lowers no bill, since the purchase may not have been on it.
    public var refunds: Decimal { lastBill.map { bank.refunded(after: $0.closing, until: today) } ?? 0 }

    /// The records that no file has, though files have each of the ten days after them, in which a bank would have booked them.
    public var unmatched: [PaymentReference] {
        payments.filter { record in
            guard record.recorded != nil, !record.isInFile,
                let last = record.day.adding(days: BillingCycle.near)
            else { return false }
            return bank.covers(record.day...last)
        }.map(\.reference)
    }

    /// Whether a file has the payment that was recorded with this reference.
    package func isInFile(_ reference: PaymentReference) -> Bool {
        payments.contains { $0.reference == reference && $0.recorded != nil && $0.isInFile }
    }

    /// How much of a limit is used at least: the balance, or else what is left and was spent since, less what was refunded or is ahead.
    public var usedAtLeast: Decimal {
        let closing = lastBill?.closing
        if let balance = bank.balance, closing.map({ $0 <= balance.day }) ?? true {
            return max(balance.amount, 0)
        }
        let spent = bank.spent(after: closing, until: today) - bank.refunded(after: closing, until: today)
        return max((left ?? 0) + spent - ahead, 0)
    }

    /// The next closing day after today; `nil` if the cycle doesn't say.
    public var nextClosing: CalendarDate? { cycle.nextClosing(after: today) }

    /// How urgent it is for `due --exit-code`: 0 for nothing due, 1 where something is or may be due, within so many days if that is
    /// given, and 2 where something is overdue.
    public func urgency(within days: Int? = nil) -> Int {
        switch state {
        case .overdue: return 2
        case .carriedOver: return 1
        case .due:
            if let days, let dueDate, today.days(to: dueDate) > days { break }
            return 1
        case .toRecord, .paid, .ahead, .credit, nil: break
        }
        guard let awaiting, fields.autopay != .full, let due = cycle.dueDate(closing: awaiting) else {
            return 0
        }
        return today.days(to: due) <= days ?? BillingCycle.near ? 1 : 0
    }

    // MARK: Bills

    /// What was billed, in all, as the bill at `place` was last said; negative for a credit.
    func billed(_ place: Int) -> Decimal {
        let said = bills[place].last
        if let balance = said.balance {
            return balance.amount - bank.booked(after: said.entry.closing, until: balance.day)
        }
        switch said.entry.amount {
        case .billed(let amount): return amount
        case .left(let left):
            // It stays true of its day: a payment by then that is learned later raises the bill.
            return left + own(place).filter { $0.isIncluded(in: said) }.sum
        }
    }

    /// What was paid on the bill at `place`.
    func paid(_ place: Int) -> Decimal { own(place).sum + (place == bills.count - 1 ? coveredLate : 0) }

    func dueDate(of bill: Bill) -> CalendarDate? { bill.dueDate ?? cycle.dueDate(closing: bill.closing) }

    /// The payments that count for the bill at `place`, and for no later one.
    func own(_ place: Int) -> [OwnPayment] {
        let (bill, next) = (bills[place], bills.dropFirst(place + 1).first)
        var end = nextClosing(after: bill)
        // A bill of the next month is known: it ends the period.
        if let next, bill.closing.days(to: next.closing) <= 45 { end = nil }
        return payments.filter { payment in
            payment.counts(for: bill) && end.map { payment.day <= $0 } ?? true
                && !(next.map(payment.counts) ?? false)
        }
    }

    private var bareLeft: Decimal? {
        bills.isEmpty ? nil : billed(bills.count - 1) - own(bills.count - 1).sum
    }

    /// What payments after the next closing day cover of the last bill.
    private var coveredLate: Decimal { bareLeft.map { min(latePayments.sum, max($0, 0)) } ?? 0 }

    /// Those after the next closing day, whose bill isn't known.
    private var latePayments: [OwnPayment] {
        guard let end = lastBill.map(nextClosing) ?? lastClosingBefore else { return [] }
        return payments.filter { $0.day > end }
    }

    /// The first closing day more than ten days after the bill's own.
    func nextClosing(after bill: Bill) -> CalendarDate? {
        bill.closing.adding(days: BillingCycle.near).flatMap(cycle.nextClosing)
    }

    /// The last closing day before today.
    private var lastClosingBefore: CalendarDate? { today.adding(days: -1).flatMap(cycle.lastClosing) }
}

/// A bill of an own card, as it counts.
public struct OwnBill: Hashable, Sendable {
    /// Who said what was billed.
    public enum Source: String, Sendable {
        case typed, imported
        /// Nobody: it follows from a balance and the transactions since the closing day.
        case computed
    }

    /// The day on which its statement closed.
    public let closing: CalendarDate
    /// What was billed in all; negative for a credit.
    public let amount: Decimal
    /// `nil` if it isn't known.
    public let minimum: Decimal?
    /// `nil` if it isn't known.
    public let dueDate: CalendarDate?
    /// What was paid on it.
    public let paid: Decimal
    /// Who said the amount.
    public let source: Source

    /// What is left of it; negative for a credit, and where more was paid.
    public var left: Decimal { amount - paid }
}

extension OwnCard {
    /// All bills, the oldest first.
    public var history: [OwnBill] {
        bills.indices.map { place in
            let bill = bills[place]
            let amount = billed(place)
            return OwnBill(
                closing: bill.closing, amount: amount,
                minimum: bill.minimum.map { min($0, max(amount, 0)) }, dueDate: dueDate(of: bill),
                paid: paid(place), source: bill.last.source)
        }
    }
}
