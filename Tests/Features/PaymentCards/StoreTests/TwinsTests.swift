import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

/// Cards with one id and one number, which only their dues distinguish.
@Suite("Twins in a store")
struct TwinsTests {
    private let world: StoreWorld
    private let dues: [Due?] = [.fixture(id: "A"), .fixture(id: "B"), .fixture(id: "A", currency: "$"), nil]

    init() throws {
        world = try StoreWorld()
    }

    /// The twins with these of the dues, in this order.
    private func cards(_ order: [Int]) -> [PaymentCard] {
        order.enumerated().map { .fixture(id: "t", occurrence: $0 + 1, due: dues[$1]) }
    }

    private func left(_ order: [Int]) async throws -> [DueIdentity?] {
        try await world.service(over: cards(order)).cards().map { $0.due?.identity }
    }

    @Test("Removing one leaves the others, in whatever order they come", arguments: 0..<4)
    func removeOne(place: Int) async throws {
        try await world.service(over: cards([0, 1, 2, 3])).remove(cards([0, 1, 2, 3])[place])
        #expect(try world.records().allSatisfy { $0.contains(#""v":4"#) })
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
            try await same(left(order), order.filter { $0 != place }.map { dues[$0]?.identity })
            let removed = try await world.service(over: cards(order)).removedCards()
            same(removed.map { $0.due?.identity }, [dues[place]?.identity])
        }
        let gone = try #require(try await world.service(over: cards([2, 0, 3, 1])).removedCards().first)
        try await world.service(over: cards([1, 3, 2, 0])).restore(gone)
        try await same(left([0, 1, 2, 3]).count, 4)
    }

    @Test("A removal by an older program still means all of them, and each can be restored by itself")
    func olderRemoval() async throws {
        let journal = CardStore.journal(in: world.store)
        let number = try #require(cards([0]).first).number
        let old = LedgerRecord(.removed(CardID(feedID: "t"), number: number))
        #expect(old.version == nil)
        _ = try journal.begin(after: .start).append([old.bytes])
        #expect(try await left([0, 1, 2]).isEmpty)
        try await world.service(over: cards([1, 0, 2])).restore(cards([1, 0, 2])[0])
        try await same(left([0, 1, 2]), [dues[1]?.identity])
        try await world.service(over: cards([0, 1, 2])).restore(cards([0, 1, 2])[0])
        try await same(left([0, 1, 2]), [dues[0]?.identity, dues[1]?.identity])
        try await world.service(over: cards([0, 1, 2])).remove(cards([0, 1, 2])[1])
        try await same(left([2, 1, 0]), [dues[0]?.identity])
        // Once it is alone, it is all there is to restore.
        try await world.service(over: cards([1])).restore(cards([1])[0])
        try await same(left([0, 1, 2]).count, 3)
    }

    @Test("A card without twins is removed as older programs understand it, whatever is due next month")
    func alone() async throws {
        try await world.service(over: cards([0])).remove(cards([0])[0])
        #expect(try world.records().allSatisfy { !$0.contains(#""v""#) })
        #expect(try await left([1]).isEmpty)
    }

    @Test("A card that is listed twice is two cards, each removed, restored and paid by itself")
    func listedTwice() async throws {
        let cards = cards([0, 1, 0])
        try await world.service(over: cards).remove(cards[0])
        try await same(left([0, 1, 0]), [dues[1]?.identity, dues[0]?.identity])
        try await world.service(over: cards).restore(cards[0])
        let service = world.service(over: cards)
        _ = try await service.pay(.fixture(1500, on: cards[2]))
        try await same(service.cards().map { $0.due?.rest.amount }, [1500, 1500, 0])
        await #expect(throws: CardsError.self) { try await service.pay(.fixture(1500, on: cards[2])) }
        _ = try await service.pay(.fixture(500, on: cards[0]))
        try await same(service.cards().map { $0.due?.rest.amount }, [1000, 1500, 0])
        try await service.remove(cards[0])
        await #expect(throws: CardsError.self) { try await service.pay(.fixture(1000, on: cards[0])) }
        try await same(service.cards().map { $0.due?.rest.amount }, [1500, 0])
    }

    @Test("What was paid on one of equal cards stays on one card, in whatever order they come")
    func reordered() async throws {
        let cards = cards([0, 1, 0])
        _ = try await world.service(over: cards).pay(.fixture(400, on: cards[2]))
        for order in [[0, 1, 0], [1, 0, 0], [0, 0, 1], [0], [0, 1]] {
            let rests = try await world.service(over: self.cards(order)).cards().map { $0.due?.rest.amount }
            same(rests.count { $0 == 1100 }, 1, "\(order)")
        }
    }

    @Test("What was paid on both of two equal cards is paid, wherever other cards of their id stand now")
    func bothPaid() async throws {
        let cards = cards([0, 0])
        for card in cards { _ = try await world.service(over: cards).pay(.fixture(1500, on: card)) }
        for order in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [3, 1, 0, 0]] {
            let service = world.service(over: self.cards(order))
            let left = try await service.cards().filter { $0.due?.identity == dues[0]?.identity }
            same(left.map { $0.due?.rest.amount }, [0, 0], "\(order)")
            for card in left {
                await #expect(throws: CardsError.self) { try await service.pay(.fixture(1500, on: card)) }
            }
        }
    }

    @Test("Of equal cards that were removed together, each is restored by itself")
    func restoredOne() async throws {
        try await world.service(over: cards([0])).remove(cards([0])[0])
        let cards = cards([0, 0])
        #expect(try await left([0, 0]).isEmpty)
        try await world.service(over: cards).restore(cards[1])
        try await same(world.service(over: cards).cards().map(\.id), [cards[1].id])
        try await world.service(over: cards).restore(cards[0])
        try await same(left([0, 0]).count, 2)
    }

    @Test(
        "Cards with one id and the same last digits are two if the first ones differ, even with the same due")
    func numbers() async throws {
        let cards = Self.numbered(["4332 12XX XXXX 1111", "5555 12XX XXXX 1111"])
        let service = world.service(over: cards)
        let payment = try await service.pay(.fixture(1500, on: cards[0], key: "k")).payment
        try await same(service.cards().map { $0.due?.rest.amount }, [0, 1500])
        try await same(service.payments(of: cards[0].id, number: cards[0].number), [payment])
        #expect(try await service.payments(of: cards[1].id, number: cards[1].number).isEmpty)
        _ = try await service.undo(payment.id)
        _ = try await service.pay(.fixture(500, on: cards[1]))
        try await same(service.cards().map { $0.due?.rest.amount }, [1500, 1000])
    }

    @Test("Removing one of two numbers leaves the other, and older programs see that only one due is meant")
    func removedNumber() async throws {
        let cards = Self.numbered(["4332 12XX XXXX 1111", "5555 12XX XXXX 1111"])
        try await world.service(over: cards).remove(cards[0])
        #expect(try world.records().allSatisfy { $0.contains(#""v":4"#) && $0.contains("4332") })
        let service = world.service(over: cards)
        try await same(service.cards().map(\.number), [cards[1].number])
        try await same(service.removedCards().map(\.number), [cards[0].number])
        try await service.restore(cards[0])
        try await same(service.cards().count, 2)
    }

    @Test(
        "What an older program did with all that was shown of a number then still counts, if more or less is shown today"
    )
    func masks() async throws {
        let masked = Self.numbered(["XXXX XXXX XXXX 1111"])
        _ = try await world.service(over: masked).pay(.fixture(1500, on: masked[0]))
        for number in ["4332 12XX XXXX 1111", "4332 XX 1111", "•••• 1111"] {
            let cards = Self.numbered([number])
            try await same(world.service(over: cards).cards().map { $0.due?.rest.amount }, [0])
        }
        try await world.service(over: masked).remove(masked[0])
        let shown = Self.numbered(["4332 12XX XXXX 1111"])
        #expect(try await world.service(over: shown).cards().isEmpty)
        try await world.service(over: shown).restore(shown[0])
        try await same(world.service(over: masked).cards().count, 1)
    }

    private static func numbered(_ numbers: [String]) -> [PaymentCard] {
        numbers.enumerated().map { .fixture(id: "x", occurrence: $0 + 1, number: $1) }
    }

    @Test("Compacting a journal keeps who is removed, and who was restored from among twins")
    func compacted() throws {
        let (id, number) = (CardID(feedID: "t"), CardNumber(masking: "4221 XXXX XXXX 8776"))
        var events: [CardLedger.Event] = []
        for _ in 0..<1000 {
            events += [
                .removed(CardID(feedID: "u"), number: number), .restored(CardID(feedID: "u"), number: number),
            ]
        }
        events += [
            .removed(id, number: number), .restored(id, number: number, of: .only(dues[1]?.identity)),
            .removed(CardID(feedID: "v"), number: number, of: .only(nil)),
        ]
        let ledger = CardLedger(events)
        let fewer = try #require(ledger.compacted())
        same(fewer.count, 3)
        same(CardLedger(fewer).changes, ledger.changes)
    }
}
