import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Synchronization
import Values

/// A service whose cards, statement and payments a test gives, and which notes what it is asked to pay.
final class PaymentServiceStub: CardsService {
    private let cards: Mutex<Result<[PaymentCard], CardsError>>
    private let statement: Result<Statement?, CardsError>
    private let stored: Result<[Payment], CardsError>
    private let isPaidMeanwhile: Bool
    private let wasAsked = Mutex(false)
    private let receipt: Result<PaymentReceipt, CardsError>
    private let ordered = Mutex<[PaymentOrder]>([])
    private let readings = Mutex(0)

    init(
        _ cards: [PaymentCard], statement: Result<Statement?, CardsError> = .success(nil),
        payments: Result<[Payment], CardsError> = .success([]),
        receipt: Result<PaymentReceipt, CardsError> = .failure(.unsupported), isPaidMeanwhile: Bool = false
    ) {
        self.isPaidMeanwhile = isPaidMeanwhile
        self.cards = Mutex(.success(cards))
        self.statement = statement
        stored = payments
        self.receipt = receipt
    }

    /// What was asked to be paid.
    var orders: [PaymentOrder] { ordered.withLock { $0 } }

    /// How many times the list was read.
    var readingCount: Int { readings.withLock { $0 } }

    /// Has no cards from now on, but this error.
    func fail(_ error: CardsError) { cards.withLock { $0 = .failure(error) } }

    func wallet() async throws(CardsError) -> Wallet {
        readings.withLock { $0 += 1 }
        return Wallet(try cards.withLock { $0 }.get())
    }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { try statement.get() }

    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try known().filter { $0.card == card }
    }

    func payment(withKey key: String) async throws(CardsError) -> Payment? {
        try known().first { $0.idempotencyKey == key }
    }

    /// The payments, of which the first question finds none where somebody pays meanwhile.
    private func known() throws(CardsError) -> [Payment] {
        let isFirst = wasAsked.withLock { wasAsked in
            defer { wasAsked = true }
            return !wasAsked
        }
        return isFirst && isPaidMeanwhile ? [] : try stored.get()
    }

    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        ordered.withLock { $0.append(order) }
        return try receipt.get()
    }

    func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment {
        try receipt.get().payment.undone(at: .moment)
    }

    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }
    func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
