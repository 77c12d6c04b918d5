import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsStore

@Suite struct CardLedgerTests {
    @Test func `a card without a due stays as it is`() {
        let card = PaymentCard.fixture(due: nil)
        let payment = Payment.fixture("P", card: card.id, number: card.number)
        same(CardLedger([.paid(payment)]).changed([card]), [card])
    }
}
