import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("A window in which an amount may be out of sight")
struct TinyWindowTests {
    /// Three that are too small for a question about amounts, and one that isn’t.
    private static let sizes = [(12, 4), (23, 40), (80, 7), (24, 8)].map { Size(columns: $0, rows: $1) }

    @Test("agrees to no payment, by a key or a click, and has it said why")
    func one() {
        let output = OutputSpy<CardPaymentEvent>()
        let screen = PureViewScreen(view: CardPaymentView(), output: output)
        press(.enter, in: screen, showing: .plan())
        same(output.events, [.agreedUnseen, .agreedUnseen, .agreedUnseen, .wentOn])
        click(.pressed(.pay), in: screen)
        same(output.events.filter { $0 == .pressed(.pay) }, [.pressed(.pay)])
        let view = CardPaymentView()
        for size in Self.sizes {
            let space = LiveSpace(size: size, theme: .standard(depth: .none))
            for event in [CardPaymentEvent.wentOn, .pressed(.pay)] {
                let isSeen = size == Self.sizes.last
                same(view.reported(event, on: .plan(), in: space), isSeen ? event : .agreedUnseen)
            }
            for event in [CardPaymentEvent.pressed(.back), .steppedBack] {
                same(view.reported(event, on: .plan(), in: space), event)
            }
        }
    }

    @Test("offers no payment that it doesn’t make, below or in the list of keys")
    func hints() {
        let output = OutputSpy<CardPaymentEvent>()
        let screen = PureViewScreen(view: CardPaymentView(), output: output)
        screen.render(.plan())
        for (rows, isOffered) in [(7, false), (8, true)] {
            screen.resize(to: Size(columns: 80, rows: rows))
            same(screen.frame(theme: .standard(depth: .none)).text.contains("⏎ pay"), isOffered)
            screen.handle(.key(KeyEvent(key: .character("?"))), at: .zero)
            let help = screen.frame(theme: .standard(depth: .none)).lines.dropLast()
            #expect(help.contains { $0.contains("back") })
            same(help.contains { $0.contains("⏎") && $0.contains("pay") }, isOffered)
            screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
        }
    }

    @Test("agrees to none of several payments, by a key or a click, and a letter does so nowhere")
    func several() {
        let output = OutputSpy<DuePaymentsEvent>()
        let screen = PureViewScreen(view: DuePaymentsView(), output: output)
        press(.enter, in: screen, showing: .asking(at: 1))
        press("y", in: screen, showing: .asking(at: 1))
        func agreed() -> [DuePaymentsEvent] { output.events.filter { $0 != .agreedUnseen } }
        #expect(agreed() == [.chose(nil)] && output.events.count == 4)
        click(.chose(1), in: screen)
        same(agreed(), [.chose(nil), .chose(1)])
        press(.enter, in: screen, showing: .asking(at: 0))
        same(agreed().count, 6, "The harmless answer can be given anywhere.")
    }

    /// Presses `key` in every window.
    private func press<View: PureView>(
        _ key: Key, in screen: PureViewScreen<View>, showing state: View.State
    ) {
        screen.render(state)
        for size in Self.sizes {
            screen.resize(to: size)
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
        }
    }

    /// Clicks wherever it means `event`, in every window.
    private func click<View: PureView>(_ event: View.Event, in screen: PureViewScreen<View>) {
        for size in Self.sizes {
            screen.resize(to: size)
            let frame = screen.frame(theme: .standard(depth: .none))
            for row in 0..<size.rows {
                let places = (0..<size.columns).map { Point(column: $0, row: row) }
                guard let place = places.first(where: { frame.target(at: $0) == .events([event]) }) else {
                    continue
                }
                screen.click(at: place)
                break
            }
        }
    }
}

extension DuePaymentsViewState {
    /// The question about several payments, with the person at the answer with this index.
    fileprivate static func asking(at answer: Int) -> DuePaymentsViewState {
        let menu = MenuState(title: "Pay?", items: ["no", "yes"], ticked: nil, selected: answer)
        return .sample(
            .body(DuePaymentsSheet(DuesSheet(lines: [], sums: []), question: nil, menu: menu)))
    }
}
