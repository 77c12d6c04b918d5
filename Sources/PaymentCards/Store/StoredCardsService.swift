public import Foundation
public import PaymentCardsContract
public import PaymentCardsEntity

/// A `CardsService` made of a source, which can only be read, and a store of what the person did.
public actor StoredCardsService: CardsService {
    private let source: any CardsSource
    private let now: @Sendable () -> Date
    private var generator: any RandomNumberGenerator
    private var ledger = CardLedger()

    /// A service that keeps what is done in memory, for as long as it lives.
    public init(
        over source: any CardsSource, now: @escaping @Sendable () -> Date = { Date() },
        generator: sending any RandomNumberGenerator = SystemRandomNumberGenerator()
    ) {
        self.source = source
        self.now = now
        self.generator = generator
    }

    /// A page of the source without the cards that were removed, with dues less what was paid; added cards come last.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        let page = try await source.page(number, size: size)
        let entries: [CardFeed.Entry] = page.entries.compactMap { entry in
            switch entry {
            case .card(let card): ledger.card(card).map(CardFeed.Entry.card)
            case .unreadable: entry
            }
        }
        let added = page.isLast && !page.entries.isEmpty ? ledger.added.map(CardFeed.Entry.card) : []
        return CardPage(
            entries: entries + added, isLast: page.isLast, total: page.total.map { $0 + ledger.added.count },
            sharedIDs: page.sharedIDs)
    }

    /// The source's statement.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await source.statement(of: card)
    }

    /// The payments on `card`, the newest first.
    public func payments(of card: CardID) async throws(CardsError) -> [Payment] {
        ledger.payments.reversed().filter { $0.card == card }
    }

    /// Pays, as far as the due allows it.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        if let key = order.idempotencyKey, let earlier = ledger.payment(withKey: key) {
            guard earlier.card == order.card, earlier.money.amount == order.amount else {
                throw .reusedKey(key, payment: earlier.id)
            }
            return PaymentReceipt(payment: earlier, isRepeat: true)
        }
        let paid = ledger.paid(on: order.due.id, of: order.card)
        let due = Due(id: order.due.id, money: order.due.billed, state: order.due.state)
            .after(paying: paid)
        if let problem = due.problem(paying: order.amount) { throw .paymentRefused(problem) }
        let currency = due.money.currency
        let payment = Payment(
            id: reference(), card: order.card, dueID: due.id,
            money: Money(amount: order.amount, currency: currency),
            rest: Money(amount: due.money.amount - order.amount, currency: currency), date: now(),
            idempotencyKey: order.idempotencyKey)
        ledger.apply(.paid(payment))
        return PaymentReceipt(payment: payment)
    }

    /// Takes a payment back.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        guard let payment = ledger.payment(reference) else { throw .unknownPayment(reference) }
        guard payment.undone == nil else { throw .undoRefused(reference, .alreadyUndone) }
        let date = now()
        guard date.timeIntervalSince(payment.date) <= Double(Payment.undoWindow.components.seconds) else {
            throw .undoRefused(reference, .tooLate)
        }
        ledger.apply(.undone(reference, date))
        return payment.undone(at: date)
    }

    /// Adds a card.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard {
        let added = PaymentCard(
            id: ledger.nextID, title: card.title, number: card.number, holder: card.holder,
            network: card.network, bank: card.bank ?? .unknown(""), due: nil, actions: [.viewDetails])
        ledger.apply(.added(added))
        return added
    }

    /// Takes a card away.
    public func remove(_ card: PaymentCard) async throws(CardsError) {
        guard ledger.card(card) != nil else { throw .unknownCard(name: card.id.feedID, nearest: []) }
        ledger.apply(.removed(card.id, number: card.number))
    }

    private func reference() -> PaymentReference {
        let symbols = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")
        func group(_ count: Int) -> String {
            String((0..<count).compactMap { _ in symbols.randomElement(using: &generator) })
        }
        return PaymentReference("SW-\(group(4))-\(group(4))-\(group(2))")
    }
}
