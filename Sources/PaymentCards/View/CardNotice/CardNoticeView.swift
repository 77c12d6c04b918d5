public import PaymentCardsContract
public import TerminalKit

/// A screen with a message, which the person reads and leaves.
@MainActor
public final class CardNoticeView: InteractiveScreen {
    private let state: CardNoticeViewState
    private let close: @MainActor () -> Void
    private var size = Size(columns: 80, rows: 24)

    /// Nothing changes here.
    public var onChange: (@MainActor () -> Void)?

    /// A view of `state` that calls `close` when the person leaves.
    public init(_ state: CardNoticeViewState, close: @escaping @MainActor () -> Void) {
        self.state = state
        self.close = close
    }

    /// The message as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        let margin = CardListLayout(count: 1, columns: space.columns, rows: nil).margin
        let box = MessageBox(state.notice, theme: space.theme).canvas(
            columns: max(1, space.columns - 2 * margin))
        var canvas = space.theme.page(columns: space.columns, rows: box.size.rows + 4)
        canvas.put(
            state.title, at: Point(column: margin, row: 1),
            style: space.theme.style(space.theme.text, .bold))
        canvas.blit(box, at: Point(column: margin, row: 3))
        return canvas
    }

    /// The message in words.
    public func text(as form: TextForm) throws -> String {
        switch form {
        case .plain: "notice\t\(state.notice.headline)\nadvice\t\(state.notice.advice)\n"
        case .screenReader: "\(state.title)\n\(state.notice.headline)\n\(state.notice.advice)\n"
        case .json: try CardNoticeJSON(state).jsonText()
        }
    }

    /// The screen is this large from now on.
    public func resize(to size: Size) {
        self.size = size
    }

    /// The message, and the keys below.
    public func frame(theme: Theme) -> Canvas {
        var frame = theme.page(columns: size.columns, rows: size.rows)
        frame.blit(canvas(in: CanvasSpace(columns: size.columns, theme: theme)), at: .zero)
        let margin = CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        KeyHintsPicture(theme: theme).drawFooter(state.hints, margin: margin, on: &frame)
        return frame
    }

    /// The keys that lead back do.
    public func handle(_ event: InputEvent, at time: Duration) {
        guard case .key(let key) = event else { return }
        switch (key.key, key.shortcut) {
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"): close()
        default: break
        }
    }

    /// Nothing changes by itself.
    public func advance(to time: Duration) -> Duration? { nil }

    /// Nothing is fetched.
    public func settle() async {}
}

/// The message as a JSON document.
private struct CardNoticeJSON: Encodable {
    let schema = "swippy.notice/1"
    let headline: String
    let advice: String

    init(_ state: CardNoticeViewState) {
        headline = state.notice.headline
        advice = state.notice.advice
    }
}
