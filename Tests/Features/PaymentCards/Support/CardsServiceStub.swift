public import PaymentCardsEntity
public import PaymentCardsGlances
public import PaymentCardsPorts
import Synchronization
public import Values

/// A service that a test writes the answers of.
///
/// It notes every batch asked for, as a page. While it is held, answers wait until they are released or their task is cancelled.
public final class CardsServiceStub: CardsService {
    /// A page that was asked for.
    public struct Request: Equatable, Sendable {
        /// The page's number, from 1.
        public let number: Int
        /// How many elements it was to have.
        public let size: Int

        /// Page `number` in pages of `size`.
        public init(_ number: Int, size: Int) {
            self.number = number
            self.size = size
        }
    }

    struct State {
        var answer: @Sendable (Request) -> Result<CardPage, CardsError>
        var requests: [Request] = []
        var statement: Result<Statement?, CardsError> = .success(nil)
        var payments: Result<[Payment], CardsError> = .success([])
        var added: [NewCard] = []
        var removed: [PaymentCard] = []
        var restorable: [PaymentCard] = []
        var restored: [PaymentCard] = []
        /// Cards that can be neither removed nor restored.
        var lost: [PaymentCard] = []
        var refusal: CardsError?
        var silence: CardsError?
        var statementAge: KeptCards?
        var paymentsAge: KeptCards?
        var moment: CardsServiceStub?
        var orders: [PaymentOrder] = []
        var acknowledged: [Payment] = []
        var paying: @Sendable (PaymentOrder) -> Result<PaymentReceipt, CardsError> = { _ in
            .failure(.unsupported)
        }
        var records = PaymentRecords(isComplete: false)
    }

    let state: Mutex<State>
    let gate: Gate

    /// A service that answers with what `answer` gives.
    public init(isHeld: Bool = false, answer: @escaping @Sendable (Request) -> Result<CardPage, CardsError>) {
        state = Mutex(State(answer: answer))
        gate = Gate(isOpen: !isHeld)
    }

    /// From now on, reads of one moment are reads of `moment`.
    public func answer(moment: CardsServiceStub) { state.withLock { $0.moment = moment } }

    /// What it was told to read, or itself.
    public func atOneMoment() async throws(CardsError) -> any CardsService {
        state.withLock { $0.moment } ?? self
    }

    /// A service that cuts `cards` into pages of the size asked for, as a faithful server does.
    public convenience init(_ cards: [PaymentCard], isHeld: Bool = false) {
        self.init(isHeld: isHeld) { .success(CardsServiceStub.page($0, of: cards)) }
    }

    /// A service that has these pages whatever size is asked for; past them, empty last ones.
    public convenience init(pages: [CardPage], isHeld: Bool = false) {
        self.init(isHeld: isHeld) { request in
            let index = request.number - 1
            return .success(
                pages.indices.contains(index) ? pages[index] : CardPage(entries: [], isLast: true, total: nil)
            )
        }
    }

    /// A service that always fails.
    public convenience init(failure: CardsError, isHeld: Bool = false) {
        self.init(isHeld: isHeld) { _ in .failure(failure) }
    }

    /// Every page asked for so far, in order.
    public var requests: [Request] { state.withLock(\.requests) }

    /// Answers differently from now on.
    public func answer(_ answer: @escaping @Sendable (Request) -> Result<CardPage, CardsError>) {
        state.withLock { $0.answer = answer }
    }

    /// Answers with pages of `cards` from now on.
    public func answer(_ cards: [PaymentCard]) {
        answer { .success(CardsServiceStub.page($0, of: cards)) }
    }

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

    /// Notes the request, waits while the stub is held, and answers with a page as a batch: one of the size asked for, or of a
    /// hundred cards where all are read.
    public func batch(after number: Int?, for places: Range<Int>?) async throws(CardsError) -> CardGlances {
        let size = places?.count ?? 100
        let first = size > 0 ? (places?.lowerBound ?? 0) / size : 0
        let request = Request((number.map { $0 + 1 } ?? first) + 1, size: size)
        state.withLock { $0.requests.append(request) }
        guard await gate.pass() else { throw .cancelled }
        let answer = state.withLock(\.answer)
        let page = try answer(request).get()
        return CardGlances(
            page.entries, number: request.number - 1,
            start: min((request.number - 1) * size, page.total ?? .max),
            rest: page.isLast ? .none : .some, total: page.total, sharedIDs: page.sharedIDs, kept: page.kept)
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

    /// The payments that the person was told of.
    public var acknowledged: [Payment] { state.withLock(\.acknowledged) }

    public func acknowledge(_ payments: [Payment]) async { state.withLock { $0.acknowledged += payments } }

    /// Notes the order, and refuses to pay unless told otherwise.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let answer = state.withLock { state in
            state.orders.append(order)
            return state.paying
        }
        guard await gate.pass() else { throw .cancelled }
        return try answer(order).get()
    }

    /// Knows no payment.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        throw .unknownPayment(reference)
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

    /// These cards were removed and can be restored, from now on.
    public func answer(restorable: [PaymentCard]) { state.withLock { $0.restorable = restorable } }

    /// The cards that were to be restored, in order.
    public var restored: [PaymentCard] { state.withLock(\.restored) }

    /// None, unless told otherwise.
    public func removedCards() async throws(CardsError) -> [PaymentCard] {
        guard await gate.pass() else { throw .cancelled }
        return state.withLock(\.restorable)
    }

    private static func page(_ request: Request, of cards: [PaymentCard]) -> CardPage {
        let start = min((request.number - 1) * request.size, cards.count)
        let end = min(start + request.size, cards.count)
        return CardPage(
            entries: cards[start..<end].map(CardFeed.Entry.card), isLast: end == cards.count,
            total: cards.count)
    }
}
