package import PaymentCardsScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with all payments, as the person meets it.
package struct CardHistoryView: TabularView {
    /// A view.
    package init() {}

    /// The payments as a picture.
    package func canvas(of state: CardHistoryViewState, in space: CanvasSpace) -> Canvas {
        CardHistoryPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The part of the picture that fits, above the keys.
    package func frame(of state: CardHistoryViewState, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let picture = picture(of: state, in: space)
        frame.blit(picture.canvas, at: Point(column: 0, row: -space.scroll))
        frame.fill(
            Rect(column: 0, row: room(in: space), columns: space.size.columns, rows: 2),
            style: space.theme.pageStyle)
        let keys = KeyHintsPicture(keys: Self.keys, theme: space.theme)
        keys.drawRemark(state.remark, margin: picture.margin, on: &frame)
        keys.drawFooter(state.hints, margin: picture.margin, on: &frame)
        return frame
    }

    /// The payments as text.
    package func text(of state: CardHistoryViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardHistoryText(state: state).plain
        case .screenReader: CardHistoryText(state: state).spoken
        case .json: try state.record.map { try CardHistoryJSON($0, asOf: state.kept?.date).jsonText() } ?? ""
        }
    }

    /// The payments as a table for spreadsheets.
    package func csv(of state: CardHistoryViewState) -> String { CardHistoryText(state: state).csv }

    /// What the keys do.
    package func keys(on state: CardHistoryViewState?) -> KeyTable<CardHistoryEvent> { Self.keys }

    static let keys = KeyTable<CardHistoryEvent>([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("y", .copyRequested, "y"),
        KeyRow("r", .refreshRequested, "r"),
    ])

    /// When what is said for a moment goes away.
    package func nextChange(of state: CardHistoryViewState) -> Duration? { state.nextChange }

    /// How many rows of the picture don't fit.
    package func scrolling(of state: CardHistoryViewState, in space: LiveSpace) -> Scrolling {
        let room = room(in: space)
        return Scrolling(
            overflow: picture(of: state, in: space).canvas.size.rows - room, page: room, wheel: 3)
    }

    private func picture(of state: CardHistoryViewState, in space: LiveSpace) -> CardHistoryPicture {
        CardHistoryPicture(state: state, columns: space.size.columns, theme: space.theme)
    }

    /// The rows above the keys.
    private func room(in space: LiveSpace) -> Int { max(0, space.size.rows - 2) }
}
