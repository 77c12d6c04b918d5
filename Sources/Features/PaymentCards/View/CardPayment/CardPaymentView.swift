public import PaymentCardsScreens
import ScreenView
public import TerminalKit

/// The payment screen as the person meets it.
@MainActor
public final class CardPaymentView {
    let output: any CardPaymentViewOutput
    private(set) var state: CardPaymentViewState?
    /// How large the live screen is; `nil` where the payment is printed.
    private var size: Size?
    private var now = Duration.zero

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardPaymentViewOutput) {
        self.output = output
    }

    var livePicture: CardPaymentLivePicture { livePicture(theme: .standard(depth: .none)) }

    private func livePicture(theme: Theme) -> CardPaymentLivePicture {
        CardPaymentLivePicture(size: size ?? Size(columns: 80, rows: 24), theme: theme)
    }

    /// How much does not fit depends on what is shown as much as on the room for it.
    private func tellOverflow() {
        guard let state, size != nil else { return }
        output.didChangeOverflow(rows: livePicture.overflow(of: state))
    }
}

extension CardPaymentView: CardPaymentViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardPaymentViewState) {
        self.state = state
        tellOverflow()
        onChange?()
    }
}

extension CardPaymentView: Screen {
    /// The payment as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardPaymentPicture(columns: space.columns, theme: space.theme).part(for: state).canvas
    }

    /// The payment as text.
    public func text(as form: TextForm) throws -> String {
        guard let state else { return "" }
        switch form {
        case .plain: return CardPaymentText(state: state).plain
        case .screenReader: return CardPaymentText(state: state).spoken
        case .json: return try state.record.map { try CardPaymentJSON($0).jsonText() } ?? ""
        }
    }
}

extension CardPaymentView: CardPaymentGestures {
    /// What the person is asked to agree to.
    public var question: PaymentQuestion? {
        guard case .slip(let slip) = state?.content else { return nil }
        return slip.question
    }

    /// Brings the screen up.
    public func appear() async {
        await output.didHandleEvents()
    }

    /// Chooses how much is paid, and goes on.
    public func choose(_ option: PaymentOption, amount: String) {
        switch option {
        case .full, .minimum: output.didSelect(option)
        case .other: output.didType(amount)
        }
        output.didProceed()
    }

    /// Agrees, once there has been the time to read what to.
    public func confirm() async {
        if let moment = state?.nextChange { tell(moment) }
        output.didConfirm()
        await output.didHandleEvents()
    }
}

extension CardPaymentView: InteractiveScreen {
    /// Tells the presenter how much does not fit.
    public func resize(to size: Size) {
        self.size = size
        tellOverflow()
    }

    /// The payment as it is now.
    public func frame(theme: Theme) -> Canvas {
        let picture = livePicture(theme: theme)
        guard let state else { return theme.page(columns: picture.size.columns, rows: picture.size.rows) }
        return picture.canvas(for: state)
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        tell(time)
        switch event {
        case .key(let key): handle(key)
        case .pointer(let pointer): handle(pointer)
        case .paste(let text): paste(text)
        case .focus(let hasFocus): output.didChangeAttention(hasFocus: hasFocus)
        case .reply: break
        }
    }

    /// It is now `time`.
    public func advance(to time: Duration) -> Duration? {
        tell(time)
        return state?.nextChange
    }

    /// Fetches, pays or takes back what the events so far made necessary.
    public func settle() async {
        await output.didHandleEvents()
    }

    private func tell(_ time: Duration) {
        now = max(now, time)
        output.didAdvance(to: now)
    }
}
