import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

import PaymentCardsQuery

@Suite("What a card offers")
struct CardOfferTests {
    @Test("Known actions are offered in the feed's order, and an unknown one is not")
    func offers() {
        let card = PaymentCard.fixture(actions: [.viewLastStatement, .unknown("split_the_bill"), .payNow])
        same(
            card.offers,
            [
                ActionOffer(action: .viewLastStatement), ActionOffer(action: .payNow),
            ])
        #expect(PaymentCard.fixture(actions: []).offers.isEmpty)
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
        let offers = PaymentCard.fixture(due: due).offers
        same(offers.map(\.obstacle), [nil, obstacle, nil])
    }
}
