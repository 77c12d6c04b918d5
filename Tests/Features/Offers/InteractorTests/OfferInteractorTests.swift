import Foundation
import OffersEntity
import OffersFeed
import OffersInteractor
import OffersPorts
import OffersScreens
import OffersTestSupport
import Testing
import Values

/// Decisions in memory, without a journal.
private actor Decisions: OfferDecisions {
    private var made: [OfferDecision] = []

    func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        Dictionary(made.map { ($0.offer, $0) }) { $1 }
    }

    func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        guard try decisions()[offer]?.choice != choice else { return false }
        made.append(OfferDecision(offer: offer, choice: choice, date: .distantPast))
        return true
    }

    func undo() throws(OffersError) -> OfferDecision? { made.popLast() }
}

/// Offers and cards that nobody may read.
private struct Unreadable: OffersSource, OfferCards {
    func offers() async throws(OffersError) -> OfferFeed { throw .noSuchFile(path: "") }
    func heldCards() async throws(OffersError) -> [HeldCard] { throw .noCards(reason: "") }
}

@Suite("The rules of offers")
struct OfferInteractorTests {
    private let cards = [HeldCard.fixture("1"), .fixture("2", bank: "icici", network: "mastercard")]

    private func rules(_ offers: [Offer], day: String = "2026-11-20") -> OfferInteractor {
        let fixed = FixedOffers(offers, cards: cards)
        return OfferInteractor(source: fixed, cards: fixed, decisions: Decisions(), days: .at(day))
    }

    private func names(_ rules: OfferInteractor, _ query: OfferQuery = OfferQuery()) async throws -> [String]
    {
        try await rules.offers(query).items.map(\.name)
    }

    private let offers: [Offer] = [
        .fixture("late", expires: "2026-12-30"), .fixture("soon", expires: "2026-11-20", banks: ["sbi"]),
        .fixture("gone", expires: "2026-11-19"), .fixture("none", banks: ["riviera"]),
        .fixture("same", category: "Travel", expires: "2026-12-01", networks: ["mastercard"]),
        .fixture("same", expires: "2026-12-01"),
    ]

    @Test("Open are those for a card here, not expired and not decided, those that end soonest first")
    func open() async throws {
        let rules = rules(offers)
        #expect(try await names(rules) == ["soon", "same#1", "same#2", "late"])
        _ = try await rules.decide(.kept, onOfferNamed: "soon")
        _ = try await rules.decide(.passed, onOfferNamed: "same#2")
        #expect(try await names(rules) == ["same#1", "late"])
        #expect(try await names(rules, OfferQuery(status: .kept)) == ["soon"])
        #expect(try await names(rules, OfferQuery(status: .passed)) == ["same#2"])
        #expect(try await names(rules, OfferQuery(status: nil)).count == 6)
    }

    @Test("Each comes with the cards that it is for")
    func fitting() async throws {
        let items = try await rules(offers).offers(OfferQuery(status: nil)).items
        let cards = Dictionary(items.map { ($0.name, $0.cards.map(\.id)) }) { first, _ in first }
        #expect(cards["soon"] == ["1"])
        #expect(cards["same#1"] == ["2"])
        #expect(cards["late"] == ["1", "2"])
        #expect(cards["none"] == [])
        #expect(items.first { $0.name == "gone" }?.status == .expired)
    }

    @Test("A card and a category choose among them, and a card that there is not is said")
    func chosen() async throws {
        let rules = rules(offers)
        #expect(try await names(rules, OfferQuery(card: "1")) == ["soon", "same#2", "late"])
        #expect(try await names(rules, OfferQuery(category: "travel")) == ["same#1"])
        await #expect(throws: OffersError.unknownCard(name: "3")) {
            try await rules.offers(OfferQuery(card: "3"))
        }
    }

    @Test("A card number typed in place of a name isn't repeated, even if it is mistyped")
    func typedCardNumber() async throws {
        let rules = rules(offers)
        let nearest = ["same#1", "same#2", "gone"]
        await #expect(throws: OffersError.unknownOffer(name: "411111XXXXXX1112", nearest: nearest)) {
            try await rules.offer(named: "4111111111111112")
        }
        await #expect(throws: OffersError.unknownCard(name: "4111 11XX XXXX 1111")) {
            try await rules.offers(OfferQuery(card: "4111 1111 1111 1111"))
        }
    }

    @Test("An offer is found by its name, by the beginning of its title, and otherwise the nearest are named")
    func naming() async throws {
        let rules = rules(offers)
        #expect(try await rules.offer(named: "SOON").name == "soon")
        #expect(try await rules.offer(named: "offer la").name == "late")
        await #expect(throws: OffersError.ambiguous(name: "same", names: ["same#1", "same#2"])) {
            try await rules.offer(named: "same")
        }
        await #expect(throws: OffersError.unknownOffer(name: "sonn", nearest: ["soon", "gone", "none"])) {
            try await rules.offer(named: "sonn")
        }
        await #expect(throws: OffersError.unknownOffer(name: "9999", nearest: ["gone", "late", "none"])) {
            try await rules.offer(named: "9999")
        }
        await #expect(throws: OffersError.self) { try await rules.offer(named: "") }
    }

    @Test("An expired offer can't be kept, and may be passed; what was kept stays so")
    func expired() async throws {
        let rules = rules(offers)
        await #expect(throws: OffersError.expired(name: "gone", since: .day("2026-11-19"))) {
            try await rules.decide(.kept, onOfferNamed: "gone")
        }
        #expect(try await rules.decide(.passed, onOfferNamed: "gone").isNew)
    }

    @Test("Once found, an offer is decided without reading offers and cards again")
    func decided() async throws {
        let item = try await rules(offers).offer(named: "soon")
        let decisions = Decisions()
        func blind(on day: String) -> OfferInteractor {
            OfferInteractor(source: Unreadable(), cards: Unreadable(), decisions: decisions, days: .at(day))
        }
        // It has ended since it was found.
        await #expect(throws: OffersError.expired(name: "soon", since: .day("2026-11-20"))) {
            try await blind(on: "2026-11-21").decide(.kept, on: item)
        }
        let kept = try await blind(on: "2026-11-20").decide(.kept, on: item)
        #expect(kept.item.status == .kept && kept.item.cards == item.cards && kept.isNew)
        // What was kept stays kept, whatever the one who decides knew of it.
        #expect(try await !blind(on: "2026-11-21").decide(.kept, on: item).isNew)
    }

    @Test("Keeping twice changes nothing; an undo opens the last one again")
    func undo() async throws {
        let rules = rules(offers)
        #expect(try await rules.decide(.kept, onOfferNamed: "late").isNew)
        #expect(try await !rules.decide(.kept, onOfferNamed: "late").isNew)
        let undone = try #require(try await rules.undo())
        #expect(undone.item?.status == .open)
        #expect(undone.decision.choice == .kept)
        #expect(try await rules.undo() == nil)
    }

    @Test("The built-in offers fit cards as they are built in")
    func builtIn() async throws {
        let clock = DayClock.at("2028-01-01")
        let rules = OfferInteractor(
            source: BuiltInOffers(days: clock), cards: FixedOffers([], cards: cards), decisions: Decisions(),
            days: clock)
        let open = try await names(rules)
        #expect(open.first == "coffee#1")
        #expect(!open.contains("umbrella") && !open.contains("yacht") && open.contains("cinema"))
    }
}
