import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the payment screen: the card, and what is paid on it beside or below.
struct CardPaymentPicture {
    /// How much is drawn around the payment: of the card, and whether there is a title.
    enum CardSize: CaseIterable {
        case full, compact, none, noneAndNoTitle

        var isShown: Bool { self == .full || self == .compact }
    }

    let columns: Int
    let theme: Theme
    var cardSize = CardSize.full
    /// Whether buttons can be pressed.
    var isLive = false
    /// How high a live screen is, above the keys.
    var rows = 0

    /// From this width on the payment stands beside the card: room for the narrowest card and a slip.
    private static let wide = 80
    /// From this width on a live screen is filled by both.
    private static let roomy = 100
    /// A slip wider than a card would look like another thing.
    private static let widestSlip = CardMetrics.widest

    private var margin: Int { columns >= 60 ? 2 : columns >= 24 ? 1 : 0 }
    private var gap: Int { columns >= 100 ? 4 : 2 }
    private var room: Int { max(1, columns - 2 * margin) }

    /// The screen, as high as it needs to be.
    func part(for state: CardPaymentViewState) -> PaymentPart {
        if isLive, cardSize == .full, columns >= Self.roomy, let row = state.row {
            return roomyPart(for: state, row)
        }
        let isWide = columns >= Self.wide && state.row != nil && cardSize.isShown
        let slipColumns = min(Self.widestSlip, isWide ? room - gap - CardMetrics.narrowest : room)
        let card = state.row.flatMap {
            self.card($0, columns: isWide ? room - gap - slipColumns : room, isWide: isWide)
        }
        let content = content(of: state, columns: slipColumns)
        let column = isWide ? margin + (card?.size.columns ?? 0) + gap : margin
        let row = isWide ? 0 : card.map { $0.size.rows + 1 } ?? 0
        let rows = max(card?.size.rows ?? 0, row + content.canvas.size.rows)
        let hasTitle = cardSize != .noneAndNoTitle
        let top = isLive ? hasTitle ? 2 : 0 : 3
        var part = PaymentPart(canvas: theme.page(columns: columns, rows: rows + top + (isLive ? 0 : 1)))
        if hasTitle { drawHeader(state, row: isLive ? 0 : 1, on: &part.canvas) }
        if let card { part.canvas.blit(card, at: Point(column: margin, row: top)) }
        part.add(content, at: Point(column: column, row: top + row))
        if !cardSize.isShown { part.footRows = content.footRows }
        return part
    }

    /// The card as large as it can be, and beside it what is due and what can be done, in the middle of the screen.
    private func roomyPart(for state: CardPaymentViewState, _ row: CardRow) -> PaymentPart {
        let slipColumns = min(CardMetrics.widestLive, max(CardMetrics.widest, room * 3 / 10))
        let widest = min(CardMetrics.widestRoomy, room - gap - slipColumns)
        let metrics =
            (CardMetrics.narrowest...widest).reversed().lazy
            .map { CardMetrics(form: .full, columns: $0) }.first { $0.faceRows + 2 <= rows }
            ?? CardMetrics(form: .full, columns: CardMetrics.narrowest)
        let card = CardFacePicture(metrics: metrics, theme: theme, art: .shared).canvas(
            for: row.face, due: ("", []), topBackground: theme.page, bottomBackground: theme.page)
        let due = PaymentPart(canvas: due(on: row, columns: slipColumns))
        let content = PaymentPart.stacked(
            [due, content(of: state, columns: slipColumns)], columns: slipColumns, theme: theme)
        let height = max(card.size.rows, content.canvas.size.rows)
        let left = margin + (room - metrics.columns - gap - slipColumns) / 2
        // The card stays where it is from one step to the next, if that leaves room for what is beside it.
        let top = 2 + max(0, min((rows - 2 - card.size.rows) / 2, rows - 2 - height))
        var part = PaymentPart(canvas: theme.page(columns: columns, rows: top + height))
        drawHeader(state, row: 0, on: &part.canvas)
        part.canvas.blit(card, at: Point(column: left, row: top))
        part.add(content, at: Point(column: left + metrics.columns + gap, row: top))
        return part
    }

    /// What is due, as it hangs below a card.
    private func due(on row: CardRow, columns: Int) -> Canvas {
        let metrics = CardMetrics(form: .full, columns: columns)
        let card = CardPicture(metrics: metrics, theme: theme).canvas(for: row, reveal: 0)
        var strip = card.cropped(
            to: Rect(column: 0, row: metrics.faceRows, columns: columns, rows: metrics.stripRows))
        if theme.depth > .ansi16 {
            strip.roundPanel(strip.bounds, color: theme.panel, page: theme.page, theme: theme)
        } else {
            strip.drawBorder(of: strip.bounds, style: theme.style(theme.secondary))
        }
        return strip
    }

    private func drawHeader(_ state: CardPaymentViewState, row: Int, on canvas: inout Canvas) {
        canvas.put(
            state.title.truncated(to: room), at: Point(column: margin, row: row),
            style: theme.style(theme.text, .bold))
        guard state.isRefreshing else { return }
        canvas.put(
            "…", at: Point(column: columns - margin - 1, row: row), style: theme.style(theme.secondary))
    }

    /// The card; `nil` where there is no room for any of it.
    private func card(_ row: CardRow, columns: Int, isWide: Bool) -> Canvas? {
        let width = min(CardMetrics.widest, columns)
        let fits = width >= CardMetrics.narrowest
        let form: CardMetrics.Form
        switch cardSize {
        case .full: form = fits ? .full : .compact
        case .compact: form = .compact
        case .none, .noneAndNoTitle: return nil
        }
        return CardPicture(metrics: CardMetrics(form: form, columns: width), theme: theme)
            .canvas(for: row, reveal: 0)
    }

    private func content(of state: CardPaymentViewState, columns: Int) -> PaymentPart {
        let alert = state.alert.map {
            PaymentPart(canvas: CardSheet($0).canvas(columns: columns, theme: theme))
        }
        let content =
            switch state.content {
            case .waiting(let text): waiting(text, columns: columns)
            case .form(let form):
                PaymentFormPicture(columns: columns, theme: theme, isLive: isLive).part(for: form)
            case .slip(let slip):
                PaymentSlipPicture(columns: columns, theme: theme, isLive: isLive).part(for: slip)
            case .failed(let alert):
                PaymentPart(canvas: CardSheet(alert).canvas(columns: columns, theme: theme))
            }
        return PaymentPart.stacked([alert, content].compactMap { $0 }, columns: columns, theme: theme)
    }

    private func waiting(_ text: String, columns: Int) -> PaymentPart {
        var canvas = theme.page(columns: columns, rows: 2)
        canvas.put(
            text.truncated(to: columns), at: Point(column: 0, row: 1), style: theme.style(theme.secondary))
        return PaymentPart(canvas: canvas)
    }
}
