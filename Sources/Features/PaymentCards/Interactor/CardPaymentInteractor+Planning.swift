import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
import Values

// Orders that any process finds again, as long as it is unknown whether they were paid.

extension CardPaymentInteractor {
    /// The order for `choice`, with a key made of what is due and what was paid on it before.
    ///
    /// An order in doubt is sent again with its key. If nothing is left to pay because the order was paid already, the result is
    /// that payment.
    package func plan(
        _ choice: PaymentChoice, on item: CardListing.Item
    ) async throws(CardsError) -> PaymentPlan {
        let (item, payments) = try await atOneMoment(item)
        do throws(CardsError) {
            let quote = try await quote(for: .item(item), key: nil)
            let key = quote.due.orderKey(on: item.card, for: choice.purpose, after: payments)
            let order = try order(choice, of: quote, key: key)
            return PaymentPlan(
                item: item, order: order, isInDoubt: quote.isInDoubt(order),
                needsConsent: try await needsConsent(to: item.card), untold: quote.untold)
        } catch {
            let due = item.card.due
            guard error.saysNothingToPay || error.saysPaid && due?.isPaid ?? true else { throw error }
            if let doubt = try await openOrders(on: item.card).inDoubt.first(where: { $0.isFor(due) }) {
                let order = item.order(again: doubt, for: choice.purpose)
                return PaymentPlan(item: item, order: order, isInDoubt: true)
            }
            guard let plan = item.paid(choice, by: payments) else { throw error }
            return plan
        }
    }

    /// Whether the card became payable because its feed doesn't say what can be done, and no order for it is on record.
    private func needsConsent(to card: PaymentCard) async throws(CardsError) -> Bool {
        guard card.impliesActions else { return false }
        let records = try await records(of: service)
        return !records.payments.contains { $0.isOn(card) } && !records.inDoubt.contains { $0.isOn(card) }
    }

    /// The orders for the card that are open: those of which it is unknown whether they were paid, and the payments that came of
    /// the others, according to the service, and which the person has not been told of.
    func openOrders(
        on card: PaymentCard
    ) async throws(CardsError) -> (inDoubt: [OrderInDoubt], untold: [Payment]) {
        guard try await records(of: service).inDoubt.contains(where: { $0.isOn(card) }) else {
            return ([], [])
        }
        var payments: [Payment] = []
        do {
            payments = try await service.payments(of: card.id, number: card.number)
        } catch .cancelled {
            throw .cancelled
        } catch {
            // Then they stay in doubt.
        }
        // Another process may have told the person meanwhile.
        let open = try await records(of: service).inDoubt.filter { $0.isOn(card) }
        let keys = Set(open.map(\.idempotencyKey))
        let untold = payments.filter { $0.idempotencyKey.map(keys.contains) ?? false }
        let paid = Set(untold.compactMap(\.idempotencyKey))
        return (open.filter { !paid.contains($0.idempotencyKey) }, untold)
    }

    /// The card and all payments on it that are known, the newest first; from a service with snapshots, both at the same moment.
    private func atOneMoment(
        _ item: CardListing.Item
    ) async throws(CardsError) -> (CardListing.Item, [Payment]) {
        let service = try await service.atOneMoment()
        let payments = try await service.payments(of: item.id, number: item.card.number)
        let records = try await records(of: service)
        guard records.isComplete else {
            return (item, payments.merged(with: records.payments.filter { $0.isOn(item.card) }))
        }
        guard let due = item.card.due, due.isBehind(payments) else { return (item, payments) }
        let now = try await CardSurvey.item(item.id, of: service).value
        return (now.card.number == item.card.number ? now : item, payments)
    }

    /// What the service has on record; nothing if it can't be read, which prevents no payment.
    func records(of service: any CardsService) async throws(CardsError) -> PaymentRecords {
        do {
            return try await service.paymentRecords()
        } catch .cancelled {
            throw .cancelled
        } catch {
            return PaymentRecords(isComplete: false)
        }
    }
}

extension CardListing.Item {
    /// The order in doubt, to be sent again.
    func order(again doubt: OrderInDoubt, for purpose: PaymentPurpose) -> PaymentOrder {
        PaymentOrder(
            card: id, number: card.number, due: Due(before: doubt, like: card.due),
            amount: doubt.money.amount, purpose: purpose, idempotencyKey: doubt.idempotencyKey,
            minimumOf: doubt.minimumOf)
    }

    /// The plan for `choice` that the newest of `payments` has carried out already; `nil` if that was another order.
    fileprivate func paid(_ choice: PaymentChoice, by payments: [Payment]) -> PaymentPlan? {
        let due = card.due
        let place = payments.firstIndex { payment in
            due.map(payment.stands(on:)) ?? (payment.undone == nil)
        }
        guard let place else { return nil }
        let payment = payments[place]
        let before = Due(before: payment, state: due?.state ?? "", date: due?.date)
        let key = before.orderKey(on: card, for: choice.purpose, after: Array(payments[(place + 1)...]))
        guard key == payment.idempotencyKey else { return nil }
        let order = PaymentOrder(
            card: id, number: card.number, due: before, amount: payment.money.amount,
            purpose: choice.purpose, idempotencyKey: key, earlier: payment.id)
        return PaymentPlan(item: self, order: order, earlier: payment)
    }
}

extension Due {
    /// The due as it was before the order in doubt, as far as `due` tells.
    init(before order: OrderInDoubt, like due: Due?) {
        self.init(
            id: order.dueID,
            money: Money(amount: order.money.amount + order.rest.amount, currency: order.money.currency),
            state: due?.state ?? "", date: due?.date)
    }

    /// Whether it doesn't have all of `payments` subtracted: another program has paid or undone since.
    fileprivate func isBehind(_ payments: [Payment]) -> Bool {
        guard let billed else { return false }
        let paid = payments.reduce(Decimal()) { $0 + ($1.stands(on: self) ? $1.money.amount : 0) }
        return max(0, billed.amount - paid) != rest.amount
    }
}

extension [Payment] {
    /// These, which a server knows, with those on record here: a server may leave out the oldest ones, and the keys of all.
    fileprivate func merged(with records: [Payment]) -> [Payment] {
        let known = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        let own = map { payment in
            payment.idempotencyKey == nil ? payment.with(key: known[payment.id]?.idempotencyKey) : payment
        }
        let listed = Set(map(\.id))
        let others = records.filter { !listed.contains($0.id) }
        guard !others.isEmpty else { return own }
        return (own + others.reversed()).enumerated()
            .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(\.element)
    }
}

extension PaymentChoice {
    /// The same, as part of an order.
    fileprivate var purpose: PaymentPurpose {
        switch self {
        case .full: .full
        case .minimum: .minimum
        case .amount: .amount
        }
    }
}

extension CardsError {
    /// Whether the person has to be told first that the same was paid.
    fileprivate var saysPaid: Bool { if case .ordersPaid = self { true } else { false } }

    /// Whether there is nothing to pay, perhaps because it was paid already.
    fileprivate var saysNothingToPay: Bool {
        if case .actionNotOffered = self { return true }
        return self == .paymentRefused(.nothingDue) || self == .paymentRefused(.minimumPaid)
    }
}
