import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Values

extension StoredCardsService {
    /// The source's cards, with payments subtracted from dues; added cards come last.
    public func wallet() async throws(CardsError) -> Wallet {
        try store.refresh()
        await noteReading()
        let ledger = store.ledger
        let wallet = try await source.wallet()
        return Wallet(of: wallet, with: ledger.changed(wallet.cards) + ledger.added.map(\.paymentCard))
    }
}

extension Due {
    /// The billed amount, before payments.
    fileprivate var bill: Money { billed ?? money }
}

extension PaymentOrder {
    /// Why `cards` don't have what it is to pay, as the person saw it; `nil` if they have.
    func obstacle(in cards: [PaymentCard]) -> CardsError? {
        guard let first = cards.first else { return .unknownCard(name: card.feedID, nearest: []) }
        let payable = cards.filter { $0.actions.contains(.payNow) }
        guard !payable.isEmpty else {
            return .actionNotOffered(code: CardAction.payNow.code, offered: first.actions)
        }
        let dues = payable.compactMap(\.due).filter { !$0.isPaid }
        let same = dues.filter { $0.identity == due.identity }
        if same.contains(where: { $0.bill == due.bill }) { return nil }
        return .paymentRefused((same.first ?? dues.first).map { .changed(to: $0.money) } ?? .nothingDue)
    }
}

extension CardLedger {
    /// The cards of a source, with what was paid subtracted.
    func changed(_ cards: [PaymentCard]) -> [PaymentCard] {
        guard !touchedIDs.isEmpty else { return cards }
        let touched = Dictionary(
            grouping: cards.indices.filter { touchedIDs.contains(cards[$0].id.feedID) },
            by: { cards[$0].id.feedID })
        var changed = cards
        for (id, places) in touched {
            var paid: [Int: Decimal] = [:]
            let standing = payments(onCardsWithID: id).filter { $0.undone == nil }
            let owners = places.map { cards[$0] }.owners(of: standing)
            for case (let payment, let owner?) in zip(standing, owners) {
                guard let due = cards[places[owner]].due, payment.stands(on: due) else { continue }
                paid[places[owner], default: 0] += payment.money.amount
            }
            for (place, amount) in paid {
                changed[place] = cards[place].with(due: cards[place].due?.after(paying: amount))
            }
        }
        return changed
    }

    /// The payments on the card of `order`, the newest first.
    ///
    /// - Parameter namesakes: the cards with its id, if anything had been done on them when they were read; they tell on which of equal
    ///   ones a payment was made.
    func payments(onCardOf order: PaymentOrder, among namesakes: [PaymentCard]) -> [Payment] {
        let place = namesakes.firstIndex { $0.id == order.card && $0.known.agrees(with: order.knownCard) }
        guard let place, namesakes.count > 1 else { return payments(on: order.knownCard) }
        let all = Array(payments(onCardsWithID: order.card.feedID))
        return zip(all, namesakes.owners(of: all)).filter { $1 == place }.map(\.0).reversed()
    }
}

extension StoredCardsService: UndoableCardsService {
    /// The payments that can be undone now, newest first.
    package func undoablePayments() async throws(CardsError) -> [Payment] {
        try store.refresh()
        let date = now()
        return store.ledger.payments.reversed().filter { $0.isUndoable(at: date) }
    }
}
