import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardNaming")
struct CardNamingTests {
    private static let cards: [PaymentCard] = [
        .fixture(id: "48822393341", title: "SBI REWARDZ", number: "4221 XXXX XXXX 8776"),
        .fixture(id: "48822394455", title: "ICICI CHIP", number: "4332 XXXX XXXX 6564"),
        .fixture(id: "700", title: "REGALIA", number: "5241 XXXX XXXX 3318"),
        .fixture(id: "700", occurrence: 2, title: "MONEYBACK", number: "4893 XXXX XXXX 6564"),
        .fixture(id: "8776", title: "SHORT", number: "4315 XXXX XXXX 0450"),
        .fixture(id: "045", title: "LEADING ZERO", number: "4315 XXXX XXXX XX12"),
    ]

    @Test(
        "A card is named by its full id, its whole title, a unique prefix, a unique last four, ID#2 or @3",
        arguments: [
            ("48822393341", 0), ("488223933", 0), ("488223944", 1), ("3318", 2), ("700#1", 2), ("700#2", 3),
            ("@1", 0), ("@3", 2), ("@6", 5), ("87", 4), ("045", 5), ("48822393341#1", 0),
            ("SBI REWARDZ", 0), ("icici chip", 1), ("Short", 4),
        ])
    func found(name: String, index: Int) async throws {
        try await same(card(name), Self.cards[index])
    }

    @Test("A full id comes before a prefix and a last four")
    func precedence() async throws {
        try await same(card("8776").title, "SHORT")
        try await same(card("700", of: [.fixture(id: "7001"), .fixture(id: "700")]).id.feedID, "700")
    }

    @Test(
        "An ambiguous name lists every candidate and how to name each",
        arguments: [
            ("700", ["700#1", "700#2"]), ("70", ["700#1", "700#2"]), ("6564", ["48822394455", "700#2"]),
            ("4882239", ["48822393341", "48822394455"]), ("8", nil), ("0450", nil),
        ] as [(String, [String]?)])
    func ambiguous(name: String, candidates: [String]?) async {
        let error = await error(of: name)
        same(error?.candidateNames, candidates)
        for candidate in candidates ?? [] { #expect(await self.error(of: candidate) == nil) }
    }

    @Test(
        "An unknown name lists the nearest, never more than three",
        arguments: [
            "", "@-1", "@", "@7x", "@-9223372036854775808", "700#3", "700#0",
            "700#", "#2", "XXXX", "48822393342", "regalla",
            "700#-9223372036854775808",
        ])
    func unknown(name: String) async {
        guard case .unknownCard(name, let nearest) = await error(of: name) else {
            Issue.record("\(name) was found")
            return
        }
        #expect(nearest.count <= 3)
    }

    @Test(
        "A place that the list doesn't have says how many cards there are",
        arguments: ["@0", "@7", "@99999999999999999999", "@9223372036854775807"])
    func unknownPlace(name: String) async {
        await same(error(of: name), .unknownPlace(name: name, count: 6))
    }

    @Test(
        "A name of a card that was taken away says which, whether there are others near or not",
        arguments: [("6564", "9001"), ("9001", "9001"), ("900", "9001"), ("3318", nil), ("nosuch", nil)])
    func removed(name: String, removed: String?) async {
        let service = RemovingSource(
            cards: [Self.cards[0], Self.cards[2]],
            removed: [.fixture(id: "9001", title: "GONE", number: "4332 XXXX XXXX 6564")])
        let candidate = CardCandidate(name: "9001", title: "GONE", number: "4332 XXXX XXXX 6564")
        let error = await error(of: name, in: service)
        #expect((error == .removedCard(name: name, removed: [candidate])) == (removed != nil))
    }

    @Test("A name of several cards that were taken away lists them, and a place means none of them")
    func severalRemoved() async {
        let service = RemovingSource(cards: [], removed: Self.cards)
        guard case .removedCard("6564", let cards) = await error(of: "6564", in: service) else {
            Issue.record("not removed")
            return
        }
        same(cards.map(\.name), ["48822394455", "700#2"])
        await same(error(of: "@2", in: service), .unknownPlace(name: "@2", count: 0))
    }

    @Test("A source that can't tell what was taken away has only cards that are unknown")
    func unknownRemoved() async {
        let service = RemovingSource(cards: [Self.cards[0]], removed: nil)
        guard case .unknownCard("6564", _) = await error(of: "6564", in: service) else {
            Issue.record("known")
            return
        }
    }

    @Test("The nearest come first and say their title and masked number")
    func nearest() async {
        let expected = CardCandidate(name: "700#1", title: "REGALIA", number: "5241 XXXX XXXX 3318")
        guard case .unknownCard(_, let nearest) = await error(of: "regalla") else {
            Issue.record("found")
            return
        }
        same(nearest.first, expected)
        guard case .unknownCard(_, let ids) = await error(of: "48822393342") else { return }
        same(ids.first?.name, "48822393341")
    }

    @Test("There is nothing near in an empty list")
    func empty() async {
        await same(error(of: "1", cards: []), .unknownCard(name: "1", nearest: []))
        await same(error(of: "@1", cards: []), .unknownPlace(name: "@1", count: 0))
    }

    @Test("An id that is written like another form is still a full id")
    func disguisedIDs() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "a#2"), .fixture(id: "@9"), .fixture(id: "b@1"), .fixture(id: "#"),
        ]
        for card in cards { try await same(self.card(card.id.feedID, of: cards), card) }
    }

    @Test(
        "An id that reads like the name of another card leaves that card its name, and has another one itself"
    )
    func collidingNames() async throws {
        let cards: [PaymentCard] = [
            .fixture(id: "a"), .fixture(id: "a", occurrence: 2), .fixture(id: "a#2"), .fixture(id: "@1"),
            .fixture(id: "a#2#1"), .fixture(id: "@1#1"),
        ]
        let items = try await CardListInteractor(service: CardsServiceStub(cards))
            .cards(matching: CardQuery(page: .all)).items
        same(items.map(\.name), ["a#1", "a#2", "a#2#1", "@1#1", "a#2#1#1", "@1#1#1"])
        for item in items { try await same(card(item.name, of: cards), item.card) }
        try await same(card("@1", of: cards), cards[0])
    }

    private func card(_ name: String, of cards: [PaymentCard] = cards) async throws -> PaymentCard {
        let interactor = CardListInteractor(service: CardsServiceStub(cards))
        return try #require(try await interactor.cards(matching: CardQuery(name: name)).items.first).card
    }

    private func error(of name: String, cards: [PaymentCard] = cards) async -> CardsError? {
        await error(of: name, in: CardsServiceStub(cards))
    }

    private func error(of name: String, in source: any CardsSource) async -> CardsError? {
        do throws(CardsError) {
            let interactor = CardListInteractor(service: source)
            _ = try await interactor.cards(matching: CardQuery(name: name))
            return nil
        } catch {
            return error
        }
    }
}

/// Cards of which some were taken away; `nil` where the source can't tell which.
private struct RemovingSource: CardsSource {
    let cards: [PaymentCard]
    let removed: [PaymentCard]?

    func wallet() async throws(CardsError) -> Wallet { Wallet(cards) }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }

    func removedCards() async throws(CardsError) -> [PaymentCard] {
        guard let removed else { throw .unsupported }
        return removed
    }
}

extension CardsError {
    fileprivate var candidateNames: [String]? {
        if case .ambiguousCard(_, let candidates, _) = self { candidates.map(\.name) } else { nil }
    }
}
