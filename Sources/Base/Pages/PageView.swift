package import Records
package import ScreenContract
package import ScreenView
package import TerminalKit

/// A view of a page: what fills it is described, and everything else is the same for all pages.
package protocol PageView: PureView where State == Page<Body, Content, Event> {
    associatedtype Body: Equatable & Sendable
    /// The same as data.
    associatedtype Content: Record
    associatedtype State = Page<Body, Content, Event>

    /// What fills the page, from the top.
    func parts(of body: Body) -> [Part<Event>]

    /// The program that names the shapes of documents.
    var program: String { get }

    /// The free columns on both sides of the page on a screen of so many `columns`.
    func margin(in columns: Int) -> Int
}

extension PageView {
    /// The page as a picture.
    package func canvas(of state: State, in space: CanvasSpace) -> Canvas {
        layout(of: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The part of the page that fits, above the keys. Of a long page, only what is in sight is drawn.
    package func frame(of state: State, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let layout = layout(of: state, columns: space.size.columns, theme: space.theme)
        frame.blit(layout.canvas(rows: space.scroll..<space.scroll + room(in: space)), at: .zero)
        KeyHintsPicture(keys: keys(on: state), theme: space.theme)
            .drawFooter(state.hints, margin: margin(in: space.size.columns), on: &frame)
        return frame
    }

    /// How many rows of the page don't fit.
    package func scrolling(of state: State, in space: LiveSpace) -> Scrolling {
        let layout = layout(of: state, columns: space.size.columns, theme: space.theme)
        return Scrolling(overflow: layout.rows - room(in: space), page: room(in: space), wheel: 3)
    }

    /// The page as text.
    package func text(of state: State, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.record?.plain ?? ""
        case .screenReader: state.spoken(parts: parts)
        case .json: try state.record?.json(of: program, asOf: state.kept?.date) ?? ""
        }
    }

    /// The rows above the keys.
    private func room(in space: LiveSpace) -> Int { max(0, space.size.rows - 2) }

    private func layout(of state: State, columns: Int, theme: Theme) -> PartLayout {
        state.part(margin: margin(in: columns), parts: parts).layout(columns: columns, theme: theme)
    }
}

/// A view of a page with one fetched answer, which is also a table for spreadsheets.
package protocol AnswerPageView: PageView, TabularView {
    associatedtype Event = AnswerEvent
}

extension AnswerPageView where Event == AnswerEvent {
    /// What the keys do.
    package func keys(on state: State?) -> KeyTable<AnswerEvent> { .answer }

    /// The page as a table for spreadsheets; before anything is known, only the names of its columns.
    package func csv(of state: State) -> String { Content.csv(of: state.record?.lines ?? []) }
}
