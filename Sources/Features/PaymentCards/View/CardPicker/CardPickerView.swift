package import Pages
package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen on which one card is chosen, as the person meets it: a field to narrow the choice, and a line for each card.
package struct CardPickerView: PageView {
    package typealias Event = CardPickerEvent
    package typealias Content = CardsRecord

    package init() {}

    /// The field, and all cards.
    package func parts(of sheet: CardPickerSheet) -> [Part<CardPickerEvent>] {
        [.component(sheet.textField), cards(of: sheet, chosen: nil)]
    }

    /// The field, and as many cards as there is room for.
    package func parts(of sheet: CardPickerSheet, in space: PageSpace) -> [Part<CardPickerEvent>] {
        guard space.isLive, let rows = space.rows else { return parts(of: sheet) }
        let field = Part<Event>.component(sheet.textField)
        return [field, cards(of: sheet, chosen: sheet.selected).window(rows: max(1, rows - 2))]
    }

    private func cards(of sheet: CardPickerSheet, chosen: Int?) -> Part<CardPickerEvent> {
        if let notice = sheet.notice { return .notice(notice) }
        return Part.cards(sheet.rows, chosen: chosen, pressed: Event.chose)
            .reading(Array(sheet.rows.map(\.spoken.lines).joined(separator: [""])))
    }

    /// What a key, a paste or the wheel means.
    package func events(
        for input: InputEvent, on state: CardPickerViewState?, in space: LiveSpace
    ) -> [CardPickerEvent] {
        switch input {
        case .pointer(let pointer):
            switch pointer.kind {
            case .scrolledUp: return [.moved(by: -3)]
            case .scrolledDown: return [.moved(by: 3)]
            case .pressed, .released, .dragged, .hovered, .scrolledLeft, .scrolledRight: return []
            }
        case .key(let key):
            if let event = table(rows: space.size.rows).event(for: key) { return [event] }
        case .paste, .focus, .reply: break
        }
        return state?.body?.textField.handle(input, in: space.size) ?? []
    }

    /// What the keys do; all others type.
    package func keys(on state: CardPickerViewState?) -> KeyTable<CardPickerEvent> { Self.keys }

    static let keys = CardPickerView().table(rows: 24)

    private func table(rows: Int) -> KeyTable<CardPickerEvent> {
        let page = max(2, rows - 6)
        return KeyTable([
            KeyRow("↑↓", .moved(by: -1), .up, .backTab, control: "p"),
            KeyRow("↑↓", .moved(by: 1), .down, .tab, control: "n"),
            KeyRow("PgUp", .moved(by: -page), .pageUp),
            KeyRow("PgDn", .moved(by: page), .pageDown),
            KeyRow("Home", .moved(by: -.max), .home),
            KeyRow("End", .moved(by: .max), .end),
            KeyRow("⏎", .chose(nil), .enter),
            KeyRow("Esc", .cancelled, .escape),
        ])
    }
}

extension CardPickerSheet {
    /// The field, with its label beside it.
    fileprivate var textField: TextField<Field, CardPickerEvent> {
        TextField(
            field, isFocused: true, labelColumns: field.label.columns + 2, messageRows: 0,
            focused: .moved(by: 0), edited: CardPickerEvent.edited)
    }
}
