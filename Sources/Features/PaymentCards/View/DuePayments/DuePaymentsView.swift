import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen on which everything due is paid, as the person meets it.
///
/// No key pays: the app or command that shows it sends `DuePaymentsEvent.agreed` once the person has answered the question.
package struct DuePaymentsView: PageView {
    package typealias Event = DuePaymentsEvent
    package typealias Content = DuePaymentsRecord

    package init() {}

    /// The payments as a table.
    package func parts(of sheet: DuePaymentsSheet) -> [Part<DuePaymentsEvent>] { [.dues(sheet.payments)] }

    package func keys(on state: DuePaymentsViewState?) -> KeyTable<DuePaymentsEvent> { Self.keys }

    static let keys = KeyTable<DuePaymentsEvent>([
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h")
    ])
}
