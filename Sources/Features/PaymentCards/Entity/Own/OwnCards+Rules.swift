public import Foundation
public import Values

/// A bill as a person types it.
public struct BillRequest: Equatable, Sendable {
    /// What the bill, or the bank's app, says.
    public let amount: BillEntry.Amount
    /// The currency that was typed with it; `nil` for the card's.
    public let currency: Currency?
    /// The least that the bank wants; `nil` if it isn't said.
    public var minimum: Decimal?
    /// When it is due; `nil` for what the cycle says.
    public var dueDate: CalendarDate?
    /// The closing day.
    public var closing: CalendarDate?
    /// Whether it is another bill than the last one, however near.
    public var isNew = false

    public init(_ amount: BillEntry.Amount, currency: Currency? = nil) {
        (self.amount, self.currency) = (amount, currency)
    }
}

/// A payment as a person records it.
public struct PaymentRequest: Equatable, Sendable {
    /// How much was paid.
    public enum Amount: Equatable, Sendable {
        /// All that is left.
        case left
        /// What is left of the minimum.
        case minimum
        case amount(Decimal)
    }

    /// What was paid.
    public let amount: Amount
    /// The currency that was typed with it; `nil` for the card's.
    public let currency: Currency?
    /// The day it was paid; `nil` for today, unless it may belong to an earlier bill.
    public var day: CalendarDate?
    /// What to note; empty for nothing.
    public var note = ""
    /// Whether it is recorded besides any equal one.
    public var again = false
    /// The equal ones of which the person was told.
    public var besides: Set<PaymentReference> = []

    public init(_ amount: Amount, currency: Currency? = nil) {
        (self.amount, self.currency) = (amount, currency)
    }
}

extension OwnCard {
    /// What a bill that a person types says, with the closing day that is meant.
    ///
    /// That is the one given; else the one that a given due date means; else the cycle's last, or from three days before the next one on
    /// that next one, once the last one's bill is known; without a cycle the day of typing.
    public func entry(for request: BillRequest) throws(WalletProblem) -> BillEntry {
        let (amount, billed): (Decimal, Decimal?) =
            switch request.amount {
            case .billed(let amount): (amount, amount)
            case .left(let amount): (amount, nil)
            }
        let currency = try fields.currency(of: request.currency, amounts: [amount, request.minimum ?? 0])
        if let closing = request.closing, closing > today { throw .inFuture(closing) }
        if let minimum = request.minimum, minimum > max(amount, 0) { throw .minimumAboveAmount }
        let closing = request.closing ?? meantClosing(dueDate: request.dueDate)
        if let due = request.dueDate, due < closing { throw .dueBeforeClosing(closing) }
        func entry(_ meant: CalendarDate) -> BillEntry {
            BillEntry(
                request.amount, closing: meant, isClosingGiven: request.closing != nil,
                minimum: request.minimum, dueDate: request.dueDate,
                dueByCycle: cycle.dueDate(closing: closing), isNew: request.isNew)
        }
        guard let place = bills.corrected(by: entry(closing)) else { return entry(closing) }
        let corrected = bills[place].closing
        if let billed, request.closing != corrected {
            let paid = paid(place)
            if paid > 0, billed < paid {
                throw .correctionOrNew(paid: Money(amount: paid, currency: currency), closing: corrected)
            }
        }
        // A bill keeps its closing day, unless the person gives another.
        return entry(request.closing ?? corrected)
    }

    private func meantClosing(dueDate: CalendarDate?) -> CalendarDate {
        guard let last = cycle.lastClosing(until: today), let next = cycle.nextClosing(after: today) else {
            return today
        }
        if let dueDate {
            let meant = cycle.closings(near: today).last { closing in
                today.days(to: closing) <= BillingCycle.near
                    && cycle.dueDate(closing: closing).map { abs($0.days(to: dueDate)) <= BillingCycle.near }
                        ?? false
            }
            return min(meant ?? last, today)
        }
        let isKnown = bills.contains { abs($0.closing.days(to: last)) <= BillingCycle.near }
        return today.days(to: next) <= 3 && isKnown ? today : last
    }

    /// The payment that a person records, with its amount and day.
    public func payment(for request: PaymentRequest) throws(WalletProblem) -> RecordedPayment {
        let isKnown = left != nil && awaiting == nil
        let left = left ?? 0
        let amount: Decimal
        switch request.amount {
        case .amount(let given): amount = given
        case .left: amount = left
        case .minimum: amount = minimumLeft ?? 0
        }
        guard amount > 0 else {
            guard request.amount == .minimum else { throw isKnown ? .nothingLeft : .noBill }
            throw minimumLeft == nil ? .noMinimum : .noMinimumLeft
        }
        let currency = try fields.currency(of: request.currency, amounts: [amount])
        if let day = request.day, day > today { throw .inFuture(day) }
        let day = request.day ?? today
        if !request.again,
            let equal = payments.first(where: { $0.amount == amount && $0.recorded == day })
                ?? (request.day == nil ? payments.inFile(amount, near: today) : nil),
            !request.besides.contains(equal.reference)
        {
            throw .recordedAlready(
                equal.reference, Money(amount: amount, currency: currency), day: equal.recorded ?? equal.day)
        }
        if request.day == nil, let lastBill {
            let isLate = left > 0 && nextClosing(after: lastBill).map { $0 < today } ?? false
            guard amount <= left, !isLate, amount != lackingBefore else {
                throw .needsDay(left: Money(amount: left, currency: currency))
            }
        }
        return RecordedPayment(amount: amount, day: day, note: request.note)
    }

    /// What the bill before the last one lacks; `nil` for nothing.
    private var lackingBefore: Decimal? {
        guard bills.count > 1 else { return nil }
        let lacking = billed(bills.count - 2) - own(bills.count - 2).sum
        return lacking > 0 ? lacking : nil
    }
}

extension OwnCardFields {
    /// The currency of what is typed, which is the card's if that has one.
    fileprivate func currency(of typed: Currency?, amounts: [Decimal]) throws(WalletProblem) -> Currency {
        guard let currency = self.currency ?? typed else { throw .noCurrency }
        if let typed, typed.identity != currency.identity { throw .otherCurrency(typed, card: currency) }
        guard amounts.allSatisfy({ $0.decimals <= currency.decimals }) else {
            throw .tooPrecise(decimals: currency.decimals)
        }
        return currency
    }
}

extension OwnCards {
    /// The day on which `card` is closed, today without one. It isn't before anything that is known of it.
    public static func closing(_ card: OwnCard, on day: CalendarDate?) throws(WalletProblem) -> CalendarDate {
        guard !card.isClosed else { throw .closedAlready }
        guard let day else { return card.today }
        if day > card.today { throw .inFuture(day) }
        let known = (card.bills.map(\.closing) + card.payments.map(\.day)).max()
        if let known, day < known { throw .closedBefore(known) }
        return day
    }
}

extension BillEntry {
    /// The closing day of a bill of `card` that is known before its statement closes; `nil` for any other bill.
    package func comingClosing(of card: OwnCard) -> CalendarDate? {
        guard !isClosingGiven, closing == card.today, let next = card.nextClosing,
            card.today.days(to: next) <= BillingCycle.near
        else { return nil }
        return next
    }
}
