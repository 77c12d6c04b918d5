package import PaymentCardsScreens
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
        case .plain: CardPaymentText(state: state).plain
        case .screenReader: CardPaymentText(state: state).spoken
        case .json: try state.record.map { try CardPaymentJSON($0).jsonText() } ?? ""
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
        let isForm = if case .form = state?.content { true } else { false }
        let event: CardPaymentEvent? =
            switch input {
            case .key(let key): keys(on: state).event(for: key)
            // Pasted text is an amount, and nothing else; its digits may be grouped by spaces.
            case .paste(let text):
                isForm ? .typed(String(text.drop(while: \.isWhitespace).prefix { !$0.isNewline })) : nil
            case .pointer(let pointer) where pointer.kind == .pressed && pointer.button == .left:
                state.flatMap { CardPaymentLivePicture(space: space).target(at: pointer.position, in: $0) }
                    .map(self.event)
            case .pointer, .focus, .reply: nil
            }
        return event.map { [$0] } ?? []
    }

    /// What the keys do: among the choices, digits, marks and signs of currencies begin an amount, wherever the person is.
    package func keys(on state: CardPaymentViewState?) -> KeyTable<CardPaymentEvent> {
        guard case .form = state?.content else { return KeyTable(Self.keys) }
        return KeyTable(Self.formKeys + Self.keys) { key in
            key.typed.flatMap {
                $0.isNumber || $0.isCurrencySymbol || ".,'-+".contains($0) ? .typed(String($0)) : nil
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
        KeyRow.digits(0...9) { .typed(String($0)) } + [
            KeyRow("^U", .erased(all: true), control: "u"),
            KeyRow("⌫", .erased(all: false), .backspace),
            KeyRow("↑↓", .selectionMoved(by: -1), .up, .backTab, "k"),
            KeyRow("↑↓", .selectionMoved(by: 1), .down, .tab, "j"),
        ]

    private func event(for target: PaymentTarget) -> CardPaymentEvent {
        switch target {
        case .option(let option): .selected(option)
        case .proceed: .proceeded
        case .button(.pay): .confirmed
        case .button(.undo): .undoRequested
        case .button(.back): .steppedBack
        }
    }
}
