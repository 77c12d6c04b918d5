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

    @MainActor
    private static func tell(_ error: CardsError, on item: CardListing.Item) {}

    private static let nothingDue = Run.refused(.paymentRefused(.nothingDue))

    /// Pays all that is due, also what was paid already on that day if that is wanted.
    private func run(_ world: PayingWorld, again: Bool = false) async throws -> (Run, key: String?) {
        let outcome = try await outcome(world, again: again)
        try await world.tell()
        return outcome
    }

    private func outcome(_ world: PayingWorld, again: Bool) async throws -> (Run, key: String?) {
        let plan: PaymentPlan
        do {
            let item = try await world.item()
            let plans = try await world.interactor.plans(
                .full, on: [item], telling: again ? Self.tell : nil)
            plan = try plans[0].get()
        } catch let error as CardsError {
            return (.refused(error), nil)
        }
        let key = plan.order.idempotencyKey
        do throws(CardsError) {
            let report = try await world.interactor.pay(plan.order, of: plan.item)
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
            try await same(run(world, again: true).0, Self.nothingDue)
            try await same(world.paid(), Decimal(number * 1000))
            world.bill(1000)
        }
    }

    @Test("says what was paid today on a card with nothing due, and nothing more once the person knows it")
    func paidToday() async throws {
        let paid = Payment.fixture("SW-9", amount: 500, rest: 0)
        let card = PaymentCard.fixture(due: .fixture(amount: 0))
        let service = PaymentServiceStub([card], payments: .success([paid]))
        func plans(
            after days: TimeInterval, knowing told: [PaymentReference] = []
        ) async throws -> [Result<PaymentPlan, CardsError>] {
            let clock = DayClock(timeZone: .gmt) { paid.date + days * 86_400 }
            return try await CardPaymentInteractor(service: service, days: clock)
                .plans(.full, on: [.fixture(card)], knowing: told)
        }
        let nothing = CardsError.paymentRefused(.nothingDue)
        try await same(plans(after: 0), [.failure(.paidAlready([paid]))])
        try await same(plans(after: 0, knowing: [paid.id]), [.failure(nothing)])
        try await same(plans(after: 1), [.failure(nothing)])
    }

    @Test("is another one after an undo, and paid once", arguments: [false, true])
    func undone(hasServer: Bool) async throws {
        let world = PayingWorld(seed: 3, hasServer: hasServer)
        var keys: Set<String?> = []
        for _ in 1...25 {
            let (outcome, key) = try await run(world)
            #expect(outcome == .paid && keys.insert(key).inserted)
            try await same(run(world, again: true).0, Self.nothingDue)
            let reference = try #require(try await world.payments().first?.id)
            _ = try await world.interactor.undo(reference)
        }
        try await same(world.paid(), 0)
    }

    @Test(
        "is sent again with its key as long as no answer comes, unless the server lists it, and paid once",
        arguments: [false, true])
    func lost(hidesKeys: Bool) async throws {
        for fate in [LossyServer.Fate.answerLost, .orderLost] {
            let world = PayingWorld(seed: 4, hasServer: true, hidesKeys: hidesKeys)
            let server = try #require(world.server)
            server.lose(fate)
            let (outcome, key) = try await run(world)
            same(outcome, .unknown)
            try await same(world.inDoubt.map(\.idempotencyKey), [key])
            let (again, sameKey) = try await run(world)
            if fate == .answerLost, !hidesKeys {
                guard case .refused(.paidAlready) = again else { return #expect(Bool(false), "\(again)") }
            } else {
                #expect(sameKey == key && again == (fate == .orderLost ? .paid : .repeated))
            }
            try await same(world.inDoubt, [])
            try await same(world.paid(), 1000)
        }
    }

    @Test("has the same key in two processes that plan at once, and one pays")
    func together() async throws {
        let world = PayingWorld(seed: 5, hasServer: true)
        let item = try await world.item()
        let (one, other) = (world.interactor, world.interactor)
        let plans = try await [one.plan(.full, on: item), other.plan(.full, on: item)]
        same(Set(plans.map(\.order.idempotencyKey)).count, 1)
        let reports = try await [one.pay(plans[0].order, of: item), other.pay(plans[1].order, of: item)]
        same(reports.map(\.isRepeat), [false, true])
        // One that found out what was due before that says that it is paid.
        let paid = try #require(try await world.known().first)
        await #expect(throws: CardsError.paidAlready([paid])) { try await other.plan(.full, on: item) }
        try await same(world.paid(), 1000)
    }

    @Test(
        "is paid once however often it is repeated, on a file and at a server, whatever was billed, paid, lost and undone before",
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
                    let standing = try await world.payments().filter { $0.undone == nil }
                    guard standing.indices.contains(place) else { continue }
                    _ = try await world.interactor.undo(standing[place].id)
                }
            case 2:
                for world in [file, server] {
                    let item = try await world.item()
                    guard let due = item.card.due, due.rest.amount > 500 else { continue }
                    let told = try await world.payments().map(\.id)
                    let quote = try await world.interactor.quote(for: .item(item), key: nil, knowing: told)
                    let order = try world.interactor.order(.amount(500), of: quote, key: nil)
                    _ = try await world.interactor.pay(order, of: item)
                }
            default:
                let fate = LossyServer.Fate.allCases.randomElement(using: &random) ?? .answered
                server.server?.lose(fate)
                for world in [file, server] {
                    var outcomes = [try await run(world, again: true).0]
                    if outcomes == [.unknown] { outcomes.append(try await run(world, again: true).0) }
                    world.server?.lose(.answered)
                    try await same(world.paid(), world.billed, "\(outcomes)")
                    let before = try await world.payments().count
                    try await same(run(world, again: true).0, Self.nothingDue)
                    try await same(world.payments().count, before)
                }
            }
            clock.advance()
            try await same(server.inDoubt, [])
            try await same(file.paid(), server.paid())
        }
    }
}
