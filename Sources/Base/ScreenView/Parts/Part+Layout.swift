import ScreenContract
import TerminalKit

extension Part {
    /// Parts one below the other, with `gap` empty rows between them. Unless that is 0, there is a pause between them when they
    /// are read aloud.
    public static func stack(_ parts: [Part], gap: Int = 1) -> Part {
        Part(words: words(of: parts, pausing: gap > 0), chosen: chosenWords(of: parts)) { columns, theme in
            var rows = 0
            let layouts = parts.map { part in
                let layout = part.layout(columns: columns, theme: theme)
                defer { rows += layout.rows + gap }
                return (row: rows, layout: layout)
            }
            return PartLayout(rows: max(0, rows - gap), of: layouts) { range in
                var canvas = theme.page(columns: columns, rows: range.count)
                for (row, layout) in layouts where row < range.upperBound {
                    let window = range.clamped(to: row..<row + layout.rows)
                    guard !window.isEmpty else { continue }
                    let shown = layout.canvas(rows: window.lowerBound - row..<window.upperBound - row)
                    canvas.blit(shown, at: Point(column: 0, row: window.lowerBound - range.lowerBound))
                }
                return canvas
            }
        }
    }

    /// A list of `count` items of equal height, which reads as `words`. Only visible items are described; where `item` is `nil`,
    /// the rows stay free.
    public static func list(
        count: Int, rowsEach: Int = 1, words: @autoclosure @escaping () -> [String] = [],
        item: @escaping (Int) -> Part?
    ) -> Part {
        func items(in rows: Range<Int>) -> Range<Int> {
            rows.lowerBound / rowsEach..<(rows.upperBound + rowsEach - 1) / rowsEach
        }
        return Part(words: words()) { columns, theme in
            PartLayout(rows: count * rowsEach, items: items) { range in
                var canvas = theme.page(columns: columns, rows: range.count)
                for index in items(in: range) {
                    guard let item = item(index)?.layout(columns: columns, theme: theme) else { continue }
                    canvas.blit(
                        item.canvas, at: Point(column: 0, row: index * rowsEach - range.lowerBound))
                }
                return canvas
            }
        }
    }

    /// The part, kept visible up to its last row if `isThere`: the person is at it.
    public func keptInSight(_ isThere: Bool) -> Part {
        guard isThere else { return self }
        func readChosen() -> [String] {
            let chosen = chosenWords
            return chosen.isEmpty ? words : chosen
        }
        return Part(words: words, chosen: readChosen()) { columns, theme in
            layout(columns: columns, theme: theme).chosenAtFoot()
        }
    }

    /// The part, which is said to be where the person is if `isThere`.
    public func chosen(_ isThere: Bool) -> Part {
        isThere ? Part(words: words, chosen: words, layout: layout) : self
    }

    /// At most `rows` rows of the part: those around the chosen one.
    public func window(rows: Int) -> Part {
        relaid { columns, theme in
            let layout = layout(columns: columns, theme: theme)
            let top = min(max(0, (layout.chosen ?? 0) - rows / 2), max(0, layout.rows - rows))
            return PartLayout(rows: min(rows, layout.rows)) { range in
                layout.canvas(rows: range.lowerBound + top..<range.upperBound + top)
            }
        }
    }

    /// The part with free columns on both sides, and at most `widest` columns wide itself.
    public func inset(by margin: Int, widest: Int = .max) -> Part {
        relaid { columns, theme in
            let layout = layout(columns: min(max(1, columns - 2 * margin), widest), theme: theme)
            return Self.abreast([(margin, layout)], columns: columns, theme)
        }
    }

    /// The part, indented by `left` columns.
    public func inset(left: Int) -> Part {
        relaid { columns, theme in
            let layout = layout(columns: max(1, columns - left), theme: theme)
            return Self.abreast([(left, layout)], columns: columns, theme)
        }
    }

    /// The part; a press anywhere on it reports `event`.
    public func pressed(_ event: Event?) -> Part {
        guard let event else { return self }
        return relaid { columns, theme in
            let layout = layout(columns: columns, theme: theme)
            return PartLayout(rows: layout.rows, of: [(0, layout)]) { rows in
                var canvas = layout.canvas(rows: rows)
                canvas.mark(canvas.bounds, as: .events([event]))
                return canvas
            }
        }
    }

    /// The part, with its last `count` rows pinned if the page doesn't fit.
    public func pinned(last count: Int) -> Part {
        relaid { columns, theme in layout(columns: columns, theme: theme).pinned(last: count) }
    }

    /// The part, centred in its columns and in `rows` rows, at most `widest` columns wide.
    public func centered(widest: Int = .max, rows: Int = 0) -> Part {
        relaid { columns, theme in
            let layout = layout(columns: min(columns, widest), theme: theme)
            let origin = Point(
                column: max(0, (columns - widest) / 2), row: max(0, (rows - layout.rows) / 2))
            return PartLayout(rows: max(rows, layout.rows), of: [(origin.row, layout)]) { range in
                var canvas = theme.page(columns: columns, rows: range.count)
                canvas.blit(
                    layout.canvas, at: Point(column: origin.column, row: origin.row - range.lowerBound))
                return canvas
            }
        }
    }

    /// Parts of equal width side by side, each at least `least` columns wide; those that don't fit go below. Parts of a row have
    /// equal height if possible.
    public static func row(
        _ parts: [Part], least: Int = 1, widest: Int = .max, gap: Int = 2
    ) -> Part {
        Part(words: words(of: parts, pausing: true), chosen: chosenWords(of: parts)) { columns, theme in
            let beside = max(1, min(parts.count, (columns + gap) / (least + gap)))
            let width = max(1, min(widest, (columns - gap * (beside - 1)) / beside))
            let rows = stride(from: 0, to: parts.count, by: beside).map { start in
                Part { columns, theme in
                    let layouts = parts[start..<min(parts.count, start + beside)].enumerated()
                        .map { ($0 * (width + gap), $1.layout(columns: width, theme: theme)) }
                    return abreast(layouts, columns: columns, theme)
                }
            }
            return stack(rows).layout(columns: columns, theme: theme)
        }
    }

    /// Two parts side by side: the left one `columns` wide, the right one in the remaining room.
    public static func beside(_ left: Part, columns: Int, gap: Int = 2, _ right: Part) -> Part {
        Part(words: words(of: [left, right], pausing: true), chosen: chosenWords(of: [left, right])) {
            room, theme in
            let (width, start) = (max(1, min(columns, room)), columns + gap)
            return abreast(
                [
                    (0, left.layout(columns: width, theme: theme)),
                    (start, right.layout(columns: max(1, room - start), theme: theme)),
                ], columns: room, theme)
        }
    }

    /// The first of `parts` that is at most `rows` high, or else the last. It reads like the first.
    public static func first(of parts: [Part], within rows: Int) -> Part {
        Part(words: parts.first?.words ?? [], chosen: parts.first?.chosenWords ?? []) { columns, theme in
            let layouts = parts.dropLast().lazy.map { $0.layout(columns: columns, theme: theme) }
            return layouts.first { $0.rows <= rows }
                ?? (parts.last ?? .stack([])).layout(columns: columns, theme: theme)
        }
    }

    /// A part made for the available columns. It must read the same at every width.
    public static func fitted(_ part: @escaping (_ columns: Int) -> Part) -> Part {
        Part(words: part(80).words, chosen: part(80).chosenWords) { columns, theme in
            part(columns).layout(columns: columns, theme: theme)
        }
    }

    /// The part, with `words` to read aloud.
    public func reading(_ words: @autoclosure @escaping () -> [String]) -> Part {
        Part(words: words(), chosen: chosenWords, layout: layout)
    }

    /// The part with another layout, which reads the same.
    private func relaid(_ layout: @escaping (_ columns: Int, Theme) -> PartLayout) -> Part {
        Part(words: words, chosen: chosenWords, layout: layout)
    }

    /// Layouts side by side from these columns, of equal height if possible.
    private static func abreast(
        _ layouts: [(column: Int, layout: PartLayout)], columns: Int, _ theme: Theme
    ) -> PartLayout {
        let height = layouts.map(\.layout.rows).max() ?? 0
        return PartLayout(rows: height, of: layouts.map { (0, $0.layout) }) { range in
            var canvas = theme.page(columns: columns, rows: range.count)
            for (column, layout) in layouts {
                canvas.blit(layout.filling(height).canvas(rows: range), at: Point(column: column, row: 0))
            }
            return canvas
        }
    }

    /// The person is at one thing only.
    private static func chosenWords(of parts: [Part]) -> [String] {
        parts.lazy.map(\.chosenWords).first { !$0.isEmpty } ?? []
    }

    private static func words(of parts: [Part], pausing: Bool) -> [String] {
        let read = parts.map(\.words).filter { !$0.isEmpty }
        return pausing ? Array(read.joined(separator: [""])) : read.flatMap(\.self)
    }
}
