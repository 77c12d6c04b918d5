package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView

/// A screen that may wait for an answer without which nothing is done.
@MainActor
package protocol AskingScreen: AnyObject {
    /// Whether it waits for one now.
    var isAsking: Bool { get }
}

/// A view of such a screen.
package protocol AskingView: PageView {
    /// Whether `body` asks for an answer, such as how much to pay.
    static func isAsking(_ body: Body) -> Bool
}

extension PureViewScreen: AskingScreen where View: AskingView {
    package var isAsking: Bool { state?.body.map(View.isAsking) ?? false }
}

extension CardPaymentView: AskingView {
    /// How much to pay, and then whether to.
    package static func isAsking(_ sheet: PaymentSheet) -> Bool {
        sheet.form != nil || sheet.slip?.question != nil
    }
}

extension DuePaymentsView: AskingView {
    package static func isAsking(_ sheet: DuePaymentsSheet) -> Bool { sheet.menu != nil }
}

extension CardFormView: AskingView {
    /// Nothing is added before the person goes on from the form.
    package static func isAsking(_ sheet: CardFormSheet) -> Bool { true }
}
