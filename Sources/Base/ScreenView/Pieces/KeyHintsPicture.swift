package import ScreenContract
package import TerminalKit

/// Draws keys and what they do: in a row at the bottom, or all of them in a box.
package struct KeyHintsPicture<Event: ViewEvent> {
    private let keys: KeyTable<Event>
    private let theme: Theme

    /// A picture in the colours of `theme`, which names keys as `keys` does.
    package init(keys: KeyTable<Event>, theme: Theme) {
        self.keys = keys
        self.theme = theme
    }

    /// Writes as many of `hints` as fit in the last row of `canvas`: the last two before all others, since they are the ways to
    /// help and out.
    package func drawFooter(_ hints: [KeyHint<Event>], margin: Int, on canvas: inout Canvas) {
        let hints = keys.labelled(hints)
        var room = canvas.size.columns - 2 * margin
        let order = hints.indices.suffix(2).reversed() + hints.indices.dropLast(2)
        let fitting = Set(
            order.filter { index in
                let columns = hints[index].key.columns + 1 + hints[index].meaning.columns
                guard columns <= room else { return false }
                room -= columns + 2
                return true
            })
        var point = Point(column: margin, row: canvas.size.rows - 1)
        for hint in hints.indices.filter(fitting.contains).map({ hints[$0] }) {
            point.column += canvas.put(hint.key, at: point, style: theme.style(theme.accent, .bold)) + 1
            point.column += canvas.put(hint.meaning, at: point, style: theme.style(theme.secondary)) + 2
        }
    }

    /// A box with all of `hints`, for a picture at most `columns` wide: one to a line, or as many as fit into each line
    /// where that would take more than `rows`.
    package func box(for hints: [KeyHint<Event>], rows: Int) -> (_ columns: Int) -> Canvas {
        let hints = keys.labelled(hints, inFull: true)
        return { columns in
            let table = table(of: hints, columns: columns)
            return table.size.rows <= rows ? table : run(of: hints, columns: columns)
        }
    }

    private func table(of hints: [(key: String, meaning: String)], columns: Int) -> Canvas {
        let keyColumns = (hints.map(\.key.columns).max() ?? 0) + 2
        let meaningColumns = max(
            1, min(columns - 4 - keyColumns, hints.map(\.meaning.columns).max() ?? 0))
        let lines = hints.flatMap { hint in
            hint.meaning.wrapped(to: meaningColumns, maxLines: 3).enumerated().map { index, line in
                (key: index == 0 ? hint.key : "", meaning: line)
            }
        }
        var canvas = Canvas(
            size: Size(columns: min(columns, keyColumns + meaningColumns + 4), rows: lines.count + 2),
            style: theme.panelStyle)
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        for (index, line) in lines.enumerated() {
            canvas.put(
                line.key, at: Point(column: 2, row: index + 1), style: theme.style(theme.accent, .bold))
            canvas.put(
                line.meaning, at: Point(column: 2 + keyColumns, row: index + 1),
                style: theme.style(theme.text))
        }
        return canvas
    }

    private func run(of hints: [(key: String, meaning: String)], columns: Int) -> Canvas {
        let room = max(1, columns - 4)
        var lines: [[(text: String, style: Style)]] = [[]]
        var used = 0
        func add(_ word: String, _ style: Style, gap: Int) {
            if used > 0, used + gap + word.columns > room {
                lines.append([])
                used = 0
            }
            let space = used > 0 ? String(repeating: " ", count: gap) : ""
            lines[lines.count - 1].append((space + word, style))
            used += space.count + word.columns
        }
        for hint in hints {
            add(hint.key, theme.style(theme.accent, .bold), gap: 2)
            for word in hint.meaning.split(separator: " ") {
                add(String(word), theme.style(theme.text), gap: 1)
            }
        }
        var canvas = Canvas(size: Size(columns: columns, rows: lines.count + 2), style: theme.panelStyle)
        canvas.drawBorder(of: canvas.bounds, style: theme.style(theme.secondary))
        for (row, line) in lines.enumerated() {
            var point = Point(column: 2, row: row + 1)
            for part in line {
                point.column += canvas.put(
                    part.text, at: point, style: part.style, maxColumns: max(0, columns - 2 - point.column))
            }
        }
        return canvas
    }
}
