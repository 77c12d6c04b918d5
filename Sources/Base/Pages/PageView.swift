package import Records
package import ScreenContract
package import ScreenView
package import TerminalKit

/// A view of a page: what fills it is described, and everything else is the same for all pages.
package protocol PageView: LaidOutView where State == Page<Body, Content, Event> {
    associatedtype Body: Equatable & Sendable
    /// The same as data.
    associatedtype Content: Record
    associatedtype State = Page<Body, Content, Event>

    /// What fills the page, from the top.
    func parts(of body: Body) -> [Part<Event>]

    /// What fills the page on a live screen, where it has so many `rows` for itself. By default, the same.
    func parts(of body: Body, rows: Int) -> [Part<Event>]

    /// The page in the plain form. By default, its lines.
    func plain(of record: Content) -> String

    /// The program that names the shapes of documents.
    var program: String { get }

    /// The free columns on both sides of the page on a screen of so many `columns`.
    func margin(in columns: Int) -> Int

    /// How many columns the page takes at most.
    var widest: Int { get }
}

extension PageView {
    /// No line is wider, or the eye would lose it on its way to the amount.
    package var widest: Int { 96 }

    /// A page is the same wherever it is shown.
    package func parts(of body: Body, rows: Int) -> [Part<Event>] { parts(of: body) }

    /// A line for each thing.
    package func plain(of record: Content) -> String { record.plain }

    /// The page as a picture.
    package func canvas(of state: State, in space: CanvasSpace) -> Canvas {
        canvas(of: state, in: space, parts: parts)
    }

    /// The page as a picture, filled with `parts`.
    package func canvas(
        of state: State, in space: CanvasSpace, parts: (Body) -> [Part<Event>]
    ) -> Canvas {
        state.part(margin: margin(in: space.columns), widest: widest, hasRemark: true, parts: parts)
            .layout(columns: space.columns, theme: space.theme).canvas
    }

    /// The part of the page that fits, above the keys. Of a long page, only what is in sight is drawn; what is chosen stays there.
    package func frame(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let room = room(in: space)
        let top = layout.chosen.map { max(0, $0 + 1 - room) } ?? space.scroll
        let (hints, margin) = (
            KeyHintsPicture(keys: keys(on: state), theme: space.theme), margin(in: space.size.columns)
        )
        let message = state.centeredMessage(
            margin: margin, widest: widest, size: Size(columns: space.size.columns, rows: room),
            theme: space.theme)
        frame.blit(message ?? layout.canvas(rows: top..<top + room), at: .zero)
        hints.drawRemark(state.remark, margin: margin, on: &frame)
        hints.drawFooter(state.hints, margin: margin, on: &frame)
        return frame
    }

    /// How many rows of the page don't fit. Where something is chosen, the page follows that.
    package func scrolling(of layout: PartLayout, in space: LiveSpace) -> Scrolling {
        let room = room(in: space)
        return Scrolling(overflow: layout.chosen == nil ? layout.rows - room : 0, page: room, wheel: 3)
    }

    /// The page as text.
    package func text(of state: State, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.record.map(plain) ?? ""
        case .screenReader: state.spoken(parts: parts)
        case .json: try state.record?.json(of: program, asOf: state.kept?.date) ?? ""
        }
    }

    /// The rows above the keys.
    private func room(in space: LiveSpace) -> Int { max(0, space.size.rows - 2) }

    /// The page, with what fills it on a live screen.
    package func layout(of state: State, in space: LiveSpace) -> PartLayout {
        // Its title has two rows, and a free one below; the last one is free, too.
        let rows = max(1, room(in: space) - 4)
        return state.part(margin: margin(in: space.size.columns), widest: widest, hasRemark: false) {
            parts(of: $0, rows: rows)
        }
        .layout(columns: space.size.columns, theme: space.theme)
    }
}

extension PageView where Self: TabularView {
    /// The page as a table for spreadsheets; before anything is known, only the names of its columns.
    package func csv(of state: State) -> String { Content.csv(of: state.record?.lines ?? []) }
}

/// A view of a page with one fetched answer, which is also a table for spreadsheets.
package protocol AnswerPageView: PageView, TabularView {
    associatedtype Event = AnswerEvent
}

extension AnswerPageView where Event == AnswerEvent {
    /// What the keys do.
    package func keys(on state: State?) -> KeyTable<AnswerEvent> { .answer }
}
