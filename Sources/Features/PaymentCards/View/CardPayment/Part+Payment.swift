import ContentCards
import Pages
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// What is paid, from the choice to the receipt.
extension Part<CardPaymentEvent> {
    /// What the person is at; a slip is drawn by `draw`, and a choice names the card by its `number` where that isn't shown. A
    /// printed one has no cursor and nothing to press.
    static func payment(
        _ step: PaymentSheet.Step, isLive: Bool, number: String? = nil,
        slip draw: (PaymentSlipState) -> Part = paper
    ) -> Part {
        switch step {
        case .waiting(let text): .paragraph(text)
        case .form(let form): self.form(form, isLive: isLive, number)
        case .slip(let slip): isLive ? withButtons(slip, below: draw(slip)) : draw(slip)
        }
    }

    /// The choice of how much to pay.
    private static func form(_ form: PaymentFormState, isLive: Bool, _ number: String?) -> Part {
        func mark(_ option: PaymentOption) -> Ink {
            guard isLive else { return Ink(" ·", .quiet) }
            return option == form.selected ? Ink("▌●", .accent) : Ink(" ○", .quiet)
        }
        let items = form.items.map { item in
            let tone: Tone = !isLive ? .plain : item.id == form.selected ? .strong : .quiet
            return Part.line(
                [mark(item.id), .gap(1), Ink(item.label, item.isOpen ? tone : .quiet)],
                Ink(item.value, item.isOpen ? .strong : .quiet)
            )
            .reading(["\(item.label): \(item.value)"])
            .pressed(.selected(item.id)).chosen(isLive && item.id == form.selected)
        }
        let other = Part.fitted { columns in
            .component(form.textField(columns: columns, isLive: isLive))
        }
        let field = Part.beside(.line([mark(.other)]), columns: 2, gap: 1, other)
            .chosen(isLive && form.selected == .other)
        let button = isLive ? [.line([]), Part.buttons([form.button]).inset(left: 2)] : []
        let title = [form.question, number].compactMap(\.self).joined(separator: " ")
        return .card(titled: title, .stack(items + [field] + button, gap: 0)).pinned(last: isLive ? 2 : 0)
    }

    private static func withButtons(_ slip: PaymentSlipState, below part: Part) -> Part {
        guard !slip.buttons.isEmpty else { return part }
        return Part.stack([
            part, .fitted { .buttons(slip.buttons, areChosen: true).inset(left: $0 < 42 ? 1 : 2) },
        ])
        .pinned(last: 2)
    }

    /// A payment as a slip of paper: what and how much above a perforation, the facts below it, and a torn edge.
    static func paper(_ slip: PaymentSlipState) -> Part {
        let facts = FactList(facts: slip.lines, notes: slip.notes)
        return .card(words: [slip.summary] + facts.words) { _, theme in
            let (mark, color) = slip.stage.look(in: theme)
            var card = DataCardConfiguration(
                asset: .icon(mark, on: color), title: slip.headline, subtitle: slip.amount,
                descriptionTitle: slip.currency)
            card.isReceipt = true
            return card.sheet(fragment: facts)
        }
    }

    /// What is paid on which card, each on one row, of which the amount and the digits are never cut; then what the person has to
    /// know, and the rest.
    static func brief(_ slip: PaymentSlipState) -> Part {
        func value(_ id: String) -> String? { slip.lines.first { $0.id == id }?.value }
        let facts = slip.lines.filter { !["card", "number"].contains($0.id) }
        let others = slip.notes.filter { !slip.warnings.contains($0) }
        return .stack(
            [
                .line([Ink(slip.headline, .strong)], Ink(slip.amount, .strong)),
                .line([Ink(value("card"), .plain)], Ink(value("number"), .plain)),
            ] + slip.warnings.map { .paragraph($0, .plain) }
                + facts.map { .fact($0, .quiet, Ink($0.value, .plain)) } + others.map { .paragraph($0) },
            gap: 0)
    }

    /// What is due, as it hangs below a card.
    static func due(on row: CardRow) -> Part {
        .drawing { columns, theme in
            let metrics = CardMetrics(form: .full, columns: columns)
            let card = CardPicture(metrics: metrics, theme: theme).canvas(for: row, reveal: 0)
            let size = Size(columns: columns, rows: metrics.stripRows)
            var strip = card.cropped(to: Rect(origin: Point(column: 0, row: metrics.faceRows), size: size))
            guard theme.depth > .ansi16 else {
                strip.drawBorder(of: strip.bounds, style: theme.style(theme.secondary))
                return strip
            }
            strip.roundPanel(strip.bounds, color: theme.panel, page: theme.page, theme: theme)
            return strip
        }
    }
}

extension PaymentSlipState.Stage {
    fileprivate func look(in theme: Theme) -> (mark: String, color: Color) {
        switch self {
        case .planned: ("◆", theme.accent)
        case .paid: ("✓", theme.positive)
        case .undone: ("×", theme.secondary)
        }
    }
}

extension PaymentFormState {
    /// The field for another amount in so many columns, with as many rows as it takes to say what is wrong with it, up to a limit;
    /// a printed one has no cursor.
    func textField(columns: Int = 80, isLive: Bool = true) -> TextField<PaymentOption, CardPaymentEvent> {
        let problem = other.problem.map { "\($0.message) \($0.advice)".wrapped(to: columns, maxLines: 5) }
        return TextField(
            other, isFocused: isLive && selected == .other, labelColumns: other.label.columns + 1,
            messageRows: problem?.count ?? 0, focused: .selected(.other), edited: CardPaymentEvent.edited)
    }
}
