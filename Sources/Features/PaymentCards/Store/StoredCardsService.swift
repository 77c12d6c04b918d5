public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
public import Values

/// A `CardsService` that combines a read-only source with a store of the person's actions.
///
/// The store is read when it is first needed, and afterwards only what is new in it: other processes may use it, too, and
/// every call sees what was stored before it. Reading and writing block the actor's thread, for as long as the disk takes. A
/// task that is cancelled before its turn stores nothing; once it has started, it is completed.
public actor StoredCardsService: CardsService {
    private(set) var source: any CardsSource
    var store: LedgerStore
    /// The wallet that begins with the first card that is added, and who is told of that.
    private var next: WalletBeginning?
    /// The wallet that has begun, which then is the source.
    private(set) var begun: (any CardsService)?
    let now: @Sendable () -> Date
    let takesCards: Bool
    private let timeZone: TimeZone
    private var generator: any RandomNumberGenerator

    /// When the source had been modified as it was first read, here or by a copy; `nil` before that, and where it can't be.
    private var readSince: Date?

    /// A service that applies a person's actions to `source`, and stores them in `store`.
    ///
    /// - Parameters:
    ///   - takesCards: whether cards can be added. If not, those that were added elsewhere aren't listed.
    ///   - beginning: which wallet is begun with the first card that is added, in place of the source; `nil` for none.
    ///   - now: the clock for the dates of payments and the time left to undo them.
    ///   - timeZone: where the person is; it decides whether a payment comes before or after a statement.
    ///   - generator: the source of randomness for references.
    ///   - notice: called with what a person should know about the store and what prevents nothing.
    public init(
        over source: any CardsSource, store: CardStore = .memory, takesCards: Bool = true,
        beginning: WalletBeginning? = nil, now: @escaping @Sendable () -> Date = { Date() },
        timeZone: TimeZone = .current,
        generator: sending any RandomNumberGenerator = SystemRandomNumberGenerator(),
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) {
        (self.source, self.takesCards) = (source, takesCards)
        next = beginning
        self.store = LedgerStore(store, isPersonal: true, listsAdded: takesCards, notice: notice)
        (self.now, self.timeZone, self.generator) = (now, timeZone, generator)
    }

    /// A service with its own in-memory store, which holds what is stored now.
    public func atOneMoment() async throws(CardsError) -> any CardsService {
        try store.refresh()
        await noteReading()
        return StoredCardsService(over: source, holding: store.ledger, now: now, timeZone: timeZone)
    }

    /// A service over `source` with the contents of `ledger`, for reading.
    private init(
        over source: any CardsSource, holding ledger: CardLedger, now: @escaping @Sendable () -> Date,
        timeZone: TimeZone
    ) {
        (self.source, takesCards) = (source, false)
        self.store = LedgerStore(holding: ledger)
        (self.now, self.timeZone) = (now, timeZone)
        self.generator = SystemRandomNumberGenerator()
    }

    /// Adds `card` to the wallet that has begun, or begins with it, in place of the source.
    ///
    /// - Returns: the card; `nil` if no wallet is to begin.
    func addToWallet(_ card: NewCard) async throws(CardsError) -> PaymentCard? {
        if let begun { return try await begun.add(card) }
        guard let next else { return nil }
        let added = try await next.wallet.add(card)
        (source, begun, self.next, readSince) = (next.wallet, next.wallet, nil, nil)
        store = LedgerStore(holding: CardLedger())
        next.noted()
        return added
    }

    /// The source's statement; an added card has none.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try store.refresh()
        guard !store.ledger.added.contains(where: { $0.id == card }) else { return nil }
        return try await source.statement(of: card)
    }

    /// The source's statements; an added card has none.
    public func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        try store.refresh()
        guard !store.ledger.added.contains(where: { $0.id == card }) else { return [] }
        return try await source.statements(of: card)
    }

    /// The source is about to be read. What a person sees of it may come of this version, or a newer one.
    func noteReading() async {
        guard readSince == nil else { return }
        readSince = try? await source.written()  // because reading says what is wrong.
    }

    /// The cards of the source with the id of `order`, if anything was done on such cards, or the source was modified since it was first
    /// read; and why it no longer has what the order is to pay, as the person saw it, if so.
    private func namesakes(
        of order: PaymentOrder
    ) async throws(CardsError) -> (cards: [PaymentCard], change: CardsError?) {
        try store.refresh()
        let written = readSince == nil ? nil : try await source.written()
        let isChanged = readSince != written
        guard isChanged || store.ledger.touchedIDs.contains(order.card.feedID) else { return ([], nil) }
        let cards = try await source.wallet().cards.filter { $0.id.feedID == order.card.feedID }
        let listed = store.ledger.changed(cards).filter { $0.number == order.number }
        return (cards, isChanged ? order.obstacle(in: listed) : nil)
    }

    /// When the source was last modified.
    public func written() async throws(CardsError) -> Date? { try await source.written() }

    /// The payments on `card`, newest first.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try store.refresh()
        return store.ledger.payments(on: KnownCard(card, number: number))
    }

    /// All payments. None is in doubt, since a payment is made by being stored.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return PaymentRecords(payments: store.ledger.payments, isComplete: true)
    }

    /// The payments on cards with the id of `card`.
    public func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        try store.refresh()
        return PaymentRecords(
            payments: Array(store.ledger.payments(onCardsWithID: card.feedID)), isComplete: true)
    }

    /// Records a payment, if the due allows it and the order still serves its purpose. Its key is of no use: no answer can be lost.
    ///
    /// - Throws: `paidAlready` if as much was recorded on that day, unless the person was told of it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        // It doesn't depend on the store, so it is fetched before the store is locked.
        let statement = await statement(for: order)
        try await source.admitOrder()
        let isAdded = store.ledger.added.contains { $0.id == order.card }
        let (namesakes, change) = isAdded ? ([], nil) : try await namesakes(of: order)
        try checkCancellation()
        let date = moment()
        return try store.change { ledger throws(CardsError) in
            if let change { throw change }
            let payment = try ledger.payment(
                for: order, among: namesakes, reference: newReference(in: ledger), date: date,
                statement: try statement.get(),
                in: timeZone)
            return ([.paid(payment)], PaymentReceipt(payment: payment))
        }
    }

    /// The statement that shows whether `order` pays the minimum, or the error of fetching it; none for other orders.
    private func statement(for order: PaymentOrder) async -> Result<Statement?, CardsError> {
        guard order.purpose == .minimum else { return .success(nil) }
        do {
            return .success(try await statement(of: order.card))
        } catch .unsupported {
            return .success(nil)
        } catch {
            return .failure(error)
        }
    }

    /// Undoes a payment.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        try await source.admitOrder()
        try checkCancellation()
        let date = moment()
        return try store.change { ledger throws(CardsError) in
            ([.undone(reference, date)], try ledger.undoing(reference, at: date))
        }
    }

    func checkCancellation() throws(CardsError) {
        if Task.isCancelled { throw .cancelled }
    }

    /// The current time, with the precision of the store.
    private func moment() -> Date {
        Date(milliseconds: now().milliseconds)
    }

    private func newReference(in ledger: CardLedger) -> PaymentReference {
        PaymentReference(using: &generator) { ledger.payment($0) != nil }
    }
}
