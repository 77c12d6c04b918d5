import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of paying. It is stateless, and the service decides in the end.
package struct CardPaymentInteractor: CardPaymentInteractorInput {
    let service: any CardsService
    let days: DayClock

    package init(service: any CardsService, days: DayClock = DayClock()) {
        (self.service, self.days) = (service, days)
    }

    /// What can be paid on a card.
    ///
    /// A key that was already used takes precedence over every rule: an order sent again is answered with its receipt, even if
    /// the card is fully paid by now.
    package func quote(
        for subject: PaymentSubject, key: String?, knowing told: [PaymentReference] = []
    ) async throws(CardsError) -> PaymentQuote {
        if let key, !key.isPaymentKey { throw .unusableKey(key) }
        let (card, unreadable) = try await PayableCard.found(by: subject, in: service)
        let payments = try await KnownPayments(on: card.item, in: service)
        let orders = try await OrdersOnRecord(service: service)
            .outcomes(on: card.item.card, after: payments.all)
        return try await quote(
            on: try await card.upToDate(after: payments.all, in: service), key: key, after: payments,
            orders: orders, knowing: told, unreadable: unreadable)
    }

    /// What can be paid on a card after `payments`. Whether there is a minimum is asked only if it `needsMinimum`.
    func quote(
        on card: PayableCard, key: String? = nil, after payments: KnownPayments, orders: OrderOutcomes,
        knowing told: [PaymentReference], needsMinimum: Bool = true, unreadable: [UnreadableCard] = []
    ) async throws(CardsError) -> PaymentQuote {
        let item = card.item
        if let key, let earlier = try await earlierPayment(on: item, withKey: key, knowing: told) {
            let due = Due(
                before: earlier, state: item.card.due?.state ?? "", date: item.card.due?.date)
            let (minimum, day) = try await minimum(of: item, due, after: payments.standing(before: earlier))
            return PaymentQuote(
                item: item, due: due, minimum: minimum, minimumOf: day,
                earlier: earlier, isDistinct: true, unreadable: unreadable)
        }
        if let key, let doubt = orders.inDoubt.first(where: { $0.idempotencyKey == key }) {
            return PaymentQuote(of: doubt, on: item, isDistinct: true, unreadable: unreadable)
        }
        let doubts = key == nil ? orders.inDoubt.filter(card.owns) : []
        if key == nil {
            let paid = orders.paid.filter { card.mayOwn($0) && !told.contains($0.id) }
            guard paid.isEmpty else { throw .paidAlready(paid) }
        }
        let offersPaying = item.offers.contains { $0.action == .payNow }
        guard offersPaying, let due = item.card.due, !due.isPaid else {
            if let doubt = doubts.first { return PaymentQuote(of: doubt, on: item, unreadable: unreadable) }
            guard offersPaying else {
                throw .actionNotOffered(
                    code: CardAction.payNow.code, offered: item.offers.map(\.action))
            }
            throw .paymentRefused(.nothingDue)
        }
        guard due.hasID else { throw .paymentRefused(.noDueID) }
        let (minimum, day) =
            needsMinimum ? try await minimum(of: item, due, after: payments) : (.success(.none), nil)
        let unshown = payments.all.unshown(on: due)
        return PaymentQuote(
            item: item, due: due, minimum: minimum, minimumOf: day,
            inDoubt: doubts, payments: payments.all.filter(card.mayOwn), told: told,
            unshown: unshown.flatMap { told.contains($0.id) ? nil : $0 },
            known: Set(payments.all.compactMap(\.idempotencyKey) + orders.inDoubt.map(\.idempotencyKey)),
            isDistinct: key != nil, unreadable: unreadable)
    }

    /// The payment on this card and due that used the key; `nil` if none is known.
    ///
    /// - Throws: `paidAlready` if it was for another due, or a server has given this one another id; `reusedKey` if it was used on another
    ///   card, or the person goes on all the same; `spentKey` if the payment was undone.
    private func earlierPayment(
        on item: CardListing.Item, withKey key: String, knowing told: [PaymentReference]
    ) async throws(CardsError) -> Payment? {
        // In this order, so that the second question includes a payment made on this card after the first.
        let used = try await service.payment(withKey: key)
        let payments = try await service.payments(of: item.id, number: item.card.number)
        guard let earlier = payments.first(where: { $0.idempotencyKey == key }) else {
            if let used { throw .reusedKey(key, payment: used.id) }
            return nil
        }
        guard earlier.undone == nil else { throw .spentKey(key, payment: earlier.id) }
        guard item.card.due.map(earlier.isMade) ?? true else {
            throw told.contains(earlier.id) ? .reusedKey(key, payment: earlier.id) : .paidAlready([earlier])
        }
        return earlier
    }

    /// The order for `choice`.
    package func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key given: String?
    ) throws(CardsError) -> PaymentOrder {
        if let given, !given.isPaymentKey { throw .unusableKey(given) }
        if let doubt = quote.onlyOrder(for: choice) {
            return quote.item.order(again: doubt, for: choice.purpose)
        }
        let (purpose, amount, minimum): (PaymentPurpose, Decimal, MinimumDue)
        switch choice {
        case .full: (purpose, amount, minimum) = (.full, quote.due.money.amount, .none)
        case .minimum:
            let least = try quote.minimum.get()
            (purpose, amount, minimum) = (.minimum, least.rest, least)
        case .amount(let typed): (purpose, amount, minimum) = (.amount, typed, .none)
        }
        let money = Money(amount: amount, currency: quote.due.money.currency)
        let card = quote.item.card
        let key = given ?? quote.due.orderKey(on: card, paying: amount, after: quote.payments)
        if let earlier = quote.earlier {
            guard earlier.money.amount == amount else { throw .reusedKey(key, payment: earlier.id) }
        } else {
            if let doubt = quote.inDoubt.first(where: { $0.money.amount == amount }) {
                return quote.item.order(again: doubt, for: purpose)
            }
            let equal = quote.payments.equal(
                to: money, at: days.moment,
                in: days.timeZone
            ).filter { !quote.told.contains($0.id) }
            guard quote.isDistinct || equal.isEmpty else { throw .paidAlready(equal) }
            if purpose == .full, !quote.isDistinct, let unshown = quote.unshown {
                throw .unshownPayment(unshown)
            }
            if let problem = quote.due.problem(paying: amount, for: purpose, minimum: minimum) {
                throw .paymentRefused(problem)
            }
        }
        return PaymentOrder(
            card: card.id, number: card.number, due: quote.due, amount: amount, purpose: purpose,
            idempotencyKey: key, earlier: quote.earlier?.id, isDistinct: quote.isDistinct,
            minimumOf: purpose == .minimum ? quote.minimumOf : nil, besides: quote.told,
            unsettled: quote.isDistinct ? [] : quote.inDoubt, known: quote.known,
            unnamed: quote.known.map { _ in quote.payments.filter { $0.isUnnamed(for: money) }.map(\.id) })
    }

    /// Those of `items` on whose cards orders may be open.
    package func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        try await OrdersOnRecord(service: service).open(among: items)
    }

    /// What is to be done about the orders on other cards than `items`.
    package func unfinished(
        besides items: [CardListing.Item]
    ) async throws(CardsError) -> [UnfinishedOrder] {
        try await OrdersOnRecord(service: service).unfinished(besides: items)
    }

    package func pay(
        _ order: PaymentOrder, of item: CardListing.Item
    ) async throws(CardsError) -> PaymentReport {
        let receipt = try await carryOut(order)
        // The answer to a repeated order says nothing about changes since.
        let now =
            receipt.isRepeat
            ? await card(of: receipt.payment) : item.owing(receipt.payment.rest?.amount ?? 0, of: order.due)
        return PaymentReport(payment: receipt.payment, isRepeat: receipt.isRepeat, item: now)
    }

    /// Pays, without asking what has become of the card.
    package func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        try await OrdersOnRecord(service: service).settle(before: order)
        let receipt = try await service.pay(order)
        guard receipt.payment.undone == nil else {
            throw .spentKey(order.idempotencyKey, payment: receipt.payment.id)
        }
        // A service whose first answer was lost doesn't know what the order knows.
        let isRepeat = receipt.isRepeat || receipt.payment.id == order.earlier
        return PaymentReceipt(payment: receipt.payment, isRepeat: isRepeat)
    }

    package func acknowledge(_ payments: [Payment]) async { await service.acknowledge(payments) }

    /// The current state of a payment.
    package func report(on payment: Payment) async throws(CardsError) -> PaymentReport {
        let payments = try await service.payments(of: payment.card, number: payment.number)
        guard let now = payments.first(where: { $0.id == payment.id }) else {
            throw .unknownPayment(payment.id)
        }
        return PaymentReport(payment: now, item: await card(of: now))
    }

    package func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport {
        let reference = try await service.known(reference)
        guard reference.isWellFormed else { throw .unknownPayment(reference) }
        let payment = try await service.undo(reference)
        return PaymentReport(payment: payment, item: await card(of: payment))
    }

    /// The current state of the payment's card; `nil` if it can't be fetched. If the feed's order has changed, another card may have
    /// the former name.
    private func card(of payment: Payment) async -> CardListing.Item? {
        do {
            let wallet = try await service.wallet()
            return payment.owner(among: wallet.items(at: wallet.cards.indices), \.card)
        } catch {
            // The receipt says that money has been moved. A card that can't be fetched must not hide that.
            return nil
        }
    }

    /// The rest of the minimum of the last bill, or of a bank's last statement after `payments`, with that statement's last day. If it
    /// can't be fetched, paying in full is still possible.
    private func minimum(
        of item: CardListing.Item, _ due: Due, after payments: KnownPayments
    ) async throws(CardsError) -> (due: Result<MinimumDue, CardsError>, of: CalendarDate?) {
        if let standing = item.card.due?.standing { return (.success(MinimumDue(of: standing)), nil) }
        do throws(CardsError) {
            guard let statement = try await service.statement(of: item.id) else {
                return (.success(.none), nil)
            }
            if let failure = payments.failure { throw failure }
            let minimum = MinimumDue(of: due, after: payments.all, statement, in: days.timeZone)
            return (.success(minimum), statement.firstCounted)
        } catch .cancelled {
            throw .cancelled
        } catch .unsupported {
            return (.success(.none), nil)
        } catch {
            return (.failure(error), nil)
        }
    }
}

extension CardListing.Item {
    /// The same card, with `rest` left to pay on `due`.
    fileprivate func owing(_ rest: Decimal, of due: Due) -> CardListing.Item {
        let card = card.with(due: due.leaving(rest))
        return CardListing.Item(card: card, name: name, place: place, offers: card.offers)
    }
}
