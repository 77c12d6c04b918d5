import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import Testing
import Values

@Suite("While an order is in doubt")
struct UnsettledOrderTests {
    private let world = PayingWorld(seed: 7, hasServer: true, hidesKeys: true)

    private func quote(key: String? = nil) async throws -> PaymentQuote {
        try await world.interactor.quote(for: .item(try await world.item()), key: key)
    }

    /// Sends an order for `amount`, whose answer doesn't come.
    private func doubt(_ amount: Decimal, key: String, _ fate: LossyServer.Fate) async throws {
        let quote = try await quote(key: key)
        let order = try world.interactor.order(.amount(amount), of: quote, key: key)
        world.server?.lose(fate)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: quote.item) }
    }

    @Test("the same amount is that order again, and paid once", arguments: [true, false])
    func same(isPaid: Bool) async throws {
        try await doubt(400, key: "k1", isPaid ? .answerLost : .orderLost)
        let quote = try await quote()
        let order = try world.interactor.order(.amount(400), of: quote, key: "k2")
        #expect(order.idempotencyKey == "k1" && quote.isInDoubt(order))
        let report = try await world.interactor.pay(order, of: quote.item)
        #expect(report.isRepeat == isPaid)
        #expect(try await world.paid() == 400)
        #expect(try await world.inDoubt == [])
        #expect(try await self.quote().inDoubt == [])
    }

    @Test("another amount is refused, unless the person gives it a key of its own")
    func other() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let quote = try await quote()
        let known = try #require(try await world.inDoubt.first)
        for choice in [PaymentChoice.full, .amount(399)] {
            #expect(throws: CardsError.orderInDoubt(known)) {
                try world.interactor.order(choice, of: quote, key: "k2")
            }
        }
        await #expect(throws: CardsError.orderInDoubt(known)) {
            try await world.interactor.plan(.full, on: quote.item)
        }
        let own = try await self.quote(key: "k2")
        let order = try world.interactor.order(.amount(100), of: own, key: "k2")
        #expect(try await world.interactor.pay(order, of: own.item).isRepeat == false)
        #expect(try await world.paid() == 500)
    }

    @Test("its key is sent even if nothing is left to pay, with the amount that it was for")
    func nothingLeft() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let rest = try await quote(key: "k2")
        let order = try world.interactor.order(.amount(600), of: rest, key: "k2")
        _ = try await world.interactor.pay(order, of: rest.item)
        #expect(try await world.item().card.due?.isPaid == true)
        #expect(try await world.inDoubt.map(\.idempotencyKey) == ["k1"])
        let quote = try await quote(key: "k1")
        #expect(quote.inDoubt.map(\.money.amount) == [400])
        let again = try world.interactor.order(.amount(400), of: quote, key: "k1")
        let report = try await world.interactor.pay(again, of: quote.item)
        #expect(report.isRepeat && report.payment.money.amount == 400)
        #expect(try await world.inDoubt == [])
        #expect(try await world.paid() == 1000)
    }

    @Test("and nothing is left, it is what is sent for the card by name")
    func plannedWhenNothingLeft() async throws {
        try await doubt(1000, key: "k1", .answerLost)
        let item = try await world.item()
        let plan = try await world.interactor.plan(.full, on: item)
        #expect(plan.isInDoubt && plan.order.idempotencyKey == "k1")
        #expect(try await world.interactor.pay(plan.order, of: plan.item).isRepeat)
        #expect(try await world.inDoubt == [])
    }

    @Test("a server that lists keys settles it without another order")
    func listed() async throws {
        let world = PayingWorld(seed: 7, hasServer: true)
        let quote = try await world.interactor.quote(for: .item(try await world.item()), key: "k1")
        let order = try world.interactor.order(.amount(400), of: quote, key: "k1")
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: quote.item) }
        #expect(try await world.inDoubt.count == 1)
        let next = try await world.interactor.quote(for: .item(try await world.item()), key: nil)
        #expect(next.inDoubt == [])
        #expect(try await world.inDoubt == [])
    }
}
