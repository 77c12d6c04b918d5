import PaymentCardsScreens
import SwipeKit
import TerminalKit

/// What each key means on the live list screen. It depends on what is open, and on nothing else.
@MainActor
struct CardListKeys {
    let state: CardListViewState
    let output: any CardListControlsOutput & CardListViewOutput
    /// How many cards stand side by side.
    let across: Int
    /// How many cards a page is.
    let page: Int

    func handle(_ key: KeyEvent) {
        if let search = state.controls?.search, search.isEditing {
            type(key, in: search)
        } else if state.controls?.menu != nil {
            choose(key)
        } else if state.controls?.help != nil {
            output.didToggleHelp()
        } else if state.alert != nil {
            answer(key)
        } else {
            browse(key)
        }
    }

    private func type(_ key: KeyEvent, in search: SearchState) {
        switch key.key {
        case .enter: output.didEndSearch(keeping: true)
        case .escape: output.didEndSearch(keeping: false)
        case .backspace: output.didChange(search: String(search.text.dropLast()))
        case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
            output.didChange(search: search.text + String(character))
        case .character("u") where key.modifiers == .control: output.didChange(search: "")
        default: break
        }
    }

    private func choose(_ key: KeyEvent) {
        switch (key.key, key.shortcut) {
        case (.up, _), (_, "k"): output.didMoveMenu(by: -1)
        case (.down, _), (_, "j"): output.didMoveMenu(by: 1)
        case (.enter, _), (_, " "): output.didChooseFromMenu()
        default: output.didCancel()
        }
    }

    private func answer(_ key: KeyEvent) {
        switch (key.key, key.shortcut) {
        case (_, "r"): output.didRequestRefresh()
        case (_, "q"): output.didRequestQuit()
        default: output.didDismissAlert()
        }
    }

    private func browse(_ key: KeyEvent) {
        switch key.key {
        case .up: output.didMoveFocus(by: -across)
        case .down: output.didMoveFocus(by: across)
        case .backTab: output.didMoveFocus(by: -1)
        case .tab: output.didMoveFocus(by: 1)
        case .left: output.didPush(.left)
        case .right: output.didPush(.right)
        case .pageUp: output.didMoveFocus(by: -page)
        case .pageDown: output.didMoveFocus(by: page)
        case .home: output.didJump(toEnd: false)
        case .end: output.didJump(toEnd: true)
        case .enter: output.didSelectFocus()
        case .escape: output.didCancel()
        case .delete: output.didRequestRemoval()
        case .character, .backspace, .insert, .function: shortcut(key.shortcut)
        }
    }

    /// A Cyrillic layout types "." and "," where "/" and "?" are on others.
    private func shortcut(_ shortcut: Character?) {
        switch shortcut {
        case "k": output.didMoveFocus(by: -across)
        case "j": output.didMoveFocus(by: across)
        case "h": output.didPush(.left)
        case "l": output.didPush(.right)
        case "/", ".": output.didBeginSearch()
        case "s": output.didOpen(menu: .sort)
        case "f": output.didOpen(menu: .filter)
        case "a": output.didRequestForm()
        case "d": output.didRequestRemoval()
        case "r": output.didRequestRefresh()
        case "x": output.didTogglePrivacy()
        case "m": output.didToggleMouse()
        case "?", ",": output.didToggleHelp()
        case "q": output.didRequestQuit()
        case let digit? where ("1"..."9").contains(digit):
            if let number = digit.wholeNumberValue { output.didSelectAction(number: number) }
        default: break
        }
    }
}
