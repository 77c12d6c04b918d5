import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The orders of a service that are on record, and of which it is unknown whether they were paid.
struct OrdersOnRecord {
    let service: any CardsService

    /// What became of the open orders for the card, if `payments` are all on it that are known. They are read after these, which may
    /// open an order again.
    func outcomes(on card: PaymentCard, after payments: [Payment]) async throws(CardsError) -> OrderOutcomes {
        let records = try await service.readableRecords(like: card.id)
        var outcomes = records.inDoubt.filter { $0.isOn(card) }.settled(by: payments)
        let known = Dictionary(payments.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        outcomes.paid += records.untold.filter { $0.isOn(card) }.map { known[$0.id] ?? $0 }
        outcomes.paid.removeAll { $0.undone != nil }
        return outcomes
    }

    /// Those of `items` on whose cards orders may be open.
    func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        let ids = try await service.readableRecords().openIDs
        return items.filter { ids.contains($0.id.feedID) }
    }

    /// The orders on other cards than `items` that are open. All cards are examined only if there are any.
    func unfinished(
        besides items: [CardListing.Item]
    ) async throws(CardsError) -> [UnfinishedOrder] {
        let known = Dictionary(grouping: items, by: \.id.feedID)
        func isElsewhere(_ act: some CardAct) -> Bool {
            !known[act.card.feedID, default: []].contains { item in
                act.isOn(item.card) && (item.card.due.map { act.dueIdentity == $0.identity } ?? true)
            }
        }
        let records = try await service.readableRecords()
        let open: [any CardAct] = records.inDoubt.filter(isElsewhere) + records.untold.filter(isElsewhere)
        guard !open.isEmpty else { return [] }
        let owners = try await owners(of: open).filter { item in
            !known[item.id.feedID, default: []].contains { $0.id == item.id }
        }
        var unfinished: [UnfinishedOrder] = []
        for card in try await PayableCard.each(of: owners, in: service) {
            unfinished += try await self.unfinished(on: card)
        }
        return unfinished
    }

    /// Sends the orders on the card again that may have been paid, before another one.
    ///
    /// - Throws: `paidAlready` if one of them was paid, `paidInstead` if it is now, so that the person is told before anything else is paid;
    ///   `stillInDoubt` if that is still unknown.
    func settle(before order: PaymentOrder) async throws(CardsError) {
        for doubt in order.unsettled {
            let again = PaymentOrder(
                again: doubt, on: order.card, number: order.number, like: order.due, for: .amount)
            let receipt: PaymentReceipt
            do throws(CardsError) {
                receipt = try await service.pay(again)
            } catch {
                if case .paidAlready = error { throw error }
                guard error.leavesUnknown else { continue }
                throw .stillInDoubt(error)
            }
            guard receipt.payment.undone == nil else { continue }
            throw receipt.isRepeat ? .paidAlready([receipt.payment]) : .paidInstead(receipt.payment)
        }
    }

    /// The cards of these orders, in the order of the list. An order on a card that is no longer there has none.
    private func owners(of orders: [any CardAct]) async throws(CardsError) -> [CardListing.Item] {
        let wallet = try await service.wallet()
        let ids = Set(orders.map(\.card.feedID))
        let candidates = wallet.cards.indices.filter { ids.contains(wallet.cards[$0].id.feedID) }
        let owners = orders.compactMap { $0.owner(among: candidates) { wallet.cards[$0] } }
        return wallet.items(at: Set(owners).sorted())
    }

    /// The open orders on a card, or on the due of another one with its number that is gone.
    private func unfinished(on card: PayableCard) async throws(CardsError) -> [UnfinishedOrder] {
        let item = card.item
        // Where the server's payments can't be read, only those on record tell what became of orders.
        let payments = try await KnownPayments(on: item, in: service).all
        let orders = try await outcomes(on: item.card, after: payments)
        let paid = orders.paid.filter(card.mayOwn)
        guard paid.isEmpty else { return [UnfinishedOrder(item, .failure(.paidAlready(paid)))] }
        guard item.card.due?.isPaid ?? true else { return [] }
        return orders.inDoubt.filter(card.owns).map { doubt in
            let order = item.order(again: doubt, for: doubt.minimumOf == nil ? .amount : .minimum)
            return UnfinishedOrder(
                item, .success(PaymentPlan(item: item, order: order, isInDoubt: true)))
        }
    }
}

extension PaymentRecords {
    /// The feed ids of the cards on which orders are open.
    fileprivate var openIDs: Set<String> { Set(inDoubt.map(\.card.feedID) + untold.map(\.card.feedID)) }
}

extension CardsService {
    /// What is on record; nothing if it can't be read, since an order that can't be recorded is refused when it is sent.
    ///
    /// - Parameter card: only what is on cards with its feed id; `nil` for everything.
    func readableRecords(like card: CardID? = nil) async throws(CardsError) -> PaymentRecords {
        let records = try await Result { () async throws(CardsError) in
            guard let card else { return try await paymentRecords() }
            return try await paymentRecords(like: card)
        }
        return records.value ?? PaymentRecords(isComplete: false)
    }
}

/// The payments on a card that are known, the newest first.
struct KnownPayments {
    var all: [Payment]
    /// Why a server's payments are not among them, but only those that were made from this machine; `nil` if they are.
    var failure: CardsError?

    /// The payments on the card of `item`, as `service` knows them.
    init(on item: CardListing.Item, in service: any CardsService) async throws(CardsError) {
        let records = try await service.readableRecords(like: item.id)
        let own = records.payments.filter { $0.isOn(item.card) }
        do throws(CardsError) {
            let payments = try await service.payments(of: item.id, number: item.card.number)
            all = records.isComplete ? payments : payments.merged(with: own)
        } catch .cancelled {
            throw .cancelled
        } catch {
            (all, failure) = (own.reversed(), error)
        }
    }

    init(all: [Payment], failure: CardsError? = nil) { (self.all, self.failure) = (all, failure) }

    /// Those that were not undone when `payment` was made.
    func standing(before payment: Payment) -> KnownPayments {
        let earlier = all.drop { $0.id != payment.id }.dropFirst().map { other in
            other.undone.map { $0 > payment.date } ?? false ? other.standing : other
        }
        return KnownPayments(all: earlier, failure: failure)
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
