import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

extension CardFormViewState {
    /// The fields with what there is to say about them, and the button, as far as they fit.
    func column(in layout: CardFormLayout) -> Column<CardFormEvent> {
        var parts: [any Component<CardFormEvent>]
        switch layout.form {
        case .roomy(let messageRows):
            parts = fields.map { part($0, labelColumns: nil, messageRows: messageRows) }
        case .dense:
            let labelColumns = (fields.map(\.label.columns).max() ?? 0) + 2
            parts = fields.map { part($0, labelColumns: labelColumns, messageRows: 0) }
            if let toldField {
                let rows = layout.fields.size.rows - CardFormLayout.fieldCount
                parts.append(FieldMessage(toldField, rows: min(2, rows)))
            }
        }
        parts.append(Button("⏎ \(submit)", isStrong: canSubmit && !isBusy, pressed: .submitted))
        return Column(
            parts, focus: fields.firstIndex { $0.id == focus }, focusMoved: CardFormEvent.focusMoved)
    }

    /// The field that a shared message is about: the one where the person is, or else the first with a problem.
    private var toldField: Field? {
        let focused = fields.first { $0.id == focus }
        return focused?.problem == nil ? fields.first { $0.problem != nil } ?? focused : focused
    }

    private func part(_ field: Field, labelColumns: Int?, messageRows: Int) -> any Component<CardFormEvent> {
        TextField(
            field, isFocused: field.id == focus, hasChoices: field.id == .bank, labelColumns: labelColumns,
            messageRows: messageRows, focused: .fieldFocused(field.id), edited: CardFormEvent.edited)
    }
}
