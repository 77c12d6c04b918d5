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
        var plans = try await plans(choice, on: items)
        guard let tell else { return plans }
        var told: Set<PaymentReference> = []
        while true {
            var places: [Int] = []
            for (place, plan) in plans.enumerated() {
                guard case .failure(let error) = plan else { continue }
                let references = error.paymentsToTell.map(\.id)
                guard !told.isSuperset(of: references) else { continue }
                await tell(error, items[place])
                places.append(place)
                told.formUnion(references)
            }
            guard !places.isEmpty else { return plans }
            let again = try await self.plans(choice, on: places.map { items[$0] }, knowing: Array(told))
            for (place, plan) in zip(places, again) { plans[place] = plan }
        }
    }

    /// The orders for `choice`, each with a key made of what is due and what was paid on it before.
    ///
    /// An order in doubt is sent again with its key.
    package func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item], knowing told: [PaymentReference] = []
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        var plans: [Result<PaymentPlan, CardsError>] = []
        let paysEach = try await service.readableRecords().isComplete
        for (place, card) in try await PayableCard.each(of: items, in: service).enumerated() {
            // A server may list one card twice, and with two amounts: the same order pays both.
            let same = paysEach ? nil : items[..<place].firstIndex { $0.card.isEqual(to: card.item.card) }
            let answer = try await Result { () async throws(CardsError) in
                guard let same, let order = plans[same].value?.order else {
                    return try await plan(choice, on: card, knowing: told)
                }
                return PaymentPlan(item: card.item, order: order)
            }
            plans.append(answer)
        }
        return plans
    }

    private func plan(
        _ choice: PaymentChoice, on card: PayableCard, knowing told: [PaymentReference]
    ) async throws(CardsError) -> PaymentPlan {
        let (card, payments) = try await atOneMoment(card)
        let item = card.item
        let orders = try await OrdersOnRecord(service: service).outcomes(on: item.card, after: payments)
        do throws(CardsError) {
            let quote = try await quote(
                on: card, after: KnownPayments(all: payments), orders: orders, knowing: told,
                needsMinimum: choice == .minimum)
            let order = try order(choice, of: quote, key: nil)
            return PaymentPlan(item: item, order: order, isInDoubt: quote.isInDoubt(order))
        } catch .paymentRefused(.nothingDue) {
            // As when a script pays several cards again, since one of them failed.
            let today = payments.made(onDayOf: days.moment, in: days.timeZone)
                .filter { card.mayOwn($0) && !told.contains($0.id) }
            throw today.isEmpty ? .paymentRefused(.nothingDue) : .paidAlready(today)
        }
    }

    /// The card and all payments on it that are known, the newest first; from a service with snapshots, both at the same moment.
    private func atOneMoment(_ card: PayableCard) async throws(CardsError) -> (PayableCard, [Payment]) {
        let service = try await service.atOneMoment()
        let payments = try await KnownPayments(on: card.item, in: service)
        if let failure = payments.failure { throw failure }
        return (try await card.upToDate(after: payments.all, in: service), payments.all)
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
        PaymentOrder(again: doubt, on: id, number: card.number, like: card.due, for: purpose)
    }
}

extension PaymentOrder {
    /// The order in doubt, to be sent again: with its key, for the due as it was, as far as `due` tells.
    init(
        again doubt: OrderInDoubt, on card: CardID, number: CardNumber, like due: Due?,
        for purpose: PaymentPurpose
    ) {
        self.init(
            card: card, number: number, due: Due(before: doubt, like: due), amount: doubt.money.amount,
            purpose: purpose, idempotencyKey: doubt.idempotencyKey, minimumOf: doubt.minimumOf)
    }
}

extension PaymentQuote {
    /// What an order in doubt was to pay: only the service knows whether it was paid, however little is left by now.
    init(
        of doubt: OrderInDoubt, on item: CardListing.Item, isDistinct: Bool = false,
        unreadable: [UnreadableCard]
    ) {
        self.init(
            item: item, due: Due(before: doubt, like: item.card.due),
            minimum: .success(doubt.minimumOf == nil ? .none : .money(doubt.money)),
            minimumOf: doubt.minimumOf, inDoubt: [doubt], isDistinct: isDistinct, unreadable: unreadable)
    }
}

extension Due {
    /// The due as it was before `payment`.
    init(before payment: Payment, state: String, date: CalendarDate?) {
        self.init(
            id: payment.dueID,
            money: Money(
                amount: payment.money.amount + (payment.rest?.amount ?? 0), currency: payment.money.currency),
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
    var purpose: PaymentPurpose {
        switch self {
        case .full: .full
        case .minimum: .minimum
        case .amount: .amount
        }
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
