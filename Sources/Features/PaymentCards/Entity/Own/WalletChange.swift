public import Foundation
public import Values

/// Something that a person does to their own cards: what the wallet stores, and what is undone.
public enum WalletChange: Equatable, Sendable {
    case added(String, OwnCardFields)
    case edited(String, OwnCardFields)
    case closed(String, on: CalendarDate)
    case reopened(String)
    case removed(String)
    case billed(String, BillEntry)
    case paid(String, RecordedPayment)
    /// What banks' files say, of one card or several.
    case imported(ImportEntry)
    /// Transactions with this text have this category, or no longer one of the person's own. It is about no card.
    case categorized(String, SpendingCategory?)
    /// These changes are taken back.
    case undone([PaymentReference])

    /// The identity of the card that it changes, the first of several; `nil` for a category, and where it takes others back.
    public var card: String? {
        switch self {
        case .added(let id, _), .edited(let id, _), .closed(let id, _), .reopened(let id), .removed(let id),
            .billed(let id, _), .paid(let id, _):
            id
        case .imported(let entry): entry.parts.first?.card
        case .categorized, .undone: nil
        }
    }

    /// Whether it can be done to several cards at once, and is then taken back with the others.
    package var isShared: Bool {
        switch self {
        case .paid, .removed: true
        case .added, .edited, .closed, .reopened, .billed, .imported, .undone, .categorized: false
        }
    }

    /// Whether it takes others back.
    package var takesBack: Bool { if case .undone = self { true } else { false } }

    /// The identities of all cards that it changes.
    public var cards: [String] {
        if case .imported(let entry) = self { entry.cards } else { card.map { [$0] } ?? [] }
    }
}

/// A change as the wallet has it.
public struct RecordedChange: Equatable, Sendable {
    /// What it is undone by.
    public let reference: PaymentReference
    /// When it was recorded.
    public let moment: Date
    /// The person's day then.
    public let day: CalendarDate
    /// What was done.
    public let change: WalletChange
    /// The first of what was done with it, to other cards; `nil` for a change by itself.
    public let together: PaymentReference?
    /// When it was taken back; `nil` while it stands.
    public internal(set) var undone: Date?
    /// Which change took it back.
    var undonePlace: Int?

    public init(
        _ change: WalletChange, reference: PaymentReference, moment: Date, day: CalendarDate,
        together: PaymentReference? = nil
    ) {
        (self.change, self.reference, self.moment, self.day) = (change, reference, moment, day)
        self.together = together
    }
}

/// Why a change of one's own cards isn't made.
public indirect enum WalletProblem: Error, Equatable, Sendable {
    /// This, with one of several cards.
    case on(OwnCardFields, WalletProblem)
    /// Nothing is due on any card.
    case nothingDue
    /// The bill is known like that.
    case billedAlready
    /// The card would be closed before this day, on which its last statement closed or its last payment was made.
    case closedBefore(CalendarDate)
    /// This text is no amount.
    case unreadable(String, AmountText.Problem)
    /// The amount is zero or less.
    case notPositive
    /// A bill or a payment has no currency, since neither it nor the card has one.
    case noCurrency
    /// The card has another currency than this amount. One card has one currency.
    case otherCurrency(Currency, card: Currency)
    /// The minimum is more than the amount.
    case minimumAboveAmount
    /// The bill would be due before its statement closed, on this day.
    case dueBeforeClosing(CalendarDate)
    /// The bill is less than what was paid on the one that it would correct, of this closing day, so that it may be another one.
    case correctionOrNew(paid: Money, closing: CalendarDate)
    /// Nothing is left to pay, so that an amount has to be given.
    case nothingLeft
    /// The same, because the last bill isn't known.
    case noBill
    /// Nothing is left of the minimum; none is known.
    case noMinimumLeft, noMinimum
    /// The amount may belong to an earlier bill: it is more than is left, or the next statement has closed, or the bill before lacks as
    /// much. The day has to be given.
    case needsDay(left: Money)
    /// The same amount is recorded for the same day.
    case recordedAlready(PaymentReference, Money, day: CalendarDate)
    /// The wallet has a card with this title and these last four digits.
    case addedAlready(OwnCard)
    /// The amount has more decimals than its currency.
    case tooPrecise(decimals: Int)
    /// The day is after today.
    case inFuture(CalendarDate)
    /// The card is closed already, or isn't closed.
    case closedAlready, notClosed
    /// The text has that category already.
    case categorizedAlready(String)
    /// No category was given to this text.
    case notCategorized(String)
    /// What is to be recorded has changed since the person was asked.
    case changed
    /// Nothing is said that would change the card.
    case nothingSaid
    /// The wallet has all cards that it was to take over: these. None if there are none to take over.
    case nothingToTake([OwnCard])
    /// Nothing can be undone.
    case nothingToUndo
    /// No payment on this card can be undone.
    case noPaymentToUndo(OwnCardFields)
    /// No change has this reference, or it was undone already.
    case unknownChange(PaymentReference), undoneAlready(PaymentReference)
}
