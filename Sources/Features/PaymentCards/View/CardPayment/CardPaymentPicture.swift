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

    /// From this width on the payment stands beside the card: room for the narrowest card and a slip.
    private static let wide = 80
    /// A slip wider than a card would look like another thing.
    private static let widestSlip = CardMetrics.widest

    private var margin: Int { columns >= 60 ? 2 : columns >= 24 ? 1 : 0 }
    private var gap: Int { columns >= 100 ? 4 : 2 }
    private var room: Int { max(1, columns - 2 * margin) }

    /// The screen, as high as it needs to be.
    func part(for state: CardPaymentViewState) -> PaymentPart {
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
