import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery

/// The orders of a service that are on record: those that may have been paid, or of which the person has not been
/// told.
struct OrdersOnRecord {
    let service: any CardsService

    /// The open orders for the card: those that may have been paid, and the payments that came of
    /// the others, according to the service, and which the person has not been told of.
    func open(
        on card: PaymentCard
    ) async throws(CardsError) -> (inDoubt: [OrderInDoubt], untold: [Payment]) {
        guard try await service.readableRecords(like: card.id).inDoubt.contains(where: { $0.isOn(card) })
        else {
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
        let open = try await service.readableRecords(like: card.id).inDoubt.filter { $0.isOn(card) }
        let keys = Set(open.map(\.idempotencyKey))
        let untold = payments.filter { $0.idempotencyKey.map(keys.contains) ?? false }
        let paid = Set(untold.compactMap(\.idempotencyKey))
        return (open.filter { !paid.contains($0.idempotencyKey) }, untold)
    }

    /// The orders on other cards than `items` that are open. All cards are examined only if there are any.
    func unfinished(
        besides items: [CardListing.Item]
    ) async throws(CardsError) -> [UnfinishedOrder] {
        let known = Dictionary(grouping: items, by: \.id.feedID)
        let open = try await service.readableRecords().inDoubt.filter { order in
            !known[order.card.feedID, default: []].contains {
                order.isOn($0.card) && order.isFor($0.card.due)
            }
        }
        guard !open.isEmpty else { return [] }
        let owners = try await owners(of: open).filter { item in
            !known[item.id.feedID, default: []].contains { $0.card.isCopy(of: item.card) }
        }
        var unfinished: [UnfinishedOrder] = []
        for twins in try await CardTwins.each(of: owners, in: service) {
            unfinished += try await self.unfinished(on: twins)
        }
        return unfinished
    }

    /// The cards of these orders, in the order of the list. An order on a card that is no longer there has none.
    private func owners(of orders: [OrderInDoubt]) async throws(CardsError) -> [CardListing.Item] {
        let ids = Set(orders.map(\.card.feedID))
        var survey = CardSurvey(of: service)
        var cards: [PlacedCard] = []
        try await survey.look { glance, place in
            guard let id = glance.feedID, ids.contains(id), case .card(let card) = glance.entry else {
                return
            }
            cards.append(PlacedCard(card: card, place: place))
        }
        let candidates = Dictionary(grouping: cards, by: \.card.id.feedID)
        let owners = orders.compactMap { order in
            order.owner(among: candidates[order.card.feedID, default: []], \.card)
        }
        let owned = cards.filter { card in owners.contains { $0.card.isCopy(of: card.card) } }
        return try await survey.items(for: owned).eachOnce
    }

    /// The open orders on a card, or on the due of a twin that is gone.
    private func unfinished(on twins: CardTwins) async throws(CardsError) -> [UnfinishedOrder] {
        let item = twins.item
        let open = try await open(on: item.card)
        let untold = open.untold.filter(twins.mayOwn)
        guard untold.isEmpty else { return [UnfinishedOrder(twins.item, .failure(.ordersPaid(untold)))] }
        guard item.card.due?.isPaid ?? true else { return [] }
        return open.inDoubt.filter(twins.mayOwn).map { doubt in
            let order = item.order(again: doubt, for: doubt.minimumOf == nil ? .amount : .minimum)
            return UnfinishedOrder(
                twins.item, .success(PaymentPlan(item: twins.item, order: order, isInDoubt: true)))
        }
    }
}

extension CardsService {
    /// What is on record; nothing if it can't be read, since an order that can't be recorded is refused when it is sent.
    ///
    /// - Parameter card: only what is on cards with its feed id; `nil` for everything.
    func readableRecords(like card: CardID? = nil) async throws(CardsError) -> PaymentRecords {
        do {
            guard let card else { return try await paymentRecords() }
            return try await paymentRecords(like: card)
        } catch .cancelled {
            throw .cancelled
        } catch {
            return PaymentRecords(isComplete: false)
        }
    }
}
