public import Foundation
public import Values

/// A card of a file, with what was recorded on it here, on its way into the wallet.
public struct TakenCard: Equatable, Sendable {
    fileprivate let fields: OwnCardFields
    private let due: Due?
    private let statement: Statement?
    private let payments: [Paid]

    /// A payment on it, and whether it is one on what is due now.
    private struct Paid: Equatable, Sendable {
        let payment: RecordedPayment
        let isOnDue: Bool
    }

    /// The card as the file has it, with what was paid here subtracted.
    ///
    /// - Parameters:
    ///   - statement: its last statement; `nil` if the file has none.
    ///   - payments: those on it, in the order in which they were recorded. Undone ones don't count, nor those in another currency.
    ///   - timeZone: where the person is: what was paid at a moment was paid on their day.
    public init(_ card: PaymentCard, statement: Statement?, payments: [Payment], in timeZone: TimeZone) {
        let standing = payments.filter { $0.undone == nil }
        let currency = card.due?.money.currency ?? standing.last?.money.currency
        var fields = OwnCardFields(title: card.title, lastFours: card.number.lastFour.map { [$0] } ?? [])
        (fields.bank, fields.network, fields.currency) = (card.bank, card.network, currency)
        fields.holder = card.holder.isEmpty ? nil : card.holder
        (self.fields, due, self.statement) = (fields, card.due, statement)
        self.payments = standing.compactMap { payment in
            guard payment.money.currency.identity == currency?.identity,
                let day = CalendarDate(payment.date, in: timeZone)
            else { return nil }
            return Paid(
                payment: RecordedPayment(amount: payment.money.amount, day: day),
                isOnDue: card.due.map(payment.stands) ?? false)
        }
    }

    /// What makes it the wallet's card with the identity `id`, so that as much is left on it as in the file.
    ///
    /// What is due is a bill, as it was billed, with the payments on it. Where that would leave another amount, since the file says that it is
    /// paid, or a payment on something else would count, the bill says what is left.
    fileprivate func changes(id: String, on today: CalendarDate) -> [WalletChange] {
        func paid(_ payments: [Paid]) -> [WalletChange] { payments.map { .paid(id, $0.payment) } }
        guard let due else { return [.added(id, fields)] + paid(payments) }
        let (ours, others) = (payments.filter(\.isOnDue), payments.filter { !$0.isOnDue })
        let closing = closing(of: due, paidFrom: ours.map(\.payment.day).min(), on: today)
        let total = (due.billed ?? due.money).amount
        let left = total < 0 ? total : due.rest.amount
        let isTold =
            total - ours.reduce(0) { $0 + $1.payment.amount } == left
            && others.allSatisfy { $0.payment.day <= closing }
        let bill = WalletChange.billed(
            id,
            BillEntry(
                isTold ? .billed(total) : .left(left), closing: closing, isClosingGiven: true,
                minimum: minimum(upTo: total, in: due.money.currency), dueDate: due.day(on: today)))
        let changes = isTold ? paid(others) + [bill] + paid(ours) : paid(others + ours) + [bill]
        return [.added(id, fields)] + changes
    }

    /// The last day of the last statement; without one, today or the due date, whichever is earlier. A payment on the due can't have been made
    /// before that.
    private func closing(
        of due: Due, paidFrom first: CalendarDate?, on today: CalendarDate
    ) -> CalendarDate {
        let end = min(statement?.period.upperBound ?? due.day(on: today) ?? today, today)
        return first.map { min($0, end) } ?? end
    }

    private func minimum(upTo total: Decimal, in currency: Currency) -> Decimal? {
        guard let minimum = statement?.leastDue, minimum.amount > 0,
            minimum.currency.identity == currency.identity
        else { return nil }
        return min(minimum.amount, max(total, 0))
    }
}

extension OwnCards {
    /// What takes over those of `cards` that the wallet doesn't have yet, and which of its own cards the others are.
    public func taking(
        _ cards: [TakenCard], on today: CalendarDate
    ) -> (changes: [WalletChange], known: [OwnCard]) {
        let own = Dictionary(grouping: self.cards(on: today)) { $0.fields.title?.lowercased() }
        var (changes, known): ([WalletChange], [OwnCard]) = ([], [])
        var number = nextNumber
        for card in cards {
            if let same = own[card.fields.title?.lowercased()]?.first(where: card.fields.isSame) {
                known.append(same)
            } else {
                changes += card.changes(id: Self.id(number), on: today)
                number += 1
            }
        }
        return (changes, known)
    }
}
