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
        let key = Due.fixture().orderKey(on: .fixture(), for: .full)
        same(key, "6b9e8d64-e1bd-82f9-87b6-aa56e4729d02")
        let uuid = try #require(UUID(uuidString: key))
        #expect(uuid.uuid.6 >> 4 == 8 && uuid.uuid.8 >> 6 == 2)
    }

    @Test(
        "is another one if anything is another: the card, the due, what is left of it, or what was paid on it"
    )
    func distinct() {
        let keys = [
            Due.fixture().orderKey(on: .fixture(), for: .full),
            Due.fixture().orderKey(on: .fixture(), for: .minimum),
            Due.fixture().orderKey(on: .fixture(), for: .full, after: [.fixture("SW-1")]),
            Due.fixture().orderKey(on: .fixture(), for: .full, after: [.fixture("SW-1"), .fixture("SW-2")]),
            Due.fixture().orderKey(on: .fixture(id: "2"), for: .full),
            Due.fixture().orderKey(on: .fixture(number: "XXXX"), for: .full),
            Due.fixture().orderKey(on: .fixture(occurrence: 2, number: "XXXX"), for: .full),
            Due.fixture().orderKey(on: .fixture(number: "4221 XXXX XXXX 8777"), for: .full),
            Due.fixture(id: "2").orderKey(on: .fixture(), for: .full),
            Due.fixture(amount: 1499).orderKey(on: .fixture(), for: .full),
            Due.fixture(currency: "$").orderKey(on: .fixture(), for: .full),
        ]
        same(Set(keys).count, keys.count)
    }

    @Test(
        "doesn't depend on how many days are left, which a server no longer says once it is paid, nor on how the currency is written"
    )
    func isTheSame() {
        let key = Due.fixture().orderKey(on: .fixture(), for: .full)
        same(Due.fixture(state: "due in 5 days").orderKey(on: .fixture(), for: .full), key)
        let day = CalendarDate(year: 2026, month: 11, day: 28)
        same(Due.fixture(date: day).orderKey(on: .fixture(), for: .full), key)
        same(Due.fixture(currency: "INR").orderKey(on: .fixture(), for: .full), key)
    }
}
