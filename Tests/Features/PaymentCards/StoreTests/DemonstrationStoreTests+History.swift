import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// Long histories, in which an older program and this one take turns.
extension DemonstrationStoreTests {
    @Test("is, after any mixture of an older program and this one, what each of them did, once")
    func mixtures() async throws {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<20 {
            let world = try DemonstrationStoreTests()
            var services = [world.service(), world.service()]
            var (cards, paid) = (Set<String>(), Set<String>())
            for step in 1...40 {
                let card = try #require(world.demonstration.randomElement(using: &random))
                let service = try #require(services.randomElement(using: &random))
                let digits = String(1000 + step)
                switch Int.random(in: 0..<7, using: &random) {
                case 0, 1:
                    cards.insert(digits)
                    try world.store(world.added(step, digits))
                case 2: try world.store(world.paid("OLD-\(step)", on: card))
                case 3:
                    guard let gone = cards.randomElement(using: &random) else { continue }
                    cards.remove(gone)
                    try world.store(world.removed((Int(gone) ?? 0) - 1000, gone))
                case 4:
                    paid.insert(
                        try await service.pay(.fixture(1, on: world.demonstration[0])).payment.id.text)
                case 5: _ = try await service.cards()
                default: services[0] = world.service()
                }
            }
            for service in services + [world.service()] {
                let payments = try await service.paymentRecords().payments
                #expect(payments.count == paid.count && Set(payments.map(\.id.text)) == paid)
                let added = try await world.addedCards(service)
                #expect(added.count == cards.count && Set(added) == cards)
            }
        }
    }

    @Test("takes over, as copies, what an older program has taken the mark from by compacting the journal")
    func olderCompaction() async throws {
        let mine = world.service(over: [own, demonstration[0]])
        _ = try await mine.add(.fixture("0001"))
        let payments = [
            try await mine.pay(.fixture(1, on: own)).payment,
            try await mine.pay(.fixture(2, on: demonstration[0])).payment,
        ]
        #expect(try await references().isEmpty)
        try await same(service().cards(), demonstration)
        // It writes the events that it has read, without what it doesn't know.
        let transaction = try CardStore.journal(in: world.store).begin()
        let lines = try transaction.reading.records.map { bytes in
            try LedgerRecord(try LedgerRecord(bytes: bytes).event).bytes
        }
        _ = try transaction.replaceAll(with: lines)
        #expect(try await references().isEmpty)
        try await same(addedCards(), ["0001"])
        same(Set(try await references(mine)), Set(payments.map(\.id.text)))
        try await same(mine.cards().count, 3)
    }

    @Test("is taken over once, also after a long journal with an older program’s records was compacted")
    func compaction() async throws {
        let elder: [CardLedger.Event] = [paid("A", on: demonstration[0]), added(1000, "0009")]
        for event in elder { try store(event) }
        try await same(addedCards(), ["0009"])
        let card = NewCard.fixture("0001")
        let dead = (1...600).flatMap { number -> [CardLedger.Event] in
            let id = CardID(feedID: "added-\(number)")
            return [.added(id, card), .removed(id, number: card.number)]
        }
        let lines = try dead.map { event in
            var record = LedgerRecord(event)
            record.own = 1
            return try record.bytes
        }
        _ = try CardStore.journal(in: world.store).begin().append(lines)
        try same(world.records().count, 1202)
        let mine = world.service(over: [own])
        try await same(references(mine), ["A"])
        try await mine.remove(own)
        let records = try world.records()
        #expect(records.count < 300)
        // Those of the older program are still without the mark, so that they are still taken over.
        let unmarked = try elder.map { String(decoding: try LedgerRecord($0).bytes, as: UTF8.self) }
        same(Set(records.filter { !$0.contains("\"own\"") }), Set(unmarked))
        try await same(addedCards(), ["0009"])
        try await same(references(world.service(over: [own])), ["A"])
    }
}
