import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The cards of a file, which the wallet is to take over.
struct TakenCards {
    /// Those that could be read, with what was recorded on them.
    let cards: [TakenCard]
    /// Those that couldn't.
    let unreadable: [UnreadableCard]

    /// None: nothing is taken over.
    init() { (cards, unreadable) = ([], []) }

    /// All cards of `source` at one moment.
    init(of source: any CardsService, in timeZone: TimeZone) async throws(CardsError) {
        let source = try await source.atOneMoment()
        let wallet = try await source.wallet()
        try wallet.checkThatSomethingIsReadable()
        var payments: [CardID: [Payment]] = [:]
        for (id, cards) in Dictionary(grouping: wallet.cards, by: \.id.feedID) {
            let all = try await source.paymentRecords(like: CardID(feedID: id)).payments
            for case (let payment, let owner?) in zip(all, cards.owners(of: all)) {
                payments[cards[owner].id, default: []].append(payment)
            }
        }
        var taken: [TakenCard] = []
        for card in wallet.cards {
            taken.append(
                TakenCard(
                    card, statement: try await source.statement(of: card.id),
                    payments: payments[card.id] ?? [], in: timeZone))
        }
        (cards, unreadable) = (taken, wallet.unreadable)
    }
}

extension OwnCards {
    /// What takes over `taken`.
    ///
    /// - Throws: that the wallet has all of them.
    func takingOver(_ taken: TakenCards, on today: CalendarDate) throws(CardsError) -> CardChangePlan {
        let (changes, known) = taking(taken.cards, on: today)
        var cards = self
        cards.plan(changes, on: today)
        let wallet = Wallet(cards.cards(on: today))
        let new = Set(changes.compactMap(\.card))
        let items = wallet.items(at: wallet.cards.indices.filter { new.contains(wallet.cards[$0].id.feedID) })
        guard let first = items.first else { throw .wallet(.nothingToTake(known)) }
        return CardChangePlan(
            changes: changes, before: nil, after: nil, item: first,
            taken: CardChangePlan.Taken(items: items, known: known, unreadable: taken.unreadable))
    }
}
