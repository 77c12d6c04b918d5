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
    /// Whether each card shows its place in the list, by which the command line names it.
    var showsPlace = false

    /// Where the card leaves the panel free when it is moved by `offset` columns.
    static func revealedArea(offset: Int, metrics: CardMetrics) -> Rect {
        offset < 0
            ? Rect(column: metrics.columns + offset, row: 0, columns: -offset, rows: metrics.faceRows)
            : Rect(column: 0, row: 0, columns: offset, rows: metrics.faceRows)
    }

    /// The picture of `row`, moved by `reveal` of its width; its height is the card's, and the strip's where something is due.
    func canvas(for row: CardRow, reveal: Double) -> Canvas {
        let strip = metrics.stripRows > 0 ? row.due : nil
        let faceRect = Rect(column: 0, row: 0, columns: metrics.columns, rows: metrics.faceRows)
        var canvas = Canvas(
            size: Size(columns: metrics.columns, rows: metrics.rows(of: row)), style: theme.pageStyle)
        let offset = metrics.offset(for: reveal)
        if strip != nil || offset != 0 { fillPanel(on: &canvas) }
        if offset != 0 {
            ActionPanelPicture(metrics: metrics, theme: theme, isNumbered: numbersActions)
                .draw(row, in: Self.revealedArea(offset: offset, metrics: metrics), on: &canvas)
        }
        let face = CardFacePicture(metrics: metrics, theme: theme, art: art).canvas(
            for: row.face, due: row.due, place: showsPlace ? row.place : nil,
            topBackground: offset == 0 ? theme.page : theme.panel,
            bottomBackground: offset == 0 && strip == nil ? theme.page : theme.panel)
        canvas.blit(face, at: Point(column: offset, row: 0), clippedTo: faceRect)
        if showsPlace, metrics.form == .full, let place = row.place {
            // It stays where it is, wherever the card was moved.
            let isUncovered = offset > metrics.padding || offset + metrics.columns <= metrics.padding
            let color =
                isUncovered && theme.depth > .none ? theme.text : CardLook(row.face).text(depth: theme.depth)
            canvas.putOnArt(
                place, at: Point(column: metrics.padding, row: 1), style: Style(foreground: color),
                depth: theme.depth)
        }
        if let strip { DueStripPicture(metrics: metrics, theme: theme).draw(strip, on: &canvas) }
        return canvas
    }

    private func fillPanel(on canvas: inout Canvas) {
        guard theme.depth > .none else { return }
        canvas.fill(canvas.bounds, style: Style(background: theme.panel))
        guard metrics.form == .full else { return }
        canvas.roundCorners(of: canvas.bounds, top: theme.page, bottom: theme.page)
    }
}

extension Canvas {
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
