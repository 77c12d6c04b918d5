public import ScreenContract
import TerminalKit

/// A table that fits any width: its columns define their cells, and how much room they are worth. Sums follow after an empty
/// line, and each row is read aloud as one sentence.
public struct Table<Row: Spoken, Sum: Spoken> {
    /// A column.
    public struct Column {
        private struct Form {
            let need, most: Int
            let cell: (Row) -> Ink
        }

        private var forms: [Form]
        private var sum: (Sum) -> Ink = { _ in .none }
        private var isOnlyFirstSum = false
        private var isRight = false
        private var gap = 2
        private var stretches = false
        fileprivate var isEssential = false

        /// A column with a `cell` for each row, at most `most` wide. It is left out if the stretching column would have less than
        /// `need` columns.
        public init(need: Int = 0, most: Int = .max, cell: @escaping (Row) -> Ink) {
            forms = [Form(need: need, most: most, cell: cell)]
        }

        /// A shorter form of the column, for too little room.
        public func or(need: Int = 0, most: Int = .max, cell: @escaping (Row) -> Ink) -> Column {
            with { $0.forms.append(Form(need: need, most: most, cell: cell)) }
        }

        /// The column, right-aligned as for amounts.
        public var right: Column { with { $0.isRight = true } }

        /// The column, in the room that the others leave.
        public var stretching: Column { with { $0.stretches = true } }

        /// The column, marked as indispensable: if it doesn't fit, the table is drawn in its other form.
        public var essential: Column { with { $0.isEssential = true } }

        /// The column, with `gap` free columns before it; the default is 2.
        public func gap(_ gap: Int) -> Column { with { $0.gap = gap } }

        /// The column, with a cell for each sum, or for the first one only.
        public func sum(onlyFirst: Bool = false, _ cell: @escaping (Sum) -> Ink) -> Column {
            with { ($0.sum, $0.isOnlyFirstSum) = (cell, onlyFirst) }
        }

        private func with(_ change: (inout Column) -> Void) -> Column {
            var column = self
            change(&column)
            return column
        }

        fileprivate func column(of rows: [Row], _ sums: [Sum], theme: Theme) -> TextTable.Column {
            let feet = sums.enumerated().map { index, value in
                isOnlyFirstSum && index > 0 ? [] : sum(value).spans(theme)
            }
            let forms = forms.map { form in
                TextTable.Form(
                    rows.map { form.cell($0).spans(theme) } + (sums.isEmpty ? [] : [[]] + feet),
                    need: form.need, most: form.most)
            }
            return TextTable.Column(forms, isRight: isRight, gap: gap, stretches: stretches)
        }
    }

    private let rows: [Row]
    private let sums: [Sum]
    private let columns: [Column]

    /// A table of `rows`, with `sums` below the columns that have a place for them.
    public init(_ rows: [Row], sums: [Sum], _ columns: [Column]) {
        (self.rows, self.sums, self.columns) = (rows, sums, columns)
    }

    /// The table as a part. If an essential column has no room, `other` draws a replacement.
    ///
    /// - Parameters:
    ///   - chosen: the row that the person is at, marked in a leading column; `nil` for a table without one.
    ///   - pressed: the event for a click on a row; `nil` for a row on which it does nothing.
    public func part<Event>(
        chosen: Int? = nil, orElse other: ((_ columns: Int) -> Part<Event>)? = nil,
        pressed: ((_ row: Int) -> Event?)? = nil
    ) -> Part<Event> {
        Part(
            words: words, chosen: chosen.flatMap { rows.indices.contains($0) ? [rows[$0].spoken] : nil } ?? []
        ) { room, theme in
            let marks = chosen.map { [markColumn(at: $0, theme)] } ?? []
            let table = TextTable(
                marks + columns.map { $0.column(of: rows, sums, theme: theme) }, room: room,
                sums: rows.count...)
            let fits = columns.indices.allSatisfy {
                !columns[$0].isEssential || table.shows(marks.count + $0)
            }
            if !fits, let other { return other(room).layout(columns: room, theme: theme) }
            return PartLayout(rows: table.rowCount, chosen: chosen) { range in
                var canvas = table.canvas(rows: range, theme: theme)
                if let chosen, range.contains(chosen) {
                    canvas = marked(canvas, row: chosen - range.lowerBound, columns: room, theme)
                }
                guard let pressed else { return canvas }
                for row in range.clamped(to: rows.indices) {
                    guard let event = pressed(row) else { continue }
                    let size = Size(columns: canvas.size.columns, rows: 1)
                    canvas.mark(
                        Rect(origin: Point(column: 0, row: row - range.lowerBound), size: size),
                        as: .events([event]))
                }
                return canvas
            }
        }
    }

    /// Gives the person's row a background across the full width.
    private func marked(_ table: Canvas, row: Int, columns: Int, _ theme: Theme) -> Canvas {
        var canvas = theme.page(columns: columns, rows: table.size.rows)
        canvas.blit(table, at: .zero)
        for point in (0..<columns).map({ Point(column: $0, row: row) })
        where canvas[point].style.background == theme.page {
            canvas[point].style.background = theme.panel
        }
        return canvas
    }

    private func markColumn(at chosen: Int, _ theme: Theme) -> TextTable.Column {
        let style = theme.style(theme.accent, .bold)
        return TextTable.Column([.init(rows.indices.map { [.init($0 == chosen ? "›" : " ", style)] })])
    }

    private var words: [String] {
        rows.map(\.spoken) + (sums.isEmpty ? [] : [""] + sums.map(\.spoken))
    }
}
