import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore
import Values

@Suite("A long history")
struct CompactionTests {
    private let late = Date(timeIntervalSince1970: 1_763_700_000)

    /// A ledger in which something of every kind was done; then so many cards came and went, and so many payments were made
    /// and taken back.
    private func ledger(cards: Int = 0, undone: Int = 0) throws -> CardLedger {
        var ledger = CardLedger()
        for index in 1...3 { ledger.apply(.added(CardID(feedID: "added-\(index)"), .fixture("000\(index)"))) }
        ledger.apply(.removed(CardID(feedID: "added-1"), number: NewCard.fixture("0001").number))
        ledger.apply(.removed(CardID(feedID: "added-3"), number: NewCard.fixture("0003").number))
        // A card of a source, which earlier versions could remove.
        ledger.apply(
            .removed(CardID(feedID: "7", occurrence: 2), number: CardNumber(masking: "4221XXXXXXXX8776")))
        ledger.apply(.paid(payment("KEPT", key: "may")))
        ledger.apply(.paid(payment("UNDONE", key: "june")))
        ledger.apply(.undone(PaymentReference("UNDONE"), late))
        for index in 0..<cards {
            let id = CardID(feedID: "added-\(index + 4)")
            ledger.apply(.added(id, .fixture("0004")))
            ledger.apply(.removed(id, number: NewCard.fixture("0004").number))
        }
        for index in 0..<undone {
            ledger.apply(.paid(payment("P\(index)", key: "k\(index)")))
            ledger.apply(.undone(PaymentReference("P\(index)"), HandClock().now))
        }
        return ledger
    }

    private func payment(_ reference: String, key: String) -> Payment {
        .fixture(reference, amount: 100, rest: 1400, date: HandClock().now, key: key)
    }

    @Test("is made shorter, and nothing that was promised is lost")
    func shorter() throws {
        let ledger = try ledger(cards: 500)
        let events = try #require(ledger.compacted())
        same(events.count, 4 + 2 * CardLedger.mostGone)
        var short = CardLedger(events)
        same(short.added, ledger.added)
        #expect(short.gone == ledger.gone && short.gone.count == CardLedger.mostGone)
        same(short.payments.map(\.id.text), ["KEPT", "UNDONE"])
        same(short.payments, ledger.payments)
        same(short.nextID(besides: []), ledger.nextID(besides: []))
        same(short.changed([.fixture()]).map(\.due?.paid?.amount), [100])
        for key in ["may", "june"] {
            #expect(short.payment(withKey: key) != nil)
        }
        // It goes on as the long one would.
        short.apply(.undone(PaymentReference("KEPT"), late))
        same(short.changed([.fixture()]).map(\.due?.paid?.amount), [0])
        #expect(short.compacted() == nil)
    }

    @Test(
        "loses that cards went and came back, again and again, those of a source, too, and counts new ones from the highest"
    )
    func restored() throws {
        var ledger = CardLedger()
        let cards = (1...3).map { AddedCard(id: CardID(feedID: "added-\($0)"), card: .fixture("000\($0)")) }
        for card in cards { ledger.apply(.added(card.id, card.card)) }
        let ofFeed = (id: CardID(feedID: "7"), number: CardNumber(masking: "4221XXXXXXXX8776"))
        for _ in 0..<300 {
            ledger.apply(.removed(ofFeed.id, number: ofFeed.number))
            ledger.apply(.restored(ofFeed.id, number: ofFeed.number))
            ledger.apply(.removed(cards[0].id, number: cards[0].card.number))
            ledger.apply(.restored(cards[0].id, number: cards[0].card.number))
        }
        same(ledger.added, [cards[1], cards[2], cards[0]])
        let events = try #require(ledger.compacted())
        same(events.count, 3)
        let short = CardLedger(events)
        same(short.added, ledger.added)
        same(short.nextID(besides: []).feedID, "added-4")
    }

    @Test("never gives the identity of a card twice, though it was forgotten long ago")
    func highest() throws {
        var ledger = CardLedger()
        for number in [600] + Array(1...599) {
            let id = CardID(feedID: "added-\(number)")
            ledger.apply(.added(id, .fixture("0001")))
            ledger.apply(.removed(id, number: NewCard.fixture("0001").number))
        }
        let short = CardLedger(try #require(ledger.compacted()))
        same(short.nextID(besides: []).feedID, "added-601")
        same(short.gone, ledger.gone)
    }

    @Test("stays as it is while it is short, or still needed")
    func stays() throws {
        #expect(try ledger(cards: 400).compacted() == nil)
        // Keys must not pay again.
        #expect(try ledger(undone: 600).compacted() == nil)
        var ledger = CardLedger()
        for index in 0..<2000 {
            ledger.apply(.paid(payment("P\(index)", key: "k\(index)")))
        }
        #expect(ledger.compacted() == nil)
    }

    @Test("is written anew when something is added to it, and other services go on with it")
    func rewritten() async throws {
        let (world, clock) = (try StoreWorld(), HandClock())
        let journal = CardStore.journal(in: world.store)
        let paid = payment("LAST", key: "last").asRecord
        var events: [CardLedger.Event] = []
        for index in 0..<600 {
            let id = CardID(feedID: "added-\(index + 1)")
            events += [.added(id, .fixture("0001")), .removed(id, number: NewCard.fixture("0001").number)]
        }
        events.append(.paid(paid))
        let lines = try events.map { event in
            var record = LedgerRecord(event)
            record.own = 1
            return try record.bytes
        }
        _ = try journal.begin().append(lines)
        let (first, second) = (world.service(clock: clock), world.service(clock: clock))
        try await same(second.payments(of: paid.card), [paid])
        let added = try await first.add(.fixture("0002"))
        same(added.id.feedID, "added-601")
        let gone = 2 * CardLedger.mostGone
        try same(world.records().count, gone + 2)
        try await same(second.cards().last, added)
        try await same(second.payments(of: paid.card), [paid])
        let next = try await second.pay(.fixture(1)).payment
        try await same(first.payments(of: paid.card), [next, paid])
        try same(world.records().count, gone + 3)
    }
}
