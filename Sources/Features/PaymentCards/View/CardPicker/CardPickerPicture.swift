import ContentCards
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Where the field and the cards are on the screen on which one card is chosen.
struct CardPickerLayout {
    let size: Size
    let margin: Int
    /// Where the field is.
    let field: Rect
    /// Where the cards are.
    let list: Rect
    /// Which of the cards are there.
    let shown: Range<Int>
    /// Whether the keys are named below.
    let hasHints: Bool

    /// The rows of everything but the cards, where there is room for it.
    static let rowsAround = 6
    /// From this height on there are free rows between the parts.
    private static let airyRows = 12
    /// From this height on the keys are named.
    private static let hintedRows = 5
    /// No line is wider, or the eye would lose it.
    private static let widest = 96

    init(_ state: CardPickerViewState, size: Size) {
        self.size = size
        let isAiry = size.rows >= Self.airyRows
        margin = size.columns < 40 ? 0 : CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        hasHints = size.rows >= Self.hintedRows
        let columns = max(0, min(size.columns - 2 * margin, Self.widest))
        let top = isAiry ? 1 : 0
        field = Rect(column: margin, row: top + 1, columns: columns, rows: size.rows > top + 1 ? 1 : 0)
        let first = top + 2 + (isAiry ? 1 : 0)
        let end = size.rows - (hasHints ? 1 : 0) - (isAiry ? 1 : 0)
        list = Rect(column: margin, row: first, columns: columns, rows: max(0, end - first))
        let count = min(state.rows.count, list.size.rows)
        let start = min(max(0, state.selected - count / 2), state.rows.count - count)
        shown = start..<start + count
    }

    /// The card whose line is at `point`, from 0; `nil` if there is none.
    func card(at point: Point) -> Int? {
        let index = shown.lowerBound + point.row - list.minRow
        return list.contains(point) && shown.contains(index) ? index : nil
    }
}

/// Draws the screen on which one card is chosen. A pure function.
struct CardPickerPicture {
    let layout: CardPickerLayout
    let theme: Theme

    /// The mark of the card that the person is at, and a blank.
    private static let mark = 2

    /// The picture of `state`.
    func canvas(for state: CardPickerViewState) -> Canvas {
        var canvas = theme.page(columns: layout.size.columns, rows: layout.size.rows)
        drawTitle(state, on: &canvas)
        state.textField(labelColumns: state.field.label.columns + 2)
            .draw(on: &canvas, in: layout.field, theme: theme)
        if let alert = state.alert {
            draw(CardSheet(alert), on: &canvas)
        } else if let notice = state.notice {
            draw(CardSheet(notice), on: &canvas)
        } else {
            drawCards(of: state, on: &canvas)
        }
        if layout.hasHints {
            KeyHintsPicture(keys: CardPickerView.keys, theme: theme)
                .drawFooter(state.hints, margin: layout.margin, on: &canvas)
        }
        return canvas
    }

    /// The title, and at the end of its line how many cards there are.
    private func drawTitle(_ state: CardPickerViewState, on canvas: inout Canvas) {
        let row = layout.field.minRow - 1
        let title = state.title.truncated(to: layout.field.size.columns)
        canvas.put(
            title, at: Point(column: layout.margin, row: row), style: theme.style(theme.text, .bold))
        guard let count = state.count, title.columns + 2 + count.columns <= layout.field.size.columns else {
            return
        }
        canvas.put(
            count, at: Point(column: layout.field.maxColumn - count.columns, row: row),
            style: theme.style(theme.secondary))
    }

    private func draw(_ box: CardSheet, on canvas: inout Canvas) {
        guard !layout.list.isEmpty else { return }
        let box = box.canvas(columns: max(8, layout.list.size.columns), theme: theme)
        let free = (layout.list.size.columns - box.size.columns, layout.list.size.rows - box.size.rows)
        let origin = Point(
            column: layout.list.minColumn + max(0, free.0) / 2, row: layout.list.minRow + max(0, free.1) / 2)
        canvas.blit(box, at: origin, clippedTo: layout.list)
    }

    /// The lines of the list's table. The one that the person is at stands on a filled row.
    private func drawCards(of state: CardPickerViewState, on canvas: inout Canvas) {
        guard !layout.shown.isEmpty, layout.list.size.columns > Self.mark else { return }
        var rowTheme = theme
        rowTheme.page = theme.panel
        // Columns have the widths that all cards need, so that they stay where they are while the person moves.
        let (lines, chosen) = (table(of: state, theme), table(of: state, rowTheme))
        for index in layout.shown {
            let row = layout.list.minRow + index - layout.shown.lowerBound
            let place = Rect(
                column: layout.list.minColumn, row: row, columns: layout.list.size.columns, rows: 1)
            let isSelected = index == state.selected
            let picture = isSelected ? chosen : lines
            if isSelected {
                canvas.fill(place, style: theme.panelStyle)
                canvas.put("›", at: place.origin, style: theme.style(theme.accent, .bold))
            }
            let line = Rect(column: 0, row: index, columns: picture.size.columns, rows: 1)
            canvas.blit(
                picture.cropped(to: line), at: Point(column: place.minColumn + Self.mark, row: row),
                clippedTo: place)
        }
    }

    private func table(of state: CardPickerViewState, _ theme: Theme) -> Canvas {
        CardListTable(rows: state.rows, room: layout.list.size.columns - Self.mark, theme: theme).canvas
    }
}
