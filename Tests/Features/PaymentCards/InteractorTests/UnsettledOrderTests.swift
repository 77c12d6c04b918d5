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
        let order = try world.interactor.order(.amount(400), of: quote, key: "k2")
        #expect(order.idempotencyKey == "k1" && quote.isInDoubt(order))
        let report = try await world.interactor.pay(order, of: quote.item)
        same(report.isRepeat, isPaid)
        try await same(world.paid(), 400)
        // It is open until the person has been told.
        try await same(world.inDoubt.count, 1)
        await world.interactor.acknowledge([report.payment])
        try await same(world.inDoubt, [])
        try await same(self.quote().inDoubt, [])
    }

    @Test("after a payment on a card from a file, the same amount is not paid before the person is told")
    func untold() async throws {
        let world = PayingWorld(seed: 7, hasServer: false)
        func order(key: String) async throws -> (PaymentOrder, CardListing.Item) {
            let quote = try await world.interactor.quote(for: .item(try await world.item()), key: nil)
            return (try world.interactor.order(.amount(400), of: quote, key: key), quote.item)
        }
        let (first, item) = try await order(key: "k1")
        let payment = try await world.interactor.pay(first, of: item).payment
        // The program is killed before it tells, and the command is run again.
        await #expect(throws: CardsError.ordersPaid([payment])) { try await order(key: "k2") }
        try await same(world.paid(), 400)
        await world.interactor.acknowledge([payment])
        let (second, now) = try await order(key: "k3")
        _ = try await world.interactor.pay(second, of: now)
        try await same(world.paid(), 800)
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
        try await same(world.paid(), 500)
    }

    @Test("a card that shows nothing due any more names the order, which only its key sends again")
    func paidOff() async throws {
        try await doubt(1000, key: "k1", .answerLost)
        let known = try #require(try await world.inDoubt.first)
        await #expect(throws: CardsError.orderInDoubt(known, isDue: false)) { try await self.quote() }
        let quote = try await quote(key: "k1")
        let order = try world.interactor.order(.full, of: quote, key: "k1")
        #expect(try await world.interactor.pay(order, of: quote.item).isRepeat)
        try await same(world.paid(), 1000)
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) { try await self.quote(key: "k2") }
    }

    @Test("its key is sent even if nothing is left to pay, with the amount that it was for")
    func nothingLeft() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let rest = try await quote(key: "k2")
        let order = try world.interactor.order(.amount(600), of: rest, key: "k2")
        let paid = try await world.interactor.pay(order, of: rest.item)
        await world.interactor.acknowledge([paid.payment])
        #expect(try await world.item().card.due?.isPaid == true)
        try await same(world.inDoubt.map(\.idempotencyKey), ["k1"])
        let quote = try await quote(key: "k1")
        same(quote.inDoubt.map(\.money.amount), [400])
        let again = try world.interactor.order(.amount(400), of: quote, key: "k1")
        let report = try await world.interactor.pay(again, of: quote.item)
        #expect(report.isRepeat && report.payment.money.amount == 400)
        await world.interactor.acknowledge([report.payment])
        try await same(world.inDoubt, [])
        try await same(world.paid(), 1000)
    }

    @Test("and nothing is left, it is what is sent for the card by name")
    func plannedWhenNothingLeft() async throws {
        try await doubt(1000, key: "k1", .answerLost)
        let item = try await world.item()
        let plan = try await world.interactor.plan(.full, on: item)
        #expect(plan.isInDoubt && plan.order.idempotencyKey == "k1")
        let report = try await world.interactor.pay(plan.order, of: plan.item)
        #expect(report.isRepeat)
        await world.interactor.acknowledge([report.payment])
        try await same(world.inDoubt, [])
    }

    @Test("a server that lists keys settles it; the person is told before as much is paid once more")
    func listed() async throws {
        let world = PayingWorld(seed: 7, hasServer: true)
        func quote(_ key: String? = nil) async throws -> PaymentQuote {
            try await world.interactor.quote(for: .item(try await world.item()), key: key)
        }
        let first = try await quote("k1")
        let order = try world.interactor.order(.amount(400), of: first, key: "k1")
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: first.item) }
        let next = try await quote()
        #expect(next.inDoubt == [] && next.untold.map(\.idempotencyKey) == ["k1"])
        // However often it is asked, by whom ever.
        try await same(quote().untold, next.untold)
        #expect(throws: CardsError.ordersPaid(next.untold)) {
            try world.interactor.order(.amount(400), of: next, key: "k2")
        }
        try same(world.interactor.order(.amount(399), of: next, key: "k2").amount, 399)
        #expect(try world.interactor.order(.amount(400), of: try await quote("k3"), key: "k3").isDistinct)
        await world.interactor.acknowledge(next.untold)
        try await same(world.inDoubt, [])
        let told = try await quote()
        same(told.untold, [])
        let again = try world.interactor.order(.amount(400), of: told, key: "k2")
        _ = try await world.interactor.pay(again, of: told.item)
        try await same(world.paid(), 800)
    }

    @Test("and paid, that is told instead of that nothing is due, or of the minimum")
    func nothingDue() async throws {
        let world = PayingWorld(seed: 8, hasServer: true)
        let quote = try await world.interactor.quote(for: .item(try await world.item()), key: nil)
        let order = try world.interactor.order(.full, of: quote, key: "k1")
        world.server?.lose(.answerLost)
        await #expect(throws: CardsError.timeout) { try await world.interactor.pay(order, of: quote.item) }
        let paid = try await world.known()
        let item = try await world.item()
        await #expect(throws: CardsError.ordersPaid(paid)) {
            try await world.interactor.quote(for: .item(item), key: nil)
        }
        let minimum = PaymentQuote.fixture(minimum: .success(.paid), untold: paid)
        #expect(throws: CardsError.ordersPaid(paid)) {
            try world.interactor.order(.minimum, of: minimum, key: "k2")
        }
        await world.interactor.acknowledge(paid)
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) {
            try await world.interactor.quote(for: .item(item), key: nil)
        }
    }

    @Test(
        "and nothing is due any more, it is told, or sent again, besides what is due on other cards",
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
        for _ in 1...2 {
            let found = try #require(try await world.interactor.unfinished(besides: []).first)
            same(found.item.id, item.id)
            if hidesKeys {
                let again = try found.answer.get()
                #expect(again.isInDoubt && again.order.idempotencyKey == plan.order.idempotencyKey)
            } else {
                same(found.answer, .failure(.ordersPaid(try await world.known())))
                let now = try await world.interactor.plan(.full, on: try await world.item())
                #expect(now.untold == (try await world.known()) && now.earlier == now.untold.first)
            }
        }
        let paid = try await world.interactor.carryOut(plan.order)
        #expect(paid.isRepeat)
        await world.interactor.acknowledge([paid.payment])
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

    @Test("as much of another due is another order: twins share everything but their dues")
    func otherDue() async throws {
        try await doubt(400, key: "k1", .answerLost)
        let other = PaymentQuote(
            item: try await world.item(), due: .fixture(id: "other", amount: 1000),
            inDoubt: try await quote().inDoubt)
        try same(world.interactor.order(.amount(400), of: other, key: "k2").idempotencyKey, "k2")
    }
}
