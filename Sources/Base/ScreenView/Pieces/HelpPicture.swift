package import ScreenContract
package import TerminalKit

/// Draws all hints in a box: in groups, in one or two columns with a line for each key. What doesn't fit can be scrolled to.
package struct HelpPicture<Event: ViewEvent> {
    private enum Line {
        case title(String)
        case hint(key: String, meaning: String, indent: Int)
        case run([(text: String, isKey: Bool)])
        case blank
    }

    private let groups: [(title: String, hints: [LabelledHint])]
    private let theme: Theme
    /// How large the box may be.
    private let room: Size

    /// A box of at most `room` for `groups`, with the labels of `keys`.
    package init(_ groups: [HintGroup<Event>], keys: KeyTable<Event>, room: Size, theme: Theme) {
        self.groups = groups.map { ($0.title, keys.labelled($0.hints, inFull: true, in: theme)) }
        self.room = room
        self.theme = theme
    }

    /// The hints in words: the groups, and a line for each key. What only a mouse does isn't said.
    package var words: [String] {
        groups.flatMap { group in
            [group.title] + group.hints.filter { !$0.isOfMouse }.map { "\($0.key.spokenKeys): \($0.meaning)" }
        }
    }

    /// How many rows do not fit.
    package var overflow: Int { max(0, content.rows + 2 - room.rows) }

    /// The box, with `scroll` rows of its content scrolled out at the top.
    package func canvas(scroll: Int = 0) -> Canvas {
        let (columns, width, rows) = content
        let inside = Size(
            columns: columns.count * width + (columns.count - 1) * Self.gap, rows: min(rows, room.rows - 2))
        var canvas = Canvas(
            size: Size(columns: min(room.columns, inside.columns + 4), rows: inside.rows + 2),
            style: theme.panelStyle)
        let top = min(max(0, scroll), overflow)
        for (index, lines) in columns.enumerated() {
            for (row, line) in lines.dropFirst(top).prefix(inside.rows).enumerated() {
                let start = Point(column: 2 + index * (width + Self.gap), row: row + 1)
                draw(line, at: start, width: width, on: &canvas)
            }
        }
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        let edge = Point(column: canvas.size.columns - 3, row: 0)
        let arrows = (top > 0 ? "↑" : "") + (top < overflow ? "↓" : "")
        canvas.put(
            arrows, at: Point(column: edge.column - arrows.columns + 1, row: canvas.size.rows - 1),
            style: theme.style(theme.accent, .bold))
        return canvas
    }

    // MARK: - Lines

    /// The columns, the width of each, and their height.
    private typealias Content = (columns: [[Line]], width: Int, rows: Int)

    private static var gap: Int { 3 }
    /// The width from which on there are two columns, even if one would fit.
    private static var wide: Int { 90 }
    /// The minimum width of a meaning in two columns.
    private static var leastMeaning: Int { 16 }
    /// The maximum number of lines of a meaning.
    private static var mostLines: Int { 8 }

    private var keyColumns: Int { (groups.flatMap(\.hints).map(\.key.columns).max() ?? 0) + 2 }
    private var insideColumns: Int { max(1, room.columns - 4) }

    private var content: Content {
        // One group has nothing for a second column.
        let isSplit = groups.count > 1 && (insideColumns - Self.gap) / 2 - keyColumns >= Self.leastMeaning
        let two = isSplit ? [twoColumns] : []
        // Where a word of a meaning doesn't fit beside the keys, the table would break it.
        let words = groups.flatMap(\.hints).flatMap { $0.meaning.split(separator: " ") }
        let isWide = keyColumns + (words.map { String($0).columns }.max() ?? 0) <= insideColumns
        let tables = isSplit && room.columns >= Self.wide ? two : [isWide ? oneColumn : list] + two
        return tables.first { $0.rows + 2 <= room.rows }
            ?? tables.min { $0.rows < $1.rows } ?? list
    }

    private var oneColumn: Content {
        let (lines, width) = column(groups[...], within: insideColumns)
        return ([lines], width, lines.count)
    }

    /// One column in which each meaning follows its key directly, and goes on below it.
    private var list: Content {
        func lines(of hint: LabelledHint) -> [Line] {
            let text = "\(hint.key) \(hint.meaning)"
            return text.wrapped(to: insideColumns, maxLines: Self.mostLines).enumerated().map { index, line in
                index == 0 && line.hasPrefix(hint.key)
                    ? .run([(hint.key, true), (String(line.dropFirst(hint.key.count)), false)])
                    : .run([(line, false)])
            }
        }
        let blocks = groups.map { [.title($0.title)] + $0.hints.flatMap(lines) }
        let lines = joined(blocks)
        return ([lines], insideColumns, lines.count)
    }

    /// The groups in order, in two columns of about the same height.
    private var twoColumns: Content {
        let splits = (0...groups.count).map { split in
            [groups[..<split], groups[split...]].map { column($0, within: (insideColumns - Self.gap) / 2) }
        }
        func rows(_ columns: [(lines: [Line], width: Int)]) -> Int { columns.map(\.lines.count).max() ?? 0 }
        let best = splits.min { rows($0) < rows($1) } ?? []
        return (best.map(\.lines), best.map(\.width).max() ?? 0, rows(best))
    }

    /// A table of `groups`, at most as wide as `most`, with room for its longest key.
    private func column(
        _ groups: ArraySlice<(title: String, hints: [LabelledHint])>, within most: Int
    ) -> (lines: [Line], width: Int) {
        let keys = (groups.flatMap(\.hints).map(\.key.columns).max() ?? 0) + 2
        let widths = groups.map(\.title.columns) + groups.flatMap(\.hints).map { keys + $0.meaning.columns }
        let width = min(most, widths.max() ?? 0)
        let blocks = groups.map { group in
            [.title(group.title)]
                + group.hints.flatMap { hint in
                    hint.meaning.wrapped(to: max(1, width - keys), maxLines: Self.mostLines).enumerated()
                        .map { Line.hint(key: $0 == 0 ? hint.key : "", meaning: $1, indent: keys) }
                }
        }
        return (joined(blocks), width)
    }

    private func joined(_ blocks: [[Line]]) -> [Line] {
        Array(blocks.joined(separator: [.blank]))
    }

    private func draw(_ line: Line, at start: Point, width: Int, on canvas: inout Canvas) {
        func put(_ text: String, after columns: Int, isKey: Bool) -> Int {
            let point = Point(column: start.column + columns, row: start.row)
            let style = isKey ? theme.style(theme.accent, .bold) : theme.style(theme.text)
            return columns
                + canvas.put(text, at: point, style: style, maxColumns: max(0, width - columns))
        }
        switch line {
        case .blank: break
        case .title(let title):
            canvas.put(title.truncated(to: width), at: start, style: theme.style(theme.secondary, .bold))
        case .hint(let key, let meaning, let indent):
            _ = put(key, after: 0, isKey: true)
            _ = put(meaning, after: indent, isKey: false)
        case .run(let parts):
            _ = parts.reduce(0) { used, part in put(part.text, after: used, isKey: part.isKey) }
        }
    }
}
