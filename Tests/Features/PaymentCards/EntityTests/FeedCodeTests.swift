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
        "A bank goes by the names that people write, in any case and with any signs between the words",
        arguments: [
            ("State Bank of India", .sbi), ("sbi", .sbi), ("STATE-BANK  of india", .sbi),
            ("hdfc bank", .hdfc),
            ("Standard Chartered", .stanc), ("Citibank", .citi), ("yes", .yes), ("Yes Bank", .yes),
            ("ICICI bank", .icici), (" icici ", .icici),
        ] as [(String, Bank)])
    func bankNames(text: String, bank: Bank) {
        #expect(Bank(code: text) == bank)
    }

    @Test(
        "A network goes by the names that people write",
        arguments: [
            ("visa", .visa), ("Visa", .visa), ("Mastercard", .mastercard), ("MasterCard", .mastercard),
            ("master card", .mastercard), ("American Express", .amex), ("AmEx", .amex), ("diners", .diners),
            ("Diners Club", .diners), ("discover", .discover),
        ] as [(String, CardNetwork)])
    func networkNames(text: String, network: CardNetwork) {
        #expect(CardNetwork(code: text) == network)
    }

    @Test("No name means two banks or networks, and each code means its own")
    func unambiguous() {
        func keys<Code: FeedCode>(_ codes: [Code]) -> [String] {
            codes.flatMap { code in Set(([code.code] + code.otherNames).map(\.nameKey)) }
        }
        for keys in [keys(Bank.known), keys(CardNetwork.known)] { #expect(Set(keys).count == keys.count) }
    }

    @Test(
        "Any other word is kept as unknown with its raw text",
        arguments: [
            "MONO", "", "SB", "SBI REWARDZ", "Visa or Mastercard", "Pay_Now", "ВИПЛАТИ", "-", "VISA2",
        ])
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
