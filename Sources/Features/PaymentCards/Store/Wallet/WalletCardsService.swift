import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
public import Values

/// A person's own cards: added, billed and paid by records, each of which is a change in the wallet's journal.
///
/// No money moves. What a record rests on is checked under the journal's lock, by the same rules that told the person earlier, so that
/// two programs at once can't record what one would refuse.
public actor WalletCardsService: OwnCardsService, UndoableCardsService {
    var store: EventStore<WalletState, CardsError>
    private let elder: CardStore
    var imported: ImportedRowsStore
    private let listsClosed: Bool
    private let notice: @Sendable (StoreNotice) -> Void
    let days: DayClock
    private var generator: any RandomNumberGenerator

    /// The wallet in `store`.
    ///
    /// - Parameters:
    ///   - listsClosed: whether its cards are those that were closed, in place of the others.
    ///   - days: the person's clock.
    ///   - generator: the source of randomness for references.
    ///   - notice: called with what a person should know about the store and what prevents nothing.
    public init(
        _ store: WalletStore, listsClosed: Bool = false, days: DayClock,
        generator: sending any RandomNumberGenerator = SystemRandomNumberGenerator(),
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) {
        self.store = store.events(days: days, notice: notice)
        (elder, self.listsClosed, self.days, self.generator) = (store.elder, listsClosed, days, generator)
        imported = store.rows
        self.notice = notice
    }

    /// A wallet with this state, for reading.
    private init(
        holding state: WalletState, elder: CardStore, imported: ImportedRowsStore, listsClosed: Bool,
        days: DayClock,
        notice: @escaping @Sendable (StoreNotice) -> Void
    ) {
        (self.listsClosed, self.notice, self.imported) = (listsClosed, notice, imported)
        store = EventStore(.memory, state: state)
        (self.elder, self.days, generator) = (elder, days, SystemRandomNumberGenerator())
    }

    /// Everything that was done, as of now.
    public func ownCards() async throws(CardsError) -> OwnCards {
        try store.refresh()
        store.keepInherited()
        return store.state.cards
    }

    /// Stores the changes that `decide` decides on, given everything stored so far. No other process can store anything in the
    /// meantime.
    public func change(
        _ decide: @Sendable (OwnCards, CalendarDate) throws(CardsError) -> [WalletChange]
    ) async throws(CardsError) -> [RecordedChange] {
        if Task.isCancelled { throw .cancelled }
        let (moment, today) = (Date(milliseconds: days.moment.milliseconds), try today)
        var generator = generator
        defer { self.generator = generator }
        return try store.change { state throws(CardsError) in
            var cards = state.cards
            var recorded: [RecordedChange] = []
            let changes = try decide(cards, today)
            let isTogether = changes.count > 1 && changes.allSatisfy(\.isShared)
            for change in changes {
                let reference = PaymentReference(using: &generator) { cards[$0] != nil }
                recorded.append(
                    RecordedChange(
                        change, reference: reference, moment: moment, day: today,
                        together: isTogether ? recorded.first?.reference ?? reference : nil))
                cards.apply(recorded[recorded.count - 1])  // It was just appended.
            }
            return (recorded.map(WalletEvent.init), recorded)
        }
    }

    private var today: CalendarDate {
        get throws(CardsError) {
            guard let today = days.today else { throw .unsupported }
            return today
        }
    }
}

// MARK: - As any source of cards

extension WalletCardsService {
    /// The cards that aren't closed, or on which something is left, in the order they were added; the others are hidden.
    public func wallet() async throws(CardsError) -> Wallet {
        let cards = try await ownCards().cards(on: try today)
        return Wallet(cards) { listsClosed ? $0.isClosed : $0.isListed }
    }

    /// The card with its bills, as of today.
    public func ownCard(_ card: CardID) async throws(CardsError) -> OwnCard? {
        try await ownCards().card(card.feedID, on: try today)
    }

    /// The last bill.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        guard let own = try await ownCard(card),
            let last = [Statement](billsOf: own, isImported: true).last
        else { return nil }
        return [Statement](billsOf: own, rows: try rows(of: own, in: last.period)).last
    }

    /// Every bill.
    public func statements(of card: CardID) async throws(CardsError) -> [Statement] {
        guard let own = try await ownCard(card) else { return [] }
        return [Statement](billsOf: own, rows: try rows(of: own))
    }

    /// A service that holds what is stored now.
    public func atOneMoment() async throws(CardsError) -> any CardsService {
        _ = try await ownCards()
        return WalletCardsService(
            holding: store.state, elder: elder, imported: imported, listsClosed: listsClosed, days: days,
            notice: notice)
    }

    /// The payments on `card`, the latest first.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        let cards = try await ownCards()
        return (cards.importedPayments(days) + cards.payments(days)).filter { $0.card == card }.reversed()
            .enumerated().sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(
                \.element)
    }

    /// The payments on all cards, and those that older programs made on others.
    public func paymentRecords() async throws(CardsError) -> PaymentRecords {
        let cards = try await ownCards()
        let own = cards.importedPayments(days) + cards.payments(days)
        return PaymentRecords(payments: try elder.payments(notice) + own, isComplete: true)
    }

    /// The payments on the card.
    public func paymentRecords(like card: CardID) async throws(CardsError) -> PaymentRecords {
        let own = try await ownCards().payments(days).filter { $0.card.feedID == card.feedID }
        return PaymentRecords(payments: own, isComplete: true)
    }

    /// `nil`: only a server knows keys.
    public func payment(withKey key: String) async throws(CardsError) -> Payment? { nil }
}

// MARK: - As any service

extension WalletCardsService {
    /// No order pays on a person's own cards: what they paid elsewhere is recorded, as any other change.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt { throw .unsupported }

    /// Takes a recorded payment back, however long ago it was made.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        _ = try await change { cards, _ throws(CardsError) in
            guard let recorded = cards[reference], case .paid = recorded.change else {
                throw .unknownPayment(reference)
            }
            guard recorded.undone == nil else { throw .undoRefused(reference, .alreadyUndone) }
            return [.undone([reference])]
        }
        guard let payment = try await ownCards().payments(days).first(where: { $0.id == reference }) else {
            throw .unknownPayment(reference)
        }
        return payment
    }

    /// The payments that weren't undone, the latest first.
    public func undoablePayments() async throws(CardsError) -> [Payment] {
        try await ownCards().payments(days).filter { $0.undone == nil }.reversed()
    }

    /// Adds a card at the end of the list.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        var fields = OwnCardFields(
            title: card.title, lastFours: card.number.lastFour.map { [$0] } ?? [])
        (fields.holder, fields.network, fields.bank) = (card.holder, card.network, card.bank)
        fields.currency = card.currency
        let recorded = try await change { [fields] cards, today throws(CardsError) in
            [.added(cards.nextID, fields)]
        }
        guard let id = recorded.first?.change.card,
            let added = try await ownCards().card(id, on: try today)
        else { throw .unsupported }
        return added.paymentCard
    }

    /// Removes a card.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        let id = card.id.feedID
        _ = try await change { cards, today throws(CardsError) in
            _ = try cards.card(named: id, on: today)
            return [.removed(id)]
        }
    }

    /// The cards whose removal can be undone, the last one at the end.
    public func removedCards() async throws(CardsError) -> [PaymentCard] {
        let cards = try await ownCards()
        let today = try today
        return cards.removals.compactMap { cards.before($0, on: today)?.paymentCard }
    }
}

extension OwnCards {
    /// The card with this identity.
    func card(named id: String, on today: CalendarDate) throws(CardsError) -> OwnCard {
        guard let card = card(id, on: today) else { throw .unknownCard(name: id, nearest: []) }
        return card
    }
}
