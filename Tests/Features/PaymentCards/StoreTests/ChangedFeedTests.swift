import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// A file of cards that is written anew.
private actor WrittenCards: CardsSource {
    private var cards: [PaymentCard] = [.fixture(), .fixture(id: "2", number: "4221 XXXX XXXX 1111")]
    private var date = Date.moment
    private(set) var readCount = 0

    func write(_ cards: [PaymentCard]) { (self.cards, date) = (cards, date + 1) }

    func wallet() async throws(CardsError) -> Wallet {
        readCount += 1
        return Wallet(cards)
    }
    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
    func written() async throws(CardsError) -> Date? { date }
}

@Suite("A payment, once the feed was written anew")
struct ChangedFeedTests {
    private let source = WrittenCards()
    private let service: StoredCardsService

    init() { service = StoredCardsService(over: source) }

    /// The order for all that is due on the first card, as a person saw it.
    private func order(_ amount: Decimal? = nil) async throws -> PaymentOrder {
        let card = try #require(try await service.cards().first)
        let due = try #require(card.due)
        return PaymentOrder(
            card: card.id, number: card.number, due: due, amount: amount ?? due.money.amount,
            purpose: amount == nil ? .full : .amount, idempotencyKey: UUID().uuidString)
    }

    @Test("is refused if the amount is another one, the bill is another one or paid, or the card is gone")
    func refused() async throws {
        let order = try await order()
        let rupees = Due.fixture().money.currency
        let cases: [(card: PaymentCard?, error: CardsError)] = [
            (
                .fixture(due: .fixture(amount: 900)),
                .paymentRefused(.changed(to: Money(amount: 900, currency: rupees)))
            ),
            (
                .fixture(due: .fixture(id: "next", amount: 700)),
                .paymentRefused(.changed(to: Money(amount: 700, currency: rupees)))
            ),
            (
                .fixture(actions: [.viewDetails]),
                .actionNotOffered(code: "pay_now", offered: [.viewDetails])
            ),
            (.fixture(due: .fixture(state: "fully_paid")), .paymentRefused(.nothingDue)),
            (.fixture(due: nil), .paymentRefused(.nothingDue)),
            (nil, .unknownCard(name: "48822393341", nearest: [])),
            (.fixture(number: "4221 XXXX XXXX 1111"), .unknownCard(name: "48822393341", nearest: [])),
        ]
        for (card, error) in cases {
            await source.write([card].compactMap(\.self))
            await #expect(throws: error) { try await service.pay(order) }
        }
        #expect(try await service.paymentRecords().payments.isEmpty)
        await source.write([.fixture(title: "NEW NAME")])
        try await same(service.pay(order).payment.rest?.amount, 0)
    }

    @Test("counts what was paid before, and an unchanged feed isn't read for it")
    func partly() async throws {
        _ = try await service.pay(try await order(400))
        let rest = try await order()
        same(rest.amount, 1100)
        await source.write([.fixture(due: .fixture(amount: 900))])
        let left = Money(amount: 500, currency: rest.due.money.currency)
        await #expect(throws: CardsError.paymentRefused(.changed(to: left))) { try await service.pay(rest) }
        await source.write([.fixture(due: .fixture(amount: 400))])
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) { try await service.pay(rest) }
        let count = await source.readCount
        await source.write([.fixture(), .fixture()])
        _ = try await service.pay(rest)
        await same(source.readCount, count + 1)
        let same = WrittenCards()
        let other = StoredCardsService(over: same)
        _ = try await other.cards()
        let before = await same.readCount
        _ = try await other.pay(.fixture(100))
        #expect(await same.readCount == before)
    }

    @Test("is refused as well if the card was found in a copy")
    func elsewhere() async throws {
        let wallet = try await service.atOneMoment().wallet()
        let card = try #require(wallet.cards.first)
        let due = try #require(card.due)
        await source.write([.fixture(due: .fixture(amount: 900))])
        let order = PaymentOrder(
            card: card.id, number: card.number, due: due, amount: due.money.amount, purpose: .full,
            idempotencyKey: "k")
        let now = Money(amount: 900, currency: due.money.currency)
        await #expect(throws: CardsError.paymentRefused(.changed(to: now))) { try await service.pay(order) }
        await same(source.readCount, 2)
    }
}
