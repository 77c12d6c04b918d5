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
    /// The person knows what was paid before, which is in the way of another payment.
    case understood
    /// The person agrees to the payment that is shown, without having to look at the screen: they were asked elsewhere, or in advance.
    case confirmed
    /// The person agrees in a window in which the amount may be out of sight, so that nothing is paid.
    case agreedUnseen
    /// The person wants to take the payment back.
    case undoRequested
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
    /// The amount in the currency's own form, or in words where it is heard.
    public let amount: String
    /// The currency's name, as several have the same sign; `nil` if it is not known, or the amount says it.
    public let currency: String?
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
        stage: Stage, headline: String, amount: String, currency: String? = nil, lines: [Fact],
        notes: [String] = [], warnings: [String] = [], question: PaymentQuestion? = nil,
        buttons: [PageButton<CardPaymentEvent>] = [], isUnderWay: Bool = false
    ) {
        (self.stage, self.headline, self.amount, self.currency) = (stage, headline, amount, currency)
        (self.lines, self.notes, self.warnings) = (lines, notes, warnings)
        (self.question, self.buttons, self.isUnderWay) = (question, buttons, isUnderWay)
    }

    /// How far the payment is, and how much it is.
    public var summary: String { "\(headline): \(amount)" }
}

/// What the person is asked before money is moved.
public struct PaymentQuestion: Equatable, Sendable {
    /// The question, in one line.
    public let text: String
    /// What is said when the answer is no.
    public let refusal: String

    public init(text: String, refusal: String) { (self.text, self.refusal) = (text, refusal) }
}
