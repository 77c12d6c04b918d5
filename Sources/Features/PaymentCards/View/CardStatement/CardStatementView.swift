public import PaymentCardsScreens
import ScreenView
public import TerminalKit

/// The statement screen as the person meets it.
@MainActor
public final class CardStatementView {
    private let output: any CardStatementViewOutput
    private var state: CardStatementViewState?
    /// How large the live screen is; `nil` where the statement is printed.
    private var size: Size?
    private var hasLoaded = false
    private var wantsRefresh = false

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardStatementViewOutput) {
        self.output = output
    }
}

extension CardStatementView: CardStatementViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardStatementViewState) {
        self.state = state
        tellSight()
        onChange?()
    }
}

extension CardStatementView: Screen {
    /// The statement as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        showAll()
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardStatementPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The statement as text.
    public func text(as form: TextForm) throws -> String {
        if form == .screenReader { showAll() }
        guard let state else { return "" }
        switch form {
        case .plain: return CardStatementText(state: state).plain
        case .screenReader: return CardStatementText(state: state).spoken
        case .json: return try CardStatementJSON(state: state).jsonText()
        }
    }
}

extension CardStatementView: TabularScreen {
    /// The transactions as a table for spreadsheets.
    public var csv: String { state.map { CardStatementText(state: $0).csv } ?? "" }
}

extension CardStatementView: InteractiveScreen {
    /// Tells the presenter how much does not fit.
    public func resize(to size: Size) {
        self.size = size
        tellSight()
    }

    /// The statement as it is now.
    public func frame(theme: Theme) -> Canvas {
        let picture = livePicture(theme: theme)
        guard let state else { return theme.page(columns: picture.size.columns, rows: picture.size.rows) }
        return picture.canvas(for: state)
    }

    /// Something was done on the screen.
    public func handle(_ event: InputEvent, at time: Duration) {
        switch event {
        case .key(let key): handle(key)
        case .pointer(let pointer) where pointer.kind == .scrolledUp: output.didScroll(by: -3)
        case .pointer(let pointer) where pointer.kind == .scrolledDown: output.didScroll(by: 3)
        case .focus(let hasFocus): output.didChangeAttention(hasFocus: hasFocus)
        case .pointer, .paste, .reply: break
        }
    }

    /// Nothing changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Fetches the statement when the screen comes up, and again where the person asked for it.
    public func settle() async {
        if !hasLoaded {
            hasLoaded = true
            await output.didLoad()
        }
        guard wantsRefresh else { return }
        wantsRefresh = false
        await output.didRequestRefresh()
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
        case (_, "r"): wantsRefresh = true
        default: break
        }
    }

    /// How many rows a page is.
    private var page: Int { max(1, livePicture(theme: .standard(depth: .none)).room) }

    /// How much does not fit, and what is in sight, depends on what is shown as much as on the room for it.
    private func tellSight() {
        guard let state, size != nil else { return }
        let picture = livePicture(theme: .standard(depth: .none))
        output.didChangeOverflow(rows: picture.overflow(of: state))
        output.didShow(lines: picture.lines(of: self.state ?? state))
    }

    /// All of the statement is shown.
    private func showAll() {
        guard let sheet = state?.sheet else { return }
        output.didShow(lines: 0..<sheet.lineCount)
    }

    private func livePicture(theme: Theme) -> CardStatementLivePicture {
        CardStatementLivePicture(size: size ?? Size(columns: 80, rows: 24), theme: theme)
    }
}
