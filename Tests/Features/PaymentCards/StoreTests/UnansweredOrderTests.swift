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

    @Test(
        "to which the source gives no answer leaves the order in doubt, for every service, until it is sent again"
    )
    func inDoubt() async throws {
        let silent = world.service(refusing: .timeout)
        for _ in 1...2 {
            await #expect(throws: CardsError.timeout) { try await silent.pay(.fixture(500, key: "one")) }
        }
        let orders = try await world.service().paymentRecords().inDoubt
        same(orders.map(\.idempotencyKey), ["one"])
        await #expect(throws: CardsError.orderInDoubt(orders[0])) {
            try await service.pay(.fixture(500, key: "another"))
        }
        try await same(service.pay(.fixture(500, key: "one")).payment.idempotencyKey, "one")
        #expect(try await world.service().paymentRecords().inDoubt.isEmpty)
    }

    @Test("that is refused leaves no order in doubt, and neither does one that was never sent")
    func refused() async throws {
        let silent = world.service(refusing: .timeout)
        await #expect(throws: CardsError.timeout) { try await silent.pay(.fixture(2000, key: "one")) }
        await #expect(throws: CardsError.self) { try await service.pay(.fixture(2000, key: "one")) }
        let offline = world.service(refusing: .offline)
        await #expect(throws: CardsError.offline) { try await offline.pay(.fixture(500)) }
        #expect(try await world.service().paymentRecords().inDoubt.isEmpty)
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
