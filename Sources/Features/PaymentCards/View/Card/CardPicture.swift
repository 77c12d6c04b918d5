import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws one card as the list shows it: the panel, the actions on it, the card over them and the due strip below.
struct CardPicture {
    let metrics: CardMetrics
    let theme: Theme
    /// Whether the actions are shown with the number keys that choose them.
    var numbersActions = false
    /// Whether each card shows its place in the list, by which the command line names it.
    var showsPlace = false
    /// Whether the card is on its way: its edge is then drawn in eighths of a column. One that rests, or that a mouse moves, is
    /// drawn in whole columns.
    var isMoving = false
    /// How far the card opens, a fraction of its width: the actions are laid out for that, and the card covers them until it is
    /// there. By default, for what the card leaves free now.
    var openReveal: Double?
    /// Whether the card opens if the finger lets go now: the first action is lit.
    var isReady = false

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
        let eighths =
            isMoving && theme.depth > .none ? metrics.eighths(for: reveal) : 8 * metrics.offset(for: reveal)
        let (offset, isMoved) = (eighths / 8, eighths != 0)
        if hasStrip || isMoved { fillPanel(on: &canvas) }
        if isMoved {
            let full = openReveal.map { metrics.offset(for: eighths < 0 ? -$0 : $0) } ?? offset
            ActionPanelPicture(
                metrics: metrics, theme: theme, isNumbered: numbersActions, isFirstLit: isReady
            )
            .draw(row, in: Self.revealedArea(offset: full, metrics: metrics), on: &canvas)
        }
        let face = CardFacePicture(metrics: metrics, theme: theme).canvas(
            for: row.face,
            due: (row.due?.amount ?? "", row.due.map { [$0.state, $0.shortState] } ?? [row.dueNotice]),
            place: showsPlace ? row.place : nil, topBackground: isMoved ? theme.panel : theme.page,
            bottomBackground: !isMoved && !hasStrip ? theme.page : theme.panel)
        canvas.blit(face, at: Point(column: offset, row: 0), clippedTo: faceRect)
        if eighths % 8 != 0 { drawEdge(eighths, on: &canvas) }
        if offset != 0, metrics.form == .full, theme.depth > .none {
            roundCoveredCorners(isLeft: offset < 0, on: &canvas)
        }
        if hasStrip {
            DueStripPicture(metrics: metrics, theme: theme).draw(row, on: &canvas)
        }
        return canvas
    }

    /// A card that has moved lies over the panel's corners on that side.
    private func roundCoveredCorners(isLeft: Bool, on canvas: inout Canvas) {
        let column = isLeft ? 0 : metrics.columns - 1
        for (row, text) in [(0, isLeft ? "▟" : "▙"), (metrics.rows - 1, isLeft ? "▜" : "▛")]
            as [(Int, Character)]
        {
            canvas.roundCorner(
                at: Point(column: column, row: row), text, ground: theme.page, hasOwn: false)
        }
    }

    /// The outermost column of the card, of which the panel shows a part.
    private func drawEdge(_ eighths: Int, on canvas: inout Canvas) {
        let (offset, part) = (eighths / 8, eighths % 8)
        for row in 0..<metrics.faceRows {
            if part < 0 {
                let point = Point(column: metrics.columns - 1 + offset, row: row)
                canvas.paintEdge(at: point, eighths: 8 + part, right: theme.panel)
            } else {
                canvas.paintEdge(at: Point(column: offset, row: row), eighths: part, left: theme.panel)
            }
        }
    }

    private func fillPanel(on canvas: inout Canvas) {
        guard theme.depth > .none else { return }
        canvas.fill(canvas.bounds, style: Style(background: theme.panel))
        switch metrics.form {
        case .full: canvas.roundPanel(canvas.bounds, color: theme.panel, page: theme.page, theme: theme)
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
}
