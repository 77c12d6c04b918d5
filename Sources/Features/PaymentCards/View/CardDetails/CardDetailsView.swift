public import PaymentCardsScreens
import ScreenView
public import TerminalKit

/// The details screen as the person meets it.
@MainActor
public final class CardDetailsView {
    private let output: any CardDetailsViewOutput
    private var state: CardDetailsViewState?
    /// How large the live screen is; `nil` where the details are printed.
    private var size: Size?
    private var now = Duration.zero
    /// When something next changes by itself.
    private var changeTime: Duration?

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardDetailsViewOutput) {
        self.output = output
    }
}

extension CardDetailsView: CardDetailsViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardDetailsViewState) {
        self.state = state
        changeTime = state.nextChange.map { now + $0 }
        tellOverflow()
        onChange?()
    }
}

extension CardDetailsView: Screen {
    /// The details as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardDetailsPicture(space: space).canvas(for: state)
    }

    /// The details as text.
    public func text(as form: TextForm) throws -> String {
        guard let state else { return "" }
        switch form {
        case .plain: return CardDetailsText(state: state).plain
        case .screenReader: return CardDetailsText(state: state).spoken
        case .json: return try CardDetailsJSON(state).jsonText()
        }
    }
}

extension CardDetailsView: InteractiveScreen {
    /// Tells the presenter how much does not fit.
    public func resize(to size: Size) {
        self.size = size
        tellOverflow()
    }

    /// The details as they are now.
    public func frame(theme: Theme) -> Canvas {
        let picture = livePicture(theme: theme)
        guard let state else { return theme.page(columns: picture.size.columns, rows: picture.size.rows) }
        return picture.canvas(for: state)
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        now = max(now, time)
        switch event {
        case .key(let key): handle(key)
        case .pointer(let pointer) where pointer.kind == .scrolledUp: output.didScroll(by: -1)
        case .pointer(let pointer) where pointer.kind == .scrolledDown: output.didScroll(by: 1)
        case .focus(let hasFocus): output.didChangeAttention(hasFocus: hasFocus)
        case .pointer, .paste, .reply: break
        }
    }

    /// Tells the presenter when something changes by itself.
    public func advance(to time: Duration) -> Duration? {
        now = max(now, time)
        if let changeTime, now >= changeTime {
            self.changeTime = nil
            output.didReachChange()
        }
        return changeTime
    }

    /// Fetches what there may be to know, when the screen has come up and when the person asked for it.
    public func settle() async {
        await output.didHandleEvents()
    }

    private func handle(_ key: KeyEvent) {
        switch (key.key, key.shortcut) {
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"): output.didClose()
        case (.up, _), (_, "k"): output.didScroll(by: -1)
        case (.down, _), (_, "j"): output.didScroll(by: 1)
        case (.pageUp, _): output.didScroll(by: -page)
        case (.pageDown, _): output.didScroll(by: page)
        case (.home, _): output.didScroll(by: .min)
        case (.end, _): output.didScroll(by: .max)
        case (_, "x"): output.didTogglePrivacy()
        case (_, "r"): output.didRequestRefresh()
        case (_, "p"): output.didSelectPayment()
        case (_, "s"): output.didSelectStatement()
        default: break
        }
    }

    /// How many rows a page is.
    private var page: Int { max(1, livePicture(theme: .standard(depth: .none)).room) }

    /// How much does not fit depends on what is shown as much as on the room for it.
    private func tellOverflow() {
        guard let state, size != nil else { return }
        output.didChangeOverflow(rows: livePicture(theme: .standard(depth: .none)).overflow(of: state))
    }

    private func livePicture(theme: Theme) -> CardDetailsLivePicture {
        CardDetailsLivePicture(size: size ?? Size(columns: 80, rows: 24), theme: theme)
    }
}
