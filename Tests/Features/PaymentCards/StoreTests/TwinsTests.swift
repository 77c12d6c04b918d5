import Foundation
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

    @Test("A card that is listed twice is two cards, each paid by itself")
    func listedTwice() async throws {
        let cards = cards([0, 1, 0])
        let service = world.service(over: cards)
        _ = try await service.pay(.fixture(1500, on: cards[2]))
        try await same(service.cards().map { $0.due?.rest.amount }, [1500, 1500, 0])
        await #expect(throws: CardsError.self) { try await service.pay(.fixture(1500, on: cards[2])) }
        _ = try await service.pay(.fixture(500, on: cards[0]))
        try await same(service.cards().map { $0.due?.rest.amount }, [1000, 1500, 0])
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

    @Test(
        "What was paid with all that was shown of a number then still counts, if more or less is shown today"
    )
    func masks() async throws {
        let masked = Self.numbered(["XXXX XXXX XXXX 1111"])
        _ = try await world.service(over: masked).pay(.fixture(1500, on: masked[0]))
        for number in ["4332 12XX XXXX 1111", "4332 XX 1111", "•••• 1111"] {
            let cards = Self.numbered([number])
            try await same(world.service(over: cards).cards().map { $0.due?.rest.amount }, [0])
        }
    }

    private static func numbered(_ numbers: [String]) -> [PaymentCard] {
        numbers.enumerated().map { .fixture(id: "x", occurrence: $0 + 1, number: $1) }
    }
}
