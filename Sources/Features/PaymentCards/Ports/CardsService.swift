public import Foundation
public import PaymentCardsEntity
public import Values

/// A read-only source of cards: a feed, a server.
public protocol CardsSource: Sendable {
    /// All cards, in the order of the list. Cancelling the task cancels the request.
    func wallet() async throws(CardsError) -> Wallet

    /// The last statement of a card; `nil` if there is none yet.
    func statement(of card: CardID) async throws(CardsError) -> Statement?

    /// The same with its age.
    func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?>

    /// All statements of a card that are known, the newest last.
    func statements(of card: CardID) async throws(CardsError) -> [Statement]

    /// When its cards were last modified, for a source that is a file; `nil` if they are current, or the time is unknown.
    func written() async throws(CardsError) -> Date?

    /// The cards that were removed and can be brought back.
    func removedCards() async throws(CardsError) -> [PaymentCard]

    /// Called before a payment, or its undoing, is stored. A source that stands for a server is as slow here as that, or fails as it
    /// does; then nothing is stored.
    func admitOrder() async throws(CardsError)
}

extension CardsSource {
    /// Does nothing, for most sources have no say.
    public func admitOrder() async throws(CardsError) {}

    /// `nil`: a source that is not a file is always current.
    public func written() async throws(CardsError) -> Date? { nil }

    /// Empty: a read-only source doesn't lose cards.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { [] }

    /// The last one alone: a feed, file or server tells of no earlier ones.
    public func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        try await statement(of: card).map { [$0] } ?? []
    }

    /// The current answer, for a source without a cache.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        Dated(try await statement(of: card))
    }
}

/// Cards that can be changed permanently: a source combined with a store, or a server.
///
/// It decides in the end. An interactor tells the person early what a service would refuse, but another payment may be made
/// between the question and the order.
public protocol CardsService: CardsSource {
    /// A snapshot of the service for reading, unaffected by later changes, so that its answers are consistent; the service
    /// itself if it has no snapshots.
    func atOneMoment() async throws(CardsError) -> any CardsService

    /// The payments on a card, newest first, including undone ones.
    ///
    /// - Parameter number: the card's number, which distinguishes cards with the same id when their order changes; `nil` if it
    ///   is unknown.
    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment]

    /// The same with their age.
    func datedPayments(of card: CardID, number: CardNumber?) async throws(CardsError) -> Dated<[Payment]>

    /// The card with all that a person keeps of it; `nil` if it is no card of their own.
    func ownCard(_ card: CardID) async throws(CardsError) -> OwnCard?

    /// What was booked on a card in these days, or in those of its last statement, as far as it is known without statements; `nil` if nothing
    /// is.
    func activity(of card: CardID, in days: ClosedRange<CalendarDate>?) async throws(CardsError) -> Statement?

    /// The payments on any card that the service knows of without being asked for those of a card.
    func paymentRecords() async throws(CardsError) -> PaymentRecords

    /// The same, but only those on cards with the feed's id of `card`, which takes no longer however many others there are.
    func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords

    /// The payment on any card, undone or not, that used this idempotency key; `nil` if the key is new, or the service can't
    /// tell in advance.
    func payment(withKey key: String) async throws(CardsError) -> Payment?

    /// Carries out `order` once: if its idempotency key was used before, nothing is paid and the result is the receipt of the
    /// earlier payment.
    ///
    /// When it returns, the payment is stored. When it throws, nothing was paid, unless ``CardsError/leavesUnknown`` is
    /// `true`; then sending the same order with the same key finds out.
    ///
    /// - Throws: `paymentRefused`, `reusedKey`.
    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt

    /// Takes note that the person has been told of these payments, so that they are no obstacle to another.
    func acknowledge(_ payments: [Payment]) async

    /// Undoes a payment, within `Payment.undoWindow`.
    ///
    /// - Parameter payment: what is known of it, with which a server's answer is compared; `nil` if nothing is.
    /// - Returns: the payment, undone.
    /// - Throws: `unknownPayment`, `undoRefused`.
    func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment

    /// Adds a card at the end of the list.
    ///
    /// - Returns: the card with its identity.
    /// - Throws: `duplicateCard`.
    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard

    /// Takes back that a card was added.
    ///
    /// - Throws: `unknownCard` if it is no longer there, or was not added.
    func remove(_ card: PaymentCard) async throws(CardsError)
}

extension CardsService {
    /// The service itself: a server has no snapshots.
    public func atOneMoment() async throws(CardsError) -> any CardsService { self }

    /// Undoes a payment of which nothing else is known.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        try await undo(reference, of: nil)
    }

    /// Does nothing: a service that keeps no record of orders loses no answer either.
    public func acknowledge(_ payments: [Payment]) async {}

    /// `nil`: a feed's cards are nobody's own.
    public func ownCard(_ card: CardID) async throws(CardsError) -> OwnCard? { nil }

    /// `nil`: what is booked on a feed's cards is in their statements.
    public func activity(
        of card: CardID, in days: ClosedRange<CalendarDate>?
    ) async throws(CardsError) -> Statement? { nil }

    /// None, and there may be others: a service that finds payments only by card can't tell.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords {
        PaymentRecords(isComplete: false)
    }

    /// Those of all records.
    public func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        let records = try await paymentRecords()
        return PaymentRecords(
            payments: records.payments.filter { $0.card.feedID == card.feedID },
            inDoubt: records.inDoubt.filter { $0.card.feedID == card.feedID },
            untold: records.untold.filter { $0.card.feedID == card.feedID },
            isComplete: records.isComplete)
    }

    /// `nil`: a service that finds payments only by card can't tell.
    public func payment(withKey key: String) async throws(CardsError) -> Payment? { nil }

    /// The current answer, for a service without a cache.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        Dated(try await payments(of: card, number: number))
    }
}

/// A service that knows without a look at the cards which payments can be undone.
package protocol UndoableCardsService: CardsService {
    /// The payments that can be undone now, newest first.
    func undoablePayments() async throws(CardsError) -> [Payment]
}

/// A person's own cards, which are added, billed and paid by records. Swippy moves no money on them.
public protocol OwnCardsService: CardsService {
    /// Everything that was done.
    func ownCards() async throws(CardsError) -> OwnCards

    /// Records the changes that `decide` decides on, all or none, given everything recorded so far and the person's day. Nothing else is
    /// recorded in the meantime.
    ///
    /// - Returns: the changes as they are recorded.
    func change(
        _ decide: @Sendable (OwnCards, CalendarDate) throws(CardsError) -> [WalletChange]
    ) async throws(CardsError) -> [RecordedChange]

    /// The same for changes that end with an import, whose rows are stored first: each with the part of the import that it is of.
    func change(
        storing rows: @escaping BankRowSource,
        _ decide: @Sendable (OwnCards, CalendarDate) throws(CardsError) -> [WalletChange]
    ) async throws(CardsError) -> [RecordedChange]

    /// The rows of an import, by its parts.
    func rows(of entry: ImportEntry) async throws(CardsError) -> [[BankRow]]
}

/// Passes on rows, each with the place of its part.
public typealias BankRowSource = @Sendable (_ take: (Int, BankRow) -> Void) -> Void
