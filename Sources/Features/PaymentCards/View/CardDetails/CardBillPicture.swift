import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws what is billed, paid and left: amounts below each other, and a thin bar of what is paid of them.
struct CardBillPicture {
    let theme: Theme

    /// The bill.
    func canvas(for bill: CardBillState, columns: Int) -> Canvas {
        let table = bill.amounts.isEmpty ? [] : [amounts(of: bill, columns: columns)]
        let bar = bill.share.map { [self.bar($0, bill.shareText ?? "", of: bill, columns: columns)] } ?? []
        let below = isStateBeside(bill, columns: columns) ? [] : state(of: bill, columns: columns)
        return theme.page(columns: columns, of: table + below + bar)
    }

    private func amounts(of bill: CardBillState, columns: Int) -> Canvas {
        let (labels, width) = widths(of: bill, columns: columns)
        var canvas = theme.page(columns: columns, rows: bill.amounts.count)
        for (row, amount) in bill.amounts.enumerated() {
            let value = amount.value.truncated(to: width)
            canvas.put(
                amount.label.truncated(to: labels - 1), at: Point(column: 0, row: row),
                style: theme.style(theme.secondary))
            canvas.put(
                value, at: Point(column: labels + width - value.columns, row: row),
                style: theme.style(theme.text, row == bill.amounts.count - 1 ? .bold : []))
        }
        if isStateBeside(bill, columns: columns) {
            canvas.put(
                bill.state, at: Point(column: labels + width + 3, row: bill.amounts.count - 1),
                style: theme.style(bill.tone))
        }
        return canvas
    }

    /// Whether there is room for the state beside what is left to pay.
    private func isStateBeside(_ bill: CardBillState, columns: Int) -> Bool {
        let (labels, width) = widths(of: bill, columns: columns)
        return !bill.amounts.isEmpty && labels + width + 3 + bill.state.columns <= columns
    }

    /// A line as long as the amounts are wide. Its weight tells what is paid, where colours can't, too.
    private func bar(_ share: Double, _ text: String, of bill: CardBillState, columns: Int) -> Canvas {
        let (labels, width) = widths(of: bill, columns: columns)
        let length = labels + width
        let paid = min(max(1, Int((share * Double(length)).rounded())), max(1, length - 1))
        let fits = length + 3 + text.columns <= columns
        var canvas = theme.page(columns: columns, rows: fits ? 1 : 2)
        canvas.put(
            String(repeating: "━", count: paid), at: .zero, style: theme.style(theme.positive))
        canvas.put(
            String(repeating: "─", count: max(0, length - paid)),
            at: Point(column: paid, row: 0), style: theme.lineStyle)
        canvas.put(
            text, at: Point(column: fits ? length + 3 : 0, row: fits ? 0 : 1),
            style: theme.style(theme.secondary))
        return canvas
    }

    private func state(of bill: CardBillState, columns: Int) -> [Canvas] {
        guard !bill.state.isEmpty else { return [] }
        let lines = bill.state.wrapped(to: columns, maxLines: 3)
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: theme.style(bill.tone))
        }
        return [canvas]
    }

    /// The columns of the labels with a gap, and those of the amounts, which are whole as long as half of a label is left.
    private func widths(of bill: CardBillState, columns: Int) -> (labels: Int, amounts: Int) {
        let amounts = bill.amounts.map(\.value.columns).max() ?? 0
        let wanted = (bill.amounts.map(\.label.columns).max() ?? 0) + 2
        let labels = min(wanted, max(columns - amounts, min(columns / 2, wanted / 2)))
        return (labels, max(0, min(max(amounts, 10), columns - labels)))
    }
}
