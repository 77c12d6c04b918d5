import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("An order that a server refuses")
struct RefusedOrdersTests {
    private static let refusals: [CardsError] = [
        .server(status: 401), .unknownCard(name: "1", nearest: []), .paymentRefused(.nothingDue),
    ]

    private let world: StoreWorld
    private let server = CardsServiceStub([.fixture()])
    private let order = PaymentOrder.fixture(100, key: "k")

    init() throws { world = try StoreWorld() }

    /// The service of a process; each reads what the others recorded.
    private var service: RecordedCardsService {
        RecordedCardsService(over: server, store: .folder(world.store))
    }

    private func inDoubt() async throws -> [String] {
        try await service.paymentRecords().inDoubt.map(\.idempotencyKey)
    }

    @Test("is paid nevertheless if the server's list has its key", arguments: refusals)
    func listed(refusal: CardsError) async throws {
        let paid = Payment(
            id: PaymentReference("SW-1"), card: order.card, dueID: order.due.id,
            money: Money(amount: 100, currency: order.due.money.currency),
            rest: Money(amount: 0, currency: order.due.money.currency), date: .moment, idempotencyKey: "k")
        server.answer(payments: .success([paid]))
        server.answerOrders { _ in .failure(refusal) }
        for isRepeat in [false, true] {
            let receipt = try await service.pay(order)
            #expect(receipt.payment.id == paid.id && receipt.isRepeat == isRepeat)
        }
        try await same(inDoubt(), [])
    }

    @Test(
        "is settled only by the list that is read after the answer and doesn't have it", arguments: refusals)
    func unlisted(refusal: CardsError) async throws {
        server.answerOrders { _ in .failure(.timeout) }
        await #expect(throws: CardsError.timeout) { try await service.pay(order) }
        server.answerOrders { _ in .failure(refusal) }
        server.answer(payments: .failure(.server(status: 500)))
        for _ in 1...2 {
            await #expect(throws: CardsError.stillInDoubt(refusal)) { try await service.pay(order) }
            try await same(inDoubt(), ["k"])
        }
        server.answer(payments: .success([]))
        await #expect(throws: refusal) { try await service.pay(order) }
        try await same(inDoubt(), [])
    }

    @Test("and can't have paid before is settled", arguments: refusals)
    func once(refusal: CardsError) async throws {
        server.answerOrders { _ in .failure(refusal) }
        await #expect(throws: refusal) { try await service.pay(order) }
        try await same(inDoubt(), [])
    }

    @Test(
        "is told if a list without keys has a payment for as much that it didn't have before, by whatever clock"
    )
    func keyless() async throws {
        let paid = ["SW-1", "SW-2"].map { reference in
            Payment(
                id: PaymentReference(reference), card: order.card, dueID: order.due.id,
                money: Money(amount: 100, currency: order.due.money.currency),
                rest: Money(amount: 0, currency: order.due.money.currency), date: .distantPast)
        }
        for (listed, error) in [(1, CardsError.server(status: 401)), (2, .paidAlready([paid[1]]))] {
            server.answer(payments: .success(Array(paid.prefix(listed))))
            let order = PaymentOrder(
                card: order.card, number: order.number, due: order.due, amount: 100, purpose: .full,
                idempotencyKey: "k\(listed)", unnamed: [PaymentReference("SW-1")])
            // Another process sends it again, which doesn't know what was listed before the first time.
            server.answerOrders { _ in .failure(.timeout) }
            await #expect(throws: CardsError.timeout) { try await service.pay(order) }
            let again = PaymentOrder(
                card: order.card, number: order.number, due: order.due, amount: 100, purpose: .full,
                idempotencyKey: "k\(listed)")
            server.answerOrders { _ in .failure(.server(status: 401)) }
            await #expect(throws: error) { try await service.pay(again) }
        }
    }

    @Test("or pays says so if that can't be recorded")
    func unnoted() async throws {
        let notices = Notices()
        let payment = Payment(
            id: PaymentReference("SW-1"), card: order.card, dueID: order.due.id,
            money: Money(amount: 100, currency: order.due.money.currency),
            rest: Money(amount: 0, currency: order.due.money.currency), date: .moment)
        server.answerOrders { [folder = world.store] _ in
            do {
                try FileManager.default.removeItem(atPath: folder)
                try Data().write(to: URL(filePath: folder))
            } catch {
                Issue.record(error)
            }
            return .success(PaymentReceipt(payment: payment))
        }
        let service = RecordedCardsService(
            over: server, store: .folder(world.store), notice: { notices.add($0) })
        try await same(service.pay(order).payment.id, payment.id)
        #expect(notices.all.contains { if case .unrecorded = $0 { true } else { false } })
    }
}
