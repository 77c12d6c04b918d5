public import ScreenContract

/// What can happen on the payment screen.
public enum CardPaymentEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person is at this choice.
    case selected(PaymentOption)
    /// The person went so many choices on, back if negative.
    case selectionMoved(by: Int)
    /// The person typed or deleted something in the field for another amount, or moved the cursor there. Typing elsewhere chooses
    /// that field, and begins the amount anew.
    case edited(TextEdit)
    /// The person goes on to whatever comes next: agreeing, paying, leaving, trying again.
    case wentOn
    /// The person wants to pay what is chosen, and has not agreed to it yet.
    case proceeded
    /// The person agrees to the payment that is shown, without having to look at the screen: they were asked elsewhere, or in advance.
    case confirmed
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
public struct CardPaymentViewState: Equatable, Sendable {
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// Something is on its way; the text says what.
        case waiting(String)
        /// The person chooses how much to pay.
        case form(PaymentFormState)
        /// A payment that is to be agreed to, is under way, was made, or was taken back.
        case slip(PaymentSlipState)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// The card, closed; `nil` before it is known.
    public let row: CardRow?
    /// The one thing that fills the screen.
    public let content: Content
    /// What went wrong while the content stays.
    public let alert: AlertState?
    /// Whether newer facts are on their way.
    public let isRefreshing: Bool
    /// What a live screen says for a moment, or that something is hidden.
    public let remark: RemarkState<CardPaymentEvent>?
    /// What can be done on a live screen.
    public let hints: [KeyHint<CardPaymentEvent>]
    /// When something on the screen next changes by itself, counted from the start of the program; `nil` for never.
    public let nextChange: Duration?
    /// The payment as data; `nil` before the card is known.
    public let record: PaymentRecord?

    /// A screen.
    public init(
        title: String, row: CardRow? = nil, content: Content, alert: AlertState? = nil,
        isRefreshing: Bool = false, remark: RemarkState<CardPaymentEvent>? = nil,
        hints: [KeyHint<CardPaymentEvent>] = [], nextChange: Duration? = nil,
        record: PaymentRecord? = nil
    ) {
        self.title = title
        self.row = row
        self.content = content
        self.alert = alert
        self.isRefreshing = isRefreshing
        self.remark = remark
        self.hints = hints
        self.nextChange = nextChange
        self.record = record
    }
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
        /// The amount; empty where there is none.
        public let amount: String
        /// Why it can't be chosen; `nil` when it can.
        public let obstacle: String?

        /// A choice.
        public init(id: PaymentOption, label: String, amount: String, obstacle: String? = nil) {
            self.id = id
            self.label = label
            self.amount = amount
            self.obstacle = obstacle
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
    public let button: String

    /// A choice of how much to pay.
    public init(
        question: String, items: [Item], other: TextFieldState<PaymentOption>, selected: PaymentOption,
        button: String
    ) {
        self.question = question
        self.items = items
        self.other = other
        self.selected = selected
        self.button = button
    }
}

/// A payment on a slip of paper, before it is made or afterwards.
public struct PaymentSlipState: Equatable, Sendable {
    /// How far the payment is.
    public enum Stage: String, CaseIterable, Sendable {
        case planned, paid, undone
    }

    /// One line of the slip.
    public typealias Line = CardFact

    /// Something to press on a live screen.
    public struct Button: Equatable, Sendable, Identifiable {
        /// What it does.
        public enum Action: CaseIterable, Sendable {
            case pay, undo, back
        }

        /// What it does.
        public let id: Action
        /// That in words.
        public let label: String
        /// Whether it does anything now.
        public let isEnabled: Bool

        /// A button.
        public init(id: Action, label: String, isEnabled: Bool = true) {
            self.id = id
            self.label = label
            self.isEnabled = isEnabled
        }
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
    public let lines: [Line]
    /// What else there is to know, such as how the payment can be taken back.
    public let notes: [String]
    /// Those of the notes that the person has to know even if the slip isn't shown.
    public let warnings: [String]
    /// What is asked before it is paid; `nil` where nothing is asked.
    public let question: PaymentQuestion?
    /// What can be pressed on a live screen.
    public let buttons: [Button]

    /// A slip.
    public init(
        stage: Stage, headline: String, amount: String, words: String, lines: [Line], notes: [String] = [],
        warnings: [String] = [], question: PaymentQuestion? = nil, buttons: [Button] = []
    ) {
        self.stage = stage
        self.headline = headline
        self.amount = amount
        self.words = words
        self.lines = lines
        self.notes = notes
        self.warnings = warnings
        self.question = question
        self.buttons = buttons
    }
}

/// What the person is asked before money is moved.
public struct PaymentQuestion: Equatable, Sendable {
    /// The question, in one line.
    public let text: String
    /// What is said when the answer is no.
    public let refusal: String

    /// A question.
    public init(text: String, refusal: String) {
        self.text = text
        self.refusal = refusal
    }
}
