package import TerminalKit

/// A table that fits: a line for each row, and no column wider than what is in it.
///
/// One column stretches: it has the room that the others leave. Where that is too little, columns are shortened or left out,
/// those first that need the most room to be worth having.
package struct TextTable {
    /// A piece of a cell in one style.
    package struct Span: Sendable {
        package let text: String
        package let style: Style
        /// Whether it is no text, and what is there already stays as it is.
        fileprivate let isGap: Bool

        package init(_ text: String, _ style: Style) {
            (self.text, self.style, isGap) = (text, style, false)
        }

        /// So many free columns.
        package init(gap columns: Int) {
            (text, style, isGap) = (String(repeating: " ", count: columns), Style(), true)
        }
    }

    /// What a column shows in each row.
    struct Form {
        fileprivate let cells: [[Span]]
        fileprivate let need: Int
        fileprivate let columns: Int

        /// A form of a column with these cells, from the first row; a longer cell than `most` is cut.
        ///
        /// - Parameter need: how wide the column that stretches has to be for this form to be shown, unless nothing in that is
        ///   as wide; 0 to show it always.
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

        /// A column in one of `forms`, which get shorter.
        ///
        /// - Parameters:
        ///   - isRight: whether its cells end below each other, as amounts do.
        ///   - gap: how many columns stay free before it, unless it is the first.
        ///   - stretches: whether it has the room that the others leave, as far as its form is wide.
        init(_ forms: [Form], isRight: Bool = false, gap: Int = 2, stretches: Bool = false) {
            (self.forms, self.isRight, self.gap, self.stretches) = (forms, isRight, gap, stretches)
        }
    }

    private let columns: [Column]
    /// How many rows it has.
    let rowCount: Int
    /// Which form of each column is shown; past the last one, none.
    private let chosen: [Int]
    /// Where each column is; empty for one that is left out.
    private let places: [Range<Int>]
    /// The width of the table.
    let width: Int

    /// A table of `columns` in at most `room` columns.
    init(_ columns: [Column], room: Int) {
        var chosen = columns.map { _ in 0 }
        func form(_ index: Int) -> Form? {
            chosen[index] < columns[index].forms.count ? columns[index].forms[chosen[index]] : nil
        }
        /// What the others leave for the column that stretches.
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

    /// Whether a column is shown, in whatever form.
    func shows(_ column: Int) -> Bool { chosen[column] < columns[column].forms.count }

    /// The rows of `range`, exactly as wide as the table, on a piece of page.
    func canvas(rows range: Range<Int>, theme: Theme) -> Canvas {
        var canvas = theme.page(columns: width, rows: range.count)
        for (index, column) in columns.enumerated() where shows(index) {
            let place = places[index]
            let cells = column.forms[chosen[index]].cells
            for row in range.clamped(to: cells.indices) {
                let spans = cells[row].cut(to: place.count)
                let start = column.isRight ? place.upperBound - spans.columns : place.lowerBound
                canvas.put(spans, at: Point(column: start, row: row - range.lowerBound))
            }
        }
        return canvas
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

    /// What fits into `room`; an ellipsis stands for the rest.
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
            // One sign too many, so that it ends with the ellipsis.
            kept.append(TextTable.Span((span.text + "…").truncated(to: left), span.style))
            break
        }
        return kept
    }
}

extension TextTable.Span {
    /// Words on a filled ground, for what mustn't be overlooked, with its ends at both sides.
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
