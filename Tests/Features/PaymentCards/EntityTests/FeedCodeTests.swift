import PaymentCardsEntity
import TestSupport
import Testing

@Suite("FeedCode")
struct FeedCodeTests {
    @Test("Every bank of the feed is known, in the order people should see them")
    func banks() {
        same(Bank.known.map(\.code), ["HDFC", "SBI", "CITI", "STANC", "YES", "ICICI"])
        same(Bank.known.map { Bank(code: $0.code) }, [.hdfc, .sbi, .citi, .stanc, .yes, .icici])
    }

    @Test("Every network of the feed is known")
    func networks() {
        same(CardNetwork.known.map(\.code), ["MASTERC", "VISA", "DINERS", "AMEX", "DISCOVER"])
        same(
            CardNetwork.known.map { CardNetwork(code: $0.code) },
            [.mastercard, .visa, .diners, .amex, .discover])
    }

    @Test("Every action of the feed is known")
    func actions() {
        same(CardAction.known.map(\.code), ["view_details", "pay_now", "view_last_statement"])
        same(CardAction.known.map { CardAction(code: $0.code) }, [.viewDetails, .payNow, .viewLastStatement])
        #expect(CardAction.known.allSatisfy { $0.isKnown })
    }

    @Test("Every category of a transaction is known")
    func categories() {
        let codes = [
            "groceries", "dining", "travel", "fuel", "shopping", "utilities", "health", "entertainment",
            "interest", "fees", "refund", "payment",
        ]
        same(SpendingCategory.known.map(\.code), codes)
        same(codes.map { SpendingCategory(code: $0) }, SpendingCategory.known)
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
        same(Bank(code: text), bank)
    }

    @Test(
        "A network goes by the names that people write",
        arguments: [
            ("visa", .visa), ("Visa", .visa), ("Mastercard", .mastercard), ("MasterCard", .mastercard),
            ("master card", .mastercard), ("American Express", .amex), ("AmEx", .amex), ("diners", .diners),
            ("Diners Club", .diners), ("discover", .discover),
        ] as [(String, CardNetwork)])
    func networkNames(text: String, network: CardNetwork) {
        same(CardNetwork(code: text), network)
    }

    @Test("No name means two banks or networks, and each code means its own")
    func unambiguous() {
        func keys<Code: FeedCode>(_ codes: [Code]) -> [String] {
            codes.flatMap { code in Set(([code.code] + code.otherNames).map(\.nameKey)) }
        }
        for keys in [keys(Bank.known), keys(CardNetwork.known)] { same(Set(keys).count, keys.count) }
    }

    @Test(
        "Any other word is kept as unknown with its raw text",
        arguments: [
            "MONO", "", "SB", "SBI REWARDZ", "Visa or Mastercard", "Pay_Now", "ВИПЛАТИ", "-", "VISA2",
        ])
    func unknown(text: String) {
        same(Bank(code: text), .unknown(text))
        same(CardNetwork(code: text), .unknown(text))
        same(CardAction(code: text), .unknown(text))
        same(
            [Bank(code: text).code, CardNetwork(code: text).code, CardAction(code: text).code],
            [
                text, text, text,
            ])
        #expect(!CardAction(code: text).isKnown)
    }
}
