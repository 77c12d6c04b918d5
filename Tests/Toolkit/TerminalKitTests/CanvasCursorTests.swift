import TestSupport
import Testing

@testable import TerminalKit

@Suite("Where one types on a canvas")
struct CanvasCursorTests {
    private func typed(_ text: String = "ab", at column: Int = 2) -> Canvas {
        var canvas = CanvasTests.line(text, columns: 6)
        canvas.putCursor(at: Point(column: column, row: 0), style: Style(foreground: .white))
        return canvas
    }

    @Test("It is drawn as a block, or turns the colours of a character, and leaves no trace on a terminal")
    func drawn() {
        #expect(typed().text == "ab█" && typed().cursor == Point(column: 2, row: 0))
        let inside = typed(at: 1)
        #expect(inside.text == "ab" && inside[Point(column: 1, row: 0)].style.attributes == .reverse)
        for canvas in [typed(), inside, typed("a漢", at: 1)] {
            let plain = canvas.withoutDrawnCursor
            #expect(["ab", "a漢"].contains(plain.text) && plain.cursor == canvas.cursor)
            same(plain, CanvasTests.line(plain.text, columns: 6))
        }
        var outside = CanvasTests.line("ab", columns: 2)
        outside.putCursor(at: Point(column: 2, row: 0), style: Style())
        #expect(outside.cursor == nil)
    }

    @Test("It moves with the picture, and is cut off with it")
    func moved() {
        var page = CanvasTests.canvas(9, 3)
        page.blit(typed(), at: Point(column: 3, row: 1))
        same(page.cursor, Point(column: 5, row: 1))
        same(page.cropped(to: Rect(column: 4, row: 1, columns: 3, rows: 1)).cursor, Point(column: 1, row: 0))
        #expect(page.cropped(to: Rect(column: 0, row: 1, columns: 5, rows: 1)).cursor == nil)
        same(Canvas.stacked([CanvasTests.canvas(9, 2), typed()]).cursor, Point(column: 2, row: 2))
        var narrow = CanvasTests.canvas(4, 1)
        narrow.blit(typed(), at: Point(column: 2, row: 0))
        #expect(narrow.cursor == nil)
        same(typed().drawn(with: .ascii).withoutDrawnCursor.text, "ab")
        same(typed().drawn(with: .ascii).cursor, Point(column: 2, row: 0))
    }

    @Test("It is gone where something is drawn over it")
    func covered() {
        var canvas = typed()
        canvas.fill(Rect(column: 0, row: 0, columns: 2, rows: 1), style: Style())
        #expect(canvas.cursor != nil)
        canvas.fill(canvas.bounds, style: Style())
        #expect(canvas.cursor == nil)
        canvas = typed()
        canvas.blit(CanvasTests.canvas(6), at: .zero)
        #expect(canvas.cursor == nil)
    }
}
