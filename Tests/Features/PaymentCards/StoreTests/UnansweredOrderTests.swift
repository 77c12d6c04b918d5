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

    init() throws {
        world = try StoreWorld()
    }

    @Test("to which the source gives no answer is not recorded")
    func unanswered() async throws {
        let silent = world.service(refusing: .timeout)
        await #expect(throws: CardsError.timeout) { try await silent.pay(.fixture(500, key: "one")) }
        let records = try await world.service().paymentRecords()
        #expect(records.payments.isEmpty && records.inDoubt.isEmpty)
    }
}
