import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("CardRules")
struct CardRulesTests {
    @Test("Known actions are offered in the feed's order, and an unknown one is not")
    func offers() {
        let card = PaymentCard.fixture(actions: [.viewLastStatement, .unknown("split_the_bill"), .payNow])
        same(
            CardRules.offers(for: card),
            [
                ActionOffer(action: .viewLastStatement), ActionOffer(action: .payNow),
            ])
        #expect(CardRules.offers(for: .fixture(actions: [])).isEmpty)
    }

    @Test(
        "Paying is out of reach, and says why, when nothing is due",
        arguments: [
            (nil, .nothingDue), (.fixture(state: "fully_paid"), .nothingDue),
            (.fixture(amount: 0), .nothingDue),
            (.fixture(amount: -20), .nothingDue), (.fixture(), nil), (.fixture(state: "overdue"), nil),
            (.fixture(state: "awaiting statement"), nil),
        ] as [(Due?, UnavailableReason?)])
    func payNow(due: Due?, obstacle: UnavailableReason?) {
        let offers = CardRules.offers(for: .fixture(due: due))
        same(offers.map(\.obstacle), [nil, obstacle, nil])
    }
}
