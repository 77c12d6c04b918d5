import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore

@Suite("An order")
struct UnansweredOrderTests {
    private let world: StoreWorld
    private let service: StoredCardsService

    init() throws {
        world = try StoreWorld()
        service = world.service()
    }

    @Test("to which the source gives no answer is not recorded")
    func unanswered() async throws {
        let silent = world.service(refusing: .timeout)
        await #expect(throws: CardsError.timeout) { try await silent.pay(.fixture(500, key: "one")) }
        let records = try await world.service().paymentRecords()
        #expect(records.payments.isEmpty && records.inDoubt.isEmpty)
    }

    @Test("whose payment is to be told is on record with it, until the person has been told")
    func toBeTold() async throws {
        let payment = try await service.pay(PaymentOrder.fixture(500, key: "one").toBeTold).payment
        try same(world.records().count, 2)
        try await same(world.service().paymentRecords().inDoubt.map(\.idempotencyKey), ["one"])
        await service.acknowledge([payment])
        #expect(try await world.service().paymentRecords().inDoubt.isEmpty)
    }
}
