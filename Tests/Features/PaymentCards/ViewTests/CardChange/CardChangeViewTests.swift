import Foundation
import Pages
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
@Suite("CardChangeView")
struct CardChangeViewTests {
    private let output = OutputSpy<CardQuestionEvent>()

    @Test(
        "Every key, on either layout",
        arguments: [
            (.up, .moved(by: -1)), (.backTab, .moved(by: -1)), (.character("k"), .moved(by: -1)),
            (.down, .moved(by: 1)),
            (.tab, .moved(by: 1)), (.character("о"), .moved(by: 1)), (.enter, .chose(nil)),
            (.character(" "), .chose(nil)),
            (.character("y"), nil), (.character("н"), nil), (.character("n"), nil),
            (.escape, .cancelled), (.backspace, .cancelled), (.left, .cancelled),
            (.character("q"), .cancelled),
            (.character("z"), nil), (.delete, nil),
        ] as [(Key, CardQuestionEvent?)])
    func keys(key: Key, event: CardQuestionEvent?) {
        PureViewScreen(view: CardChangeView(), output: output).handle(.key(KeyEvent(key: key)), at: .zero)
        same(output.events, [event].compactMap(\.self))
    }

    @Test("An answer with an amount is never cut for the card’s sake", arguments: [60, 70, 80, 90, 120])
    func longAnswers(columns: Int) throws {
        let (answer, state) = ("yes, all that is left: ₹12,34,56,789.00", CardChangeViewState.sample())
        let menu = MenuState(
            title: "Was it paid?", items: ["no, leave it as it is", answer], ticked: nil, selected: 0)
        let sheet = try #require(state.body)
        let view = PureViewScreen(view: CardChangeView(), output: output)
        view.render(
            CardChangeViewState(
                title: state.title,
                content: .body(CardQuestionSheet(rows: sheet.rows, notice: sheet.notice, menu: menu)),
                record: state.record, hints: state.hints))
        view.resize(to: Size(columns: columns, rows: 24))
        #expect(view.frame(theme: .standard(depth: .none)).text.contains(answer))
    }

    @Test("An answer is chosen by a click", arguments: [(80, 24), (120, 40), (40, 12), (40, 24)])
    func clicks(columns: Int, rows: Int) throws {
        let view = PureViewScreen(view: CardChangeView(), output: output)
        view.render(.sample())
        view.resize(to: Size(columns: columns, rows: rows))
        let lines = view.frame(theme: .standard(depth: .none)).lines
        for (index, text) in ["no, keep it", "yes, remove it"].enumerated() {
            let row = try #require(lines.firstIndex { $0.contains(text) })
            let range = try #require(lines[row].firstRange(of: text))
            let column = String(lines[row][..<range.lowerBound]).columns
            view.click(at: Point(column: column, row: row))
            same(output.events.last, .chose(index))
        }
        view.click(at: .zero)
        view.render(.sample(isRemoved: true))
        view.click(at: .zero)
        same(output.events.count, 2)
    }

    @Test("In a low window the question is whole, with its answers", arguments: [(30, 10), (24, 8)])
    func lowWindow(columns: Int, rows: Int) {
        let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
        let words = CardChangeView().frame(of: .sample(), in: space).text.split(
            whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        #expect(text.contains("Remove the card SBI REWARDZ? › no, keep it yes, remove it"))
    }

    @Test("Attention is passed on")
    func attention() {
        PureViewScreen(view: CardChangeView(), output: output).handle(.focus(false), at: .zero)
        same(output.events, [.screen(.attentionChanged(hasFocus: false))])
    }

    @Test("The picture is exactly as large as the screen, and as wide as is asked for")
    func sizes() {
        let alert = AlertState(title: "Error", message: "It took too long.", advice: "Again.")
        for state in [CardChangeViewState.sample(), .sample(isRemoved: true), .sample(alert: alert)] {
            for columns in [1, 8, 20, 40, 73, 74, 80, 120, 200] {
                for rows in [1, 2, 8, 12, 14, 24, 60] {
                    let (size, theme) = (Size(columns: columns, rows: rows), Theme.standard(depth: .none))
                    let frame = CardChangeView().frame(of: state, in: LiveSpace(size: size, theme: theme))
                    #expect(frame.size == size && frame.hasWholeRows)
                    let space = CanvasSpace(columns: columns, rows: rows, theme: theme)
                    same(CardChangeView().canvas(of: state, in: space).size.columns, columns)
                }
            }
        }
    }

    @Test("The text forms say what was done, and with which card")
    func texts() throws {
        let view = PureViewScreen(view: CardChangeView(), output: output)
        for form in TextForm.allCases { try same(view.text(as: form), "") }
        view.render(.sample())
        #expect(try view.text(as: .plain).contains("planned\ttrue\n"))
        #expect(try view.text(as: .screenReader).contains("no, keep it"))
        view.render(.sample(isRemoved: true))
        let plain = try view.text(as: .plain)
        #expect(plain.hasPrefix("change\tremoved\n") && plain.contains("\nname\t48822393341\n"))
        #expect(try view.text(as: .screenReader).contains("The card is gone."))
        let json =
            try JSONSerialization.jsonObject(with: Data(try view.text(as: .json).utf8)) as? [String: Any]
        #expect(json?["schema"] as? String == "swippy.change/1")
        #expect(json?["change"] as? String == "removed")
        #expect((json?["card"] as? [String: Any])?["id"] as? String == "48822393341")
    }
}
