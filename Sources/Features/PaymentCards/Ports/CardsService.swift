public import Foundation
public import PaymentCardsEntity

/// Where cards can be read: a mock, a file.
public protocol CardsSource: Sendable {
    /// Page `number` (from 1) of the feed, in pages of `size` elements (from 1).
    ///
    /// A page past the end is empty and last. Cancelling the task cancels the request.
    func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage

    /// The last statement of a card; `nil` when there is none yet.
    func statement(of card: CardID) async throws(CardsError) -> Statement?

    /// The same with its age.
    func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?>

    /// When its cards were written down, for a source that is a file; `nil` where they are as of now, or nobody knows.
    func written() async throws(CardsError) -> Date?

    /// Part `number` (from 0) of all cards in feed order, to be looked at; `nil` after the last one, when all of the feed has been
    /// checked. How long parts are is the source's business.
    func glances(_ number: Int) async throws(CardsError) -> CardGlances?

    /// The cards whose feed id begins with `prefix`, and nothing else, in feed order; `nil` where a source can't find them faster
    /// than by looking at all cards.
    func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances?

    /// The cards that were taken away and can be brought back.
    func removedCards() async throws(CardsError) -> [PaymentCard]
}

extension CardsSource {
    /// A page, for a source that has nothing else.
    public func glances(_ number: Int) async throws(CardsError) -> CardGlances? {
        let page = try await page(number + 1, size: CardPageSelection.gatheringSize)
        return page.entries.isEmpty ? nil : CardGlances(page)
    }

    /// A source that is no file answers as of now.
    public func written() async throws(CardsError) -> Date? { nil }

    /// A source that has only pages can't.
    public func glances(withIDPrefix prefix: String) async throws(CardsError) -> CardGlances? { nil }

    /// A source that is only read loses no card.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { [] }

    /// A source that keeps nothing has only what is so now.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        Dated(try await statement(of: card))
    }
}

/// Where cards come from and what is done with them stays: a source with a store beside it, or a server.
///
/// It has the last word. An interactor tells the person early what a service would refuse, but between the question and
/// the order somebody else may have paid.
public protocol CardsService: CardsSource {
    /// The same service for reading, with what was done as it is now, whatever is done meanwhile, so that its answers fit
    /// together; the service itself where it has no such thing.
    func atOneMoment() async throws(CardsError) -> any CardsService

    /// What was paid on a card, the newest first, undone payments too.
    ///
    /// - Parameter number: the card's number, which tells cards of one id apart when their order changes; `nil` where it
    ///   isn't known.
    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment]

    /// The same with their age.
    func datedPayments(of card: CardID, number: CardNumber?) async throws(CardsError) -> Dated<[Payment]>

    /// The payment, undone or not, that used this idempotency key, on whatever card; `nil` where the key is new, or the
    /// service can't tell before it is used.
    func payment(withKey key: String) async throws(CardsError) -> Payment?

    /// Pays what `order` says, once: an order whose idempotency key has been used pays nothing and brings the receipt of
    /// the payment that used it.
    ///
    /// When it returns, the payment is stored. When it throws, nothing was paid, except where nobody knows, which
    /// ``CardsError/leavesUnknown`` says; then the same order with the same key finds out.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`.
    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt

    /// Takes a payment back, within ``Payment/undoWindow``.
    ///
    /// - Returns: the payment, undone.
    /// - Throws: `unknownPayment`, `undoRefused`.
    func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment

    /// Adds a card after all others.
    ///
    /// - Returns: the card with its identity.
    /// - Throws: `duplicateCard`.
    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard

    /// Takes a card away.
    ///
    /// - Throws: `unknownCard` when it is gone already.
    func remove(_ card: PaymentCard) async throws(CardsError)

    /// Brings back a card that was taken away, with everything that was paid on it.
    ///
    /// - Throws: `unknownCard` when it is not among ``removedCards()`` any more, `duplicateCard`.
    func restore(_ card: PaymentCard) async throws(CardsError)
}

extension CardsService {
    /// A server is asked anew for every answer.
    public func atOneMoment() async throws(CardsError) -> any CardsService { self }

    /// A service that knows payments by their cards alone can't tell.
    public func payment(withKey key: String) async throws(CardsError) -> Payment? { nil }

    /// A service that keeps nothing has only what is so now.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        Dated(try await payments(of: card, number: number))
    }
}
