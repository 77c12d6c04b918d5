import PaymentCardsEntity
import Testing

@Suite("FeedCode")
struct FeedCodeTests {
    @Test("Every bank of the feed is known, in the order people should see them")
    func banks() {
        #expect(Bank.known.map(\.code) == ["HDFC", "SBI", "CITI", "STANC", "YES", "ICICI"])
        #expect(Bank.known.map { Bank(code: $0.code) } == [.hdfc, .sbi, .citi, .stanc, .yes, .icici])
    }

    @Test("Every network of the feed is known")
    func networks() {
        #expect(CardNetwork.known.map(\.code) == ["MASTERC", "VISA", "DINERS", "AMEX", "DISCOVER"])
        #expect(
            CardNetwork.known.map { CardNetwork(code: $0.code) }
                == [.mastercard, .visa, .diners, .amex, .discover])
    }

    @Test("Every action of the feed is known")
    func actions() {
        #expect(CardAction.known.map(\.code) == ["view_details", "pay_now", "view_last_statement"])
        #expect(
            CardAction.known.map { CardAction(code: $0.code) } == [.viewDetails, .payNow, .viewLastStatement])
        #expect(CardAction.known.allSatisfy { $0.isKnown })
    }

    @Test(
        "Any other word is kept as unknown with its raw text",
        arguments: ["MONO", "", "sbi", "Pay_Now", "ВИПЛАТИ"])
    func unknown(text: String) {
        #expect(Bank(code: text) == .unknown(text))
        #expect(CardNetwork(code: text) == .unknown(text))
        #expect(CardAction(code: text) == .unknown(text))
        #expect(
            [Bank(code: text).code, CardNetwork(code: text).code, CardAction(code: text).code] == [
                text, text, text,
            ])
        #expect(!CardAction(code: text).isKnown)
    }
}
