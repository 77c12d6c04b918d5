package import ScreenContract
package import TerminalKit

extension Part {
    /// A few words on lines of their own, as many as they need but no more than `mostLines`.
    package static func paragraph(_ text: String, _ tone: Tone = .quiet, mostLines: Int = 4) -> Part {
        Part(words: [text]) { columns, theme in
            let lines = text.wrapped(to: columns, maxLines: mostLines)
            var canvas = theme.page(columns: columns, rows: lines.count)
            for (row, line) in lines.enumerated() {
                canvas.put(line, at: Point(column: 0, row: row), style: theme.style(tone))
            }
            return PartLayout(canvas)
        }
    }

    /// A line of which the right end is never cut, unless it is longer than `mostRight`, and the left has the room that this leaves.
    ///
    /// - Parameter indent: the free columns before the left end.
    package static func line(
        _ left: [Ink], _ right: Ink = .none, indent: Int = 0, mostRight: Int = .max
    ) -> Part {
        Part { columns, theme in
            PartLayout(rows: 1) { rows in
                var line = theme.page(columns: columns, rows: rows.count)
                let right = right.spans(theme).cut(to: min(columns, mostRight))
                let left = left.flatMap { $0.spans(theme) }
                line.put(
                    left.cut(to: max(0, columns - indent - right.columns - 1)),
                    at: Point(column: indent, row: 0))
                line.put(right, at: Point(column: columns - right.columns, row: 0))
                return line
            }
        }
    }

    /// Something to press, which is `event`.
    package static func button(_ label: String, _ event: Event, isMain: Bool = true) -> Part {
        Part(words: [label]) { columns, theme in
            PartLayout(rows: 1) { rows in
                var line = theme.page(columns: columns, rows: rows.count)
                let area = line.putButton(label, at: .zero, isMain: isMain, isEnabled: true, theme: theme)
                line.mark(area, as: .event(event))
                return line
            }
        }
    }

    /// A part that is drawn in a way of its own, as a whole.
    package static func drawing(
        words: @autoclosure @escaping () -> [String] = [],
        _ picture: @escaping (_ columns: Int, Theme) -> Canvas
    ) -> Part {
        Part(words: words()) { PartLayout(picture($0, $1)) }
    }

    /// Parts one below the other, with so many empty rows between them. Where there are any, a pause is heard between them, too.
    package static func stack(_ parts: [Part], gap: Int = 1) -> Part {
        Part(words: words(of: parts, pausing: gap > 0)) { columns, theme in
            let layouts = parts.map { $0.layout(columns: columns, theme: theme) }
            let rows = layouts.reduce(gap * max(0, layouts.count - 1)) { $0 + $1.rows }
            return PartLayout(rows: rows) { range in
                var canvas = theme.page(columns: columns, rows: range.count)
                var row = 0
                for layout in layouts {
                    let window = range.clamped(to: row..<row + layout.rows)
                    if !window.isEmpty {
                        let shown = layout.canvas(rows: window.lowerBound - row..<window.upperBound - row)
                        canvas.blit(shown, at: Point(column: 0, row: window.lowerBound - range.lowerBound))
                    }
                    row += layout.rows + gap
                    if row >= range.upperBound { break }
                }
                return canvas
            }
        }
    }

    /// The part with free columns on both sides, and at most `widest` columns wide itself.
    package func inset(by margin: Int, widest: Int = .max) -> Part {
        Part(words: words) { columns, theme in
            let layout = layout(columns: min(max(1, columns - 2 * margin), widest), theme: theme)
            return PartLayout(rows: layout.rows) { rows in
                var canvas = theme.page(columns: columns, rows: rows.count)
                canvas.blit(layout.canvas(rows: rows), at: Point(column: margin, row: 0))
                return canvas
            }
        }
    }

    private static func words(of parts: [Part], pausing: Bool) -> [String] {
        let read = parts.map(\.words).filter { !$0.isEmpty }
        return pausing ? Array(read.joined(separator: [""])) : read.flatMap(\.self)
    }
}
