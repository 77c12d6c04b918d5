import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("As much as was paid on a day")
struct EqualPaymentTests {
    @Test("is not paid once more on that day before the person is told of it", arguments: [false, true])
    func told(hasServer: Bool) async throws {
        let clock = TestClock()
        let world = PayingWorld(seed: 7, hasServer: hasServer, clock: clock)
        func order(_ amount: Decimal, knowing told: [Payment] = []) async throws -> PaymentOrder {
            let quote = try await world.interactor.quote(
                for: .item(try await world.item()), key: nil, knowing: told.map(\.id))
            return try world.interactor.order(.amount(amount), of: quote, key: nil)
        }
        let item = try await world.item()
        let payment = try await world.interactor.pay(try await order(100), of: item).payment
        try await world.tell()
        // The program may have been killed before it told, and the command is run again.
        await #expect { try await order(100) } throws: {
            ($0 as? CardsError)?.paymentsToTell.map(\.id) == [payment.id]
        }
        _ = try await world.interactor.pay(try await order(99), of: item)
        try await world.tell()
        let again = try await order(100, knowing: [payment])
        _ = try await world.interactor.pay(again, of: item)
        try await world.tell()
        try await same(world.paid(), 299)
        // The day after, it is another payment, and one that was undone is none.
        clock.advance(by: 86_400)
        let next = try await world.interactor.pay(try await order(100), of: item).payment
        _ = try await world.interactor.undo(next.id)
        _ = try await world.interactor.pay(try await order(100), of: item)
        try await same(world.paid(), 399)
    }

    @Test("by another program since the person was asked is not recorded")
    func race() async throws {
        let world = PayingWorld(seed: 8, hasServer: false)
        let quote = try await world.interactor.quote(for: .item(try await world.item()), key: nil)
        let order = try world.interactor.order(.amount(100), of: quote, key: nil)
        let first = try await world.interactor.pay(order, of: quote.item).payment
        await #expect(throws: CardsError.paidAlready([first])) {
            try await world.interactor.pay(order, of: quote.item)
        }
        try await same(world.paid(), 100)
    }
}
