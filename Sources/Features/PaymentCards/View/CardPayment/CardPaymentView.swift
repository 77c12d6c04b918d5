package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The payment screen as the person meets it.
package struct CardPaymentView: PureView {
    /// A view.
    package init() {}

    /// The payment as a picture.
    package func canvas(of state: CardPaymentViewState, in space: CanvasSpace) -> Canvas {
        CardPaymentPicture(columns: space.columns, theme: space.theme).part(for: state).canvas
    }

    /// The payment as it is now.
    package func frame(of state: CardPaymentViewState, in space: LiveSpace) -> Canvas {
        CardPaymentLivePicture(space: space).canvas(for: state)
    }

    /// The payment as text.
    package func text(of state: CardPaymentViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.record?.facts() ?? ""
        case .screenReader: CardPaymentText(state: state).spoken
        case .json: try state.record?.json() ?? ""
        }
    }

    /// How much of the payment does not fit.
    package func scrolling(of state: CardPaymentViewState, in space: LiveSpace) -> Scrolling {
        let picture = CardPaymentLivePicture(space: space)
        return Scrolling(overflow: picture.overflow(of: state), page: picture.room)
    }

    /// Another step is read from its top, and so is what went wrong, which is said there.
    package func isOtherPage(_ new: CardPaymentViewState, than old: CardPaymentViewState) -> Bool {
        if let alert = new.alert, alert.message != old.alert?.message { return true }
        return switch (new.content, old.content) {
        case (.waiting, .waiting), (.form, .form), (.failed, .failed): false
        case (.slip(let slip), .slip(let former)): slip.stage != former.stage
        case (.waiting, _), (.form, _), (.failed, _), (.slip, _): true
        }
    }

    /// When the time to read is over, or the next second of the time to take back.
    package func nextChange(of state: CardPaymentViewState) -> Duration? { state.nextChange }
}

// MARK: - Input

extension CardPaymentView {
    /// What a key, a paste or a click means.
    package func events(
        for input: InputEvent, on state: CardPaymentViewState?, in space: LiveSpace
    ) -> [CardPaymentEvent] {
        let field = state?.form?.textField()
        switch input {
        case .key(let key):
            if state?.form?.selected == .other, let events = field?.handle(input, in: space.size) {
                return events
            }
            return keys(on: state).event(for: key).map { [$0] } ?? []
        // Pasted text is an amount, and nothing else; its digits may be grouped by spaces.
        case .paste(let text):
            let line = String(text.drop(while: \.isWhitespace).prefix { !$0.isNewline })
            return field?.handle(.paste(line), in: space.size) ?? []
        case .pointer(var pointer) where pointer.kind == .pressed && pointer.button == .left:
            let picture = CardPaymentLivePicture(space: space)
            guard let target = state.flatMap({ picture.target(at: pointer.position, in: $0) }) else {
                return []
            }
            guard case .field(let point, let size) = target else {
                return event(for: target).map { [$0] } ?? []
            }
            pointer.position = point
            return field?.handle(.pointer(pointer), in: size) ?? []
        case .pointer, .focus, .reply: return []
        }
    }

    /// What the keys do: among the amounts, digits, marks and signs of currencies begin another one; its field takes all that is
    /// typed.
    package func keys(on state: CardPaymentViewState?) -> KeyTable<CardPaymentEvent> {
        guard let form = state?.form else { return KeyTable(Self.keys) }
        guard form.selected != .other else { return KeyTable(Self.fieldKeys) }
        return KeyTable(Self.formKeys + Self.keys) { key in
            key.typed.flatMap {
                $0.isNumber || $0.isCurrencySymbol || ".,'-+".contains($0)
                    ? .edited(.inserted(TypedText(String($0)))) : nil
            }
        }
    }

    private static let keys: [KeyRow<CardPaymentEvent>] = [
        KeyRow("Esc", .steppedBack, .escape, .backspace, .left, "q", "h"),
        KeyRow("Enter", .wentOn, .enter),
        KeyRow("u", .undoRequested, "u"),
        KeyRow("y", .copyRequested, "y"),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
    ]

    private static let formKeys: [KeyRow<CardPaymentEvent>] =
        KeyRow.digits(0...9) { .edited(.inserted(TypedText(String($0)))) } + [
            KeyRow("↑↓", .selectionMoved(by: -1), .up, .backTab, "k"),
            KeyRow("↑↓", .selectionMoved(by: 1), .down, .tab, "j"),
        ]

    /// The first is the field's own, and here for its hint.
    private static let fieldKeys: [KeyRow<CardPaymentEvent>] = [
        KeyRow("^U", .edited(.deleted(.start)), control: "u"),
        KeyRow("↑↓", .selectionMoved(by: -1), .up, .backTab),
        KeyRow("↑↓", .selectionMoved(by: 1), .down, .tab),
        KeyRow("Esc", .steppedBack, .escape),
        KeyRow("Enter", .wentOn, .enter),
    ]

    private func event(for target: PaymentTarget) -> CardPaymentEvent? {
        switch target {
        case .field: nil
        case .option(let option): .selected(option)
        case .proceed: .proceeded
        case .button(.pay): .wentOn
        case .button(.undo): .undoRequested
        case .button(.back): .steppedBack
        }
    }
}

extension CardPaymentViewState {
    fileprivate var form: PaymentFormState? { if case .form(let form) = content { form } else { nil } }
}

extension PaymentFormState {
    /// The field for another amount, with so many rows for what is wrong with it; a printed one has no cursor.
    func textField(messageRows: Int = 0, isLive: Bool = true) -> TextField<PaymentOption, CardPaymentEvent> {
        TextField(
            other, isFocused: isLive && selected == .other, labelColumns: other.label.columns + 1,
            messageRows: messageRows, focused: .selected(.other), edited: CardPaymentEvent.edited)
    }
}
