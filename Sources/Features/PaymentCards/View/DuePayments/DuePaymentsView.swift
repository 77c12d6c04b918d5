package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen on which everything due is paid, as the person meets it.
///
/// Where the question isn't asked on the screen itself, no key pays: the app or command that shows it sends
/// `DuePaymentsEvent.agreed` once the person has answered.
package struct DuePaymentsView: PageView {
    package typealias Event = DuePaymentsEvent
    package typealias Content = DuePaymentsRecord

    package init() {}

    /// The payments as a table.
    package func parts(of sheet: DuePaymentsSheet) -> [Part<DuePaymentsEvent>] { [.dues(sheet.payments)] }

    /// The question above the table.
    package func parts(of sheet: DuePaymentsSheet, in space: PageSpace) -> [Part<DuePaymentsEvent>] {
        guard space.isLive, let menu = sheet.menu else { return parts(of: sheet) }
        return [.menu(menu, chosen: Event.chose)] + parts(of: sheet)
    }

    /// What a key means. Nothing is agreed to where the amounts may be out of sight.
    package func events(
        for input: InputEvent, on state: DuePaymentsViewState?, in space: LiveSpace
    ) -> [DuePaymentsEvent] {
        guard case .key(let key) = input, let event = keys(on: state).event(for: key) else { return [] }
        return [event == .chose(nil) && !space.showsAmounts ? .moved(by: 0) : event]
    }

    package func keys(on state: DuePaymentsViewState?) -> KeyTable<DuePaymentsEvent> {
        state?.body?.menu == nil ? Self.keys : Self.answers
    }

    static let answers = KeyTable<DuePaymentsEvent>([
        KeyRow("↑↓", .moved(by: -1), .up, .backTab, "k"),
        KeyRow("↑↓", .moved(by: 1), .down, .tab, "j"),
        KeyRow("⏎", .chose(nil), .enter),
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
    ])

    static let keys = KeyTable<DuePaymentsEvent>([
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h")
    ])
}
