import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import Synchronization
import TestSupport
import Values

/// A bank's card, whose bill a test raises, and a service to pay on it: a store over a feed, or a server whose orders are
/// recorded.
final class PayingWorld {
    private let feed: CardsServiceStub
    let bank: StoredCardsService
    /// The server in between; `nil` with a feed.
    let server: LossyServer?
    private let folder = FileManager.default.temporaryDirectory.appending(path: "paying-\(UUID().uuidString)")
    private let clock: TestClock
    private(set) var billed: Decimal = 1000
    /// The date of the last bill.
    private var date = CalendarDate(year: 2026, month: 11, day: 20)

    /// A world with a feed or a server, in which the references are those of `seed`.
    init(seed: UInt64, hasServer: Bool, hidesKeys: Bool = false, clock: TestClock = TestClock()) {
        feed = CardsServiceStub([PaymentCard.fixture(due: .fixture(amount: 1000, date: date))])
        self.clock = clock
        bank = StoredCardsService(
            over: feed, now: { clock.now }, timeZone: .gmt, generator: SeededGenerator(seed: seed))
        server = hasServer ? LossyServer(bank, hidesKeys: hidesKeys) : nil
    }

    deinit {
        guard server != nil, FileManager.default.fileExists(atPath: folder.path) else { return }
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("\(folder.path) is left behind: \(error)")
        }
    }

    /// The interactor of a new process.
    var interactor: CardPaymentInteractor {
        CardPaymentInteractor(service: service, days: DayClock(timeZone: .gmt) { [clock] in clock.now })
    }

    /// The rules of undoing in a new process.
    var undoer: CardUndoInteractor { CardUndoInteractor(service: service) }

    private var service: any CardsService {
        guard let server else { return bank }
        let clock = clock
        return RecordedCardsService(over: server, store: .folder(folder.path), now: { clock.now })
    }

    /// The person is told of what was paid, as screens do it.
    func tell() async throws {
        await service.acknowledge(try await service.paymentRecords().untold)
    }

    /// The payments as a new process knows them, the newest first.
    func known() async throws -> [Payment] {
        try await service.payments(of: PaymentCard.fixture().id, number: PaymentCard.fixture().number)
    }

    /// The card as the service shows it now.
    func item() async throws -> CardListing.Item {
        let service: any CardsService = server ?? bank
        guard let card = try await service.wallet().cards.first else { throw CardsError.unsupported }
        return CardListing.Item.fixture(card)
    }

    /// The next day, the bank bills more under the same id, for a later one.
    func bill(_ amount: Decimal) {
        clock.advance(by: 86_400)
        billed += amount
        date = date?.adding(days: 30)
        feed.answer([PaymentCard.fixture(due: .fixture(amount: billed, date: date))])
    }

    /// The bank calls the same due something else.
    func renameDue(_ id: String) {
        feed.answer([PaymentCard.fixture(due: .fixture(id: id, amount: billed, date: date))])
    }

    /// The payments that stand, the newest first.
    func payments() async throws -> [Payment] {
        try await bank.payments(of: PaymentCard.fixture().id, number: PaymentCard.fixture().number)
    }

    func paid() async throws -> Decimal {
        try await payments().reduce(0) { $0 + ($1.undone == nil ? $1.money.amount : 0) }
    }

    var inDoubt: [OrderInDoubt] {
        get async throws {
            guard let server else { return [] }
            let service = RecordedCardsService(over: server, store: .folder(folder.path))
            return try await service.paymentRecords().inDoubt
        }
    }
}

/// A clock that a test moves on.
final class TestClock: Sendable {
    private let time = Mutex(Date.moment)

    var now: Date { time.withLock { $0 } }
    func advance(by seconds: TimeInterval = 10) { time.withLock { $0 += seconds } }
}

/// A server that carries out what `bank` allows, and may lose an order or its answer.
final class LossyServer: CardsService {
    /// What becomes of the next order.
    enum Fate: CaseIterable, Sendable {
        case answered, answerLost, orderLost
    }

    private let bank: StoredCardsService
    private let hidesKeys: Bool
    private let next = Mutex(Fate.answered)
    private let arrived = Mutex<[String]>([])
    private let made = Mutex<[String: PaymentReference]>([:])

    init(_ bank: StoredCardsService, hidesKeys: Bool) {
        (self.bank, self.hidesKeys) = (bank, hidesKeys)
    }

    /// The keys of the orders that arrived.
    var keys: [String] { arrived.withLock { $0 } }

    func lose(_ fate: Fate) { next.withLock { $0 = fate } }

    func wallet() async throws(CardsError) -> Wallet {
        Wallet(try await bank.wallet().cards.map { $0.with(due: $0.due?.withoutTotal) })
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }

    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try await bank.payments(of: card, number: PaymentCard.fixture().number).map(shown)
    }

    private func shown(_ payment: Payment) -> Payment {
        Payment(
            id: payment.id, card: payment.card, dueID: payment.dueID, money: payment.money,
            rest: payment.rest, date: payment.date,
            idempotencyKey: hidesKeys ? nil : made.withLock { $0.first { $0.value == payment.id }?.key },
            undone: payment.undone)
    }

    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let fate = next.withLock { fate in
            defer { fate = .answered }
            return fate
        }
        guard fate != .orderLost else { throw .timeout }
        arrived.withLock { $0.append(order.idempotencyKey) }
        // An order says which due it is for, and the bank knows what that comes to.
        guard let due = try await bank.wallet().cards.first?.due else { throw .unsupported }
        let receipt: PaymentReceipt
        let known = made.withLock { $0[order.idempotencyKey] }
        if let known,
            let payment = try await payments(of: order.card, number: nil).first(where: { $0.id == known })
        {
            receipt = PaymentReceipt(payment: payment, isRepeat: true)
        } else {
            receipt = try await bank.pay(
                PaymentOrder(
                    card: order.card, number: order.number, due: due, amount: order.amount,
                    purpose: order.purpose, idempotencyKey: order.idempotencyKey, isDistinct: true))
            made.withLock { $0[order.idempotencyKey] = receipt.payment.id }
        }
        guard fate == .answered else { throw .timeout }
        return PaymentReceipt(payment: shown(receipt.payment), isRepeat: receipt.isRepeat)
    }

    func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment {
        shown(try await bank.undo(reference))
    }

    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }
    func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
