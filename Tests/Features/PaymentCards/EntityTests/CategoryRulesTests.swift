import Foundation
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsEntity

@Suite("Categories of a person’s own")
struct CategoryRulesTests {
    private let day = CalendarDate.day("2026-11-20")

    private func cards(_ changes: [WalletChange]) -> OwnCards {
        var cards = OwnCards()
        for (place, change) in changes.enumerated() {
            cards.apply(
                RecordedChange(
                    change, reference: PaymentReference("\(place)"), moment: Date(timeIntervalSince1970: 0),
                    day: day))
        }
        return cards
    }

    @Test(
        "are that of the longest text that a transaction contains, in any case and with any spaces",
        arguments: [
            ("LIDL 1234  BERLIN", SpendingCategory.groceries), ("Amazon.de", .shopping),
            ("AMAZON PRIME*2B4", .entertainment), ("САЛОН «МРІЯ»", .unknown("краса")), ("ALDI", nil),
            ("CAFÉ NORD", .dining), ("WHOLE  FOODS MKT", .groceries), ("REWE", .unknown("")), ("LI DL", nil),
            ("", nil),
        ] as [(String, SpendingCategory?)])
    func texts(text: String, category: SpendingCategory?) {
        let rules = cards([
            .categorized("lidl", .groceries), .categorized("amazon", .shopping),
            .categorized("Amazon  Prime", .entertainment), .categorized("мрія", .unknown("краса")),
            .categorized("cafe", .dining), .categorized("Whole Foods", .groceries),
            .categorized("foods m", .dining), .categorized("rewe", .unknown("")), .categorized(" ", .travel),
        ]).rules
        same(rules.purchase(text), category)
        same(rules.credit(text), category)
    }

    @Test("replace an earlier one for the same text, count in the order said, and are taken back one by one")
    func changes() {
        let said: [WalletChange] = [
            .categorized("lidl", .groceries), .categorized("LIDL", .shopping), .categorized("berl", .travel),
            .categorized("lidl", nil),
        ]
        func category(_ more: [WalletChange]) -> SpendingCategory? {
            cards(said.prefix(3) + more).rules.purchase("LIDL BERLIN")
        }
        same(category([]), .travel)
        same(category([.undone([PaymentReference("2")])]), .shopping)
        same(category([.undone([PaymentReference("2"), PaymentReference("1")])]), .groceries)
        same(category([.undone([PaymentReference("0"), PaymentReference("2")])]), .shopping)
        same(cards(said).rules.all.map(\.text), ["berl"])
        same(cards(said + [.undone([PaymentReference("3")])]).rules["Lidl"]?.category, .shopping)
        same(cards(said).last.first?.reference.text, "3")
    }

    @Test("say what a credit is, and nothing of a purchase, and so what is left and what was refunded")
    func credits() throws {
        var fields = OwnCardFields(title: "GOLD", lastFours: ["1005"])
        fields.currency = Currency(text: "EUR")
        let row = { (text: String, amount: Decimal, kind: BankRow.Kind) in
            BankRow(day: CalendarDate.day("2026-11-05"), amount: amount, text: text, kind: kind)
        }
        var part = ImportPart(card: "card-1")
        part.credits = [
            row("SHOP A", -30, .refund), row("SEPA IN", -100, .refund), row("SHOP B", -7, .payment),
            row("BACK", 5, .returned),
        ]
        let base: [WalletChange] = [
            .added("card-1", fields), .imported(ImportEntry(parts: [part])),
            .billed("card-1", BillEntry(.billed(250), closing: .day("2026-11-01"), isClosingGiven: true)),
        ]
        let rules: [WalletChange] = [
            .categorized("sepa", .payment), .categorized("shop b", .refund),
            .categorized("shop a", .groceries), .categorized("back", .refund),
        ]
        var rows = BankRows()
        _ = rows.add(part.credits + [row("SEPA IN", 12, .purchase)], isTable: false, spans: [])
        func card(_ changes: [WalletChange]) throws -> OwnCard {
            try #require(cards(changes).card("card-1", on: day))
        }
        let days = CalendarDate.day("2026-11-01")...day
        func categories(_ card: OwnCard) -> [SpendingCategory]? {
            Statement(of: card, rows: rows, in: days)?.transactions.map(\.category)
        }
        let before = try card(base)
        same([before.left, before.refunds], [248, 130])
        same(categories(before), [.refund, .refund, .payment, .payment, .unknown("")])
        let after = try card(base + rules)
        same([after.left, after.refunds], [155, 37])
        same(categories(after), [.groceries, .payment, .refund, .payment, .unknown("")])
    }
}
