public import Foundation
public import PaymentCardsContract
public import PaymentCardsEntity

/// A `CardsService` made of a source, which can only be read, and a store of what the person did.
///
/// The store is read when it is first needed, and from then on only what is new in it: other processes may use it, too,
/// and every call sees what was stored before it. Reading and writing block the actor's thread, for as long as the disk
/// takes; a task that is cancelled before its turn stores nothing, and afterwards its work is done to the end.
public actor StoredCardsService: CardsService {
    let source: any CardsSource
    var store: LedgerStore
    private let now: @Sendable () -> Date
    private var generator: any RandomNumberGenerator

    /// Where the next page of a list with removed cards begins.
    var walk: SourceWalk?
    /// Where the source ends, if nothing was removed.
    var addedPages: AddedPages?

    /// A service that adds to `source` what is done, and keeps it in `store`.
    ///
    /// - Parameters:
    ///   - now: the clock that dates payments and that the time to undo them is measured by.
    ///   - generator: what references are made of.
    ///   - notice: told, at most once, what a person should know about the store and what stops nothing.
    public init(
        over source: any CardsSource, store: CardStore = .memory,
        now: @escaping @Sendable () -> Date = { Date() },
        generator: sending any RandomNumberGenerator = SystemRandomNumberGenerator(),
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) {
        self.source = source
        self.store = LedgerStore(store, notice: notice)
        self.now = now
        self.generator = generator
    }

    /// The source's statement; a card that was added has none.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try store.refresh()
        guard !store.ledger.changes.added.contains(where: { $0.id == card }) else { return nil }
        return try await source.statement(of: card)
    }

    /// The payments on `card`, the newest first.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try store.refresh()
        let card = KnownCard(card, number: number)
        return store.ledger.payments.reversed().filter { $0.knownCard == card }
    }

    /// The payment with this key, on whatever card.
    public func payment(withKey key: String) async throws(CardsError) -> Payment? {
        try store.refresh()
        return store.ledger.payment(withKey: key)
    }

    /// Pays, as far as the due allows it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        try checkCancellation()
        let date = moment()
        return try store.change { ledger throws(CardsError) in
            if let earlier = try ledger.earlierReceipt(for: order) { return (nil, earlier) }
            let payment = try ledger.payment(for: order, reference: newReference(in: ledger), date: date)
            return (.paid(payment), PaymentReceipt(payment: payment))
        }
    }

    /// Takes a payment back.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        try checkCancellation()
        let date = moment()
        return try store.change { ledger throws(CardsError) in
            (.undone(reference, date), try ledger.undoing(reference, at: date))
        }
    }

    /// Adds a card.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        // The source is asked before the store is locked: nobody shall wait for that.
        var namesakes: [PaymentCard] = []
        var (taken, shared): (Set<String>, Set<String>) = ([], [])
        try await source.forEachPage { page in
            shared.formUnion(page.sharedIDs)
            for case .card(let other) in page.entries {
                if other.number.mayBeSame(as: card.number) { namesakes.append(other) }
                if other.id.feedID.hasPrefix(AddedCard.prefix) { taken.insert(other.id.feedID) }
            }
            return true
        }
        try checkCancellation()
        return try store.change { ledger throws(CardsError) in
            let duplicate =
                namesakes.first { ledger.changes.keep($0) } ?? ledger.duplicate(of: card.number)?.paymentCard
            if let duplicate { throw .duplicateCard(CardCandidate(duplicate, sharedIDs: shared)) }
            let id = ledger.nextID(besides: taken)
            return (.added(id, card), AddedCard(id: id, card: card).paymentCard)
        }
    }

    /// Takes a card away.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        var isInSource = false
        try await source.forEachPage { page in
            for case .card(let other) in page.entries where other.id == card.id && other.number == card.number
            {
                isInSource = true
            }
            return !isInSource
        }
        try checkCancellation()
        try store.change { ledger throws(CardsError) in
            if isInSource, ledger.changes.keep(card) {
                return (.removed(card.id, number: card.number), ())
            }
            // Where the source has got a card of the same id since, the list counts the added one after it.
            let added = ledger.changes.added.first {
                $0.id.feedID == card.id.feedID && $0.card.number == card.number
            }
            guard let added else { throw .unknownCard(name: card.id.feedID, nearest: []) }
            return (.removed(added.id, number: card.number), ())
        }
    }

    private func checkCancellation() throws(CardsError) {
        if Task.isCancelled { throw .cancelled }
    }

    /// The time by the clock, as exactly as it is stored.
    private func moment() -> Date {
        Date(milliseconds: now().milliseconds)
    }

    private func newReference(in ledger: CardLedger) -> PaymentReference {
        let symbols = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")
        func group(_ count: Int) -> String {
            String((0..<count).compactMap { _ in symbols.randomElement(using: &generator) })
        }
        while true {
            let reference = PaymentReference("SW-\(group(4))-\(group(4))-\(group(2))")
            if ledger.payment(reference) == nil { return reference }
        }
    }
}

extension CardCandidate {
    /// `card` by the name that it has in the whole list.
    fileprivate init(_ card: PaymentCard, sharedIDs: Set<String>) {
        let id = card.id
        let isShared = id.occurrence > 1 || sharedIDs.contains(id.feedID)
        self.init(
            name: isShared ? "\(id.feedID)#\(id.occurrence)" : id.feedID, title: card.title,
            number: card.number.masked)
    }
}
