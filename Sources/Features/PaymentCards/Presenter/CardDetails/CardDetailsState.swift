import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

/// Everything the details screen remembers.
struct CardDetailsState {
    var item: CardListing.Item
    /// The payments, the newest first; `nil` while they are yet to come.
    var payments: Result<[Payment], CardsError>?
    /// The last statement; `nil` while it is yet to come.
    var statement: Result<Statement?, CardsError>?
    /// How old that is; `nil` when it is as the service has it now.
    var kept: KeptCards?
    /// When the source was written down, where it does not answer as of now.
    var written: Date?
    /// The card with its bills, if it is one of the person's own.
    var own: OwnCard?
    /// What went wrong.
    var failures: [CardsError] = []
    var isRefreshing = false
    /// Whether the person wants to pay, once it is known anew that something is due.
    var wantsToPay = false
    /// Where the card stands in the list that led here; `nil` if that is unknown, or none did.
    let place: CardPlace?
    var surroundings: ScreenSurroundings

    init(item: CardListing.Item, isPrivate: Bool, deed: CardDeed? = nil, place: CardPlace? = nil) {
        (self.item, self.place) = (item, place)
        surroundings = ScreenSurroundings(isPrivate: isPrivate, deed: deed?.on(item.id))
    }

    /// Whether something is being undone.
    var isUndoing: Bool { surroundings.isUndoing }

    /// Takes in what was found out. What was known before stays where nothing was.
    ///
    /// valgrind reports reads of uninitialised values here and wherever an optional `Result` is looked at. They are the compiler's
    /// (Swift 6.3, in optimized builds): a success writes its payload and the tag, and leaves the bytes between them as they were,
    /// since only an error has a use for them. Whether there is a result at all is then told by comparing the last of those bytes
    /// and the tag as one number of 16 bits with 0xFEFF: only the tag decides, which valgrind does not see. A dozen lines
    /// without any code of this package show the same, and nothing without optimization.
    mutating func take(_ dossier: CardDossier) {
        item = dossier.item
        if case .success = dossier.payments { payments = dossier.payments }
        if case .success = dossier.statement { statement = dossier.statement }
        payments = payments ?? dossier.payments
        statement = statement ?? dossier.statement
        kept = dossier.kept
        (written, own) = (dossier.written, dossier.own)
        failures = dossier.failures
    }

    var knownPayments: [Payment]? {
        guard case .success(let payments) = payments else { return nil }
        return payments
    }

    /// What is left of the last statement's minimum, with days told in `timeZone`; `nil` where that isn't known.
    func minimumLeft(in timeZone: TimeZone) -> Money? {
        guard case .success(let statement?) = statement, let payments = knownPayments,
            let due = item.card.due,
            due.money.currency.identity == statement.minimumDue.currency.identity
        else { return nil }
        guard !due.isPaid else { return Money(amount: 0, currency: due.money.currency) }
        return statement.leastDue(after: payments, on: due, in: timeZone)
    }

    /// The payments that were just made and can be taken back at `date`: the one that led here, then the newest first.
    func undoablePayments(at date: Date) -> [Payment] {
        let id = surroundings.undoable.done?.payments.first?.id
        return (knownPayments ?? []).filter { $0.isUndoable(at: date) && $0.isRecent(at: date) }
            .sorted { $0.id == id && $1.id != id }
    }

    /// What can be undone at `date`: a payment on the card, otherwise what was done last elsewhere.
    func offeredDeed(at date: Date) -> CardDeed? {
        guard !isUndoing, let payment = undoablePayments(at: date).first else {
            return surroundings.undoable.offered
        }
        return .paid(payment, title: item.card.title)
    }
}

extension CardDetailsRecord {
    /// What is known at `date`, as data, with days told in `timeZone`.
    init(_ state: CardDetailsState, card: CardRecord, at date: Date, in timeZone: TimeZone) {
        var statement: PaymentCardsEntity.Statement?
        // Bills are listed by themselves.
        if state.own == nil, case .success(let known) = state.statement { statement = known }
        self.init(
            card: card,
            payments: state.knownPayments?.map { payment in
                PaymentRecord(payment, on: state.item, undoableUntil: payment.undoDeadline(at: date))
            },
            statement: statement.flatMap { statement in
                guard let dueDate = statement.dueDate else { return nil }
                return Statement(
                    from: statement.period.lowerBound.text, to: statement.period.upperBound.text,
                    closing: statement.closing.amount, minimumDue: statement.leastDue.amount,
                    minimumLeft: state.minimumLeft(in: timeZone)?.amount,
                    currency: statement.closing.currency.identity, dueDate: dueDate.text)
            },
            own: state.own.map(OwnCardRecord.init),
            bills: state.own.map { own in own.history.reversed().map { Bill($0, of: own) } })
    }
}

extension CardDetailsRecord.Bill {
    fileprivate init(_ bill: OwnBill, of card: OwnCard) {
        self.init(
            closing: bill.closing.text, amount: bill.amount, minimum: bill.minimum, paid: bill.paid,
            currency: card.fields.currency?.identity ?? "", dueDate: bill.dueDate?.text,
            source: bill.source.rawValue)
    }
}

extension CardDeed {
    /// Whether it added the card, which is no longer in the list once that is undone.
    func adds(_ card: CardID) -> Bool {
        each.contains { if case .added(let added) = $0 { added.id == card } else { false } }
    }

    /// The same, if it was done with this card and no other one.
    func on(_ card: CardID) -> CardDeed? { cards == [card] ? self : nil }
}
