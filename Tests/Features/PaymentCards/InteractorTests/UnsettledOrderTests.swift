import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
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
    func isTheSame(isPaid: Bool) async throws {
        try await doubt(400, key: "k1", isPaid ? .answerLost : .orderLost)
        let quote = try await quote()
        let order = try world.interactor.order(.amount(400), of: quote, key: nil)
        #expect(order.idempotencyKey == "k1" && quote.isInDoubt(order))
        let report = try await world.interactor.pay(order, of: quote.item)
        same(report.isRepeat, isPaid)
        try await same(world.paid(), 400)
        try await same(world.inDoubt, [])
        await #expect(throws: CardsError.self) { try await self.quote() }
        try await world.tell()
        try await same(self.quote().inDoubt, [])
    }

    @Test(
        "it is sent again before another amount, which is paid only if that one paid nothing",
        arguments: [true, false])
    func other(isPaid: Bool) async throws {
        try await doubt(400, key: "k1", isPaid ? .answerLost : .orderLost)
        let quote = try await quote()
        let order = try world.interactor.order(.amount(399), of: quote, key: nil)
        #expect(order.unsettled.map(\.idempotencyKey) == ["k1"] && !quote.isInDoubt(order))
        let plan = try await world.interactor.plan(.amount(399), on: quote.item)
        same(plan.order, order)
        world.server?.lose(.orderLost)
        await #expect(throws: CardsError.stillInDoubt(.timeout)) {
            try await world.interactor.pay(order, of: quote.item)
        }
        await #expect {
            try await world.interactor.pay(order, of: quote.item)
        } throws: {
            ($0 as? CardsError)?.paymentsToTell.map(\.money.amount) == [400]
        }
        try await same(world.inDoubt, [])
        try await same(world.paid(), 400)
    }

    @Test("another amount is paid at once if the order turns out to be refused, or has a key of its own")
    func otherKey() async throws {
        try await doubt(400, key: "k1", .orderLost)
        let own = try await self.quote(key: "k2")
        let order = try world.interactor.order(.amount(700), of: own, key: "k2")
        #expect(order.unsettled.isEmpty)
        _ = try await world.interactor.pay(order, of: own.item)
        try await world.tell()
        // What is left is less than the order was for, so that the bank refuses it.
        let quote = try await quote()
        let rest = try world.interactor.order(.amount(200), of: quote, key: nil)
        same(rest.unsettled.map(\.money.amount), [400])
        #expect(try await world.interactor.pay(rest, of: quote.item).isRepeat == false)
        try await same(world.paid(), 900)
        try await same(world.inDoubt, [])
    }

    @Test(
        "on a card that shows nothing due any more, that order alone is sent again, whatever is to be paid",
        arguments: [(PaymentChoice.full, nil), (.minimum, nil), (.amount(7), nil), (.full, "k1")])
    func paidOff(choice: PaymentChoice, key: String?) async throws {
        try await doubt(1000, key: "k1", .answerLost)
        let quote = try await quote(key: key)
        same(quote.inDoubt.map(\.idempotencyKey), ["k1"])
        let order = try world.interactor.order(choice, of: quote, key: key)
        #expect(quote.isInDoubt(order) && order.amount == 1000)
        #expect(try await world.interactor.pay(order, of: quote.item).isRepeat)
        try await same(world.paid(), 1000)
        try await world.tell()
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) { try await self.quote(key: "k2") }
    }

    @Test("its key sends the order for a minimum again although no statement names one")
    func minimumByKey() async throws {
        let quote = try await quote(key: "k1")
        let order = PaymentOrder(
            card: quote.item.id, number: quote.item.card.number, due: quote.due, amount: 50,
            purpose: .amount, idempotencyKey: "k1", minimumOf: CalendarDate("2026-11-12"))
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: quote.item) }
        let again = try await self.quote(key: "k1")
        try same(again.minimum.get(), .money(Money(amount: 50, currency: quote.due.money.currency)))
        try same(world.interactor.order(.minimum, of: again, key: "k1").amount, 50)
    }

    @Test("its key is sent even if nothing is left to pay, with the amount that it was for")
    func nothingLeft() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let rest = try await quote(key: "k2")
        let order = try world.interactor.order(.amount(600), of: rest, key: "k2")
        _ = try await world.interactor.pay(order, of: rest.item)
        #expect(try await world.item().card.due?.isPaid == true)
        try await same(world.inDoubt.map(\.idempotencyKey), ["k1"])
        let quote = try await quote(key: "k1")
        same(quote.inDoubt.map(\.money.amount), [400])
        let again = try world.interactor.order(.amount(400), of: quote, key: "k1")
        let report = try await world.interactor.pay(again, of: quote.item)
        #expect(report.isRepeat && report.payment.money.amount == 400)
        try await same(world.inDoubt, [])
        try await same(world.paid(), 1000)
    }

    @Test("and nothing is left, it is what is sent for the card by name")
    func plannedWhenNothingLeft() async throws {
        try await doubt(1000, key: "k1", .answerLost)
        let item = try await world.item()
        let plan = try await world.interactor.plan(.full, on: item)
        #expect(plan.isInDoubt && plan.order.idempotencyKey == "k1")
        #expect(try await world.interactor.pay(plan.order, of: plan.item).isRepeat)
        try await same(world.inDoubt, [])
    }

    @Test("a server that lists keys settles it, which is told before anything else is paid")
    func listed() async throws {
        let world = PayingWorld(seed: 7, hasServer: true)
        func quote(_ key: String? = nil, knowing told: [Payment] = []) async throws -> PaymentQuote {
            try await world.interactor.quote(
                for: .item(try await world.item()), key: key, knowing: told.map(\.id))
        }
        let first = try await quote("k1")
        let order = try world.interactor.order(.amount(400), of: first, key: "k1")
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: first.item) }
        let paid = try await world.payments().map { $0.with(key: "k1") }
        await #expect { try await quote() } throws: {
            ($0 as? CardsError)?.paymentsToTell.map(\.id) == paid.map(\.id)
        }
        try await same(world.inDoubt, [])
        try await world.tell()
        let next = try await quote()
        #expect { try world.interactor.order(.amount(400), of: next, key: nil) } throws: {
            ($0 as? CardsError)?.paymentsToTell.map(\.id) == paid.map(\.id)
        }
        try same(world.interactor.order(.amount(399), of: next, key: nil).amount, 399)
        #expect(try world.interactor.order(.amount(400), of: try await quote("k3"), key: "k3").isDistinct)
        let told = try await quote(knowing: paid)
        let again = try world.interactor.order(.amount(400), of: told, key: nil)
        same(again.besides, paid.map(\.id))
        _ = try await world.interactor.pay(again, of: told.item)
        try await same(world.paid(), 800)
    }

    @Test(
        "and nothing is due any more, it is told once, or sent again, besides what is due on other cards",
        arguments: [false, true])
    func unfinished(hidesKeys: Bool) async throws {
        let world = PayingWorld(seed: 9, hasServer: true, hidesKeys: hidesKeys)
        let item = try await world.item()
        #expect(try await world.interactor.unfinished(besides: []).isEmpty)
        let plan = try await world.interactor.plan(.full, on: item)
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.carryOut(plan.order) }
        // What is due is planned, and not found twice.
        try await same(world.interactor.open(among: [item, .fixture(.fixture(id: "other"))]), [item])
        #expect(try await world.interactor.unfinished(besides: [item]).isEmpty)
        let found = try #require(try await world.interactor.unfinished(besides: []).first)
        same(found.item.id, item.id)
        if hidesKeys {
            let again = try found.answer.get()
            #expect(again.isInDoubt && again.order.idempotencyKey == plan.order.idempotencyKey)
            #expect(try await world.interactor.carryOut(again.order).isRepeat)
            try await same(world.interactor.unfinished(besides: []).count, 1)
        } else {
            let paid = try await world.payments().map(\.id)
            #expect { try found.answer.get() } throws: {
                ($0 as? CardsError)?.paymentsToTell.map(\.id) == paid
            }
        }
        try await world.tell()
        #expect(try await world.interactor.unfinished(besides: []).isEmpty)
        #expect(try await world.interactor.open(among: [item]).isEmpty)
        try await same(world.paid(), 1000)
    }

    @Test("an equal order of another process is not sent, even if both were agreed to before")
    func together() async throws {
        let quote = try await quote()
        let orders = try ["k1", "k2"].map { try world.interactor.order(.amount(400), of: quote, key: $0) }
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) {
            try await world.interactor.pay(orders[0], of: quote.item)
        }
        let known = try #require(try await world.inDoubt.first)
        await #expect(throws: CardsError.orderInDoubt(known)) {
            try await world.interactor.pay(orders[1], of: quote.item)
        }
        try await same(world.paid(), 400)
    }

    @Test("it is settled first, even if the server gives the due another id")
    func renamed() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let known = try #require(try await world.inDoubt.first)
        world.renameDue("another")
        let quote = try await quote()
        same(quote.due.id, "another")
        try same(world.interactor.order(.amount(400), of: quote, key: nil).idempotencyKey, "k1")
        try same(world.interactor.order(.full, of: quote, key: nil).unsettled, [known])
        let plan = try await world.interactor.plan(.amount(400), on: quote.item)
        #expect(plan.isInDoubt && plan.order.due.id == known.dueID)
    }
}
