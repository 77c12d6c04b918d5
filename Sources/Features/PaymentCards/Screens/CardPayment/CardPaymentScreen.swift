public import Foundation
public import Records
public import ScreenContract

/// What can happen on the payment screen.
public enum CardPaymentEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person is at this choice.
    case selected(PaymentOption)
    /// The person went so many choices on, back if negative; on a slip, to another button.
    case selectionMoved(by: Int)
    /// The person pressed a button of a slip.
    case pressed(PaymentAction)
    /// The person typed or deleted something in the field for another amount, or moved the cursor there. Typing elsewhere chooses
    /// that field, and begins the amount anew.
    case edited(TextEdit)
    /// The person goes on to whatever comes next: agreeing, trying again; on a slip, what the button does that they are at.
    case wentOn
    /// The person wants to pay what is chosen, and has not agreed to it yet.
    case proceeded
    /// The person agrees to the payment that is shown, without having to look at the screen: they were asked elsewhere, or in advance.
    case confirmed
    /// The person wants to take the payment back.
    case undoRequested
    /// The person wants to make the payment again that they took back.
    case redoRequested
    /// The person wants the reference on the clipboard; before there is one, the card's last four digits.
    case copyRequested
    /// The person wants to go a step back, and from the first step to where they came from.
    case steppedBack
    /// The person asked for the newest facts.
    case refreshRequested
}

/// What is on the payment screen, ready to draw.
public typealias CardPaymentViewState = Page<PaymentSheet, PaymentRecord, CardPaymentEvent>

/// The card, and how far paying on it has come.
public struct PaymentSheet: Equatable, Sendable {
    /// What the person is at.
    public enum Step: Equatable, Sendable {
        /// Something is on its way; the text says what.
        case waiting(String)
        /// The person chooses how much to pay.
        case form(PaymentFormState)
        /// A payment that is to be agreed to, is under way, was made, or was taken back.
        case slip(PaymentSlipState)
    }

    /// The card, closed; `nil` if it is not among the cards any more.
    public let row: CardRow?
    /// What the person is at.
    public let step: Step

    public init(row: CardRow?, step: Step) { (self.row, self.step) = (row, step) }

    /// The choice of how much to pay, if that is the step.
    public var form: PaymentFormState? { if case .form(let form) = step { form } else { nil } }

    /// The slip, if there is one by now.
    public var slip: PaymentSlipState? { if case .slip(let slip) = step { slip } else { nil } }
}

/// A way to say how much is paid.
public enum PaymentOption: String, CaseIterable, Sendable {
    case full, minimum
    /// An amount that is typed in.
    case other
}

/// The choice of how much to pay.
public struct PaymentFormState: Equatable, Sendable {
    /// One of the choices.
    public struct Item: Equatable, Sendable, Identifiable {
        /// Which one.
        public let id: PaymentOption
        /// The choice in words.
        public let label: String
        /// The amount, or why it can't be chosen.
        public let value: String
        /// Whether it can be chosen.
        public let isOpen: Bool

        public init(id: PaymentOption, label: String, value: String, isOpen: Bool = true) {
            (self.id, self.label, self.value, self.isOpen) = (id, label, value, isOpen)
        }
    }

    /// What is chosen here.
    public let question: String
    /// The amounts that can be chosen.
    public let items: [Item]
    /// Below them, the field for another amount.
    public let other: TextFieldState<PaymentOption>
    /// The choice that the person is at.
    public let selected: PaymentOption
    /// What goes on to the next step.
    public let button: PageButton<CardPaymentEvent>

    public init(
        question: String, items: [Item], other: TextFieldState<PaymentOption>, selected: PaymentOption,
        button: PageButton<CardPaymentEvent>
    ) {
        (self.question, self.items, self.other) = (question, items, other)
        (self.selected, self.button) = (selected, button)
    }
}

/// What a button of a slip does.
public enum PaymentAction: Equatable, Sendable {
    /// Makes the payment.
    case pay
    /// After a failure, asks once more whether to pay.
    case askAgain
    /// Goes back to the choice of how much.
    case back
    /// Takes the payment back.
    case undo
    /// Leaves the receipt.
    case done
}

/// A payment on a slip of paper, before it is made or afterwards.
public struct PaymentSlipState: Equatable, Sendable {
    /// How far the payment is.
    public enum Stage: String, CaseIterable, Sendable {
        case planned, paid, undone
    }

    /// How far the payment is.
    public let stage: Stage
    /// That in words.
    public let headline: String
    /// The amount in the currency's own form.
    public let amount: String
    /// The amount with the currency's name.
    public let words: String
    /// The card, what is left, the reference and so on.
    public let lines: [Fact]
    /// What else there is to know, such as how the payment can be taken back.
    public let notes: [String]
    /// Those of the notes that the person has to know even if the slip isn't shown.
    public let warnings: [String]
    /// What is asked before it is paid; `nil` where nothing is asked.
    public let question: PaymentQuestion?
    /// What can be pressed on a live screen; the main one is where the person is.
    public let buttons: [PageButton<CardPaymentEvent>]
    /// Whether the payment is being made or taken back, and the answer is not there.
    public let isUnderWay: Bool

    public init(
        stage: Stage, headline: String, amount: String, words: String, lines: [Fact],
        notes: [String] = [], warnings: [String] = [], question: PaymentQuestion? = nil,
        buttons: [PageButton<CardPaymentEvent>] = [], isUnderWay: Bool = false
    ) {
        (self.stage, self.headline, self.amount, self.words) = (stage, headline, amount, words)
        (self.lines, self.notes, self.warnings) = (lines, notes, warnings)
        (self.question, self.buttons, self.isUnderWay) = (question, buttons, isUnderWay)
    }

    /// How far the payment is, and how much it is.
    public var summary: String { "\(headline): \(words)" }
}

/// What the person is asked before money is moved.
public struct PaymentQuestion: Equatable, Sendable {
    /// The question, in one line.
    public let text: String
    /// What is said when the answer is no.
    public let refusal: String

    public init(text: String, refusal: String) { (self.text, self.refusal) = (text, refusal) }
}

/// A payment as data: stable codes and exact numbers, the same in every language.
public struct PaymentRecord: Document {
    /// How far a payment is.
    public enum Status: String, CaseIterable, FieldConvertible, Sendable {
        /// How much is paid has not been said.
        case open
        /// It has been said, and nothing is paid.
        case planned
        /// It has been said, and was paid before by an order with the same key: to order it again pays nothing.
        case repeated
        case paid
        case undone
    }

    /// How far it is.
    public let status: Status
    /// What the receipt is known by; `nil` before it is paid.
    public let reference: String?
    /// How much is paid, exactly; `nil` while that is open.
    public let amount: Decimal?
    /// The currency: its ISO 4217 code where known, otherwise the feed's text.
    public let currency: String
    /// What is left to pay: before the payment while it is open, and after it from then on; `nil` where that is not known.
    public let left: Decimal?
    /// The least that is still to be paid; `nil` where no statement says.
    public let minimum: Decimal?
    /// When it was paid.
    public let date: Date?
    /// Until when it can be taken back; `nil` where it can't, or can't any more.
    public let undoableUntil: Date?
    /// When it was taken back.
    public let undone: Date?
    /// What tells the order from any other one.
    public let idempotencyKey: String?
    /// Whether an earlier order with the same key made it.
    public let isRepeat: Bool
    /// The card; `nil` where it is not among the cards any more.
    public let card: CardRecord?

    public init(
        status: Status, reference: String? = nil, amount: Decimal? = nil, currency: String,
        left: Decimal? = nil, minimum: Decimal? = nil, date: Date? = nil, undoableUntil: Date? = nil,
        undone: Date? = nil, idempotencyKey: String? = nil, isRepeat: Bool = false, card: CardRecord?
    ) {
        (self.status, self.reference, self.amount, self.currency) = (status, reference, amount, currency)
        (self.left, self.minimum, self.date) = (left, minimum, date)
        (self.undoableUntil, self.undone) = (undoableUntil, undone)
        (self.idempotencyKey, self.isRepeat, self.card) = (idempotencyKey, isRepeat, card)
    }

    public static let shape = "payment/2"

    public static let fields: [Field<PaymentRecord>] = [
        .json("status", \.status, "open, planned, repeated, paid or undone"),
        .reference(\.reference), .amount(\.amount), .currency(\.currency), .left(\.left),
        .json("minimum", \.minimum, "the least that must still be paid; missing if no statement says"),
        .json("name", \.card?.name, "the card’s name: its id, or ID#2; missing if it is no longer listed"),
        .json("id", \.card?.id, "the card’s id in the feed"), .json("title", \.card?.title, "its title"),
        .json("number", \.card?.number, "its masked number"),
        .paid(\.date), .undoableUntil(\.undoableUntil), .undone(\.undone),
        .idempotencyKey(\.idempotencyKey),
        .json("repeated", \.isRepeat, "whether an earlier order with the same key made it"),
    ]
}
