import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsFeed
@testable import PaymentCardsInteractor

/// Whatever an id is made of, the card that a name finds is the card that the list shows under that name.
@Suite("The identity of cards")
struct CardIdentityTests {
    @Test(
        "A name of the list finds the card that the list shows under it, however the id is written and wherever it stands",
        arguments: 0..<8)
    func names(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for alignment in 0..<16 {
            let feed = Self.feed(alignment: alignment, using: &random)
            let source = { FeedCards(json: feed) }
            let slow = SlowInteractor(try CardFeedDecoder(source: "feed").decode(Data(feed.utf8)), on: nil)
            let all = CardQuery(search: "", page: .all)
            let listed = try await CardListInteractor(service: source()).cards(matching: all).items
            let trace = Comment(rawValue: "seed \(seed), alignment \(alignment): \(feed)")
            same(listed, try slow.cards(matching: all).items, trace)
            same(Set(listed.map(\.name)).count, listed.count, trace)
            for item in listed {
                // Each in a process of its own, so to speak: nothing is known from the question before.
                let found = try await CardListInteractor(service: source())
                    .cards(matching: CardQuery(search: "", page: .all, name: item.name))
                same(found.items.map(\.unplaced), [item.unplaced], trace)
                #expect([nil, item.place].contains(found.items.first?.place), trace)
                try await same(source().wallet().item(item.card.id), item, trace)
            }
            for size in 1...3 {
                for number in 1...(listed.count + size - 1) / size {
                    let page = try await CardListInteractor(service: source())
                        .cards(matching: CardQuery(search: "", page: .page(number, size: size)))
                    same(
                        page.items.map(\.card),
                        listed.dropFirst((number - 1) * size).prefix(size).map(\.card), trace)
                    for item in page.items {
                        // A page doesn't know of later cards with the same id, so that the bare id may be refused; it never
                        // means another card.
                        let found = await Self.cards(named: item.name, in: source())
                        let sharers = listed.count { $0.id.feedID == item.id.feedID }
                        #expect(found == [item.card] || found == nil && sharers > 1, trace)
                    }
                }
            }
        }
    }

    @Test("A place on a page is counted from the first card of the list")
    func places() async throws {
        let cards = ["a", "b", "x", "x#1", "x"].map { Self.card(id: "\"\($0)\"", title: $0) }
        let source = FeedCards(json: "[\(cards.joined(separator: ","))]")
        let page = try await CardListInteractor(service: source)
            .cards(matching: CardQuery(search: "", page: .page(2, size: 2)))
        same(page.items.map(\.name), ["x#1", "x#1#1"])
        await same(Self.cards(named: "x#1", in: source), page.items.prefix(1).map(\.card))
        await same(Self.cards(named: "x#1#1", in: source), page.items.suffix(1).map(\.card))
        await same(Self.cards(named: "@3", in: source), page.items.prefix(1).map(\.card))
    }

    @Test("What a person types means the same to the scan as to a look at all cards", arguments: 0..<8)
    func prefixes(seed: Int) async throws {
        var random = SeededGenerator(seed: 100 + UInt64(seed))
        for alignment in 0..<16 {
            let feed = Self.feed(alignment: alignment, using: &random)
            let slow = SlowInteractor(try CardFeedDecoder(source: "feed").decode(Data(feed.utf8)), on: nil)
            let source = FeedCards(json: feed)
            for name in ["9", "99", "9988", "998877", "998877#1", "998877#2", "9988770", "7", "x", "k", "K"] {
                let query = CardQuery(search: "", page: .all, name: name)
                let expected = Result { () throws(CardsError) in
                    try slow.cards(matching: query).unplaced.items
                }
                var found: Result<[CardListing.Item], CardsError>
                do throws(CardsError) {
                    found = .success(
                        try await CardListInteractor(service: source).cards(matching: query).unplaced.items)
                } catch {
                    found = .failure(error)
                }
                same(found, expected, "seed \(seed), alignment \(alignment), \(name): \(feed)")
            }
        }
    }

    /// The card that `name` means; `nil` where it means several.
    private static func cards(named name: String, in source: FeedCards) async -> [PaymentCard]? {
        do {
            return try await CardListInteractor(service: source)
                .cards(matching: CardQuery(search: "", page: .all, name: name)).items.map(\.card)
        } catch {
            guard case .ambiguousCard = error else { return [] }
            return nil
        }
    }

    /// Cards whose ids look alike and aren't, or don't and are, among others.
    private static func feed(alignment: Int, using random: inout SeededGenerator) -> String {
        let cards = (0..<Int.random(in: 2...7, using: &random)).map { number in
            let filler = Bool.random(using: &random) ? "" : other(number, using: &random) + ","
            let space = String(repeating: " ", count: (alignment + number * 5) % 16)
            return filler + space + card(id: id(using: &random), title: "\(number)")
        }
        let list = "[\(cards.joined(separator: ","))]"
        return Bool.random(using: &random) ? list : "{\"card\":\(list)}"
    }

    private static func card(id: String, title: String) -> String {
        """
        {"title":"\(title)","number":"4221 XXXX XXXX 8776","card_holder_name":"ASHA ₹ КАРТКА","type":"VISA",\
        "bank_name":"SBI","id":\(id)}
        """
    }

    private static func other(_ number: Int, using random: inout SeededGenerator) -> String {
        let text = String(repeating: "p9 ₹", count: Int.random(in: 0...40, using: &random))
        return ["{\"x\":\"\(text)\"}", card(id: "\"f\(number)\"", title: text), "\"\(text)\""]
            .randomElement(using: &random) ?? ""
    }

    /// What can stand in an id: nothing, what is dropped, what looks like the name of another card, and other letters.
    private static let pieces = [
        "\u{202E}", "\u{200E}", "\u{FEFF}", "\u{61C}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{FE0F}",
        "\u{200D}",
        "\u{200C}", "\u{E0041}", "\u{E0100}", "\u{3164}", "\u{115F}", "\u{34F}", "\u{180B}", "\u{1D173}",
        #"\u202e"#, #"\u200B"#, #"\ufeff"#, #"\udb40\udc41"#, #"\u00ad"#,
        #"\u0039"#, #"\u0023"#, #"\/"#, #"\n"#, #"\t"#, "\u{7F}", "\u{85}", "\u{E000}", "\u{10EEEE}",
        "\u{FFFD}",
        "é", "e\u{301}", "₹", "楽", "👩‍👩‍👧", "क्\u{200D}", "\u{301}", "\u{212A}", "K", "k", "#1", "#2", "#", "@",
        "@2", "x", "0",
        #"\ud800"#, #"\udc00"#, " ", "•", "–", "’", "\u{A0}", "Я",
    ]

    /// Numbers, some of them of the same value and not the same id, and some of which are none.
    private static let numbers = [
        "998877", "998877", "9988", "9", "998877.0", "9988.77e2", "998877e0", "-0", "0", "-9988", "7",
        "99887700000000000000000000000000000000", "1000000000000000000000000000000000000",
    ]

    private static func id(using random: inout SeededGenerator) -> String {
        if Int.random(in: 0..<4, using: &random) == 0 {
            return numbers.randomElement(using: &random) ?? ""
        }
        let stem = ["998877", "998877", "998877", "9988", "x", "", "@1"].randomElement(using: &random) ?? ""
        var id = stem.map(String.init)
        for _ in 0..<([0, 0, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 0) {
            id.insert(
                pieces.randomElement(using: &random) ?? "", at: Int.random(in: 0...id.count, using: &random))
        }
        let ordinal = ["", "", "", "", "#1", "#2"].randomElement(using: &random) ?? ""
        return "\"\(id.joined())\(ordinal)\""
    }
}
