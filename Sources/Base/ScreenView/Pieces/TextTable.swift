package import TerminalKit

/// A table that fits its room: a line for each row, and no column wider than its cells.
///
/// One column stretches into the room that the others leave. If that is too little, columns are shortened or left out, beginning
/// with those that need the most room.
package struct TextTable {
    /// A piece of a cell in one style.
    package struct Span: Sendable {
        package let text: String
        package let style: Style
        /// Whether it is a gap that leaves the cells as they are.
        fileprivate let isGap: Bool

        package init(_ text: String, _ style: Style) {
            (self.text, self.style, isGap) = (text, style, false)
        }

        /// Free columns.
        package init(gap columns: Int) {
            (text, style, isGap) = (String(repeating: " ", count: columns), Style(), true)
        }
    }

    /// What a column shows in each row.
    struct Form {
        fileprivate let cells: [[Span]]
        fileprivate let need: Int
        fileprivate let columns: Int

        /// A form of a column with these cells, from the first row; cells longer than `most` are cut.
        ///
        /// - Parameter need: the width that the stretching column must have for this form to be shown, unless all its cells are
        ///   narrower; 0 to always show it.
        init(_ cells: [[Span]], need: Int = 0, most: Int = .max) {
            self.cells = cells
            self.need = need
            columns = min(most, cells.map(\.columns).max() ?? 0)
        }
    }

    /// A column of the table.
    struct Column {
        fileprivate let forms: [Form]
        fileprivate let isRight: Bool
        fileprivate let gap: Int
        fileprivate let stretches: Bool

        /// A column in one of `forms`, ordered from long to short.
        ///
        /// - Parameters:
        ///   - isRight: whether its cells are right-aligned, as for amounts.
        ///   - gap: how many columns stay free before it, unless it is the first.
        ///   - stretches: whether it takes the room that the others leave, up to the width of its form.
        init(_ forms: [Form], isRight: Bool = false, gap: Int = 2, stretches: Bool = false) {
            (self.forms, self.isRight, self.gap, self.stretches) = (forms, isRight, gap, stretches)
        }
    }

    private let columns: [Column]
    /// How many rows it has.
    let rowCount: Int
    /// The index of the form shown for each column; past the last one, the column is left out.
    private let chosen: [Int]
    /// The range of each column; empty if it is left out.
    private let places: [Range<Int>]
    /// The width of the table.
    let width: Int
    /// The rows with sums.
    private let sums: PartialRangeFrom<Int>

    /// A table of `columns` in at most `room` columns. What stands in a row of `sums` may begin in empty cells to its left.
    init(_ columns: [Column], room: Int, sums: PartialRangeFrom<Int> = Int.max...) {
        self.sums = sums
        var chosen = columns.map { _ in 0 }
        func form(_ index: Int) -> Form? {
            chosen[index] < columns[index].forms.count ? columns[index].forms[chosen[index]] : nil
        }
        /// The room that the others leave for the stretching column.
        func rest() -> Int {
            columns.indices.reduce(room) { room, index in
                guard let form = form(index), form.columns > 0 else { return room }
                return room - (columns[index].stretches ? 0 : form.columns)
                    - (index > 0 ? columns[index].gap : 0)
            }
        }
        let stretching = columns.first(where: \.stretches)?.forms.first?.columns ?? 0
        while let index = columns.indices.filter({ !columns[$0].stretches })
            .max(by: { form($0)?.need ?? 0 < form($1)?.need ?? 0 }),
            let need = form(index)?.need, need > 0, rest() < min(need, stretching)
        {
            chosen[index] += 1
        }
        var end = 0
        places = columns.indices.map { index in
            guard let form = form(index), form.columns > 0 else { return end..<end }
            let start = min(room, end + (index > 0 ? columns[index].gap : 0))
            let width = columns[index].stretches ? min(form.columns, max(0, rest())) : form.columns
            end = min(room, start + width)
            return start..<end
        }
        (self.columns, self.chosen, width) = (columns, chosen, end)
        rowCount = columns.flatMap(\.forms).map(\.cells.count).max() ?? 0
    }

    /// Whether a column is shown in any form.
    func shows(_ column: Int) -> Bool { chosen[column] < columns[column].forms.count }

    /// The rows of `range` on a piece of page exactly as wide as the table.
    func canvas(rows range: Range<Int>, theme: Theme) -> Canvas {
        var canvas = theme.page(columns: width, rows: range.count)
        for (index, column) in columns.enumerated() where shows(index) {
            let place = places[index]
            let cells = column.forms[chosen[index]].cells
            for row in range.clamped(to: cells.indices) {
                let free = sums.contains(row) ? place.lowerBound - end(before: index, row: row) : 0
                let spans = cells[row].cut(to: place.count + free)
                let start =
                    column.isRight
                    ? place.upperBound - spans.columns
                    : min(place.lowerBound, place.upperBound - spans.columns)
                canvas.put(spans, at: Point(column: start, row: row - range.lowerBound))
            }
        }
        return canvas
    }
}

extension TextTable {
    /// Where the room for a column begins in a row: after the last cell before it that isn't empty.
    private func end(before column: Int, row: Int) -> Int {
        let filled = columns.indices.prefix(column).last { index in
            guard shows(index) else { return false }
            let cells = columns[index].forms[chosen[index]].cells
            return cells.indices.contains(row) && cells[row].columns > 0
        }
        return filled.map { places[$0].upperBound + columns[column].gap } ?? 0
    }
}

extension Canvas {
    /// Draws pieces of text, one after the other.
    package mutating func put(_ spans: [TextTable.Span], at point: Point) {
        var point = point
        for span in spans {
            point.column += span.isGap ? span.text.columns : put(span.text, at: point, style: span.style)
        }
    }
}

extension [TextTable.Span] {
    /// The width of the text in terminal cells.
    package var columns: Int { reduce(0) { $0 + $1.text.columns } }

    /// The spans that fit into `room`; an ellipsis stands for the rest.
    package func cut(to room: Int) -> [TextTable.Span] {
        guard columns > room else { return self }
        var left = room
        var kept: [TextTable.Span] = []
        for span in self {
            guard span.text.columns >= left else {
                kept.append(span)
                left -= span.text.columns
                continue
            }
            // One character too many, so that the text ends with the ellipsis.
            kept.append(TextTable.Span((span.text + "…").truncated(to: left), span.style))
            break
        }
        return kept
    }
}

extension TextTable.Span {
    /// Words on a filled background with ends on both sides, for what mustn't be overlooked.
    package static func filled(_ words: String, theme: Theme) -> [TextTable.Span] {
        guard theme.depth > .none else { return [TextTable.Span("[\(words)]", Style(attributes: .bold))] }
        let fill = theme.negative.legible(on: theme.onNegative, ratio: 4.5, depth: theme.depth)
        let cap = PillEnd.style(fill)
        return [
            TextTable.Span(PillEnd.left, cap),
            TextTable.Span(words, Style(foreground: theme.onNegative, background: fill, attributes: .bold)),
            TextTable.Span(PillEnd.right, cap),
        ]
    }
}
