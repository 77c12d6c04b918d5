package import TerminalKit

extension Theme {
    /// The style of the empty page; without colours if there are none.
    package var pageStyle: Style { depth > .none ? Style(foreground: text, background: page) : Style() }

    /// The style of the empty panel; without colours if there are none.
    package var panelStyle: Style { depth > .none ? Style(foreground: text, background: panel) : Style() }

    /// Text in `color`, if there are colours, on any background.
    package func style(_ color: Color, _ attributes: Attributes = []) -> Style {
        Style(foreground: depth > .none ? color : nil, attributes: attributes)
    }

    /// The style of lines that separate or frame: the faintest visible on both page and panel.
    package var lineStyle: Style {
        guard depth > .ansi16 else { return style(secondary) }
        let line = page.mixed(with: secondary, fraction: 0.35)
            .legible(on: panel, ratio: 3, depth: depth).legible(on: page, ratio: 3, depth: depth)
        return style(line)
    }

    /// The theme adapted to a terminal's own background: panels are set off from it, and text gets enough contrast to both. The
    /// looks of the 16 colours are unknown, since the terminal defines them; with these, the page stays painted.
    package func standing(on ground: Color) -> Theme {
        guard depth > .ansi16 else { return self }
        var theme = self
        (theme.page, theme.paintsPage) = (ground, false)
        let white = Color(0xFFFFFF)
        // A lighter panel on a light background that isn't white; otherwise a shade towards the text.
        theme.panel =
            appearance == .light && ground.contrast(with: white) > 1.15
            ? ground.mixed(with: white, fraction: 0.5)
            : ground.mixed(with: text, fraction: depth == .ansi256 && appearance == .dark ? 0.12 : 0.06)
        theme.makeTextLegible(on: [theme.panel, ground])
        theme.negative = negative.legible(on: theme.panel, ratio: 3, depth: depth)
            .legible(on: ground, ratio: 3, depth: depth)
        return theme
    }

    /// The theme for content on a panel with a touch of `tint`, which is also the colour of what can be acted on.
    package func tinted(_ tint: Color) -> Theme {
        var theme = self
        theme.panel = panel.mixed(with: tint, fraction: appearance == .dark ? 0.3 : 0.12)
        theme.accent = tint
        theme.makeTextLegible(on: [theme.panel])
        return theme
    }

    /// Gives all text a contrast of 4.5 to 1 with each of `grounds`.
    private mutating func makeTextLegible(on grounds: [Color]) {
        for ink in [\.text, \.secondary, \.positive, \.negativeText, \.warning, \.accent]
            as [WritableKeyPath<Theme, Color>]
        {
            for ground in grounds {
                self[keyPath: ink] = self[keyPath: ink].legible(on: ground, ratio: 4.5, depth: depth)
            }
        }
    }

    /// Whether pictures can be shown; otherwise, words say what would be on them.
    package var showsPictures: Bool { depth > .none && pictures != .words }

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

extension Canvas {
    /// The picture on the page of `theme`, without the page's colour if that is the terminal's own background.
    package func standing(on theme: Theme) -> Canvas {
        theme.paintsPage ? self : withoutBackground(theme.page)
    }
}

extension Color {
    /// This colour, moved away from `background` until their contrast is `ratio` in an output with `depth` colours.
    ///
    /// An output with few colours rounds both, so the requested colours may differ enough and the shown ones too little.
    package func legible(on background: Color, ratio: Double, depth: ColorDepth) -> Color {
        let shownBackground = background.shown(at: depth)
        var target = ratio
        while target < 21 {
            let color = adjusted(toContrast: target, with: background)
            if color.shown(at: depth).contrast(with: shownBackground) >= ratio { return color }
            target += 0.25
        }
        return adjusted(toContrast: 21, with: background)
    }
}

extension Canvas {
    /// Draws a line with round corners along the inside of `rect`.
    package mutating func drawBorder(of rect: Rect, style: Style) {
        guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
        let line = String(repeating: "─", count: rect.size.columns - 2)
        put("╭\(line)╮", at: rect.origin, style: style)
        put("╰\(line)╯", at: Point(column: rect.minColumn, row: rect.maxRow - 1), style: style)
        for row in rect.minRow + 1..<rect.maxRow - 1 {
            put("│", at: Point(column: rect.minColumn, row: row), style: style)
            put("│", at: Point(column: rect.maxColumn - 1, row: row), style: style)
        }
    }
}
