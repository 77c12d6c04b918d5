import TerminalKit
import TestSupport
import Testing

@Suite("What can be clicked on a canvas")
struct CanvasTargetsTests {
    private func marked() -> Canvas {
        var canvas = Canvas(size: Size(columns: 6, rows: 2))
        canvas.mark(Rect(column: 1, row: 0, columns: 3, rows: 1), as: .item(7))
        return canvas
    }

    private func row(_ canvas: Canvas, _ row: Int) -> [Bool] {
        (0..<canvas.size.columns).map { canvas.target(at: Point(column: $0, row: row)) == .item(7) }
    }

    @Test("It is the part that was marked, as far as that is on the canvas")
    func mark() {
        same(row(marked(), 0), [false, true, true, true, false, false])
        #expect(row(marked(), 1).allSatisfy { !$0 })
        var canvas = Canvas(size: Size(columns: 2, rows: 1))
        canvas.mark(Rect(column: 1, row: 0, columns: 9, rows: 9), as: .item(7))
        same(row(canvas, 0), [false, true])
        #expect(canvas.target(at: Point(column: 5, row: 5)) == nil)
    }

    @Test("It moves with the picture into another one, cut where that is cut")
    func moved() {
        var canvas = Canvas(size: Size(columns: 5, rows: 3))
        canvas.blit(marked(), at: Point(column: 2, row: 1))
        same(row(canvas, 1), [false, false, false, true, true])
        #expect(row(canvas, 0).allSatisfy { !$0 })
        let piece = marked().cropped(to: Rect(column: 3, row: -1, columns: 2, rows: 2))
        same(row(piece, 1), [true, false])
    }

    @Test("What is drawn over it hides it, and may be clicked itself")
    func covered() {
        var canvas = marked()
        canvas.blit(Canvas(size: Size(columns: 2, rows: 1)), at: Point(column: 2, row: 0))
        same(row(canvas, 0), [false, true, false, false, false, false])
        canvas.mark(Rect(column: 3, row: 0, columns: 1, rows: 1), as: .item(7))
        same(row(canvas, 0), [false, true, false, true, false, false])
        canvas.fill(canvas.bounds, style: Style())
        #expect(row(canvas, 0).allSatisfy { !$0 })
    }

    @Test("It does not show: two pictures that look the same are equal")
    func equality() {
        same(marked(), Canvas(size: Size(columns: 6, rows: 2)))
    }
}
