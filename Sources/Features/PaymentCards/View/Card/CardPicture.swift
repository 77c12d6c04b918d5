import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws one card as the list shows it: the panel, the actions on it, the card over them and the due strip below.
struct CardPicture {
    let metrics: CardMetrics
    let theme: Theme
    var art = CardArt()
    /// Whether the actions are shown with the number keys that choose them.
    var numbersActions = false
    /// Whether the strip's colour says how soon something must be paid.
    var showsUrgency = false

    /// Where the card leaves the panel free when it is moved by `offset` columns.
    static func revealedArea(offset: Int, metrics: CardMetrics) -> Rect {
        offset < 0
            ? Rect(column: metrics.columns + offset, row: 0, columns: -offset, rows: metrics.faceRows)
            : Rect(column: 0, row: 0, columns: offset, rows: metrics.faceRows)
    }

    /// The picture of `row`, moved by `reveal` of its width, with the strip below.
    func canvas(for row: CardRow, reveal: Double) -> Canvas {
        let hasStrip = metrics.stripRows > 0
        let faceRect = Rect(column: 0, row: 0, columns: metrics.columns, rows: metrics.faceRows)
        var canvas = Canvas(
            size: Size(columns: metrics.columns, rows: metrics.rows), style: theme.pageStyle)
        let offset = metrics.offset(for: reveal)
        if hasStrip || offset != 0 { fillPanel(on: &canvas) }
        if offset != 0 {
            ActionPanelPicture(metrics: metrics, theme: theme, isNumbered: numbersActions)
                .draw(row, in: Self.revealedArea(offset: offset, metrics: metrics), on: &canvas)
        }
        let face = CardFacePicture(metrics: metrics, theme: theme, art: art).canvas(
            for: row.face, due: (row.due?.amount ?? "", row.due?.state ?? row.dueNotice),
            topBackground: offset == 0 ? theme.page : theme.panel,
            bottomBackground: offset == 0 && !hasStrip ? theme.page : theme.panel)
        canvas.blit(face, at: Point(column: offset, row: 0), clippedTo: faceRect)
        if hasStrip {
            DueStripPicture(metrics: metrics, theme: theme, showsUrgency: showsUrgency).draw(row, on: &canvas)
        }
        return canvas
    }

    private func fillPanel(on canvas: inout Canvas) {
        guard theme.depth > .none else { return }
        canvas.fill(canvas.bounds, style: Style(background: theme.panel))
        switch metrics.form {
        case .full: canvas.roundCorners(of: canvas.bounds, top: theme.page, bottom: theme.page)
        case .short: canvas.endHalfway(down: metrics.rows - 1, theme: theme)
        case .compact: break
        }
    }
}

extension Canvas {
    /// Lets the panel end in the middle of `row`, so that a strip of one line has some room below it.
    fileprivate mutating func endHalfway(down row: Int, theme: Theme) {
        fill(Rect(column: 0, row: row, columns: size.columns, rows: 1), style: theme.pageStyle)
        put(
            String(repeating: "▀", count: max(0, size.columns - 2)), at: Point(column: 1, row: row),
            style: Style(foreground: theme.panel, background: theme.page))
    }

    /// Takes the outermost pixel, half a cell high, off each corner of `rect`, so that the colour behind shows.
    mutating func roundCorners(of rect: Rect, top: Color, bottom: Color) {
        for column in [rect.minColumn, rect.maxColumn - 1] {
            let (high, low) = (
                Point(column: column, row: rect.minRow), Point(column: column, row: rect.maxRow - 1)
            )
            let upper = self[low].text == "▀" ? self[low].style.foreground : self[low].style.background
            self[high] = Cell(
                text: "▀", style: Style(foreground: top, background: self[high].style.background))
            self[low] = Cell(text: "▀", style: Style(foreground: upper, background: bottom))
        }
    }
}
