package import ScreenContract
package import TerminalKit

/// A view of one fetched answer: its picture, which scrolls, above a line of keys.
package protocol AnswerView<State>: PureView where Event == AnswerEvent {
    /// What can be done on the live screen.
    func hints(of state: State) -> [KeyHint<AnswerEvent>]

    /// The free columns on both sides of the picture on a screen of so many `columns`.
    func margin(in columns: Int) -> Int
}

extension AnswerView {
    /// The part of the picture that fits, above the keys.
    package func frame(of state: State, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        frame.blit(picture(of: state, in: space), at: Point(column: 0, row: -space.scroll))
        frame.fill(
            Rect(column: 0, row: room(in: space), columns: space.size.columns, rows: 2),
            style: space.theme.pageStyle)
        KeyHintsPicture(keys: keys(on: state), theme: space.theme)
            .drawFooter(hints(of: state), margin: margin(in: space.size.columns), on: &frame)
        return frame
    }

    /// What the keys do.
    package func keys(on state: State?) -> KeyTable<AnswerEvent> { .answer }

    /// How many rows of the picture don't fit.
    package func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        let room = room(in: space)
        return Scrolling(overflow: picture(of: state, in: space).size.rows - room, page: room, wheel: 3)
    }

    private func picture(of state: State, in space: LiveSpace) -> Canvas {
        canvas(of: state, in: CanvasSpace(columns: space.size.columns, theme: space.theme))
    }

    /// The rows above the keys.
    private func room(in space: LiveSpace) -> Int { max(0, space.size.rows - 2) }
}

extension KeyTable<AnswerEvent> {
    /// What the keys do on a screen that shows one fetched answer.
    package static let answer = KeyTable([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
    ])
}
