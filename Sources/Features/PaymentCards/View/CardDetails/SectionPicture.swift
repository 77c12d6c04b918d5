import ScreenView
import TerminalKit

/// Draws parts of a page below titles of their own.
struct SectionPicture {
    let theme: Theme
    let columns: Int

    /// `content` below its `title`, which a thin line leads over it.
    func canvas(_ title: String, over content: Canvas) -> Canvas {
        var heading = theme.page(columns: columns, rows: 1)
        let used = heading.put(title, at: .zero, style: theme.style(theme.text, .bold))
        if used + 1 < columns {
            heading.put(
                String(repeating: "─", count: columns - used - 1), at: Point(column: used + 1, row: 0),
                style: line)
        }
        return theme.page(columns: columns, of: [heading, content])
    }

    /// As many of `parts` in each line as fit, each part whole where it can be.
    func lines(_ parts: [String], isQuiet: Bool) -> Canvas {
        var lines: [String] = []
        for part in parts.flatMap({ $0.wrapped(to: columns, maxLines: 6) }) {
            if let last = lines.last, last.columns + 3 + part.columns <= columns {
                lines[lines.count - 1] += " · " + part
            } else {
                lines.append(part)
            }
        }
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(
                line, at: Point(column: 0, row: row),
                style: theme.style(isQuiet ? theme.secondary : theme.text))
        }
        return canvas
    }

    /// Where colours mix, the line stays behind the words.
    private var line: Style {
        switch theme.depth {
        case .none: theme.style(theme.secondary, .dim)
        case .ansi16: theme.style(theme.secondary)
        case .ansi256, .trueColor: theme.lineStyle
        }
    }
}
