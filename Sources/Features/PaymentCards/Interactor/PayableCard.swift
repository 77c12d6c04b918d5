import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// A card of a wallet that is to be paid on, and the others that may be meant by what was done on it.
struct PayableCard {
    let item: CardListing.Item
    /// The cards with its id and number, itself among them; only their dues and their order tell them apart.
    private let namesakes: [PaymentCard]

    /// The card of `item`, as it was listed in `wallet`; `nil` stands for a list in which no other card has its id.
    init(_ item: CardListing.Item, in wallet: Wallet?) {
        self.item = item
        let known = item.card.known
        let cards = wallet?.cards.filter { $0.id.feedID == item.id.feedID && $0.known.agrees(with: known) }
        namesakes = cards ?? [item.card]
    }

    /// The cards of `items`, as they are listed by `service`, which is asked only if other cards have the id of any of them.
    static func each(
        of items: [CardListing.Item], in service: any CardsService
    ) async throws(CardsError) -> [PayableCard] {
        let isNumbered = items.contains { $0.name == $0.id.numberedName }
        let wallet = isNumbered ? try await service.wallet() : nil
        return items.map { PayableCard($0, in: wallet) }
    }

    /// The card that `subject` means, and what can't be read of the list that was looked at for it.
    static func found(
        by subject: PaymentSubject, in service: any CardsService
    ) async throws(CardsError) -> (PayableCard, [UnreadableCard]) {
        if case .item(let item) = subject {
            return (try await each(of: [item], in: service)[0], [])
        }
        let wallet = try await service.wallet()
        switch subject {
        case .item(let item): return (PayableCard(item, in: wallet), [])
        case .named(let name):
            let item = try await CardNaming(name: name, isStrict: true).card(in: wallet, of: service)
            return (PayableCard(item, in: wallet), wallet.unreadable)
        case .card(let id): return (PayableCard(try wallet.item(id), in: wallet), [])
        }
    }

    /// Whether `act`, on a card with this id and number, may have happened on this one: it has the due, or none has it any more.
    func mayOwn(_ act: some CardAct) -> Bool {
        let dues = namesakes.map { $0.due?.identity }
        return item.card.due?.identity == act.dueIdentity || !dues.contains(act.dueIdentity)
    }

    /// Whether `order` is to be settled before there is another one on this card, whatever is due by now: a server may change a due's id.
    func owns(_ order: OrderInDoubt) -> Bool { order.owner(among: namesakes) { $0 }?.id == item.id }

    /// Those of `payments`, the newest first, made on cards with this id and number, that were made on this one.
    func own(_ payments: [Payment], besides removed: [PaymentCard]) -> [Payment] {
        let cards = namesakes + removed
        guard cards.count > 1, let place = cards.firstIndex(where: { $0.id == item.id }) else {
            return payments
        }
        let made = Array(payments.reversed())
        return zip(made, cards.owners(of: made)).filter { $1 == place || $1 == nil }.map(\.0).reversed()
    }

    /// The same card after `payments`. The list may have been loaded before some of them were made.
    func upToDate(
        after payments: [Payment], in service: any CardsService
    ) async throws(CardsError) -> PayableCard {
        guard let due = item.card.due, due.isBehind(payments) else { return self }
        let wallet = try await service.wallet()
        let now = try wallet.item(item.id)
        return now.card.number == item.card.number ? PayableCard(now, in: wallet) : self
    }
}

extension Due {
    /// Whether its total doesn't have all of `payments` subtracted: another program has paid or undone since.
    fileprivate func isBehind(_ payments: [Payment]) -> Bool {
        guard let billed else { return false }
        let paid = payments.reduce(Decimal()) { $0 + ($1.stands(on: self) ? $1.money.amount : 0) }
        return max(0, billed.amount - paid) != rest.amount
    }
}
