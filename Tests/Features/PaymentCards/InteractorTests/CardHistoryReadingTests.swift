import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@MainActor
@Suite("A history that is read part by part")
struct CardHistoryReadingTests {
    private let service = CardsServiceStub([
        .fixture(id: "1"), .fixture(id: "2", number: "4332 XXXX XXXX 6564"),
    ])
    private var interactor: CardHistoryInteractor {
        CardHistoryInteractor(service: service, days: .fixture("2026-11-22"))
    }

    /// Records of so many payments, each tenth of them on a card that isn't listed, and of three orders in doubt.
    private func answer(_ count: Int) {
        let number = PaymentCard.fixture().number
        let payments = (0..<count).map { place -> Payment in
            let date = Date.moment.addingTimeInterval(-60 * Double(place))
            let card = CardID(feedID: place % 10 == 9 ? "0" : "1")
            let undone: Date? = place % 7 == 0 ? .moment : nil
            return .fixture("r\(place)", card: card, number: number, date: date, undone: undone)
        }
        let doubts = (0..<3).map { place -> OrderInDoubt in
            let date = Date.moment.addingTimeInterval(-30_000 * Double(place))
            return OrderInDoubt(
                card: CardID(feedID: "2"), number: CardNumber(masking: "4332 XXXX XXXX 6564"), dueID: "d",
                money: Money(amount: 9, currency: Currency(text: "$")),
                rest: Money(amount: 0, currency: Currency(text: "$")),
                date: date, idempotencyKey: "k\(place)")
        }
        service.answer(records: PaymentRecords(payments: payments, inDoubt: doubts, isComplete: true))
    }

    private func parts(
        of query: CardHistoryQuery = CardHistoryQuery(isInParts: true),
        while isWanted: @escaping @MainActor ([CardHistory]) -> Bool = { _ in true }
    ) async throws -> [CardHistory] {
        var parts: [CardHistory] = []
        try await interactor.everyPayment(query) {
            parts.append($0)
            return isWanted(parts)
        }
        return parts
    }

    @Test("is the one that is read at once", arguments: [0, 1, 499, 500, 1_300])
    func whole(count: Int) async throws {
        answer(count)
        for query in [
            CardHistoryQuery(), CardHistoryQuery(isOfAnyFeed: true, outcomes: [.undone, .inDoubt]),
        ] {
            let whole = try await interactor.history(query)
            var inParts = query
            inParts.isInParts = true
            let parts = try await parts(of: inParts)
            let last = try #require(parts.last)
            #expect(parts.flatMap(\.entries) == whole.entries && last.sums == whole.sums)
            #expect(last.doubts == whole.doubts && last.unlistedCount == whole.unlistedCount)
            #expect(parts.allSatisfy { $0.entries.count <= 500 && $0.scope == whole.scope })
            same(parts.map { $0.part?.isFirst }, parts.indices.map { $0 == 0 })
            same(parts.map { $0.part?.isLast }, parts.indices.map { $0 == parts.count - 1 })
            #expect(parts.dropLast().allSatisfy { $0.sums.isEmpty && $0.doubts.isEmpty })
            // Asked for at once, it comes at once.
            try await same(self.parts(of: query), [whole])
        }
    }

    @Test("comes part by part, no more once that is enough")
    func enough() async throws {
        answer(1_300)
        let parts = try await parts { $0.count < 2 }
        same(parts.map(\.entries.count), [500, 500])
    }
}
