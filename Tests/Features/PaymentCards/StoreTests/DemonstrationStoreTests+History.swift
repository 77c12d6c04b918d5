import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore

/// Long histories, in which an older program and this one take turns.
extension DemonstrationStoreTests {
    @Test("is, after any mixture of an older program and this one, what each of them did, once")
    func mixtures() async throws {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<20 {
            let world = try DemonstrationStoreTests()
            var services = [world.service(), world.service()]
            var (known, undone) = (Set<String>(), Set<String>())
            for step in 0..<40 {
                let card = try #require(world.demonstration.randomElement(using: &random))
                let service = try #require(services.randomElement(using: &random))
                switch Int.random(in: 0..<7, using: &random) {
                case 0, 1:
                    known.insert("OLD-\(step)")
                    try world.store(world.paid("OLD-\(step)", on: card))
                case 2:
                    try world.store(world.paid("OTHER-\(step)", on: world.own))
                case 3:
                    guard
                        let reference = known.filter({ $0.hasPrefix("OLD") }).subtracting(undone)
                            .randomElement(using: &random)
                    else { continue }
                    undone.insert(reference)
                    try world.store(.undone(PaymentReference(reference), HandClock().now))
                case 4:
                    known.insert(
                        try await service.pay(.fixture(1, on: world.demonstration[0])).payment.id.text)
                case 5: _ = try await service.cards()
                default: services[0] = world.service()
                }
            }
            for service in services + [world.service()] {
                let payments = try await service.paymentRecords().payments
                #expect(payments.count == known.count && Set(payments.map(\.id.text)) == known)
                #expect(Set(payments.filter { $0.undone != nil }.map(\.id.text)) == undone)
            }
        }
    }

    @Test("keeps a long journal uncompacted while an older program’s records are in it")
    func compaction() async throws {
        try store(paid("A", on: demonstration[0]))
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
        try await world.service(over: [own]).remove(own)
        #expect(try world.records().count == 1202)
        #expect(try await references() == ["A"])
        try FileManager.default.removeItem(at: world.journal)
        _ = try CardStore.journal(in: world.store).begin().append(lines)
        try await world.service(over: [own]).remove(own)
        #expect(try world.records().count < 300)
    }
}
