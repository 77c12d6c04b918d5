@_exported public import Records
public import ScreenContract
@_exported public import ScreenView
public import TerminalKit

/// A view of a page: it describes only the body; everything else is the same for all pages.
public protocol PageView: LaidOutView where State == Page<Body, Content, Event> {
    associatedtype Body: Equatable & Sendable
    /// The same as data.
    associatedtype Content: Document
    associatedtype State = Page<Body, Content, Event>

    /// The body, from the top, as it is printed and read aloud.
    func parts(of body: Body) -> [Part<Event>]

    /// The body as it fills the page in `space`; by default, the same parts.
    func parts(of body: Body, in space: PageSpace) -> [Part<Event>]

    /// The page in the plain form. By default, the lines of a record.
    func plain(of record: Content) -> String

    /// The program that names the shapes of documents.
    var program: String { get }

    /// The free columns on both sides of the page on a screen `columns` wide; by default, 2.
    func margin(in columns: Int) -> Int

    /// Whether the title is shown above the body, as it is by default. If not, the body shows it itself.
    func showsTitle(above body: Body) -> Bool

    /// The maximum width of the page, of the available `columns`.
    func widest(of body: Body?, in columns: Int) -> Int

    /// What replaces the first rows of a live screen once the page is scrolled, below its title bar, such as a close button; by
    /// default, nothing.
    func bar(over body: Body) -> Part<Event>?

    /// The event that reports which items of the page's list are visible, `nil` for all of them. By default, none.
    func sight(of items: Range<Int>?) -> Event?
}

extension PageView {
    /// Two columns.
    public func margin(in columns: Int) -> Int { 2 }

    /// 96 columns: the eye loses its way to the amount on wider lines.
    public func widest(of body: Body?, in columns: Int) -> Int { 96 }

    /// By default, a page begins with its title.
    public func showsTitle(above body: Body) -> Bool { true }

    /// By default, the whole page scrolls.
    public func bar(over body: Body) -> Part<Event>? { nil }

    /// By default, nothing is reported.
    public func sight(of items: Range<Int>?) -> Event? { nil }

    /// When something on the page next changes by itself.
    public func nextChange(of state: State) -> Duration? { state.nextChange }

    /// By default, the same parts in every space.
    public func parts(of body: Body, in space: PageSpace) -> [Part<Event>] { parts(of: body) }

    /// The page as a picture.
    public func canvas(of state: State, in space: CanvasSpace) -> Canvas {
        canvas(of: state, in: space) { parts(of: $0, in: PageSpace(rows: space.rows, isLive: false)) }
    }

    /// The page as a picture, filled with `parts`.
    public func canvas(
        of state: State, in space: CanvasSpace, parts: (Body) -> [Part<Event>]
    ) -> Canvas {
        let (margin, widest) = measures(of: state, in: space.columns)
        return page(of: state, isLive: false, parts: parts).inset(by: margin, widest: widest)
            .layout(columns: space.columns, theme: space.theme).canvas
    }

    /// The part of the page that fits, above the keys. Only the visible part of a long page is drawn; chosen and pinned rows stay
    /// visible.
    public func frame(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Canvas {
        var frame = space.emptyPage
        let hints = KeyHintsPicture(keys: keys(on: state), theme: space.theme)
        let (margin, widest) = measures(of: state, in: space.size.columns)
        // A long remark takes rows from the page, so that what is chosen stays visible.
        let remark = hints.lines(of: state.remark, margin: margin, in: space.size).count
        let room = room(in: space, remark: remark)
        let message = state.centeredMessage(
            margin: margin, widest: widest, size: Size(columns: space.size.columns, rows: room),
            keys: keys(on: state), theme: space.theme)
        let visible = visible(layout, in: space, room: room)
        frame.blit(message ?? layout.canvas(rows: visible), at: .zero)
        if visible.lowerBound > 0 {
            frame.blit(head(of: state, in: space).canvas(rows: 0..<room), at: .zero)
        }
        let pinned = pinned(layout, room: room)
        frame.blit(layout.canvas(rows: pinned), at: Point(column: 0, row: room - pinned.count))
        hints.drawRemark(state.remark, margin: margin, on: &frame)
        hints.drawFooter(
            offered(state.hints, on: state, in: space), margin: margin, explains: true, on: &frame)
        if message == nil { drawScrollbar(beside: layout, in: space, room: room, on: &frame) }
        return frame
    }

    /// The rows that stay at the top of a scrolled page: its title, with all that belongs to it if it has a bar, and the body's own
    /// bar. Where there are few rows, only a bar does.
    private func head(of state: State, in space: LiveSpace) -> PartLayout {
        let bar = state.body.flatMap(bar(over:))
        let staysAlone = bar == nil && space.size.rows > 5 && showsTitle(on: state)
        let title =
            state.bar != nil || staysAlone
            ? state.header(
                keys(on: state), freeRows: 0, mostLines: 1, mostRows: state.bar == nil ? 1 : .max) : nil
        let (margin, widest) = measures(of: state, in: space.size.columns)
        return Part.stack([title, bar].compactMap(\.self), gap: 0)
            .inset(by: margin, widest: widest).layout(columns: space.size.columns, theme: space.theme)
    }

    /// Says which part of a page is in sight that doesn't fit.
    private func drawScrollbar(
        beside layout: PartLayout, in space: LiveSpace, room: Int, on frame: inout Canvas
    ) {
        guard space.size.columns > 2 else { return }
        let pinned = pinned(layout, room: room)
        let area = Rect(column: 0, row: 0, columns: space.size.columns, rows: room - pinned.count)
        let rows = pinned.isEmpty ? layout.rows : pinned.lowerBound
        ScrollbarPicture(
            first: visible(layout, in: space, room: room).lowerBound, count: area.size.rows, total: rows,
            theme: space.theme
        )
        .draw(in: area, on: &frame)
    }

    /// The page's hints, whether or not they fit below it.
    public func help(on state: State) -> [HintGroup<Event>] {
        state.hints.isEmpty ? [] : [HintGroup(state.title, state.hints)]
    }

    /// How many rows of the page don't fit; none if something is chosen, since the page then follows that.
    public func scrolling(of state: State, showing layout: PartLayout, in space: LiveSpace) -> Scrolling {
        let room = room(in: space)
        let covered = head(of: state, in: space).rows
        let pinned = pinned(layout, room: room)
        let rows = pinned.isEmpty ? layout.rows : pinned.upperBound
        return Scrolling(
            overflow: layout.chosen == nil ? rows - room : 0, page: max(1, room - covered), wheel: 3)
    }

    /// Which items of its list are in sight.
    public func sight(of layout: PartLayout, in space: LiveSpace) -> Event? {
        sight(of: layout.items(in: visible(layout, in: space, room: room(in: space))))
    }

    /// The same for a state; without a space, all items are visible.
    public func sight(of state: State, in space: LiveSpace?) -> Event? {
        guard let space else { return sight(of: nil) }
        return sight(of: layout(of: state, in: space), in: space)
    }

    /// The page as text.
    public func text(of state: State, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.record.map(plain) ?? ""
        case .screenReader: page(of: state, isLive: false, parts: parts).spoken
        case .json:
            state.record?.json(
                of: program, asOf: state.kept?.date, demonstration: state.isDemonstration) ?? ""
        }
    }

    /// The page in words, and what is chosen on it.
    public func speech(of state: State, in space: LiveSpace) -> Speech { pageSpeech(of: state, in: space) }

    /// The same, for a page that says more.
    public func pageSpeech(of state: State, in space: LiveSpace) -> Speech {
        let page = self.page(of: state, isLive: true) {
            parts(of: $0, in: PageSpace(rows: room(in: space), isLive: true))
        }
        return Speech(chosen: page.chosenWords) { page.spoken }
    }

    /// The visible rows above the pinned ones: those around the chosen row, or else from the scroll position.
    private func visible(_ layout: PartLayout, in space: LiveSpace, room: Int) -> Range<Int> {
        let room = room - pinned(layout, room: room).count
        let top = layout.chosen.map { max(0, $0 + 1 - room) } ?? space.scroll
        return top..<top + room
    }

    /// The rows pinned at the foot; none if all rows fit or nothing else would. Rows below them are then out of sight.
    private func pinned(_ layout: PartLayout, room: Int) -> Range<Int> {
        guard let pinned = layout.pinned, layout.rows > room, pinned.count < room else { return 0..<0 }
        return pinned
    }

    /// The free columns on both sides of the page, and how wide it is at most.
    private func measures(of state: State, in columns: Int) -> (margin: Int, widest: Int) {
        let margin = margin(in: columns)
        return (margin, widest(of: state.body, in: columns - 2 * margin))
    }

    private func showsTitle(on state: State) -> Bool { state.body.map(showsTitle(above:)) ?? true }

    private func page(
        of state: State, isLive: Bool, isLow: Bool = false, parts: (Body) -> [Part<Event>]
    ) -> Part<Event> {
        state.part(
            keys: keys(on: state), program: program, isLive: isLive, isLow: isLow,
            showsTitle: showsTitle(on: state), parts: parts)
    }

    /// The rows above the keys and a remark of so many lines.
    private func room(in space: LiveSpace, remark lines: Int = 0) -> Int {
        max(0, space.size.rows - 1 - max(1, lines))
    }

    /// The page, with what fills it on a live screen.
    public func layout(of state: State, in space: LiveSpace) -> PartLayout {
        let isLow = space.size.rows < Self.leastForFreeRows
        let (margin, widest) = measures(of: state, in: space.size.columns)
        var columns = space.size.columns
        func layout(_ parts: (Body) -> [Part<Event>]) -> PartLayout {
            self.page(of: state, isLive: true, isLow: isLow, parts: parts)
                .inset(by: margin, widest: widest)
                .layout(columns: columns, theme: space.theme)
        }
        func whole() -> PartLayout {
            // The body has a free row above it.
            let rows = room(in: space) - layout { _ in [] }.rows - (isLow ? 0 : 1)
            return layout { parts(of: $0, in: PageSpace(rows: max(1, rows), isLive: true)) }
        }
        let page = whole()
        guard margin == 0, columns > 2, page.rows > room(in: space) else { return page }
        // Without a margin, the scrollbar would stand on the text.
        columns -= 1
        return whole()
    }

    /// The minimum number of rows for free ones around the title.
    private static var leastForFreeRows: Int { 14 }
}

/// Where a page is shown.
public struct PageSpace {
    /// The number of rows: on a live screen, for the body; for a printed page, in all, and `nil` for any number.
    public let rows: Int?
    /// Whether it is a live screen.
    public let isLive: Bool

    /// A space with this many rows.
    public init(rows: Int?, isLive: Bool) { (self.rows, self.isLive) = (rows, isLive) }
}
