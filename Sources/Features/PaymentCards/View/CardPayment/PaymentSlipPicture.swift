import ContentCards
import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws a payment as a slip of paper: what and how much above a perforation, the facts below it, and a torn edge.
struct PaymentSlipPicture {
    let columns: Int
    let theme: Theme
    /// Whether buttons can be pressed.
    let isLive: Bool

    /// The slip, and what can be pressed below it.
    func part(for slip: PaymentSlipState) -> PaymentPart {
        let (mark, color) = look(of: slip.stage)
        var card = DataCardConfiguration(
            asset: .icon(mark, on: color), title: slip.headline, subtitle: slip.amount,
            descriptionTitle: slip.words == slip.amount ? nil : slip.words)
        card.isReceipt = true
        let sheet = card.sheet(fragment: FactList(facts: slip.lines, notes: slip.notes))
        let paper = PaymentPart(canvas: sheet.canvas(columns: columns, theme: theme))
        guard isLive, !slip.buttons.isEmpty else { return paper }
        var part = PaymentPart.stacked([paper, buttons(slip.buttons)], columns: columns, theme: theme)
        part.footRows = 2
        return part
    }

    private func buttons(_ buttons: [PaymentSlipState.Button]) -> PaymentPart {
        var part = PaymentPart(canvas: theme.page(columns: columns, rows: 1))
        var column = columns >= 42 ? 2 : 1
        for (index, button) in buttons.enumerated() where column < columns - 3 {
            let area = part.canvas.putButton(
                button.label, at: Point(column: column, row: 0), isMain: index == 0 && buttons.count > 1,
                isEnabled: button.isEnabled, theme: theme)
            part.targets.append((area, .button(button.id)))
            column = area.maxColumn + 2
        }
        return part
    }

    private func look(of stage: PaymentSlipState.Stage) -> (mark: String, color: Color) {
        switch stage {
        case .planned: ("○", theme.accent)
        case .paid: ("✓", theme.positive)
        case .undone: ("×", theme.secondary)
        }
    }
}
