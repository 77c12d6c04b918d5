public import ScreenContract
public import TerminalKit

// Longer than most: what a part is, with all ways to make parts of others.
/// The description of a piece of a page. From it come the picture and height at any width, the targets of clicks with their
/// events, and the words in reading order.
///
/// A part is a value without time, focus or typing; a ``Component`` has those.
public struct Part<Event: ViewEvent> {
    private let read: () -> [String]
    private let readChosen: () -> [String]
    private let lay: (_ columns: Int, Theme) -> PartLayout

    /// A part with `words` to read aloud, those of what is `chosen` in it, and a `layout`.
    public init(
        words: @autoclosure @escaping () -> [String] = [], chosen: @autoclosure @escaping () -> [String] = [],
        layout: @escaping (_ columns: Int, Theme) -> PartLayout
    ) {
        (read, readChosen, lay) = (words, chosen, layout)
    }

    /// The words that are read aloud, line by line; an empty line is a pause.
    public var words: [String] { read() }

    /// The words of what the person is at in the part; empty if they are at nothing in it.
    public var chosenWords: [String] { readChosen() }

    /// Its layout at a width of `columns`, from 1.
    public func layout(columns: Int, theme: Theme) -> PartLayout { lay(columns, theme) }
}

/// A part at a fixed width: its height, and its picture, of which only the requested rows are drawn.
public struct PartLayout {
    /// Its height.
    public let rows: Int
    /// The row to keep visible if not all fit, such as the chosen line of a list; `nil` for none.
    public private(set) var chosen: Int?
    /// The rows to keep visible at the foot if not all fit, such as buttons; `nil` for none.
    public private(set) var pinned: Range<Int>?
    /// Finds the items of its list in a range of rows; `nil` if it has no list.
    private let find: ((Range<Int>) -> Range<Int>)?
    private let draw: (Range<Int>) -> Canvas
    private let fill: ((_ rows: Int) -> Canvas)?

    /// A layout: `draw` draws a range of rows within its height, and `items` returns the list items there.
    public init(
        rows: Int, chosen: Int? = nil, items: ((Range<Int>) -> Range<Int>)? = nil,
        draw: @escaping (Range<Int>) -> Canvas
    ) {
        (self.rows, self.chosen, find, self.draw, fill) = (rows, chosen, items, draw, nil)
    }

    /// A layout composed of others, each with its first row, and drawn by `draw`.
    init(rows: Int, of parts: [(row: Int, layout: PartLayout)], draw: @escaping (Range<Int>) -> Canvas) {
        let list = parts.first { $0.layout.find != nil }
        self.init(
            rows: rows,
            chosen: parts.lazy.compactMap { part in part.layout.chosen.map { part.row + $0 } }.first,
            items: list.map { list in { rows in list.layout.items(in: rows.moved(by: -list.row)) } },
            draw: draw)
        pinned = parts.lazy.compactMap { part in part.layout.pinned?.moved(by: part.row) }.first
    }

    /// A layout of a finished canvas; `filling` draws it again as high as its neighbours.
    public init(_ canvas: Canvas, filling: ((_ rows: Int) -> Canvas)? = nil) {
        (rows, chosen, find, fill) = (canvas.size.rows, nil, nil, filling)
        draw = { range in
            guard range != 0..<canvas.size.rows else { return canvas }
            var window = Canvas(size: Size(columns: canvas.size.columns, rows: range.count))
            window.blit(canvas, at: Point(column: 0, row: -range.lowerBound))
            return window
        }
    }

    /// The same layout, `rows` high if it is lower and can be stretched.
    public func filling(_ rows: Int) -> PartLayout {
        guard rows > self.rows, let fill else { return self }
        return PartLayout(fill(rows))
    }

    /// The same layout, with its last row as the chosen one.
    func chosenAtFoot() -> PartLayout {
        var layout = self
        layout.chosen = max(0, rows - 1)
        return layout
    }

    /// The same layout, with its last `count` rows pinned.
    func pinned(last count: Int) -> PartLayout {
        var layout = self
        layout.pinned = count > 0 ? max(0, rows - count)..<rows : nil
        return layout
    }

    /// The items of its list in the rows of `range`.
    public func items(in range: Range<Int>) -> Range<Int> { find?(range.clamped(to: 0..<rows)) ?? 0..<0 }

    /// The rows of `range` that exist.
    public func canvas(rows range: Range<Int>) -> Canvas { draw(range.clamped(to: 0..<rows)) }

    /// All of it.
    public var canvas: Canvas { draw(0..<rows) }
}

extension Range<Int> {
    /// The range, shifted by `distance`.
    fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}
