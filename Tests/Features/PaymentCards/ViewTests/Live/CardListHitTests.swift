import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListView, clicking actions")
struct CardListHitTests {
    private typealias Event = CardListEvent

    @Test(
        "A click on any cell of an action's words performs that action, in both forms and on both sides",
        arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)], [-0.6, 0.6])
    func words(size: Size, reveal: Double) {
        let rows = [CardRow.fixture(id: "1", reveal: reveal), .fixture(id: "2")]
        let scene = PointerScene(rows: rows, size: size)
        let canvas = scene.view.frame(theme: .standard(depth: .none))
        let frame = scene.view.liveLayout.frame(of: 0)
        for action in rows[0].actions {
            guard let start = place(of: action.label, in: canvas) else {
                Issue.record("\(action.label) is not drawn.")
                continue
            }
            for column in start.column..<start.column + action.label.columns {
                scene.output.forget()
                scene.click(column, start.row)
                same(scene.output.events, [.actionChosen(action.id, on: rows[0].id)])
            }
        }
        scene.output.forget()
        // What is left of the card itself.
        scene.click(reveal < 0 ? frame.minColumn : frame.maxColumn - 1, frame.minRow + 1)
        same(scene.output.events, [.tapped(rows[0].id)])
    }

    @Test("A line that says what stands in an action's way belongs to it")
    func obstacle() {
        let scene = PointerScene(rows: [.fixture(id: "1", reveal: -0.6)], size: Size(columns: 80, rows: 40))
        let start = place(of: "nothing is due", in: scene.view.frame(theme: .standard(depth: .none)))
        scene.click(start?.column ?? 0, start?.row ?? 0)
        same(scene.output.events, [.actionChosen("pay_now", on: CardRowID("1"))])
    }

    @Test("No cell of a card does anything but what is drawn there")
    func everyCell() {
        for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
            let row = CardRow.fixture(id: "1", reveal: 0.6)
            let scene = PointerScene(rows: [row], size: size)
            let canvas = scene.view.frame(theme: .standard(depth: .none))
            let frame = scene.view.liveLayout.frame(of: 0)
            for line in frame.minRow..<frame.maxRow {
                for column in frame.minColumn..<frame.maxColumn {
                    scene.output.forget()
                    scene.click(column, line)
                    guard case .actionChosen(let code, _) = scene.output.events.first else { continue }
                    let words = canvas.lines[line]
                    let action = row.actions.first { $0.id == code }
                    #expect(words.contains(action?.label ?? "-") || words.contains(action?.obstacle ?? "-"))
                }
            }
        }
    }

    @Test("A closed card has no actions to hit, not even while it is on its way back")
    func closing() {
        let scene = PointerScene(rows: [.fixture(id: "1", reveal: -0.6)], size: Size(columns: 80, rows: 24))
        let start = place(of: "pay now", in: scene.view.frame(theme: .standard(depth: .none)))
        scene.view.render(.live([.fixture(id: "1")]))
        #expect(scene.view.advance(to: .milliseconds(1)) != nil)
        scene.click(start?.column ?? 0, start?.row ?? 0)
        same(scene.output.events, [.tapped(CardRowID("1"))])
    }

    private func place(of text: String, in canvas: Canvas) -> Point? {
        for (row, line) in canvas.lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(column: String(line[..<range.lowerBound]).columns, row: row)
        }
        return nil
    }
}
