import PaymentCardsScreens
import TerminalKit

// Keys and the mouse on the live payment screen.

extension CardPaymentView {
    func handle(_ key: KeyEvent) {
        if case .form = state?.content, type(key) { return }
        switch (key.key, key.shortcut) {
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"): output.didStepBack()
        case (.enter, _): output.didGoOn()
        case (.up, _), (.backTab, _), (_, "k"): move(by: -1)
        case (.down, _), (.tab, _), (_, "j"): move(by: 1)
        case (.pageUp, _): output.didScroll(by: -page)
        case (.pageDown, _): output.didScroll(by: page)
        case (.home, _): output.didScroll(by: .min)
        case (.end, _): output.didScroll(by: .max)
        case (_, "u"): output.didRequestUndo()
        case (_, "x"): output.didTogglePrivacy()
        case (_, "r"): output.didRequestRefresh()
        default: break
        }
    }

    func handle(_ pointer: PointerEvent) {
        switch (pointer.kind, pointer.button) {
        case (.pressed, .left): press(at: pointer.position)
        case (.scrolledUp, _): output.didScroll(by: -1)
        case (.scrolledDown, _): output.didScroll(by: 1)
        case (.pressed, _), (.released, _), (.dragged, _), (.hovered, _): break
        }
    }

    /// Pasted text is an amount, and nothing else.
    func paste(_ text: String) {
        guard case .form = state?.content else { return }
        output.didType(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
    }

    /// How many rows a page is.
    private var page: Int { max(1, livePicture.room) }

    /// Digits and marks begin an amount, wherever among the choices the person is.
    private func type(_ key: KeyEvent) -> Bool {
        switch key.key {
        case .character("u") where key.modifiers == .control: output.didErase(all: true)
        case .character(let character)
        where key.modifiers.isDisjoint(with: [.control, .alt])
            && (character.isNumber || ".,'-+".contains(character)):
            output.didType(String(character))
        case .backspace: output.didErase(all: false)
        default: return false
        }
        return true
    }

    private func move(by count: Int) {
        if case .form = state?.content {
            output.didMoveSelection(by: count)
        } else {
            output.didScroll(by: count)
        }
    }

    private func press(at point: Point) {
        guard let state, let target = livePicture.target(at: point, in: state) else { return }
        switch target {
        case .option(let option): output.didSelect(option)
        case .proceed: output.didProceed()
        case .button(.pay): output.didConfirm()
        case .button(.undo): output.didRequestUndo()
        case .button(.back): output.didStepBack()
        }
    }
}
