import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@Suite("Events on record")
struct PaymentEventsTests {
    @Test("They are the newest first; of the same moment, the one recorded last", arguments: 0..<8)
    func order(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for count in [0, 1, 2, 5, 40] {
            var dates = (0..<(2 * count)).map { _ in
                Date.moment.addingTimeInterval(Double(Int.random(in: 0...count, using: &random)))
            }
            dates.shuffle(using: &random)
            let payments = dates.prefix(count).enumerated().map { Payment.fixture("r\($0)", date: $1) }
            let doubts = dates.suffix(count).enumerated().map { doubt("k\($0)", date: $1) }
            let all = payments.map(CardHistory.Event.payment) + doubts.map(CardHistory.Event.inDoubt)
            let sorted = all.enumerated()
                .sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }.map(\.element)
            same(Array(PaymentEvents(payments, doubts)), sorted)
        }
    }

    @Test("An order whose payment is known is in doubt no more")
    func settled() {
        let payment = Payment.fixture("a", date: .moment).with(key: "k1")
        let events = PaymentEvents([payment], ["k1", "k2"].map { doubt($0, date: .moment) })
        same(Array(events), [.inDoubt(doubt("k2", date: .moment)), .payment(payment)])
    }

    private func doubt(_ key: String, date: Date) -> OrderInDoubt {
        OrderInDoubt(
            card: CardID(feedID: "2"), number: CardNumber(masking: "4332 XXXX XXXX 6564"), dueID: "d",
            money: Money(amount: 9, currency: Currency(text: "$")),
            rest: Money(amount: 0, currency: Currency(text: "$")), date: date, idempotencyKey: key)
    }
}
