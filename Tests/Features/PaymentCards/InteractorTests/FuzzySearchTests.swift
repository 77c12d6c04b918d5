import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("A search as one types")
struct FuzzySearchTests {
    private func titles(
        of text: String, among titles: [String], sort: [CardSort] = [], page: CardPageSelection = .all
    ) async throws -> [String] {
        let cards = titles.enumerated().map { PaymentCard.fixture(id: "\($0)", title: $1, holder: "") }
        let query = CardQuery(search: text, isFuzzy: true, sort: sort, page: page)
        return try await CardListInteractor(service: CardsServiceStub(cards)).cards(matching: query).items
            .map(\.card.title)
    }

    @Test(
        "Cards with the words themselves come first, then those with them within others, then their letters",
        arguments: [
            ("card b", ["CARD B", "CARD B-2", "CARD AB", "CARDBOARD"]),
            ("card", ["CARD AB", "CARD B", "CARD B-2", "CARDBOARD"]),
            ("картка б", ["КАРТКА Б", "КАРТКА АБ"]), ("🚀", ["A 🚀", "A🚀"]), ("בנק", ["בנק", "בנקאי"]),
            ("楽天", ["楽天 カード", "楽天カード"]), ("ｃａｒｄ ｂ", ["CARD B", "CARD B-2", "CARD AB", "CARDBOARD"]),
        ])
    func wholeWords(text: String, found: [String]) async throws {
        let cards = [
            "CARD AB", "CARD B", "CARD B-2", "CARDBOARD", "КАРТКА АБ", "КАРТКА Б", "A🚀", "A 🚀", "בנקאי",
            "בנק",
            "楽天カード", "楽天 カード",
        ]
        try await same(titles(of: text, among: cards), found)
    }

    @Test("Exact hits come first, then letters in order within one word, both in the order of the list")
    func order() async throws {
        let cards = ["TRAVEL", "GOLD", "TRVL PLUS", "TRAVELLER", "T RAV EL"]
        try await same(titles(of: "trvl", among: cards), ["TRVL PLUS", "TRAVEL", "TRAVELLER"])
        try await same(
            titles(of: "trvl", among: cards, sort: [CardSort(.title, isDescending: true)]),
            ["TRVL PLUS", "TRAVELLER", "TRAVEL"])
    }

    @Test(
        "Words must all be there, and those after a hyphen must not",
        arguments: [
            ("icici amzon", ["ICICI AMAZON"]), ("amzon", ["ICICI AMAZON", "SBI AMAZON"]),
            ("amzon -icici", ["SBI AMAZON"]),
            ("amazon -amzon", ["ICICI AMAZON", "SBI AMAZON"]), ("amzon -amazon", []),
            ("-amazon", ["GOLD 🚀 CARD", "בנק לאומי", "楽天カード"]),
            ("amazon -", ["ICICI AMAZON", "SBI AMAZON"]),
            ("-", ["ICICI AMAZON", "SBI AMAZON", "GOLD 🚀 CARD", "בנק לאומי", "楽天カード"]),
            ("🚀", ["GOLD 🚀 CARD"]), ("-🚀 gld", []), ("לאמי", ["בנק לאומי"]), ("楽カド", ["楽天カード"]),
            ("az", ["ICICI AMAZON", "SBI AMAZON"]),
            ("am", ["ICICI AMAZON", "SBI AMAZON"]), ("an", []), ("nozama", []),
        ] as [(String, [String])])
    func words(text: String, found: [String]) async throws {
        let cards = ["ICICI AMAZON", "SBI AMAZON", "GOLD 🚀 CARD", "בנק לאומי", "楽天カード"]
        try await same(titles(of: text, among: cards), found)
    }

    @Test("Pages follow one another without a gap", arguments: [[], [CardSort(.title)]])
    func pages(sort: [CardSort]) async throws {
        let cards = (0..<37).map { $0.isMultiple(of: 3) ? "AMZON \($0 + 10)" : "AMAZON \($0 + 10)" }
        let all = try await titles(of: "amzon", among: cards, sort: sort)
        #expect(all.count == 37 && all.prefix(13).allSatisfy { $0.hasPrefix("AMZON") })
        var paged: [String] = []
        for page in 1...8 {
            paged += try await titles(of: "amzon", among: cards, sort: sort, page: .page(page, size: 5))
        }
        same(paged, all)
    }

    @Test("Among more than 10,000 cards only whole words are found", arguments: [10_000, 10_001])
    func many(count: Int) async throws {
        let cards = (0..<count).map { $0 == 5 ? "AMZON" : $0 == 3 ? "AMAZON" : "GOLD" }
        try await same(titles(of: "amzon", among: cards), count > 10_000 ? ["AMZON"] : ["AMZON", "AMAZON"])
    }

    @Test("A search on the command line finds whole words only, and hyphens as they are")
    func exact() async throws {
        let cards = ["TRAVEL", "A-TRVL"].map { PaymentCard.fixture(title: $0) }
        let list = CardListInteractor(service: CardsServiceStub(cards))
        for text in ["trvl", "-trvl"] {
            try await same(list.cards(matching: CardQuery(search: text)).items.map(\.card.title), ["A-TRVL"])
        }
    }
}
