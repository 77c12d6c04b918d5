package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen on which a card is taken away, or brought back, as the person meets it.
package struct CardRemovalView: PureView {
    /// A view.
    package init() {}

    /// The screen as a picture, on which no answer can be chosen.
    package func canvas(of state: CardRemovalViewState, in space: CanvasSpace) -> Canvas {
        CardRemovalPicture(space: space).canvas(for: state.withoutMenu)
    }

    /// The screen as it is now.
    package func frame(of state: CardRemovalViewState, in space: LiveSpace) -> Canvas {
        picture(in: space).frame(for: state, rows: space.size.rows)
    }

    /// The screen as text.
    package func text(of state: CardRemovalViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardRemovalRecord(state).plain
        case .screenReader: CardRemovalText(state: state).spoken
        case .json: try CardRemovalRecord(state).json()
        }
    }

    /// What a key or a click on an answer means.
    package func events(
        for input: InputEvent, on state: CardRemovalViewState?, in space: LiveSpace
    ) -> [CardRemovalEvent] {
        switch input {
        case .key(let key): Self.keys.event(for: key).map { [$0] } ?? []
        case .pointer(let pointer) where pointer.kind == .pressed:
            answer(at: pointer.position, on: state, in: space).map { [.chose($0)] } ?? []
        case .pointer, .paste, .focus, .reply: []
        }
    }

    /// What the keys do.
    package func keys(on state: CardRemovalViewState?) -> KeyTable<CardRemovalEvent> { Self.keys }

    static let keys = KeyTable<CardRemovalEvent>([
        KeyRow("↑↓", .moved(by: -1), .up, .backTab, "k"),
        KeyRow("↑↓", .moved(by: 1), .down, .tab, "j"),
        KeyRow("⏎", .chose(nil), .enter, " "),
        KeyRow("y", .agreed, "y"),
        KeyRow("Esc", .cancelled, .escape, .backspace, .left, "q", "h", "n"),
    ])

    private func answer(at point: Point, on state: CardRemovalViewState?, in space: LiveSpace) -> Int? {
        guard let state, let menu = state.menu else { return nil }
        let place = picture(in: space).menuPlace(in: state)
        let inside = Point(column: point.column - place.minColumn, row: point.row - place.minRow)
        return MenuPicture(menu: menu, theme: space.theme).item(at: inside, columns: place.size.columns)
    }

    private func picture(in space: LiveSpace) -> CardRemovalPicture {
        CardRemovalPicture(
            space: CanvasSpace(columns: space.size.columns, rows: space.size.rows, theme: space.theme))
    }
}

extension CardRemovalViewState {
    fileprivate var withoutMenu: CardRemovalViewState {
        CardRemovalViewState(title: title, row: row, notice: notice, isRemoved: isRemoved, alert: alert)
    }
}
