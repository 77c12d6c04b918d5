import Foundation
import Journaling
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsStore

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
        ledger.apply(
            .removed(CardID(feedID: "7", occurrence: 2), number: CardNumber(masking: "4221XXXXXXXX8776")))
        ledger.apply(.paid(try payment("KEPT", in: ledger, key: "may")))
        ledger.apply(.paid(try payment("UNDONE", in: ledger, key: "june")))
        ledger.apply(.undone(PaymentReference("UNDONE"), late))
        for index in 0..<cards {
            let id = CardID(feedID: "added-\(index + 4)")
            ledger.apply(.added(id, .fixture("0004")))
            ledger.apply(.removed(id, number: NewCard.fixture("0004").number))
        }
        for index in 0..<undone {
            ledger.apply(.paid(try payment("P\(index)", in: ledger, key: "k\(index)")))
            ledger.apply(.undone(PaymentReference("P\(index)"), HandClock().now))
        }
        return ledger
    }

    private func payment(_ reference: String, in ledger: CardLedger, key: String) throws -> Payment {
        try ledger.payment(
            for: .fixture(100, key: key), reference: PaymentReference(reference), date: HandClock().now)
    }

    @Test("is made shorter, and nothing that was promised is lost")
    func shorter() throws {
        let ledger = try ledger(cards: 500)
        let events = try #require(ledger.compacted())
        #expect(events.count == 7)
        var short = CardLedger(events)
        #expect(short.changes == ledger.changes)
        #expect(short.payments.map(\.id.text) == ["KEPT", "UNDONE"])
        #expect(short.payments == ledger.payments)
        #expect(short.nextID(besides: []) == ledger.nextID(besides: []))
        let due = Due.fixture()
        #expect(
            short.paid(
                on: due, of: KnownCard(CardID(feedID: "48822393341"), number: PaymentCard.fixture().number))
                == 100)
        for key in ["may", "june"] {
            #expect(try short.earlierReceipt(for: .fixture(100, key: key))?.isRepeat == true)
        }
        // It goes on as the long one would.
        short.apply(.undone(PaymentReference("KEPT"), late))
        #expect(
            short.paid(
                on: due, of: KnownCard(CardID(feedID: "48822393341"), number: PaymentCard.fixture().number))
                == 0)
        #expect(short.compacted() == nil)
    }

    @Test("stays as it is while it is short, or still needed")
    func stays() throws {
        #expect(try ledger(cards: 400).compacted() == nil)
        // Keys must not pay again.
        #expect(try ledger(undone: 600).compacted() == nil)
        var ledger = CardLedger()
        for index in 0..<2000 {
            ledger.apply(.paid(try payment("P\(index)", in: CardLedger(), key: "k\(index)")))
        }
        #expect(ledger.compacted() == nil)
    }

    @Test("is written anew when something is added to it, and other services go on with it")
    func rewritten() async throws {
        let (world, clock) = (try StoreWorld(), HandClock())
        let journal = CardStore.journal(in: world.store)
        let ledger = try ledger()
        let paid = try payment("LAST", in: ledger, key: "last")
        var events: [CardLedger.Event] = []
        for index in 0..<600 {
            let id = CardID(feedID: "added-\(index + 1)")
            events += [.added(id, .fixture("0001")), .removed(id, number: NewCard.fixture("0001").number)]
        }
        events.append(.paid(paid))
        _ = try journal.begin().append(try events.map { try LedgerRecord($0).bytes })
        let (first, second) = (world.service(clock: clock), world.service(clock: clock))
        #expect(try await second.payments(of: paid.card) == [paid])
        let added = try await first.add(.fixture("0002"))
        #expect(added.id.feedID == "added-601")
        #expect(try world.records().count == 4)
        #expect(try await second.cards().last == added)
        #expect(try await second.payments(of: paid.card) == [paid])
        let next = try await second.pay(.fixture(1)).payment
        #expect(try await first.payments(of: paid.card) == [next, paid])
        #expect(try world.records().count == 5)
    }
}
