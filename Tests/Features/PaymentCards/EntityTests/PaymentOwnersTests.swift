import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("Which of equal cards a payment was made on")
struct PaymentOwnersTests {
    private let equal: [PaymentCard] = (1...2).map {
        .fixture(id: "a", occurrence: $0, due: .fixture(amount: 100))
    }
    private let other = PaymentCard.fixture(id: "a", number: "5555 XXXX XXXX 4444", due: nil)

    private func payment(_ amount: Decimal, on occurrence: Int, undone: Bool = false) -> Payment {
        let card = equal[0]
        return .fixture(
            "P\(amount)-\(occurrence)", card: CardID(feedID: "a", occurrence: occurrence),
            number: card.number,
            due: card.due?.id ?? "", amount: amount, undone: undone ? .moment : nil)
    }

    /// The cards as a feed lists them, numbered by their places.
    private func listed(_ cards: PaymentCard...) -> [PaymentCard] {
        cards.enumerated().map { $1.numbered($0 + 1) }
    }

    @Test("The one that is called so, while it is there and has that much left")
    func called() {
        same(equal.owners(of: [payment(60, on: 2), payment(60, on: 1)]), [1, 0])
        same(equal.owners(of: [payment(60, on: 2), payment(60, on: 2)]), [1, 0])
        same(equal.owners(of: [payment(70, on: 1), payment(60, on: 2), payment(90, on: 2)]), [0, 1, 1])
        same(equal.owners(of: [payment(100, on: 2, undone: true), payment(100, on: 2)]), [1, 1])
    }

    @Test(
        "What was paid on two stays on two when another card of the id comes before, between or behind them")
    func shifted() {
        let paid = [payment(100, on: 1), payment(100, on: 2)]
        same(listed(other, equal[0], equal[1]).owners(of: paid), [1, 2])
        same(listed(equal[0], other, equal[1]).owners(of: paid), [0, 2])
        same(listed(equal[0], equal[1], other).owners(of: paid), [0, 1])
        let parts = [payment(60, on: 1), payment(60, on: 2), payment(40, on: 3)]
        let owners = listed(other, equal[0], equal[1]).owners(of: parts)
        same(owners, [1, 2, 2])
        same(equal.owners(of: parts), [0, 1, 0])
    }

    @Test("Where the due is gone, the one with the number; and none where that is gone, too")
    func gone() {
        let next = equal.map { $0.with(due: .fixture(id: "next", amount: 5)) }
        same(next.owners(of: [payment(60, on: 2), payment(60, on: 3)]), [1, 0])
        same([other].owners(of: [payment(60, on: 1)]), [nil])
        same([PaymentCard]().owners(of: [payment(60, on: 1)]), [nil])
    }
}
