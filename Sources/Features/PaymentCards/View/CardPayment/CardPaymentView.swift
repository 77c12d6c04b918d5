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
            case .key(let key): isForm ? formEvent(for: key) ?? event(for: key) : event(for: key)
            // Pasted text is an amount, and nothing else.
            case .paste(let text):
                isForm ? .typed(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })) : nil
            case .pointer(let pointer) where pointer.kind == .pressed && pointer.button == .left:
                state.flatMap { CardPaymentLivePicture(space: space).target(at: pointer.position, in: $0) }
                    .map(self.event)
            case .pointer, .focus, .reply: nil
            }
        return event.map { [$0] } ?? []
    }

    /// What a key means, whatever is on the screen.
    package func event(for key: KeyEvent) -> CardPaymentEvent? {
        switch (key.key, key.shortcut) {
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"): .steppedBack
        case (.enter, _): .wentOn
        case (_, "u"): .undoRequested
        case (_, "x"): .screen(.privacyToggled)
        case (_, "r"): .refreshRequested
        default: nil
        }
    }

    /// What a key means among the choices: digits and marks begin an amount, wherever the person is.
    private func formEvent(for key: KeyEvent) -> CardPaymentEvent? {
        switch (key.key, key.shortcut) {
        case (.character("u"), _) where key.modifiers == .control: .erased(all: true)
        case (.character(let character), _)
        where key.modifiers.isDisjoint(with: [.control, .alt])
            && (character.isNumber || ".,'-+".contains(character)):
            .typed(String(character))
        case (.backspace, _): .erased(all: false)
        case (.up, _), (.backTab, _), (_, "k"): .selectionMoved(by: -1)
        case (.down, _), (.tab, _), (_, "j"): .selectionMoved(by: 1)
        default: nil
        }
    }

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
