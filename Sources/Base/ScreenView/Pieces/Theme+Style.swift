package import TerminalKit

extension Theme {
    /// The page with nothing on it; no colour at all where there are none.
    package var pageStyle: Style { depth > .none ? Style(foreground: text, background: page) : Style() }

    /// The panel with nothing on it; no colour at all where there are none.
    package var panelStyle: Style { depth > .none ? Style(foreground: text, background: panel) : Style() }

    /// Text in `color`, which is left out where there are no colours, on whatever is behind it.
    package func style(_ color: Color, _ attributes: Attributes = []) -> Style {
        Style(foreground: depth > .none ? color : nil, attributes: attributes)
    }

    /// An empty piece of page.
    package func page(columns: Int, rows: Int) -> Canvas {
        Canvas(size: Size(columns: columns, rows: rows), style: pageStyle)
    }

    /// The parts one below the other on a piece of page, with `gap` empty rows between them.
    package func page(columns: Int, of parts: [Canvas], gap: Int = 0) -> Canvas {
        let rows = parts.reduce(gap * max(0, parts.count - 1)) { $0 + $1.size.rows }
        var page = page(columns: columns, rows: rows)
        var row = 0
        for part in parts {
            page.blit(part, at: Point(column: 0, row: row))
            row += part.size.rows + gap
        }
        return page
    }
}
