import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("Whatever was done")
struct CompactionLawTests {
    /// Cards come and go, others are paid and paid back, orders are sent, refused and paid, all at random.
    private func events(_ count: Int, _ random: inout SeededGenerator) -> [CardLedger.Event] {
        let rupee = Money(amount: 1, currency: Currency(text: "₹"))
        return (0..<count).map { index in
            let id = CardID(feedID: "added-\(index % 40 + 1)")
            let card = NewCard.fixture("000\(index % 7)")
            let key = "k\(random.number(0..<60))"
            let date = HandClock().now.addingTimeInterval(Double(index))
            switch random.number(0..<40) {
            case 0..<12: return .added(id, card)
            case 12..<26: return .removed(id, number: card.number)
            case 26..<36: return .restored(id, number: card.number)
            case 36: return .paid(.fixture("P\(index)", amount: 1, date: date, key: key))
            case 37: return .undone(PaymentReference("P\(random.number(0..<(index + 1)))"), date)
            case 38:
                return .ordered(
                    OrderInDoubt(
                        card: CardID(feedID: "1"), number: card.number, dueID: "d", money: rupee,
                        rest: rupee, date: date, idempotencyKey: key))
            default: return .refused(key: key, attempts: random.number(1..<3))
            }
        }
    }

    @Test("is of each kind of event here, but for what is taken over", .showsSeed)
    func kinds() {
        var random = SeededGenerator.ofThisRun()
        let kinds = Set(events(3000, &random).map { LedgerRecord($0).kind })
        same(kinds, Set(LedgerRecord.Kind.allCases.map(\.rawValue)).subtracting(["taken"]))
    }

    @Test("compaction keeps keys, orders not yet told, the highest id, and what went last", .showsSeed)
    func law() throws {
        var random = SeededGenerator.ofThisRun()
        var compactions = 0
        for _ in 0..<30 {
            let all = CardLedger(events(random.number(1000..<3000), &random))
            guard let fewer = all.compacted() else { continue }
            compactions += 1
            let rest = events(200, &random)
            for (long, short) in [
                (all, CardLedger(fewer)), (CardLedger(all, rest), CardLedger(CardLedger(fewer), rest)),
            ] {
                same(short.payments, long.payments)
                for key in (0..<60).map({ "k\($0)" }) {
                    same(short.payment(withKey: key), long.payment(withKey: key))
                    same(short.orders.attempts(withKey: key), long.orders.attempts(withKey: key))
                }
                same(short.orders.all, long.orders.all)
                same(short.orders.refused, long.orders.refused)
                same(short.lastAdded?.number, long.lastAdded?.number)
                same(short.added, long.added)
                same(short.gone, long.gone)
                same(short.taken, long.taken)
            }
        }
        #expect(compactions > 5)
    }
}

extension CardLedger {
    /// The ledger after more events.
    fileprivate init(_ ledger: CardLedger, _ events: [Event]) {
        self = ledger
        apply(events)
    }
}
