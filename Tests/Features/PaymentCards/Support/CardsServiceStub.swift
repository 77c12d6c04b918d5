public import PaymentCardsEntity
public import PaymentCardsPorts
import Synchronization
public import Values

/// A service that a test writes the answers of.
///
/// It counts how often its cards are asked for. While it is held, answers wait until they are released or their task is cancelled.
public final class CardsServiceStub: CardsService {
    struct State {
        var answer: Result<Wallet, CardsError>
        var requestCount = 0
        var statement: Result<Statement?, CardsError> = .success(nil)
        var payments: Result<[Payment], CardsError> = .success([])
        var added: [NewCard] = []
        var removed: [PaymentCard] = []
        /// Cards that were taken away.
        var gone: [PaymentCard] = []
        /// Cards that can't be removed.
        var lost: [PaymentCard] = []
        var refusal: CardsError?
        var undoRefusal: CardsError?
        var silence: CardsError?
        var statementAge: KeptCards?
        var paymentsAge: KeptCards?
        var moment: CardsServiceStub?
        var orders: [PaymentOrder] = []
        var paying: @Sendable (PaymentOrder) -> Result<PaymentReceipt, CardsError> = { _ in
            .failure(.unsupported)
        }
        var records = PaymentRecords(isComplete: false)
    }

    let state: Mutex<State>
    let gate: Gate

    /// A service that answers like this.
    public init(_ answer: Result<Wallet, CardsError>, isHeld: Bool = false) {
        state = Mutex(State(answer: answer))
        gate = Gate(isOpen: !isHeld)
    }

    /// From now on, reads of one moment are reads of `moment`.
    public func answer(moment: CardsServiceStub) { state.withLock { $0.moment = moment } }

    /// What it was told to read, or itself.
    public func atOneMoment() async throws(CardsError) -> any CardsService {
        state.withLock { $0.moment } ?? self
    }

    /// A service with these cards.
    public convenience init(_ cards: [PaymentCard], isHeld: Bool = false) {
        self.init(.success(Wallet(cards)), isHeld: isHeld)
    }

    /// A service that always fails.
    public convenience init(failure: CardsError, isHeld: Bool = false) {
        self.init(.failure(failure), isHeld: isHeld)
    }

    /// How often its cards were asked for so far.
    public var requestCount: Int { state.withLock(\.requestCount) }

    /// Answers like this from now on.
    public func answer(_ answer: Result<Wallet, CardsError>) {
        state.withLock { $0.answer = answer }
    }

    /// Has these cards from now on.
    public func answer(_ cards: [PaymentCard]) { answer(.success(Wallet(cards))) }

    /// Answers with this when it is asked for a statement from now on.
    public func answer(statement: Result<Statement?, CardsError>) {
        state.withLock { $0.statement = statement }
    }

    /// Answers with this when it is asked for payments from now on.
    public func answer(payments: Result<[Payment], CardsError>) {
        state.withLock { $0.payments = payments }
    }

    /// Calls statements and payments as old as this from now on.
    public func answer(statementKept: KeptCards?, paymentsKept: KeptCards?) {
        state.withLock { ($0.statementAge, $0.paymentsAge) = (statementKept, paymentsKept) }
    }

    /// Returns once an answer is held.
    public func untilAsked() async { await gate.untilSomeoneWaits() }

    /// Lets every held answer go, and later ones at once.
    public func release() { gate.open() }

    /// Counts the request, waits while the stub is held, and answers.
    public func wallet() async throws(CardsError) -> Wallet {
        state.withLock { $0.requestCount += 1 }
        guard await gate.pass() else { throw .cancelled }
        return try state.withLock(\.answer).get()
    }

    /// Has the same statement for every card; none until it is told otherwise.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        guard await gate.pass() else { throw .cancelled }
        return try state.withLock(\.statement).get()
    }

    /// The same, as old as it is told.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        Dated(try await statement(of: card), kept: state.withLock(\.statementAge))
    }

    /// The same payments, as old as it is told.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        Dated(try await payments(of: card, number: number), kept: state.withLock(\.paymentsAge))
    }

    /// Nothing was ever paid, unless told otherwise.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        guard await gate.pass() else { throw .cancelled }
        return try state.withLock(\.payments).get()
    }

    /// Answers orders like this from now on.
    public func answerOrders(
        _ answer: @escaping @Sendable (PaymentOrder) -> Result<PaymentReceipt, CardsError>
    ) {
        state.withLock { $0.paying = answer }
    }

    /// Answers with these records from now on.
    public func answer(records: PaymentRecords) { state.withLock { $0.records = records } }

    /// No records, and there may be payments, unless told otherwise.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords {
        state.withLock(\.records)
    }

    /// The orders that came, in order.
    public var orders: [PaymentOrder] { state.withLock(\.orders) }

    /// Notes the order, and refuses to pay unless told otherwise.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let answer = state.withLock { state in
            state.orders.append(order)
            return state.paying
        }
        guard await gate.pass() else { throw .cancelled }
        return try answer(order).get()
    }

    /// Undoes nothing from now on, for this reason.
    public func refuseUndo(_ error: CardsError) { state.withLock { $0.undoRefusal = error } }

    /// Knows no payment, unless told otherwise.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        throw state.withLock(\.undoRefusal) ?? .unknownPayment(reference)
    }

    /// The cards that were to be added, in order.
    public var added: [NewCard] { state.withLock(\.added) }
    /// The cards that were to be removed, in order.
    public var removed: [PaymentCard] { state.withLock(\.removed) }

    /// Neither adds nor removes from now on, but fails with `error`; does both again with `nil`.
    public func refuseChanges(_ error: CardsError?) { state.withLock { $0.refusal = error } }

    /// Admits no order from now on, for this reason; any with `nil`.
    public func refuseOrders(_ error: CardsError?) { state.withLock { $0.silence = error } }

    /// Admits an order, unless a test says otherwise.
    public func admitOrder() async throws(CardsError) {
        if let silence = state.withLock(\.silence) { throw silence }
    }

    /// Notes the card and gives it an identity. The pages stay as they are.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        guard await gate.pass() else { throw .cancelled }
        let (refusal, count) = state.withLock { state in
            state.added.append(card)
            return (state.refusal, state.added.count)
        }
        if let refusal { throw refusal }
        return PaymentCard(
            id: CardID(feedID: "added-\(count)"), title: card.title, number: card.number, holder: card.holder,
            network: card.network, bank: card.bank ?? .unknown(""), due: nil, actions: [.viewDetails])
    }

    /// These cards were taken away and can be brought back, from now on.
    public func answer(gone: [PaymentCard]) { state.withLock { $0.gone = gone } }

    /// None, unless told otherwise.
    public func removedCards() async throws(CardsError) -> [PaymentCard] {
        guard await gate.pass() else { throw .cancelled }
        return state.withLock(\.gone)
    }
}
