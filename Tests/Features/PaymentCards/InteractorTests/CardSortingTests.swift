import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardSorting")
struct CardSortingTests {
    /// State or amount by id, in the feed's order; "none" has no due.
    private let byState: [PaymentCard] = [
        "none", "fully_paid", "due in 6 days", "overdue by 12 days", "awaiting statement", "due today",
        "overdue",
        "overdue by 2 days", "due in 1 week", "none", "fully_paid",
    ].enumerated().map { index, state in
        .fixture(id: "\(index) \(state)", due: state == "none" ? nil : .fixture(state: state))
    }

    @Test("The most pressing due comes first; paid, untold and missing ones follow")
    func due() async throws {
        try await same(
            sorted(byState, [CardSort(.due)]),
            [
                "6 overdue", "3 overdue by 12 days", "7 overdue by 2 days", "5 due today", "2 due in 6 days",
                "8 due in 1 week", "1 fully_paid", "10 fully_paid", "4 awaiting statement", "0 none",
                "9 none",
            ])
    }

    @Test("Backwards, cards without a day or a due still come last, and equal ones keep their order")
    func dueDescending() async throws {
        try await same(
            sorted(byState, [CardSort(.due, isDescending: true)]),
            [
                "8 due in 1 week", "2 due in 6 days", "5 due today", "7 overdue by 2 days",
                "3 overdue by 12 days", "6 overdue", "1 fully_paid", "10 fully_paid", "4 awaiting statement",
                "0 none", "9 none",
            ])
    }

    @Test("Dates are counted from today, among words as they are")
    func dates() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "words", due: .fixture(state: "due in 2 days")),
            .fixture(id: "paid", due: .fixture(state: "fully_paid", date: .day("2026-11-20"))),
            .fixture(id: "later", due: .fixture(state: "overdue", date: .day("2026-11-24"))),
            .fixture(id: "late", due: .fixture(state: "due in 45 days", date: .day("2026-11-20"))),
            .fixture(id: "untold", due: .fixture(state: "soon", date: .day("2026-11-22"))),
            .fixture(id: "zero", due: .fixture(amount: 0, date: .day("2026-11-20"))),
        ]
        let order = ["late", "untold", "words", "later", "paid", "zero"]
        try await same(sorted(cards, [CardSort(.due)], on: "2026-11-21"), order)
        let onNewYear = ["late", "untold", "later", "words", "paid", "zero"]
        try await same(sorted(cards, [CardSort(.due)], on: "2027-01-01"), onNewYear)
    }

    @Test("Amounts are compared within a currency, and currencies are in the same order both ways")
    func currencies() async throws {
        let amounts: [(Decimal, String)] = [
            (48200, "¥"), (5, "USD"), (7853, "₹"), (640, "€"), (54210, "INR"), (9, "$"), (1, "¥"),
            (2, "бали"),
        ]
        let cards = amounts.map { amount, currency in
            PaymentCard.fixture(
                id: "\(amount) \(currency)", due: .fixture(amount: amount, currency: currency))
        }
        try await same(
            sorted(cards, [CardSort(.amount)]),
            [
                "640 €", "7853 ₹", "54210 INR", "1 ¥", "48200 ¥", "5 USD", "9 $", "2 бали",
            ])
        try await same(
            sorted(cards, [CardSort(.amount, isDescending: true)]),
            [
                "640 €", "54210 INR", "7853 ₹", "48200 ¥", "1 ¥", "9 $", "5 USD", "2 бали",
            ])
    }

    @Test("Amounts compare as numbers, and no due is last both ways")
    func amount() async throws {
        let large = try #require(Decimal(string: "12345678901234567890.01"))
        let amounts: [Decimal?] = [nil, 9, 10, large, -3, nil, large + 0.01, 10]
        let cards = amounts.enumerated().map { index, amount in
            PaymentCard.fixture(id: "\(index)", due: amount.map { .fixture(amount: $0) })
        }
        try await same(sorted(cards, [CardSort(.amount)]), ["4", "1", "2", "7", "3", "6", "0", "5"])
        try await same(
            sorted(cards, [CardSort(.amount, isDescending: true)]),
            [
                "6", "3", "2", "7", "1", "4", "0", "5",
            ])
    }

    @Test("Titles and banks compare without case, diacritics and width")
    func text() async throws {
        let texts = ["beta", "Álpha", "ＡＬＰＨＡ", "alpha", "", "Ґамма", "ga"]
        let titles = texts.enumerated().map { PaymentCard.fixture(id: "\($0)", title: $1) }
        let banks = texts.enumerated().map { PaymentCard.fixture(id: "\($0)", bank: Bank(code: $1)) }
        for (key, cards) in [(CardSort.Key.title, titles), (.bank, banks)] {
            try await same(sorted(cards, [CardSort(key)]), ["4", "1", "2", "3", "0", "6", "5"])
            try await same(
                sorted(cards, [CardSort(key, isDescending: true)]),
                [
                    "5", "6", "0", "1", "2", "3", "4",
                ])
        }
    }

    @Test("A later key decides where the earlier ones are equal, each its own way")
    func severalKeys() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "0", title: "b", bank: .sbi, due: nil),
            .fixture(id: "1", title: "a", bank: .sbi, due: .fixture(amount: 1)),
            .fixture(id: "2", title: "a", bank: .hdfc), .fixture(id: "3", title: "a", bank: .sbi),
        ]
        try await same(
            sorted(cards, [CardSort(.bank), CardSort(.title, isDescending: true)]),
            [
                "2", "0", "1", "3",
            ])
        try await same(
            sorted(
                cards, [CardSort(.title), CardSort(.bank, isDescending: true), CardSort(.amount)]),
            ["1", "3", "2", "0"])
        try await same(sorted(cards, []), ["0", "1", "2", "3"])
    }

    private func sorted(_ cards: [PaymentCard], _ sort: [CardSort], on day: String = "2026-11-20")
        async throws
        -> [String]
    {
        try await CardListInteractor(service: CardsServiceStub(cards), days: .fixture(day))
            .cards(matching: CardQuery(sort: sort, page: .all)).items.map(\.card.id.feedID)
    }
}
