import Foundation
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsQuery
import PaymentCardsStore
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsInteractor

@MainActor
@Suite("Dues that are read part by part")
struct CardDuesReadingTests {
    private static let days = DayClock.fixture("2026-11-20")

    @Test("are those that are read at once, whatever the feed", arguments: 0..<8)
    func feeds(seed: UInt64) async throws {
        var generator = FeedGenerator(seed: 700 + seed)
        for _ in 0..<TestRun.count(30, long: 200) {
            try await compare(generator.feed())
        }
    }

    @Test(
        "are those that are read at once where cards are listed twice and ids are digits of others",
        arguments: 0..<8)
    func copies(seed: UInt64) async throws {
        var random = SeededGenerator(seed: 900 + seed)
        for _ in 0..<TestRun.count(6, long: 40) {
            // A part has 500 cards, but a few of them can be copies of each other just as well.
            let most = [30, 200, 1_200].randomElement(using: &random) ?? 30
            let cards = (0..<Int.random(in: 0...most, using: &random)).map { place in
                let id = [place, place % 7, 8776, 1234].randomElement(using: &random) ?? place
                let number = [8776, 1234, place].randomElement(using: &random) ?? place
                let states = [
                    "overdue", "due in 0 days", "overdue by 0 days", "due in \(place % 40) days", "soon",
                    "paid",
                ]
                let state = states.randomElement(using: &random) ?? ""
                return """
                    {"id": "\(id)", "title": "T\(place)", "number": "4221 XXXX XXXX \(number)", \
                    "card_holder_name": "A", "type": "VISA", "bank_name": "SBI", "due": {"id": "\(place % 2)", \
                    "amount": \(Int.random(in: 1...3, using: &random)), \
                    "currency": "\(place % 3 == 0 ? "₹" : "INR")", "state": "\(state)"}}
                    """
            }
            let text = "{\"card\": [\(cards.joined(separator: ","))]}"
            try await compare(text)
        }
    }

    @Test("come no more once that is enough")
    func enough() async throws {
        let cards = (0..<1_200).map {
            PaymentCard.fixture(id: "c\($0)", due: .fixture(state: "due in \($0 % 3) days"))
        }
        let interactor = CardDuesInteractor(service: CardsServiceStub(cards), days: Self.days)
        var parts: [CardDues] = []
        try await interactor.everyDue(CardDuesQuery(isInParts: true)) {
            parts.append($0)
            return parts.count < 2
        }
        same(parts.map(\.items.count), [500, 500])
        same(parts.map { $0.part?.isLast }, [false, false])
    }

    private func compare(_ text: String) async throws {
        /// A source of its own for each, since a feed that failed is not read again.
        func interactor() -> CardDuesInteractor {
            let source = FeedCards(json: text)
            return CardDuesInteractor(service: StoredCardsService(over: source), days: Self.days)
        }
        for days in [nil, 6] {
            let dues: CardDues
            do {
                dues = try await interactor().dues(CardDuesQuery(days: days))
            } catch {
                await #expect(throws: error) {
                    try await interactor().everyDue(CardDuesQuery(days: days, isInParts: true)) { _ in true }
                }
                continue
            }
            var parts: [CardDues] = []
            try await interactor().everyDue(CardDuesQuery(days: days, isInParts: true)) {
                parts.append($0)
                return true
            }
            let last = try #require(parts.last)
            same(parts.flatMap(\.items), dues.items, "\(text)")
            #expect(last.sums == dues.sums && last.oddities == dues.oddities)
            #expect(last.undatedCount == dues.undatedCount && last.undatedTitles == dues.undatedTitles)
            #expect(last.unreadable == dues.unreadable && last.today == dues.today)
            same(parts.map { $0.part?.isFirst }, parts.indices.map { $0 == 0 })
            same(parts.map { $0.part?.isLast }, parts.indices.map { $0 == parts.count - 1 })
        }
    }
}
