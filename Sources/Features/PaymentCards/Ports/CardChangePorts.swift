public import PaymentCardsEntity
public import Values

/// What a person wants to do to one of their own cards. Amounts are as they were typed, since the card's currency says what they mean.
public enum CardChangeRequest: Equatable, Sendable {
    /// Adds a card; `again` if also besides one with the same title and last four digits.
    case add(OwnCardFields, limit: String?, again: Bool = false)
    /// Changes what is said of it; `number` are its own last four digits from now on, to which others are added.
    case edit(String, OwnCardFields, limit: String?, number: String? = nil)
    /// Takes it out of the lists from this day on; `nil` for today.
    case close(String, on: CalendarDate?)
    case reopen(String)
    case bill(String, TypedBill)
    /// Records that as much was paid on each of these cards.
    case pay(PaidCards, TypedPayment)
    /// Deletes the cards with these names.
    case remove([String])
    /// Takes the change with this reference back; `nil` for the last one.
    case undo(PaymentReference?)
    /// Takes back the last payment on a card.
    case undoPayment(on: String)
    /// Gives transactions with this text a category; `nil` takes it away.
    case categorize(String, SpendingCategory?)
    /// Takes over the cards of a file that the wallet doesn't have yet, with what was recorded on them.
    case takeOver
}

extension CardChangeRequest {
    /// The same, to be recorded although there is an equal one; `nil` if `problem` isn't that there is.
    package func again(after problem: WalletProblem) -> CardChangeRequest? {
        switch (self, problem) {
        case (_, .on(_, let problem)): again(after: problem)
        case (.add(let fields, let limit, _), .addedAlready): .add(fields, limit: limit, again: true)
        case (.pay, .recordedAlready(let equal, _, _)): paying { $0.besides.insert(equal) }
        default: nil
        }
    }

    /// Whether nothing is wrong where it fails with `error`: nothing is due, or all minimums that were to be paid are.
    package func isDone(by error: CardsError) -> Bool {
        if case .pay(.due, _) = self {
            [.wallet(.nothingDue), .wallet(.noMinimumLeft)].contains(error)
        } else {
            error == .wallet(.nothingDue)
        }
    }

    /// The same with another payment; `nil` if it isn't one.
    package func paying(_ change: (inout TypedPayment) -> Void) -> CardChangeRequest? {
        guard case .pay(let cards, var payment) = self else { return nil }
        change(&payment)
        return .pay(cards, payment)
    }

    /// The same with another bill; `nil` if it isn't one.
    package func billing(_ change: (inout TypedBill) -> Void) -> CardChangeRequest? {
        guard case .bill(let card, var bill) = self else { return nil }
        change(&bill)
        return .bill(card, bill)
    }
}

/// The cards on which a payment is recorded.
public enum PaidCards: Equatable, Sendable {
    /// Those with these names.
    case named([String])
    /// Those on which something is left, due within so many days if that is given.
    case due(within: Int? = nil)
    /// Exactly these, as the person sees them on a screen.
    case shown([CardID])
}

/// A bill as a person types it.
public struct TypedBill: Equatable, Sendable {
    /// What the amount is.
    public enum Kind: Equatable, Sendable {
        /// What the bank wants in all.
        case billed
        /// A balance in the person's favour.
        case credit
        /// What the bank's app shows as left.
        case left
    }

    /// What the amount is.
    public let kind: Kind
    /// The amount as it was typed.
    public let amount: String
    /// The minimum as it was typed; `nil` if none was.
    public var minimum: String?
    /// When it is due; `nil` for what the cycle says.
    public var dueDate: CalendarDate?
    /// When the statement closed; `nil` for what the due date or the cycle means.
    public var closing: CalendarDate?
    /// Whether it is another bill than the last one, however near.
    public var isNew = false

    public init(_ kind: Kind, amount: String) { (self.kind, self.amount) = (kind, amount) }
}

/// A payment as a person records it.
public struct TypedPayment: Equatable, Sendable {
    /// `nil` for all that is left, or what is left of the minimum.
    public var amount: String?
    /// Whether it is what is left of the minimum.
    public var isMinimum = false
    /// When it was paid; `nil` for today.
    public var day: CalendarDate?
    /// What to note; empty for nothing.
    public var note = ""
    /// Whether it is recorded besides any equal one.
    public var again = false
    /// The equal ones of which the person was told.
    public var besides: Set<PaymentReference> = []

    public init() {}
}

/// What is recorded, or would be.
public struct CardChangePlan: Equatable, Sendable {
    /// The changes, in the order they are recorded; the last says what is done.
    public let changes: [WalletChange]
    /// The card before, and after them; `nil` where there is none.
    public let before: OwnCard?, after: OwnCard?
    /// The card as lists have it: as it will be, or as it was if it goes; `nil` for a category, which is no card's.
    package let item: CardListing.Item?
    /// What is undone, the latest first.
    public let undone: [RecordedChange]
    /// Which cards are taken over; `nil` if that isn't what is done.
    package let taken: Taken?
    /// Where several cards are changed, what is done to each.
    package let parts: [CardChangePlan]
    /// What the person has to know of cards that are asked for.
    package var remarks: [Remark] = []
    /// What was recorded, and what of it are payments, as lists of them have it; none before that.
    package var recorded: [RecordedChange] = [], payments: [Payment] = []

    /// Why a card is not there, or once only, or what else it may be taken for.
    package enum Remark: Equatable, Sendable {
        /// It was named more than once.
        case repeated(CardListing.Item)
        /// It is left out, since nothing of a minimum is left, or none is known.
        case withoutMinimum(CardListing.Item)
        /// It is left out, since the day on which it is due is unknown.
        case undated(CardListing.Item)
        /// It is left out, since nothing is left to pay.
        case paid(CardListing.Item)
        /// It has the title and the last four digits that another one was given.
        case namesake(CardListing.Item)
    }

    /// The cards of a file that are taken over, and those that aren't.
    package struct Taken: Equatable, Sendable {
        /// The new cards as lists have them; the first is that of the plan.
        package let items: [CardListing.Item]
        /// The wallet's own cards that the file has, too, and that stay as they are.
        package let known: [OwnCard]
        /// What couldn't be read.
        package let unreadable: [UnreadableCard]

        package init(
            items: [CardListing.Item], known: [OwnCard] = [], unreadable: [UnreadableCard] = []
        ) {
            (self.items, self.known, self.unreadable) = (items, known, unreadable)
        }
    }

    package init(
        changes: [WalletChange], before: OwnCard?, after: OwnCard?, item: CardListing.Item?,
        undone: [RecordedChange] = [], taken: Taken? = nil
    ) {
        (self.changes, self.before, self.after, self.item) = (changes, before, after, item)
        (self.undone, self.taken, parts) = (undone, taken, [])
    }

    /// What is done to several cards at once; `nil` without any.
    package init?(_ parts: [CardChangePlan]) {
        guard let first = parts.first else { return nil }
        (before, after, item, undone, taken) = (first.before, first.after, first.item, [], nil)
        (changes, self.parts) = (parts.flatMap(\.changes), parts.count > 1 ? parts : [])
    }

    /// What is done to each card.
    package var each: [CardChangePlan] { parts.isEmpty ? [self] : parts }
}

extension CardChangePlan {
    /// The bill that it is about: the one that it changes, or else the last one; `nil` if the card has none.
    package var bill: OwnBill? {
        let (known, history) = (before?.history ?? [], (after ?? before)?.history ?? [])
        return history.last { !known.contains($0) } ?? history.last
    }

    /// The bill as it was before it was corrected; `nil` if it is a new one.
    package var correctedBill: OwnBill? {
        guard let known = before?.history, let history = after?.history, known.count == history.count,
            let bill, let place = history.firstIndex(of: bill)
        else { return nil }
        return known[place]
    }

    /// The last bill, if a payment doesn't count for it, since its statement closed after that.
    package var uncountedBill: OwnBill? {
        guard case .paid(_, let payment) = changes.last, let last = after?.history.last,
            payment.day <= last.closing, before?.history.last == last
        else { return nil }
        return last
    }
}

/// The business rules of changing one's own cards, implemented by the interactor.
package protocol CardChangeInteractorInput: Sendable {
    /// What would be recorded; nothing is yet.
    ///
    /// - Throws: `wallet`, and what a name can mean.
    func plan(_ request: CardChangeRequest) async throws(CardsError) -> CardChangePlan

    /// Records what was planned, if it still is what is wanted.
    ///
    /// - Returns: the last of the changes as recorded, and the plan as it was carried out.
    func carryOut(
        _ request: CardChangeRequest, as plan: CardChangePlan
    ) async throws(CardsError) -> (RecordedChange, CardChangePlan)
}
