import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsStore

@Suite struct CardLedgerTests {
    @Test func `a card without a due stays as it is`() {
        let card = PaymentCard.fixture(due: nil)
        #expect(CardLedger().card(card) == card)
    }
}
