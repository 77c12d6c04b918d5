import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
import Values

// Orders that any process finds again, as long as it is unknown whether they were paid.

extension CardPaymentInteractor {
    /// The orders for `choice`; what was paid already is told before it is paid again.
    package func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item],
        telling tell: (@MainActor (CardsError, CardListing.Item) -> Void)?
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        var plans = try await plans(choice, on: items).map(\.saidFirst)
        guard let tell else { return plans }
        var (places, told): ([Int], [Payment]) = ([], [])
        for (place, plan) in plans.enumerated() {
            guard case .failure(let error) = plan, !error.paymentsToTell.isEmpty else { continue }
            await tell(error, items[place])
            places.append(place)
            told += error.paymentsToTell
        }
        guard !places.isEmpty else { return plans }
        await acknowledge(told)
        let again = try await self.plans(choice, on: places.map { items[$0] }, knowing: told)
        for (place, plan) in zip(places, again) { plans[place] = plan }
        return plans
    }

    /// The orders for `choice`, each with a key made of what is due and what was paid on it before.
    ///
    /// An order in doubt is sent again with its key. If nothing is left to pay because the order was paid already, the result is
    /// that payment.
    package func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item], knowing told: [Payment] = []
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        var plans: [Result<PaymentPlan, CardsError>] = []
        let paysEach = try await service.readableRecords().isComplete
        for (place, card) in try await PayableCard.each(of: items, in: service).enumerated() {
            // A server may list one card twice, and with two amounts: the same order pays both.
            let same = paysEach ? nil : items[..<place].firstIndex { $0.card.isEqual(to: card.item.card) }
            let answer = try await Result { () async throws(CardsError) in
                guard let same, let order = plans[same].value?.order else {
                    return try await plan(choice, on: card, rank: paysEach ? card.rank : 1, knowing: told)
                }
                return PaymentPlan(item: card.item, order: order)
            }
            plans.append(answer)
        }
        return plans
    }

    private func plan(
        _ choice: PaymentChoice, on card: PayableCard, rank: Int, knowing told: [Payment]
    ) async throws(CardsError) -> PaymentPlan {
        let (card, payments) = try await atOneMoment(card)
        let item = card.item
        do throws(CardsError) {
            let quote = try await quote(
                on: card, after: KnownPayments(all: payments), knowing: told,
                needsMinimum: choice == .minimum)
            let key = quote.due.orderKey(on: item.card, rank: rank, for: choice.purpose, after: payments)
            let order = try order(choice, of: quote, key: key)
            return PaymentPlan(
                item: item, order: order, isInDoubt: quote.isInDoubt(order),
                needsConsent: try await needsConsent(to: item.card), untold: quote.untold)
        } catch {
            let due = item.card.due
            let untold = error.paidOrders
            guard error.saysNothingToPay || !untold.isEmpty && due?.isPaid ?? true else { throw error }
            if let doubt = try await OrdersOnRecord(service: service).open(on: item.card).inDoubt.first(
                where: { $0.isFor(due) })
            {
                let order = item.order(again: doubt, for: choice.purpose)
                return PaymentPlan(item: item, order: order, isInDoubt: true)
            }
            guard let plan = item.paid(choice, by: payments, untold: untold) else { throw error }
            return plan
        }
    }

    /// Whether the card became payable because its feed doesn't say what can be done, and no order for it is on record.
    private func needsConsent(to card: PaymentCard) async throws(CardsError) -> Bool {
        guard card.impliesActions else { return false }
        let records = try await service.readableRecords(like: card.id)
        // Where all records are here, no money moves.
        return !records.isComplete && !records.payments.contains { $0.isOn(card) }
            && !records.inDoubt.contains { $0.isOn(card) }
    }

    /// The card and all payments on it that are known, the newest first; from a service with snapshots, both at the same moment.
    private func atOneMoment(_ card: PayableCard) async throws(CardsError) -> (PayableCard, [Payment]) {
        let service = try await service.atOneMoment()
        let payments = try await KnownPayments(on: card.item, in: service)
        if let failure = payments.failure { throw failure }
        return (try await card.upToDate(after: payments.all, in: service), payments.all)
    }
}

extension Result<PaymentPlan, CardsError> {
    /// The same; what was paid already, and the person has not been told of, is an error.
    fileprivate var saidFirst: Self {
        guard case .success(let plan) = self, plan.earlier != nil, !plan.untold.isEmpty else { return self }
        return .failure(.ordersPaid(plan.untold))
    }
}

extension PaymentCard {
    /// Whether only the places of both tell them apart: they have the same id, number and due.
    fileprivate func isEqual(to other: PaymentCard) -> Bool {
        due?.identity == other.due?.identity && known.agrees(with: other.known)
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
    fileprivate func paid(
        _ choice: PaymentChoice, by payments: [Payment], untold: [Payment]
    ) -> PaymentPlan? {
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
        return PaymentPlan(item: self, order: order, earlier: payment, untold: untold)
    }
}

extension Due {
    /// The due as it was before `payment`.
    init(before payment: Payment, state: String, date: CalendarDate?) {
        self.init(
            id: payment.dueID,
            money: Money(
                amount: payment.money.amount + payment.rest.amount, currency: payment.money.currency),
            state: state, date: date)
    }

    /// The due as it was before the order in doubt, as far as `due` tells.
    init(before order: OrderInDoubt, like due: Due?) {
        self.init(
            id: order.dueID,
            money: Money(amount: order.money.amount + order.rest.amount, currency: order.money.currency),
            state: due?.state ?? "", date: due?.date)
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
    /// The payments of which the person has to be told first.
    fileprivate var paidOrders: [Payment] {
        if case .ordersPaid(let payments) = self { payments } else { [] }
    }

    /// Whether there is nothing to pay, perhaps because it was paid already.
    fileprivate var saysNothingToPay: Bool {
        if case .actionNotOffered = self { return true }
        if case .orderInDoubt(_, isDue: false) = self { return true }
        return self == .paymentRefused(.nothingDue) || self == .paymentRefused(.minimumPaid)
    }
}

extension CardsService {
    /// The reference on record that a person means by `typed`: in upper or lower case, with or without its signs, or the beginning
    /// of only one of them. The same if there is none, since a server may know it all the same.
    func known(_ typed: PaymentReference) async throws(CardsError) -> PaymentReference {
        let known = Set(try await readableRecords().payments.map(\.id))
        guard !known.contains(typed) else { return typed }
        let symbols = typed.symbols
        let same = known.filter { $0.symbols == symbols }
        // Digits alone are rather those of a card, and letters alone a word of its title.
        let isDistinct =
            symbols.hasPrefix("SW")
            || symbols.contains(where: \.isLetter) && symbols.contains(where: \.isNumber)
        guard same.isEmpty, symbols.count >= PaymentReference.leastSymbols, isDistinct else {
            return same.only ?? typed
        }
        return known.filter { $0.symbols.hasPrefix(symbols) }.only ?? typed
    }
}

extension PaymentReference {
    /// How many letters and digits of a reference are enough, if only one begins with them.
    fileprivate static let leastSymbols = 4

    /// Its letters and digits, in upper case.
    fileprivate var symbols: String { text.uppercased().filter { $0.isLetter || $0.isNumber } }
}

extension Set {
    fileprivate var only: Element? { count == 1 ? first : nil }
}
