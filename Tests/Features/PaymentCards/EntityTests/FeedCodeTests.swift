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

    @Test(
        "A key may mean another one: but for capitals and signs, one slip, or as a word of a longer name",
        arguments: [
            ("TITLE", "title", true), ("bank-name", "bank_name", true), ("titel", "title", true),
            ("due_date", "date", true), ("dueDate", "date", true), ("update", "date", false),
            ("bitle", "title", false), ("ix", "id", false), ("number", "title", false),
        ] as [(String, String, Bool)])
    func keys(text: String, key: String, isMeant: Bool) {
        same(text.mayMean(key), isMeant)
    }

    @Test("A bank or a network that is unknown is the same one however it is spelled; an action is none")
    func strangers() {
        func stranger(_ word: FeedFinding.Word, _ text: String) -> FeedFinding.Stranger? {
            let place = FeedPlace(source: "-", line: 1, column: 1)
            return FeedFinding(place: place, problem: .unknown(word, text)).stranger
        }
        #expect(stranger(.bank, "Monzo") != nil && stranger(.bank, "Monzo") != stranger(.network, "Monzo"))
        same(stranger(.network, "Ru Pay"), stranger(.network, "RUPAY"))
        same([stranger(.action, "pay"), stranger(.currency, "XTS")], [nil, nil])
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
