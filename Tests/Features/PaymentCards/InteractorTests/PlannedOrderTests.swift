import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("An order that any process finds again")
struct PlannedOrderTests {
    /// What one run of a command did.
    private enum Run: Equatable {
        case paid, repeated, unknown
        case refused(CardsError)
    }

    private func run(_ world: PayingWorld) async throws -> (Run, key: String?) {
        let item = try await world.item()
        let plan: PaymentPlan
        do throws(CardsError) {
            plan = try await world.interactor.plan(.full, on: item)
        } catch {
            return (.refused(error), nil)
        }
        let key = plan.order.idempotencyKey
        if let earlier = plan.earlier {
            await world.interactor.acknowledge([earlier])
            return (.repeated, key)
        }
        do throws(CardsError) {
            let report = try await world.interactor.pay(plan.order, of: plan.item)
            await world.interactor.acknowledge([report.payment])
            return (report.isRepeat ? .repeated : .paid, key)
        } catch {
            return (error.leavesUnknown ? .unknown : .refused(error), key)
        }
    }

    @Test("pays the same amount that the bank bills again under the same id", arguments: [false, true])
    func billedAgain(hasServer: Bool) async throws {
        let world = PayingWorld(seed: 1, hasServer: hasServer)
        for number in 1...3 {
            try await same(run(world).0, .paid)
            try await same(run(world).0, .repeated)
            try await same(world.paid(), Decimal(number * 1000))
            world.bill(1000)
        }
    }

    @Test("pays the same half later again", arguments: [false, true])
    func halves(hasServer: Bool) async throws {
        let world = PayingWorld(seed: 2, hasServer: hasServer)
        for number in 1...3 {
            let quote = try await world.interactor.quote(for: .item(try await world.item()), key: nil)
            let half = try world.interactor.order(.amount(500), of: quote, key: "half-\(number)")
            let report = try await world.interactor.pay(half, of: quote.item)
            await world.interactor.acknowledge([report.payment])
            try await same(run(world).0, .paid)
            world.bill(1000)
        }
        try await same(world.paid(), 3000)
    }

    @Test("is another one after an undo, and paid once", arguments: [false, true])
    func undone(hasServer: Bool) async throws {
        let world = PayingWorld(seed: 3, hasServer: hasServer)
        var keys: Set<String?> = []
        for _ in 1...25 {
            let (outcome, key) = try await run(world)
            #expect(outcome == .paid && keys.insert(key).inserted)
            try await same(run(world).0, .repeated)
            let reference = try #require(try await world.payments().first?.id)
            _ = try await world.interactor.undo(reference)
        }
        try await same(world.paid(), 0)
    }

    @Test("is sent again with its key as long as no answer comes, and paid once", arguments: [false, true])
    func lost(hidesKeys: Bool) async throws {
        for fate in [LossyServer.Fate.answerLost, .orderLost] {
            let world = PayingWorld(seed: 4, hasServer: true, hidesKeys: hidesKeys)
            let server = try #require(world.server)
            server.lose(fate)
            let (outcome, key) = try await run(world)
            same(outcome, .unknown)
            try await same(world.inDoubt.map(\.idempotencyKey), [key])
            let (again, sameKey) = try await run(world)
            #expect(sameKey == key && again == (fate == .orderLost ? .paid : .repeated))
            try await same(world.inDoubt, [])
            try await same(world.paid(), 1000)
        }
    }

    @Test("has the same key in two processes that plan at once, and one pays")
    func together() async throws {
        for hasServer in [false, true] {
            let world = PayingWorld(seed: 5, hasServer: hasServer)
            let item = try await world.item()
            let (one, other) = (world.interactor, world.interactor)
            let plans = try await [one.plan(.full, on: item), other.plan(.full, on: item)]
            same(Set(plans.map(\.order.idempotencyKey)).count, 1)
            let reports = try await [one.pay(plans[0].order, of: item), other.pay(plans[1].order, of: item)]
            same(reports.map(\.isRepeat), [false, true])
            await one.acknowledge(reports.map(\.payment))
            // One that found out what was due before that says that it is paid.
            if hasServer {
                let paid = try #require(try await world.known().first)
                await #expect(throws: CardsError.unshownPayment(paid)) {
                    try await other.plan(.full, on: item)
                }
            } else {
                try await same(other.plan(.full, on: item).earlier, reports[0].payment)
            }
            try await same(world.paid(), 1000)
        }
    }

    @Test(
        "has the same key with a file and with a server, whatever was billed, paid and undone before; is paid once however often it is repeated; and is never refused because of its key",
        arguments: 1...40)
    func anything(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let clock = TestClock()
        let file = PayingWorld(seed: UInt64(seed), hasServer: false, clock: clock)
        let server = PayingWorld(
            seed: UInt64(seed), hasServer: true, hidesKeys: Bool.random(using: &random), clock: clock)
        for _ in 1...30 {
            switch Int.random(in: 0...4, using: &random) {
            case 0:
                let amount: Decimal = Bool.random(using: &random) ? 1000 : 500
                for world in [file, server] { world.bill(amount) }
            case 1:
                let place = Int.random(in: 0...2, using: &random)
                for world in [file, server] {
                    let standing = try await world.payments().filter { $0.isUndoable(at: clock.now) }
                    guard standing.indices.contains(place) else { continue }
                    _ = try await world.interactor.undo(standing[place].id)
                }
            case 2:
                for world in [file, server] {
                    let item = try await world.item()
                    guard let due = item.card.due, due.rest.amount > 500 else { continue }
                    let quote = try await world.interactor.quote(for: .item(item), key: nil)
                    let order = try world.interactor.order(
                        .amount(500), of: quote, key: "part-\(try await world.payments().count)")
                    let report = try await world.interactor.pay(order, of: item)
                    await world.interactor.acknowledge([report.payment])
                }
            default:
                let fate = LossyServer.Fate.allCases.randomElement(using: &random) ?? .answered
                server.server?.lose(fate)
                let (first, key) = try await run(file)
                var (outcome, itsKey) = try await run(server)
                if outcome != .unknown { server.server?.lose(.answered) }
                same(key, itsKey)
                if first == .paid, outcome == .unknown { (outcome, itsKey) = try await run(server) }
                #expect(itsKey == key && [.paid, .repeated].contains(outcome) == (key != nil))
                for world in [file, server] {
                    try await same(world.paid(), world.billed)
                    let before = try await world.payments().count
                    let again = try await run(world).0
                    #expect(again == .repeated || again == .refused(.paymentRefused(.nothingDue)))
                    try await same(world.payments().count, before)
                }
            }
            clock.advance()
            try await same(file.payments().map(\.id), server.payments().map(\.id))
            try await same(server.inDoubt, [])
        }
        try await same(file.payments().map(\.idempotencyKey), server.payments().map(\.idempotencyKey))
    }
}
