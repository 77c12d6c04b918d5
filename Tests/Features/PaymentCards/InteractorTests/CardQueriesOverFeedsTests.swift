import Foundation
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsNetwork
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import PaymentCardsStore
import PaymentCardsQuery
import Values

@testable import PaymentCardsFeed
@testable import PaymentCardsInteractor

@Suite("Queries over feeds")
struct CardQueriesOverFeedsTests {
    private static let days = DayClock.fixture("2026-11-20")
    private static let words = [
        "", "a", "LONG", "s", "rewardz sbi", "1234", "8776 s", "hdfc", "card", "É", "e", "кар", "КАРТКА", "ß",
        "ss",
        "I", "İ", "ı", "ｓ", "楽", "\u{301}", "👩", ";", "\u{37E}", "K", "\u{212A}", "pan 4539", "x", "\u{FB01}",
        "lng", "rwrdz", "-a", "-", "s -sbi", "rwz -77", "кта", "-кар", "876", "楽ｓ",
    ]
    private static let names = [
        "1", "2", "é", "e\u{301}", "K", "\u{212A}", "77", "7", "1#2", "1#1", "@1", "@2", "@9", "8776", "1234",
        "",
        "12", "rewardz", "SBI REWARDS", "2#1", "2#2", "@1#1", "карт", "é#2", "#", "@",
    ]

    @Test("Every answer is the same as with all cards in memory", arguments: 0..<8)
    func isTheSame(seed: UInt64) async throws {
        var generator = FeedGenerator(seed: 300 + seed)
        var random = SeededGenerator(seed: seed)
        var answers = 0
        let rounds = TestRun.count(8, long: 40)
        for _ in 0..<rounds {
            let text = generator.feed()
            guard let feed = Self.feed(text) else { continue }
            let source = FeedCards(json: text)
            let slow = SlowInteractor(feed, on: Self.days.today)
            let fast = CardListInteractor(service: source, days: Self.days)
            for _ in 0..<20 {
                let query = Self.query(using: &random)
                var expected = Result { () throws(CardsError) in try slow.cards(matching: query) }
                let answer = await Self.answer(of: fast, to: query)
                // Who looks for one card may go past others that can't be read.
                if query.name != nil, case .success(let listing) = answer, listing.unreadable.isEmpty {
                    expected = expected.map(\.withoutUnreadable)
                }
                // Nor does it count those before it, where it knows the card by its id.
                if query.name != nil {
                    same(answer.map(\.unplaced), expected.map(\.unplaced), "\(query) \(text)")
                } else {
                    same(answer, expected, "\(query) \(text)")
                }
                if case .success = expected { answers += 1 }
            }
        }
        #expect(answers > rounds * 3)
    }

    @Test("Every page of a long sorted list is the same as with all cards in memory", arguments: 0..<8)
    func longSorted(seed: UInt64) async throws {
        var generator = FeedGenerator(seed: 350 + seed)
        var random = SeededGenerator(seed: seed)
        var pages = 0
        for _ in 0..<TestRun.count(1, long: 10) {
            let text = generator.feed(of: 400)
            let slow = SlowInteractor(try #require(Self.feed(text)), on: Self.days.today)
            let fast = CardListInteractor(
                service: FeedCards(json: text), days: Self.days)
            for key in CardSort.Key.allCases {
                for isDescending in [false, true] {
                    var query = Self.query(using: &random)
                    (query.name, query.search) = (nil, "")
                    query.sort = [CardSort(key, isDescending: isDescending)] + query.sort.prefix(1)
                    query.page = .page(
                        Int.random(in: 1...4, using: &random), size: Int.random(in: 1...20, using: &random))
                    let answer = await Self.answer(of: fast, to: query)
                    same(answer, .success(try slow.cards(matching: query)), "\(query) \(text)")
                    pages += (try answer.get()).items.isEmpty ? 0 : 1
                }
            }
        }
        #expect(pages > 0)
    }

    @Test("Every card comes, in the order and with the names of a list in memory", arguments: 0..<8)
    @MainActor
    func every(seed: UInt64) async throws {
        var generator = FeedGenerator(seed: 400 + seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestRun.count(15, long: 40) {
            let text = generator.feed()
            guard let feed = Self.feed(text) else { continue }
            var query = Self.query(using: &random)
            (query.name, query.page, query.isFuzzy) = (nil, .all, false)
            let slow = SlowInteractor(feed, on: Self.days.today)
            // What nothing can be read of is refused, whichever way it is read.
            guard !slow.isUnreadable else { continue }
            let expected = try slow.cards(matching: query)
            var listings: [CardListing] = []
            try await CardListInteractor(
                service: FeedCards(json: text), days: Self.days
            ).everyCard(matching: query) {
                listings.append($0)
                return true
            }
            same(listings.flatMap(\.items), expected.items, "\(query) \(text)")
            #expect(listings.allSatisfy { $0.unreadable == expected.unreadable })
            #expect(listings.allSatisfy { $0.total == expected.total })
            same(listings.map(\.page), Array(1...listings.count))
            #expect(listings.dropLast().allSatisfy { $0.hasNextPage })
            #expect(listings.last?.hasNextPage == false)
        }
    }

    /// What ids are made of that look like other names, or like digits of a number.
    private static let idParts = [
        "@", "#", "1", "2", "13", "x", " ", "a b", "\"", "'", "-", "é", "@1", "x#1", "@13", "#1", "0", "8776",
        "\\",
    ]

    @Test(
        "Every name that is printed, on whatever page, names its card for whoever looks or pays",
        arguments: 0..<8)
    func printedNames(seed: UInt64) async throws {
        var random = SeededGenerator(seed: 500 + seed)
        for _ in 0..<TestRun.count(6, long: 60) {
            let cards = (0..<Int.random(in: 1...30, using: &random)).map { place in
                let id = (0..<Int.random(in: 1...3, using: &random))
                    .compactMap { _ in Self.idParts.randomElement(using: &random) }.joined()
                let number = [8776, Int.random(in: 1000...9999, using: &random)].randomElement(using: &random)
                return PaymentCard.fixture(
                    id: id, title: "T\(place)", number: "4221 XXXX XXXX \(number ?? 0)",
                    due: .fixture(id: "\(place)"))
            }
            let text = try Self.text(of: cards)
            let network = MockNetworkService(answering: Array(text.utf8))
            let service = StoredCardsService(over: FeedCards(network))
            let sources: [any CardsSource] = [service, FeedCards(json: text)]
            for source in sources {
                let list = CardListInteractor(service: source, days: Self.days)
                for page in [CardPageSelection.all, .page(1, size: 3), .page(2, size: 5), .page(2, size: 14)]
                {
                    for item in try await list.cards(matching: CardQuery(page: page)).items {
                        // Who reads only a page of a large feed doesn't know that a later card has the same id.
                        let isKnown =
                            item.name == item.id.numberedName || page == .all || source is StoredCardsService
                        guard isKnown || cards.count(where: { $0.id.feedID == item.id.feedID }) == 1 else {
                            continue
                        }
                        let named = try await list.cards(matching: CardQuery(name: item.name)).items
                        same(named.map(\.card), [item.card], "\(item.name) \(cards.map(\.id.feedID))")
                        let quote = try await CardPaymentInteractor(service: service).quote(
                            for: .named(item.name), key: nil)
                        same(quote.item.card, item.card, "\(item.name) \(cards.map(\.id.feedID))")
                    }
                }
            }
        }
    }

    /// A feed of `cards`.
    private static func text(of cards: [PaymentCard]) throws -> String {
        let elements = cards.map { card in
            let due: [String: Any] = [
                "id": card.due?.id ?? "", "amount": 5, "currency": "INR", "state": "due in 6 days",
            ]
            return [
                "id": card.id.feedID, "title": card.title, "number": card.number.masked,
                "card_holder_name": "",
                "type": "VISA", "bank_name": "SBI", "due": due, "actions": ["pay_now"],
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: ["card": elements])
        return String(decoding: data, as: UTF8.self)
    }

    private static func feed(_ text: String) -> CardFeed? {
        do {
            return try CardFeedDecoder(source: "feed").decode(Data(text.utf8))
        } catch {
            return nil
        }
    }

    private static func answer(
        of interactor: CardListInteractor, to query: CardQuery
    ) async -> Result<CardListing, CardsError> {
        do {
            return .success(try await interactor.cards(matching: query))
        } catch {
            return .failure(error)
        }
    }

    private static func query(using random: inout SeededGenerator) -> CardQuery {
        func isChosen(_ odds: Int) -> Bool { Int.random(in: 1...odds, using: &random) == 1 }
        func one<Value>(of values: [Value]) -> [Value] {
            values.randomElement(using: &random).map { [$0] } ?? []
        }
        var query = CardQuery(search: one(of: words)[0], isFuzzy: isChosen(2), page: .all)
        if isChosen(3) { query.name = one(of: names)[0] }
        if isChosen(2) {
            query.page = .page(
                Int.random(in: 1...3, using: &random), size: Int.random(in: 1...4, using: &random))
        }
        if isChosen(2) {
            query.filters = one(of: [
                CardFilter(.due), CardFilter(.paid), CardFilter(.overdue),
                CardFilter(.noDue, isNegated: true),
                CardFilter(.bank(["State bank of India"])),
                CardFilter(.network(["visa", "American-Express"])),
                CardFilter(.action(["pay_now"])),
            ])
        }
        while isChosen(2), query.sort.count < 3 {
            query.sort += one(of: CardSort.Key.allCases).map { CardSort($0, isDescending: isChosen(2)) }
        }
        // A plain page is another matter: it looks no further.
        if query.page != .all, query.search.isEmpty, query.filters.isEmpty, query.sort.isEmpty {
            query.sort = [CardSort(.title)]
        }
        return query
    }
}

extension CardListing {
    fileprivate var withoutUnreadable: CardListing {
        CardListing(items: items, unreadable: [], total: total, kept: kept)
    }
}
