import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("Paying")
struct PayingTests {
    private let world: StoreWorld
    private let clock = HandClock()
    private let service: StoredCardsService

    init() throws {
        world = try StoreWorld()
        service = world.service(clock: clock)
    }

    @Test("leaves the rest of the due, for this service and every other one of the same store")
    func rest() async throws {
        let other = world.service()
        try await same(other.cards().first?.due?.money.amount, 1500)
        let payment = try await service.pay(.fixture(500.25)).payment
        same(payment.rest?.amount, 999.75)
        same(payment.date, clock.now)
        for service in [service, other, world.service()] {
            try await same(service.cards().first?.due?.money.amount, 999.75)
            try await same(service.payments(of: payment.card), [payment])
        }
    }

    @Test("after a moment changes nothing of what was stored then: card and payments fit together")
    func moment() async throws {
        let id = PaymentCard.fixture().id
        let number = PaymentCard.fixture().number
        let moment = try await service.atOneMoment()
        let payment = try await world.service(clock: clock).pay(.fixture(500)).payment
        try await same(moment.wallet().cards, [.fixture()])
        try await same(moment.payments(of: id, number: number), [])
        let next = try await service.atOneMoment()
        #expect(try await next.wallet().cards != [.fixture()])
        try await same(next.payments(of: id, number: number), [payment])
    }

    @Test("in full makes a due that reads as paid")
    func full() async throws {
        _ = try await service.pay(.fixture(1000))
        try await same(world.service().pay(.fixture(500)).payment.rest?.amount, 0)
        let due = try #require(try await service.cards().first?.due)
        #expect(due.isPaid && due.money.amount == 1500)
    }

    @Test("is refused beyond what others have left, although the order shows more")
    func stale() async throws {
        _ = try await world.service().pay(.fixture(1400))
        let rest = Money(amount: 100, currency: Currency(text: "₹"))
        await #expect(throws: CardsError.paymentRefused(.moreThanDue(rest: rest))) {
            try await service.pay(.fixture(101))
        }
        _ = try await service.pay(.fixture(100))
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) { try await service.pay(.fixture(1)) }
        try same(world.records().count, 2)
    }

    @Test("of as much on the same day takes another program by surprise, which is refused until it knows")
    func equal() async throws {
        let first = try await service.pay(.fixture(500)).payment
        #expect(first.idempotencyKey == nil)
        await #expect(throws: CardsError.paidAlready([first])) {
            try await world.service(clock: clock).pay(.fixture(500))
        }
        let order = PaymentOrder.fixture(500)
        let again = PaymentOrder(
            card: order.card, number: order.number, due: order.due, amount: 500, purpose: .amount,
            idempotencyKey: "k", besides: [first.id])
        let second = try await service.pay(again).payment
        await #expect(throws: CardsError.paidAlready([second])) { try await service.pay(again) }
        _ = try await service.undo(second.id)
        try await same(service.pay(again).payment.rest?.amount, 500)
    }

    @Test("is known by a reference that no other payment has, even where two programs roll the same dice")
    func references() async throws {
        var references: Set<PaymentReference> = []
        for amount in 1...3 {
            let service = StoredCardsService(
                over: CardsServiceStub([.fixture()]), store: .folder(world.store), now: { Date() },
                generator: SeededGenerator(seed: 1))
            references.insert(try await service.pay(.fixture(Decimal(amount))).payment.id)
        }
        same(references.count, 3)
        #expect(
            references.allSatisfy {
                $0.text.contains(/^SW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
            })
    }

    @Test("counts for its due in its currency alone")
    func otherDues() async throws {
        _ = try await service.pay(.fixture(500))
        let cards: [PaymentCard] = [
            .fixture(due: .fixture(id: "june")), .fixture(number: "4221 XXXX XXXX 8777"), .fixture(id: "2"),
            .fixture(due: .fixture(currency: "USD")),
        ]
        try await same(world.service(over: cards).cards(), Wallet(cards).cards)
    }

    @Test(
        "stays with its card where cards share an id and the feed changes their order", arguments: ["a", "b"])
    func reordered(otherDue: String) async throws {
        let a = PaymentCard.fixture(id: "8", number: "4221 XXXX XXXX 1111", due: .fixture(id: "a"))
        let b = PaymentCard.fixture(id: "8", number: "4221 XXXX XXXX 2222", due: .fixture(id: otherDue))
        let order = PaymentOrder.fixture(500, on: b.numbered(2))
        let payment = try await world.service(over: [a, b.numbered(2)]).pay(order).payment
        let later = world.service(over: [b, a.numbered(2)])
        try await same(later.cards().map(\.due?.money.amount), [1000, 1500])
        try await same(later.payments(of: b), [payment])
        try await same(later.payments(of: a.numbered(2)), [])
        await #expect(throws: CardsError.paidAlready([payment])) { try await later.pay(.fixture(500, on: b)) }
        try await same(later.pay(.fixture(500, on: a.numbered(2))).payment.rest?.amount, 1000)
    }

    @Test("is identified by the order of the cards if their numbers don't help")
    func numberless() async throws {
        let cards = [1, 2].map { PaymentCard.fixture(id: "8", number: "XXXX XXXX XXXX XXXX").numbered($0) }
        _ = try await world.service(over: cards).pay(.fixture(500, on: cards[1]))
        try await same(world.service(over: cards).cards().map(\.due?.money.amount), [1500, 1000])
    }

    @Test("counts for its due whether the feed calls its currency by its symbol or by its code")
    func otherName() async throws {
        let due = Due.fixture(currency: "INR")
        _ = try await service.pay(.fixture(500))
        let later = world.service(over: [.fixture(due: due)])
        try await same(later.cards().first?.due?.money.amount, 1000)
        _ = try await later.pay(.fixture(1000, due: due))
        await #expect(throws: CardsError.paymentRefused(.nothingDue)) { try await service.pay(.fixture(1)) }
    }

    @Test(
        "can be undone at any time, once, by any user of the store, whatever the clock says",
        arguments: [299, 3_000_000, -400])
    func undo(after seconds: TimeInterval) async throws {
        let payment = try await service.pay(.fixture(500)).payment
        clock.advance(by: seconds)
        let undone = try await world.service(clock: clock).undo(payment.id)
        same(undone, payment.undone(at: clock.now))
        try await same(service.payments(of: payment.card), [undone])
        try await same(service.cards().first?.due?.money.amount, 1500)
        await #expect(throws: CardsError.undoRefused(payment.id, .alreadyUndone)) {
            try await service.undo(payment.id)
        }
        let unknown = PaymentReference("SW-2222-2222-22")
        await #expect(throws: CardsError.unknownPayment(unknown)) { try await service.undo(unknown) }
    }

    @Test("doesn't happen for a task that is cancelled")
    func cancelled() async throws {
        let service = service
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await service.pay(.fixture(500))
        }
        await #expect(throws: CardsError.cancelled) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: world.store))
    }

    @Test("is listed the newest first")
    func order() async throws {
        let first = try await service.pay(.fixture(1)).payment
        let second = try await world.service().pay(.fixture(2)).payment
        try await same(service.payments(of: first.card), [second, first])
        try await same(service.payments(of: CardID(feedID: "2")), [])
    }
}
