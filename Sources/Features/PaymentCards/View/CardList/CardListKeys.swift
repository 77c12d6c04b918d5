import PaymentCardsScreens
import ScreenContract
import SwipeKit
import TerminalKit

/// What each key means on the live list screen. It depends on what is open, and on nothing else.
struct CardListKeys {
    let state: CardListViewState?
    /// How many cards stand side by side.
    let across: Int
    /// How many cards a page is.
    let page: Int

    /// What `key` means; `nil` for nothing.
    func event(for key: KeyEvent) -> CardListEvent? {
        if let search = state?.controls?.search, search.isEditing {
            typed(key, in: search)
        } else if state?.controls?.menu != nil {
            choice(key)
        } else if state?.controls?.help != nil {
            .helpToggled
        } else if state?.alert != nil {
            answer(key)
        } else {
            browsing(key)
        }
    }

    private func typed(_ key: KeyEvent, in search: SearchState) -> CardListEvent? {
        switch key.key {
        case .enter: .searchEnded(keeping: true)
        case .escape: .searchEnded(keeping: false)
        case .backspace: .searchChanged(String(search.text.dropLast()))
        case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
            .searchChanged(search.text + String(character))
        case .character("u") where key.modifiers == .control: .searchChanged("")
        default: nil
        }
    }

    private func choice(_ key: KeyEvent) -> CardListEvent {
        switch (key.key, key.shortcut) {
        case (.up, _), (_, "k"): .menuMoved(by: -1)
        case (.down, _), (_, "j"): .menuMoved(by: 1)
        case (.enter, _), (_, " "): .menuChosen(nil)
        default: .cancelled
        }
    }

    private func answer(_ key: KeyEvent) -> CardListEvent {
        switch (key.key, key.shortcut) {
        case (_, "r"): .refreshRequested
        case (_, "q"): .screen(.closed)
        default: .cancelled
        }
    }

    private func browsing(_ key: KeyEvent) -> CardListEvent? {
        switch key.key {
        case .up: .focusMoved(by: -across)
        case .down: .focusMoved(by: across)
        case .backTab: .focusMoved(by: -1)
        case .tab: .focusMoved(by: 1)
        case .left: .pushed(.left)
        case .right: .pushed(.right)
        case .pageUp: .focusMoved(by: -page)
        case .pageDown: .focusMoved(by: page)
        case .home: .jumped(toEnd: false)
        case .end: .jumped(toEnd: true)
        case .enter: .tapped(nil)
        case .escape: .cancelled
        case .delete: .removalRequested(nil)
        case .character, .backspace, .insert, .function: shortcut(key.shortcut)
        }
    }

    /// A Cyrillic layout types "." and "," where "/" and "?" are on others.
    private func shortcut(_ shortcut: Character?) -> CardListEvent? {
        switch shortcut {
        case "k": .focusMoved(by: -across)
        case "j": .focusMoved(by: across)
        case "h": .pushed(.left)
        case "l": .pushed(.right)
        case "/", ".": .searchBegan
        case "s": .menuOpened(.sort)
        case "f": .menuOpened(.filter)
        case "a": .additionRequested
        case "d": .removalRequested(nil)
        case "r": .refreshRequested
        case "x": .screen(.privacyToggled)
        case "m": .mouseToggled
        case "?", ",": .helpToggled
        case "q": .screen(.closed)
        case let digit? where ("1"..."9").contains(digit):
            digit.wholeNumberValue.map { .actionNumberChosen($0) }
        default: nil
        }
    }
}
