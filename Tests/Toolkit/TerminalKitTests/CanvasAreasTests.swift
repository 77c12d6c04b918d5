import TestSupport
import Testing

@testable import TerminalKit

@Suite("Canvas, areas")
struct CanvasAreasTests {
    @Test("Filling empties the part of the rectangle that is on the canvas")
    func fill() {
        var canvas = CanvasTests.line("a漢字漢b", columns: 8)
        canvas.fill(Rect(column: 2, row: -3, columns: 4, rows: 9), style: CanvasTests.blue)
        same(CanvasTests.cells(canvas), "a......b")
        same(
            canvas[row: 0].map { $0.style == CanvasTests.blue },
            [
                false, false, true, true, true, true, false, false,
            ])
    }

    @Test("A filled rectangle may lie anywhere")
    func fillOutside() {
        var canvas = CanvasTests.canvas(2)
        for rect in [
            Rect(column: 5, row: 0, columns: 2, rows: 1), Rect(column: -5, row: 0, columns: 2, rows: 1),
        ] {
            canvas.fill(rect, style: CanvasTests.blue)
        }
        canvas.fill(Rect(column: 0, row: 0, columns: -2, rows: 1), style: CanvasTests.blue)
        same(canvas, CanvasTests.canvas(2))
    }

    @Test("Two pixels of a cell make a half block, or a blank if they are alike")
    func paint() {
        var canvas = CanvasTests.canvas(3)
        canvas.paint(Rect(column: 1, row: 0, columns: 2, rows: 1)) { column, halfRow in
            column == 0 ? Color(UInt32(halfRow + 1)) : .white
        }
        same(CanvasTests.cells(canvas), ".▀.")
        same(canvas[Point(column: 1, row: 0)].style, Style(foreground: Color(1), background: Color(2)))
        same(canvas[Point(column: 2, row: 0)].style, Style(background: .white))
    }

    @Test("Only pixels on the canvas are asked for, counted from the rectangle's own corner")
    func paintClipped() {
        var canvas = CanvasTests.canvas(2, 1)
        var asked: [[Int]] = []
        canvas.paint(Rect(column: -1, row: -1, columns: 9, rows: 9)) { column, halfRow in
            asked.append([column, halfRow])
            return .black
        }
        same(asked, [[1, 2], [1, 3], [2, 2], [2, 3]])
    }

    @Test(
        "A picture can be slid out at either side; a cut through a wide character leaves a blank",
        arguments: [
            (0, "漢-x字-..."), (-1, ".x字-...."), (-2, "x字-....."), (-5, "........"), (5, ".....漢-x"),
            (4, "....漢-x."), (7, "........"),
            (8, "........"), (.max / 2, "........"), (.min / 2, "........"),
        ])
    func slide(column: Int, cells: String) {
        var canvas = CanvasTests.canvas(8)
        canvas.blit(CanvasTests.line("漢x字", columns: 5), at: Point(column: column, row: 0))
        same(CanvasTests.cells(canvas), cells)
    }

    @Test("A clip keeps what is around it, and characters under its edges are cut to blanks")
    func clip() {
        var canvas = CanvasTests.line("漢字漢字", columns: 8)
        canvas.blit(
            CanvasTests.line("abcdefgh", columns: 8), at: .zero,
            clippedTo: Rect(column: 3, row: 0, columns: 2, rows: 1))
        same(CanvasTests.cells(canvas), "漢-.de.字-")
    }

    @Test("A cut blank keeps the style of its character")
    func cutStyle() {
        var piece = Canvas(size: Size(columns: 4, rows: 1))
        piece.put("漢字", at: .zero, style: CanvasTests.blue)
        let middle = piece.cropped(to: Rect(column: 1, row: 0, columns: 2, rows: 1))
        same(CanvasTests.cells(middle), "..")
        #expect(middle[row: 0].allSatisfy { $0.style == CanvasTests.blue })
    }

    @Test("A piece is as large as asked, blank outside the canvas")
    func cropped() {
        let canvas = CanvasTests.line("a漢b", columns: 4)
        same(
            CanvasTests.cells(canvas.cropped(to: Rect(column: -1, row: 0, columns: 6, rows: 2))),
            ".a漢-b.\n......")
        same(CanvasTests.cells(canvas.cropped(to: Rect(column: 0, row: 0, columns: 2, rows: 1))), "a.")
        same(canvas.cropped(to: Rect(column: 9, row: 9, columns: 0, rows: 0)).size, Size(columns: 0, rows: 0))
        let wide = CanvasTests.line("क्क्क्क", columns: 4)
        same(CanvasTests.cells(wide.cropped(to: Rect(column: 1, row: 0, columns: 2, rows: 1))), "..")
    }

    @Test(
        "An edge divides a cell at an eighth; what is not given keeps the cell's colour, the mean of two half blocks"
    )
    func edges() {
        let (panel, page) = (Color(0x191F2A), Color(0x12141C))
        var canvas = Canvas(size: Size(columns: 3, rows: 1), style: Style(background: page))
        canvas.paint(Rect(column: 0, row: 0, columns: 1, rows: 1)) { _, half in
            half == 0 ? Color(0x204060) : Color(0x406020)
        }
        canvas.put("漢", at: Point(column: 1, row: 0), style: Style())
        for (column, eighths) in [(0, 3), (1, 8), (5, 1)] {
            canvas.paintEdge(at: Point(column: column, row: 0), eighths: eighths, right: panel)
        }
        same(canvas.text, "▍")
        same(canvas[.zero].style, Style(foreground: Color(0x305040), background: panel))
        canvas.paintEdge(at: .zero, eighths: 0, left: page, right: panel)
        same(canvas[.zero], Cell(style: Style(background: panel)))
        same(canvas[Point(column: 1, row: 0)].style.background, page)
    }
}
