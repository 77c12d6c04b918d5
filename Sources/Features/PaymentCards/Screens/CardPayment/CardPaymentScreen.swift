/// What the presenter tells the view. Implemented by the view, which the presenter holds weakly.
@MainActor
public protocol CardPaymentViewInput: AnyObject {
    /// Draw this from now on.
    func render(_ state: CardPaymentViewState)
}

/// What the view tells the presenter. Implemented by the presenter, which the view owns.
@MainActor
public protocol CardPaymentViewOutput: AnyObject {
    /// The time is now `time`, counted from the moment the program began.
    func didAdvance(to time: Duration)
    /// Everything that happened has been told; what it made necessary is fetched, paid or undone now.
    func didHandleEvents() async
    /// The person is at this choice.
    func didSelect(_ option: PaymentOption)
    /// The person went so many choices on, negative for back.
    func didMoveSelection(by count: Int)
    /// The person typed this of another amount, which chooses it.
    func didType(_ text: String)
    /// The person took back the last character of what is typed, or `all` of it.
    func didErase(all: Bool)
    /// The person goes on to whatever comes next: agreeing, paying, leaving, trying again.
    func didGoOn()
    /// The person wants to pay what is chosen, and has not agreed to it yet.
    func didProceed()
    /// The person agrees to the payment that is shown.
    func didConfirm()
    /// The person wants to take the payment back.
    func didRequestUndo()
    /// The person wants to go a step back, and from the first step to where they came from.
    func didStepBack()
    /// The person asked for the newest facts.
    func didRequestRefresh()
    /// This many rows do not fit on a live screen; 0 when all do.
    func didChangeOverflow(rows: Int)
    /// The person scrolled by this many rows, negative for back.
    func didScroll(by rows: Int)
    /// The person asked to hide or show amounts and digits.
    func didTogglePrivacy()
    /// The terminal lost or gained the person's attention.
    func didChangeAttention(hasFocus: Bool)
}

/// What a hand can do to a payment. Implemented by the view.
@MainActor
public protocol CardPaymentGestures: AnyObject {
    /// What the person is asked to agree to; `nil` where nothing is to be agreed to.
    var question: PaymentQuestion? { get }

    /// Bring the screen up.
    func appear() async
    /// Choose how much is paid; `amount` is typed in where it is another amount.
    func choose(_ option: PaymentOption, amount: String)
    /// Agree to the payment that is shown.
    func confirm() async
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
