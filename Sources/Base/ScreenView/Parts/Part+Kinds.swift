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
            var (rows, chosen) = (0, Int?.none)
            for layout in layouts {
                chosen = chosen ?? layout.chosen.map { rows + $0 }
                rows += layout.rows + gap
            }
            return PartLayout(rows: max(0, rows - gap), chosen: chosen) { range in
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
            return PartLayout(rows: layout.rows, chosen: layout.chosen) { rows in
                var canvas = theme.page(columns: columns, rows: rows.count)
                canvas.blit(layout.canvas(rows: rows), at: Point(column: margin, row: 0))
                return canvas
            }
        }
    }

    /// The part in the middle of its columns and of so many `rows`, at most `widest` columns wide.
    package func centered(widest: Int = .max, rows: Int = 0) -> Part {
        Part(words: words) { columns, theme in
            let layout = layout(columns: min(columns, widest), theme: theme)
            let origin = Point(
                column: max(0, (columns - widest) / 2), row: max(0, (rows - layout.rows) / 2))
            return PartLayout(
                rows: max(rows, layout.rows), chosen: layout.chosen.map { $0 + origin.row }
            ) { range in
                var canvas = theme.page(columns: columns, rows: range.count)
                canvas.blit(
                    layout.canvas, at: Point(column: origin.column, row: origin.row - range.lowerBound))
                return canvas
            }
        }
    }

    /// Parts side by side and equally wide: as many as have `least` columns each, and the others below them. Those of a row are
    /// equally high, if they can be.
    package static func row(
        _ parts: [Part], least: Int = 1, widest: Int = .max, gap: Int = 2
    ) -> Part {
        Part(words: words(of: parts, pausing: true)) { columns, theme in
            let beside = max(1, min(parts.count, (columns + gap) / (least + gap)))
            let width = max(1, min(widest, (columns - gap * (beside - 1)) / beside))
            let rows = stride(from: 0, to: parts.count, by: beside).map { start in
                Part { columns, theme in
                    let layouts = parts[start..<min(parts.count, start + beside)]
                        .map { $0.layout(columns: width, theme: theme) }
                    let height = layouts.map(\.rows).max() ?? 0
                    return PartLayout(rows: height, chosen: layouts.lazy.compactMap(\.chosen).first) {
                        range in
                        var canvas = theme.page(columns: columns, rows: range.count)
                        for (index, layout) in layouts.enumerated() {
                            canvas.blit(
                                layout.filling(height).canvas(rows: range),
                                at: Point(column: index * (width + gap), row: 0))
                        }
                        return canvas
                    }
                }
            }
            return stack(rows).layout(columns: columns, theme: theme)
        }
    }

    private static func words(of parts: [Part], pausing: Bool) -> [String] {
        let read = parts.map(\.words).filter { !$0.isEmpty }
        return pausing ? Array(read.joined(separator: [""])) : read.flatMap(\.self)
    }
}
