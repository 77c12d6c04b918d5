import PaymentCardsScreens
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardDrag")
struct CardDragTests {
    private static let start = Point(column: 10, row: 10)

    private func drag(by columns: Int, _ rows: Int) -> CardDrag {
        var drag = CardDrag(card: CardRowID("1"), start: Self.start, at: .zero)
        drag.move(to: Point(column: 10 + columns, row: 10 + rows), at: .milliseconds(5))
        return drag
    }

    @Test("Within two cells it may be a tap")
    func tap() {
        for columns in -2...2 { for rows in -2...2 { #expect(drag(by: columns, rows).axis == nil) } }
    }

    @Test(
        "Beyond that its way is decided, and a doubt is for the card",
        arguments: [
            (3, 0, .horizontal), (-3, 2, .horizontal), (0, 3, .vertical), (-2, -3, .vertical),
            (6, 3, .horizontal),
            (5, 3, .vertical), (20, -9, .horizontal), (-20, 11, .vertical),
        ] as [(Int, Int, CardDrag.Axis)])
    func axis(columns: Int, rows: Int, axis: CardDrag.Axis) {
        var drag = drag(by: columns, rows)
        #expect(drag.axis == axis && drag.columns == columns)
        #expect(!drag.isTap(at: Self.start))
        drag.move(to: Point(column: 50, row: 50), at: .milliseconds(9))
        same(drag.axis, axis)
        drag.move(to: Self.start, at: .milliseconds(10))
        #expect(drag.axis == axis && drag.columns == 0)
    }

    @Test("The list follows it by whole cards, forward and back")
    func scrolling() {
        var drag = drag(by: 0, -3)
        same(drag.takeScroll(height: 6), 1)
        for (row, step) in [(6, 0), (1, 1), (-2, 0), (10, -2), (13, -1)] {
            drag.move(to: Point(column: 10, row: row), at: .milliseconds(9))
            same(drag.takeScroll(height: 6), step, "row \(row)")
        }
    }
}
