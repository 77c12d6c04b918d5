import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The key of an order for what is due")
struct OrderKeyTests {
    @Test("is the same in every process, and a UUID of version 8")
    func stable() throws {
        let key = Due.fixture().orderKey(on: .fixture(), paying: 1500)
        same(key, "03881db2-ae75-82a8-9948-7f040d446303")
        let uuid = try #require(UUID(uuidString: key))
        #expect(uuid.uuid.6 >> 4 == 8 && uuid.uuid.8 >> 6 == 2)
    }

    @Test(
        "is another one if anything is another: the card, the due, the amount, or what was paid before"
    )
    func distinct() {
        let keys = [
            Due.fixture().orderKey(on: .fixture(), paying: 1500),
            Due.fixture().orderKey(on: .fixture(), paying: 75),
            Due.fixture().orderKey(on: .fixture(), paying: 1500, after: [.fixture("SW-1")]),
            Due.fixture().orderKey(
                on: .fixture(), paying: 1500, after: [.fixture("SW-1"), .fixture("SW-2")]),
            Due.fixture().orderKey(on: .fixture(id: "2"), paying: 1500),
            Due.fixture().orderKey(on: .fixture(number: "XXXX"), paying: 1500),
            Due.fixture().orderKey(on: .fixture(occurrence: 2, number: "XXXX"), paying: 1500),
            Due.fixture().orderKey(on: .fixture(number: "4221 XXXX XXXX 8777"), paying: 1500),
            Due.fixture(id: "2").orderKey(on: .fixture(), paying: 1500),
            Due.fixture(currency: "$").orderKey(on: .fixture(), paying: 1500),
        ]
        same(Set(keys).count, keys.count)
    }

    @Test(
        "doesn't depend on what is left or on how many days, which a server may say before it lists a payment, nor on how the currency is written"
    )
    func isTheSame() {
        let key = Due.fixture().orderKey(on: .fixture(), paying: 1500)
        same(Due.fixture(amount: 960).orderKey(on: .fixture(), paying: 1500), key)
        same(Due.fixture(state: "due in 5 days").orderKey(on: .fixture(), paying: 1500), key)
        let day = CalendarDate(year: 2026, month: 11, day: 28)
        same(Due.fixture(date: day).orderKey(on: .fixture(), paying: 1500), key)
        same(Due.fixture(currency: "INR").orderKey(on: .fixture(), paying: 1500), key)
        same(Due.fixture().orderKey(on: .fixture(number: "XXXX 8776"), paying: 1500), key)
    }
}
