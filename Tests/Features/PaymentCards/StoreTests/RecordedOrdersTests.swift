import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("An order sent to a server")
struct RecordedOrdersTests {
    private let world: StoreWorld
    private let server = CardsServiceStub([.fixture()])
    private let clock = HandClock()
    private let order = PaymentOrder.fixture(100, key: "k")

    init() throws { world = try StoreWorld() }

    /// The service of a process; each reads what the others recorded.
    private func service(_ notices: Notices = Notices()) -> RecordedCardsService {
        RecordedCardsService(
            over: server, store: .folder(world.store), now: { [clock] in clock.now },
            notice: { notices.add($0) })
    }

    private func records() async throws -> PaymentRecords { try await service().paymentRecords() }

    /// Sends the order, which ends like this.
    private func pay(_ result: Result<PaymentReceipt, CardsError>) async -> CardsError? {
        server.answerOrders { _ in result }
        do throws(CardsError) {
            _ = try await service().pay(order)
            return nil
        } catch {
            return error
        }
    }

    /// A receipt of a server, which knows no numbers and needs not repeat the key.
    private func receipt(key: String? = nil, undone: Date? = nil) -> PaymentReceipt {
        PaymentReceipt(payment: payment(key: key, undone: undone))
    }

    private func payment(key: String? = nil, undone: Date? = nil) -> Payment {
        Payment(
            id: PaymentReference("SW-1"), card: order.card, dueID: order.due.id,
            money: Money(amount: 100, currency: order.due.money.currency),
            rest: Money(amount: 0, currency: order.due.money.currency), date: clock.now, idempotencyKey: key,
            undone: undone)
    }

    @Test("is on record before it is sent, so that it is in doubt if the program is killed meanwhile")
    func before() async throws {
        let server = CardsServiceStub([.fixture()], isHeld: true)
        let service = RecordedCardsService(over: server, store: .folder(world.store))
        let task = Task { [order] in try await service.pay(order) }
        await server.untilAsked()
        try await same(records().inDoubt.map(\.idempotencyKey), ["k"])
        task.cancel()
        _ = await task.result
        try await same(records().inDoubt.map(\.money.amount), [100])
    }

    @Test("is settled by its receipt, which is recorded once")
    func paid() async throws {
        server.answerOrders { [receipt = receipt()] _ in .success(receipt) }
        let payment = try await service().pay(order).payment
        #expect(payment.idempotencyKey == "k" && payment.number == order.number)
        for _ in 1...2 {
            try await same(
                records(), PaymentRecords(payments: [payment], untold: [payment], isComplete: false))
            try same(world.records().count, 3)
            _ = try await service().pay(order)
        }
    }

    @Test("that was paid before an older program could tell the person is still to be told")
    func untold() async throws {
        server.answerOrders { [receipt = receipt()] _ in .success(receipt) }
        let payment = try await service().pay(order).payment
        await service().acknowledge([payment])
        let journal = CardStore.journal(in: world.store)
        let untold = try LedgerRecord(.ordered(OrderInDoubt(order, at: clock.now))).bytes
        _ = try journal.begin().append([untold])
        try await same(
            records(), PaymentRecords(payments: [payment], untold: [payment], isComplete: false))
    }

    @Test(
        "is not sent while an equal one with another key is open, unless the person gave it a key of its own")
    func equal() async throws {
        _ = await pay(.failure(.timeout))
        server.answerOrders { [receipt = receipt()] _ in .success(receipt) }
        let open = try #require(try await records().inDoubt.first)
        await #expect(throws: CardsError.orderInDoubt(open)) {
            try await service().pay(.fixture(100, key: "other"))
        }
        same(server.orders.count, 1)
        let own = PaymentOrder.fixture(100, key: "own")
        _ = try await service().pay(
            PaymentOrder(
                card: own.card, number: own.number, due: own.due, amount: 100, purpose: .amount,
                idempotencyKey: "own", isDistinct: true))
        _ = try await service().pay(order)
        _ = try await service().pay(.fixture(99, key: "less"))
        same(server.orders.count, 4)
    }

    @Test("is in doubt until its receipt comes, which is recorded once")
    func settled() async throws {
        await same(pay(.failure(.timeout)), .timeout)
        let doubt = try await records()
        #expect(doubt.payments == [] && !doubt.isComplete)
        same(doubt.inDoubt.map(\.number), [order.number])
        #expect(await pay(.success(receipt())) == nil)
        #expect(await pay(.success(receipt())) == nil)
        let records = try await records()
        same(records.inDoubt, [])
        same(records.payments.map(\.idempotencyKey), ["k"])
        same(records.payments.map(\.number), [order.number])
        // What is known to be paid is never in doubt again.
        await same(pay(.failure(.timeout)), .timeout)
        try await same(self.records(), records)
    }

    @Test(
        "is not in doubt if it is known to have paid nothing",
        arguments: [.offline, .paymentRefused(.nothingDue), .server(status: 401)] as [CardsError])
    func refused(error: CardsError) async throws {
        await same(pay(.failure(error)), error)
        try await same(records(), PaymentRecords(isComplete: false))
        try same(world.records().count, 2)
    }

    @Test("stays in doubt when a later attempt can't be sent")
    func refusedLater() async throws {
        _ = await pay(.failure(.timeout))
        await same(pay(.failure(.offline)), .stillInDoubt(.offline))
        try await same(records().inDoubt.count, 1)
    }

    @Test("in doubt keeps the time when it was first sent, however often it is sent")
    func attempts() async throws {
        let first = clock.now
        for _ in 0..<3 {
            _ = await pay(.failure(.timeout))
            clock.advance(by: 60)
        }
        try await same(records().inDoubt.map(\.date), [first])
        _ = await pay(.success(receipt(key: "k")))
        try await same(records().inDoubt, [])
    }

    @Test("is settled by what the server lists, also by a payment that was undone")
    func listed() async throws {
        _ = await pay(.failure(.timeout))
        server.answer(payments: .success([payment(key: "other")]))
        _ = try await service().payments(of: order.card, number: order.number)
        try await same(records().inDoubt.count, 1)
        server.answer(payments: .success([payment(key: "k", undone: clock.now)]))
        let listed = try await service().datedPayments(of: order.card, number: order.number)
        same(listed.value.count, 1)
        let records = try await records()
        same(records.inDoubt, [])
        same(records.payments.map(\.undone), [clock.now])
    }

    @Test(
        "that was to pay the minimum of a statement marks its payment, whatever its date",
        arguments: [0, 1, -2])
    func minimum(daysLater: Int) async throws {
        let day = try #require(CalendarDate(clock.now, in: .gmt))
        let lastDay = day.adding(days: daysLater)
        let order = PaymentOrder(
            card: order.card, number: order.number, due: order.due, amount: 100, purpose: .minimum,
            idempotencyKey: "k", minimumOf: lastDay)
        server.answerOrders { _ in .failure(.timeout) }
        await #expect(throws: CardsError.timeout) { try await service().pay(order) }
        server.answer(payments: .success([payment(key: "k")]))
        for _ in 1...2 {
            let listed = try await service().payments(of: order.card, number: order.number)
            same(listed.map(\.minimumOf), [lastDay])
        }
        try await same(records().payments.map(\.minimumOf), [lastDay])
        // By its reference, too: a server may not list keys.
        server.answer(payments: .success([payment()]))
        let listed = try await service().payments(of: order.card, number: order.number)
        same(listed.map(\.minimumOf), [lastDay])
    }

    @Test("is not sent if it can't be recorded, unless nothing is to be kept")
    func unrecorded() async throws {
        server.answerOrders { [receipt = receipt()] _ in .success(receipt) }
        let fault = StoreFault(path: "x", problem: .nowhere)
        let service = RecordedCardsService(over: server, store: .missing(fault))
        await #expect(throws: CardsError.unrecorded(fault)) { try await service.pay(order) }
        #expect(!CardsError.unrecorded(StoreFault(path: "x", problem: .uncertain(reason: ""))).leavesUnknown)
        // A file where a folder should be: nothing can be written below it, not even by root.
        let path = world.root.appending(path: "file").path
        try Data().write(to: URL(filePath: path))
        let blocked = RecordedCardsService(over: server, store: .folder(path + "/state"))
        for _ in 1...2 {
            await #expect {
                try await blocked.pay(order)
            } throws: { error in
                if case CardsError.unrecorded(let fault) = error { fault.path.hasPrefix(path) } else { false }
            }
        }
        #expect(server.orders.isEmpty)
        let unkept = RecordedCardsService(over: server, store: .memory)
        try await same(unkept.pay(order).payment.id, PaymentReference("SW-1"))
    }

    @Test("is not sent if the record is damaged or from a newer version, because it may hold the same order")
    func unreadable() async throws {
        let problems: [StoreFault.Problem] = [
            .corrupt(record: 1, offset: 0), .newerFormat(found: 99, supported: 4),
        ]
        for problem in problems {
            let fault = StoreFault(path: "x", problem: problem)
            let service = RecordedCardsService(over: server, store: .missing(fault))
            await #expect(throws: CardsError.store(fault)) { try await service.pay(order) }
        }
        #expect(server.orders.isEmpty)
    }

    @Test("in doubt survives when the record is shortened, and everything settled keeps its result")
    func compaction() async throws {
        _ = await pay(.failure(.timeout))
        server.answerOrders { _ in .failure(.offline) }
        let service = service()
        for number in 0..<600 {
            await #expect(throws: CardsError.offline) {
                try await service.pay(.fixture(1, key: "\(number)"))
            }
        }
        #expect(try world.records().count < 500)
        try await same(records().inDoubt.map(\.idempotencyKey), ["k"])
    }
}
