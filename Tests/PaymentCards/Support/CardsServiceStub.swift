public import PaymentCardsContract
public import PaymentCardsEntity
import Synchronization

/// A service that a test writes the answers of.
///
/// It notes every page asked for. While it is held, answers wait until they are released or their task is cancelled.
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

    private struct State {
        var answer: @Sendable (Request) -> Result<CardPage, CardsError>
        var requests: [Request] = []
    }

    private let state: Mutex<State>
    private let gate: Gate

    /// A service that answers with what `answer` gives.
    public init(isHeld: Bool = false, answer: @escaping @Sendable (Request) -> Result<CardPage, CardsError>) {
        state = Mutex(State(answer: answer))
        gate = Gate(isOpen: !isHeld)
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

    /// Returns once an answer is held.
    public func untilAsked() async { await gate.untilSomeoneWaits() }

    /// Lets every held answer go, and later ones at once.
    public func release() { gate.open() }

    /// Notes the request, waits while the stub is held, and answers.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        let request = Request(number, size: size)
        state.withLock { $0.requests.append(request) }
        guard await gate.pass() else { throw .cancelled }
        let answer = state.withLock(\.answer)
        return try answer(request).get()
    }

    /// Has no statement.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        guard await gate.pass() else { throw .cancelled }
        return nil
    }

    /// Nothing was ever paid.
    public func payments(of card: CardID) async throws(CardsError) -> [Payment] {
        guard await gate.pass() else { throw .cancelled }
        return []
    }

    /// Refuses to pay.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt { throw .unsupported }

    /// Knows no payment.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        throw .unknownPayment(reference)
    }

    /// Refuses to add.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Refuses to remove.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    private static func page(_ request: Request, of cards: [PaymentCard]) -> CardPage {
        let start = min((request.number - 1) * request.size, cards.count)
        let end = min(start + request.size, cards.count)
        return CardPage(
            entries: cards[start..<end].map(CardFeed.Entry.card), isLast: end == cards.count,
            total: cards.count)
    }
}
