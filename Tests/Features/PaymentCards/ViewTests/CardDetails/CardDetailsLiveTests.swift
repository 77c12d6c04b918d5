import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TerminalTestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardDetailsView on a live screen")
struct CardDetailsLiveTests {
    private let output = CardDetailsViewOutputSpy()

    @Test(
        "Every key",
        arguments: [
            (.escape, .close), (.backspace, .close), (.left, .close), (.character("q"), .close),
            (.character("й"), .close), (.character("h"), .close), (.up, .scroll(-1)),
            (.character("k"), .scroll(-1)),
            (.down, .scroll(1)), (.character("о"), .scroll(1)), (.pageUp, .scroll(-22)),
            (.pageDown, .scroll(22)),
            (.home, .scroll(.min)), (.end, .scroll(.max)), (.character("x"), .privacy),
            (.character("ч"), .privacy), (.character("p"), .payment), (.character("з"), .payment),
            (.character("s"), .statement), (.character("і"), .statement), (.character("r"), .refresh),
            (.character("к"), .refresh),
        ] as [(Key, CardDetailsViewOutputSpy.Event)])
    func keys(key: Key, event: CardDetailsViewOutputSpy.Event) {
        let view = CardDetailsView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.handle(.key(KeyEvent(key: key)), at: .zero)
        #expect(output.events == [event])
    }

    @Test("The wheel scrolls, and attention is passed on; pastes and clicks mean nothing")
    func otherEvents() {
        let view = CardDetailsView(output: output)
        for kind in [PointerEvent.Kind.scrolledUp, .scrolledDown, .pressed, .released] {
            view.handle(.pointer(PointerEvent(kind: kind, position: .zero)), at: .zero)
        }
        view.handle(.paste("q"), at: .zero)
        view.handle(.focus(false), at: .zero)
        #expect(output.events == [.scroll(-1), .scroll(1), .attention(false)])
    }

    @Test("What is missing is fetched when the screen has come up, and once the events have been told")
    func settling() async {
        let view = CardDetailsView(output: output)
        await view.settle()
        view.handle(.key(KeyEvent(key: .character("r"))), at: .zero)
        await view.settle()
        #expect(output.events == [.events, .refresh, .events])
    }

    @Test("What changes by itself is told when it is due, counted from when it was said")
    func changes() {
        let view = CardDetailsView(output: output)
        #expect(view.advance(to: .seconds(9)) == nil)
        view.handle(.focus(true), at: .seconds(10))
        view.render(.sample(nextChange: .seconds(60)))
        #expect(view.advance(to: .seconds(69)) == .seconds(70))
        #expect(!output.events.contains(.change))
        #expect(view.advance(to: .seconds(70)) == nil)
        #expect(view.advance(to: .seconds(80)) == nil)
        #expect(output.events.filter { $0 == .change }.count == 1)
    }

    @Test("How much does not fit is told when the screen changes, and when what is on it does")
    func overflow() {
        let view = CardDetailsView(output: output)
        view.render(.sample())
        #expect(output.events.isEmpty)
        view.resize(to: Size(columns: 40, rows: 12))
        view.render(
            .sample(alert: AlertState(title: "Error", message: "It took too long.", advice: "Again.")))
        view.resize(to: Size(columns: 100, rows: 60))
        let rows = output.events.compactMap { event -> Int? in
            guard case .overflow(let rows) = event else { return nil }
            return rows
        }
        #expect(rows.count == 3)
        #expect(rows[0] > 0 && rows[1] > rows[0] && rows[2] == 0)
    }

    @Test("Scrolled by what does not fit, the last row is on the screen")
    func lastRow() {
        let picture = CardDetailsLivePicture(
            size: Size(columns: 40, rows: 12), theme: .standard(depth: .none))
        let overflow = picture.overflow(of: .sample())
        #expect(!picture.canvas(for: .sample()).text.contains("swippy undo"))
        #expect(picture.canvas(for: .sample(scroll: overflow)).text.contains("swippy undo"))
    }

    @Test("The picture is exactly as large as the screen", arguments: [0, 3, 1_000, -7])
    func sizes(scroll: Int) {
        let state = CardDetailsViewState.sample(
            scroll: scroll, hints: [KeyHint(key: "Esc", meaning: "back")])
        for columns in [1, 2, 19, 35, 40, 80, 120, 200] {
            for rows in [1, 2, 8, 12, 24, 60] {
                let picture = CardDetailsLivePicture(
                    size: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
                #expect(picture.canvas(for: state).size == Size(columns: columns, rows: rows))
                #expect(picture.canvas(for: state).hasWholeRows)
            }
        }
    }
}
