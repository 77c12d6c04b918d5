import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("Of what an order has paid the person is told, once")
struct ToldPaymentsTests {
    private let world: StoreWorld
    private let server = CardsServiceStub([.fixture()])
    private let order = PaymentOrder.fixture(100, key: "k")

    init() throws { world = try StoreWorld() }

    /// The service of a program that was just started.
    private var service: RecordedCardsService {
        RecordedCardsService(over: server, store: .folder(world.store), now: { .moment })
    }

    private func records() async throws -> PaymentRecords { try await service.paymentRecords() }

    private func payment(
        _ id: String = "SW-1", key: String? = "k", at date: Date = .moment, undone: Date? = nil
    ) -> Payment {
        let currency = order.due.money.currency
        return Payment(
            id: PaymentReference(id), card: order.card, dueID: order.due.id,
            money: Money(amount: 100, currency: currency), rest: Money(amount: 0, currency: currency),
            date: date, idempotencyKey: key, undone: undone)
    }

    /// The same as it is recorded: a server tells no numbers.
    private var recorded: Payment { payment().with(number: order.number) }

    /// `order` for another id of the due, made when these keys were known.
    private func other(knowing known: Set<String>?) -> PaymentOrder {
        let due = Due(id: "other", money: order.due.money, state: order.due.state)
        return PaymentOrder(
            card: order.card, number: order.number, due: due, amount: 100, purpose: .amount,
            idempotencyKey: "other", known: known)
    }

    @Test("if the program was killed before it could say so, as long as nobody has noted that it did")
    func killed() async throws {
        server.answerOrders { [paid = payment()] _ in .success(PaymentReceipt(payment: paid)) }
        _ = try await service.pay(order)
        server.answer(payments: .success([payment()]))
        for _ in 1...2 {
            _ = try await service.payments(of: order.card, number: order.number)
            let records = try await records()
            same(records.untold, [recorded])
            same(records.inDoubt, [])
        }
        await service.acknowledge([payment()])
        try await same(records(), PaymentRecords(payments: [recorded], isComplete: false))
        _ = try await service.pay(order)
        try await same(records().untold, [])
    }

    @Test("if a list that was late when the order was refused has it later")
    func late() async throws {
        server.answerOrders { _ in .failure(.server(status: 404)) }
        await #expect(throws: CardsError.server(status: 404)) { try await service.pay(order) }
        try await same(records(), PaymentRecords(isComplete: false))
        server.answer(payments: .success([payment()]))
        _ = try await service.payments(of: order.card, number: order.number)
        try await same(records().untold, [recorded])
    }

    @Test("if the list has no keys, but a payment for as much, made no earlier")
    func keyless() async throws {
        server.answerOrders { _ in .failure(.server(status: 422)) }
        let paid = payment(key: nil)
        server.answer(payments: .success([paid]))
        await #expect(throws: CardsError.paidAlready([paid])) { try await service.pay(order) }
        try await same(records().inDoubt.map(\.idempotencyKey), ["k"])
        await service.acknowledge([paid])
        try await same(records(), PaymentRecords(payments: [recorded], isComplete: false))
        // It is no other order's.
        let refusal = CardsError.server(status: 422)
        await #expect(throws: refusal) { try await service.pay(.fixture(100, key: "next")) }
    }

    @Test("but not of a payment without a key that was made before, or is for another amount or currency")
    func unrelated() async throws {
        server.answerOrders { _ in .failure(.server(status: 422)) }
        let before = payment("SW-2", key: nil, at: .moment.addingTimeInterval(-301))
        var currency = payment("SW-3")
        currency = Payment(
            id: currency.id, card: currency.card, dueID: currency.dueID,
            money: Money(amount: 100, currency: Currency(text: "XAU")), rest: currency.rest,
            date: currency.date, idempotencyKey: "k")
        server.answer(payments: .success([before, currency]))
        await #expect(throws: CardsError.server(status: 422)) { try await service.pay(order) }
        try await same(records(), PaymentRecords(isComplete: false))
    }

    @Test("before another program pays as much for the same due under another id")
    func atOnce() async throws {
        server.answerOrders { _ in .failure(.timeout) }
        await #expect(throws: CardsError.timeout) { try await service.pay(order) }
        let open = try #require(try await records().inDoubt.first)
        for known in [nil, []] as [Set<String>?] {
            await #expect(throws: CardsError.orderInDoubt(open)) {
                try await service.pay(other(knowing: known))
            }
        }
        server.answerOrders { [paid = payment()] _ in .success(PaymentReceipt(payment: paid)) }
        _ = try await service.pay(order)
        await service.acknowledge([payment()])
        await #expect(throws: CardsError.paidAlready([recorded])) {
            try await service.pay(other(knowing: []))
        }
        same(server.orders.map(\.idempotencyKey), ["k", "k"])
        server.answerOrders { [paid = payment("SW-2", key: "other")] _ in
            .success(PaymentReceipt(payment: paid))
        }
        _ = try await service.pay(other(knowing: ["k"]))
        same(server.orders.map(\.idempotencyKey), ["k", "k", "other"])
    }

    @Test(
        "and a payment is undone if the list says so, whatever the server answers",
        arguments: [
            .server(status: 404), .server(status: 409), .unknownPayment(PaymentReference("SW-1")), .timeout,
            .undoRefused(PaymentReference("SW-1"), .tooLate),
            .undoRefused(PaymentReference("SW-1"), .alreadyUndone),
        ] as [CardsError])
    func undone(refusal: CardsError) async throws {
        server.refuseUndo(refusal)
        server.answer(payments: .success([payment()]))
        let isContradicted = refusal == .undoRefused(payment().id, .alreadyUndone)
        await #expect(throws: isContradicted ? .server(status: 409) : refusal) {
            try await service.undo(payment().id, of: payment())
        }
        let undone = payment(undone: .moment)
        server.answer(payments: .success([undone]))
        try await same(service.undo(undone.id, of: payment()), undone)
        // What was undone long before was not undone now.
        guard isContradicted else { return }
        let made = Date.moment.addingTimeInterval(-9000)
        server.answer(payments: .success([payment(at: made, undone: made)]))
        await #expect(throws: refusal) { try await service.undo(undone.id, of: payment(at: made)) }
    }
}
