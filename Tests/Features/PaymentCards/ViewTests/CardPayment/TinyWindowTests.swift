import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("A window in which an amount may be out of sight")
struct TinyWindowTests {
    @Test("agrees to no payment")
    func one() {
        let output = OutputSpy<CardPaymentEvent>()
        press(.enter, in: PureViewScreen(view: CardPaymentView(), output: output), showing: .plan())
        #expect(output.events == Array(repeating: .selectionMoved(by: 0), count: 3) + [.wentOn])
    }

    @Test("agrees to none of several payments, and a letter does so nowhere")
    func several() {
        let output = OutputSpy<DuePaymentsEvent>()
        let menu = MenuState(title: "Pay?", items: ["no", "yes"], ticked: nil, selected: 1)
        let sheet = DuePaymentsSheet(DuesSheet(lines: [], sums: []), question: nil, menu: menu)
        let screen = PureViewScreen(view: DuePaymentsView(), output: output)
        press(.enter, in: screen, showing: .sample(.body(sheet)))
        press("y", in: screen, showing: .sample(.body(sheet)))
        #expect(output.events == Array(repeating: .moved(by: 0), count: 3) + [.chose(nil)])
    }

    /// Presses `key` in three windows that are too small for a question about amounts, and in one that isn't.
    private func press<View: PureView>(
        _ key: Key, in screen: PureViewScreen<View>, showing state: View.State
    ) {
        screen.render(state)
        for (columns, rows) in [(12, 4), (23, 40), (80, 7), (24, 8)] {
            screen.resize(to: Size(columns: columns, rows: rows))
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
        }
    }
}
