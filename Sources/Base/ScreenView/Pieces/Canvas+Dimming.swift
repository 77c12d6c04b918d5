package import TerminalKit

extension Canvas {
    /// The share of the page's colour in dimmed content.
    package static let dimming = 0.6

    /// Dims `area` behind a layer drawn over it: its colours approach the page's, and its words stay legible. With few colours,
    /// the terminal dims it. Nobody types in it.
    package mutating func dim(_ area: Rect, theme: Theme) {
        let area = area.intersection(bounds)
        loseCursor(in: area)
        var known: [Style: (word: Style, mark: Style)] = [:]
        var last: (style: Style, dimmed: (word: Style, mark: Style))?
        for row in area.minRow..<max(area.minRow, area.maxRow) {
            for column in area.minColumn..<area.maxColumn {
                let point = Point(column: column, row: row)
                var cell = self[point]
                let dimmed =
                    if let last, last.style == cell.style {
                        last.dimmed
                    } else {
                        known[cell.style] ?? (dimmed(cell.style, theme, 4.5), dimmed(cell.style, theme, 0))
                    }
                if last?.style != cell.style { known[cell.style] = dimmed }
                last = (cell.style, dimmed)
                cell.style = cell.text.map(Self.isPixel) == true ? dimmed.mark : dimmed.word
                self[point] = cell
            }
        }
    }

    private func dimmed(_ style: Style, _ theme: Theme, _ ratio: Double) -> Style {
        var style = style
        style.attributes.remove(.bold)
        guard theme.depth > .ansi16 else {
            style.attributes.insert(.dim)
            return style
        }
        let background = style.background.map { $0.mixed(with: theme.page, fraction: Self.dimming) }
        style.background = background
        style.foreground = style.foreground.map { color in
            let color = color.mixed(with: theme.page, fraction: Self.dimming)
            guard let background, ratio > 0 else { return color }
            let word = color.legible(on: background, ratio: ratio, depth: theme.depth)
            // White text on a background that has become light is invisible.
            let contrast = word.shown(at: theme.depth).contrast(with: background.shown(at: theme.depth))
            return contrast >= ratio
                ? word : theme.text.legible(on: background, ratio: ratio, depth: theme.depth)
        }
        return style
    }

    /// Whether the character is part of a drawing: a block element, or of the symbols for legacy computing.
    private static func isPixel(_ text: Character) -> Bool {
        // Compares numbers, since this runs for every cell of every frame.
        guard let scalar = text.unicodeScalars.first else { return false }
        return 0x2580...0x259F ~= scalar.value || 0x1FB00...0x1FB7B ~= scalar.value
    }
}
