public import ScreenContract
public import TerminalKit

/// A piece of a page, described. From the one description come its picture at a width, its height, what can be pressed and which
/// event that is, and its words in the order in which they are to be heard.
///
/// A part is a value without time, focus or typing; what has these is a ``Component``.
public struct Part<Event: ViewEvent> {
    private let read: () -> [String]
    private let lay: (_ columns: Int, Theme) -> PartLayout

    /// A part that reads as `words`, and is laid out by `layout`.
    public init(
        words: @autoclosure @escaping () -> [String] = [],
        layout: @escaping (_ columns: Int, Theme) -> PartLayout
    ) {
        (read, lay) = (words, layout)
    }

    /// What is heard of it, line by line; an empty line is a pause.
    public var words: [String] { read() }

    /// How it is laid out where it has so many `columns`, from 1.
    public func layout(columns: Int, theme: Theme) -> PartLayout { lay(columns, theme) }
}

/// A part at a width: how high it is, and its picture, of which only what is asked for is drawn.
public struct PartLayout {
    /// How high it is.
    public let rows: Int
    /// The row that stays in sight where not all of them fit, such as the chosen line of a list; `nil` if none has to.
    public private(set) var chosen: Int?
    /// The rows that stay in sight at the foot where not all of them fit, such as buttons; `nil` if none have to.
    public private(set) var pinned: Range<Int>?
    /// Which items of its list have something in the rows of a range; `nil` where it has no list.
    private let find: ((Range<Int>) -> Range<Int>)?
    private let draw: (Range<Int>) -> Canvas
    private let fill: ((_ rows: Int) -> Canvas)?

    /// A layout of which `draw` draws the rows of a range within its height, and `items` tells which items of a list are there.
    public init(
        rows: Int, chosen: Int? = nil, items: ((Range<Int>) -> Range<Int>)? = nil,
        draw: @escaping (Range<Int>) -> Canvas
    ) {
        (self.rows, self.chosen, find, self.draw, fill) = (rows, chosen, items, draw, nil)
    }

    /// A layout made of others, each of which begins at a row of its own, drawn by `draw`.
    init(rows: Int, of parts: [(row: Int, layout: PartLayout)], draw: @escaping (Range<Int>) -> Canvas) {
        let list = parts.first { $0.layout.find != nil }
        self.init(
            rows: rows,
            chosen: parts.lazy.compactMap { part in part.layout.chosen.map { part.row + $0 } }.first,
            items: list.map { list in { rows in list.layout.items(in: rows.moved(by: -list.row)) } },
            draw: draw)
        pinned = parts.lazy.compactMap { part in part.layout.pinned?.moved(by: part.row) }.first
    }

    /// A layout of what is drawn as a whole, which `filling` draws as high as what is beside it.
    public init(_ canvas: Canvas, filling: ((_ rows: Int) -> Canvas)? = nil) {
        (rows, chosen, find, fill) = (canvas.size.rows, nil, nil, filling)
        draw = { range in
            guard range != 0..<canvas.size.rows else { return canvas }
            var window = Canvas(size: Size(columns: canvas.size.columns, rows: range.count))
            window.blit(canvas, at: Point(column: 0, row: -range.lowerBound))
            return window
        }
    }

    /// The same, so many rows high if it is lower and can fill them.
    public func filling(_ rows: Int) -> PartLayout {
        guard rows > self.rows, let fill else { return self }
        return PartLayout(fill(rows))
    }

    /// The same, of which the last row is what the person is at.
    func chosenAtFoot() -> PartLayout {
        var layout = self
        layout.chosen = max(0, rows - 1)
        return layout
    }

    /// The same, of which the last `count` rows stay in sight.
    func pinned(last count: Int) -> PartLayout {
        var layout = self
        layout.pinned = count > 0 ? max(0, rows - count)..<rows : nil
        return layout
    }

    /// Which items of its list are in the rows of `range`.
    public func items(in range: Range<Int>) -> Range<Int> { find?(range.clamped(to: 0..<rows)) ?? 0..<0 }

    /// The rows of `range`, as far as there are any.
    public func canvas(rows range: Range<Int>) -> Canvas { draw(range.clamped(to: 0..<rows)) }

    /// All of it.
    public var canvas: Canvas { draw(0..<rows) }
}

extension Range<Int> {
    /// The range, so much further on.
    fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
