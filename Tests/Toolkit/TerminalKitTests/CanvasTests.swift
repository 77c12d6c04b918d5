import TestSupport
import Testing

@testable import TerminalKit

@Suite("Canvas")
struct CanvasTests {
    static let red = Style(foreground: Color(0xFF0000))
    static let blue = Style(background: Color(0x0000FF))

    static func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
        Canvas(size: Size(columns: columns, rows: rows))
    }

    static func line(_ text: String, columns: Int) -> Canvas {
        var canvas = canvas(columns)
        canvas.put(text, at: .zero, style: Style())
        return canvas
    }

    /// The rows with a dot for each blank and a hyphen for each continuation.
    static func cells(_ canvas: Canvas) -> String {
        (0..<canvas.size.rows).map { row in
            String(canvas[row: row].map { $0.text.map { $0 == " " ? "." : $0 } ?? "-" })
        }
        .joined(separator: "\n")
    }

    @Test("A new canvas is blank, in the style asked for")
    func blank() {
        let canvas = Canvas(size: Size(columns: 2, rows: 2), style: Self.blue)
        same(Self.cells(canvas), "..\n..")
        same(canvas[Point(column: 1, row: 1)].style, Self.blue)
        same(Canvas(size: Size(columns: -1, rows: 3)).size, Size(columns: 0, rows: 3))
    }

    @Test("As text, rows lose the spaces at their ends but not the ones before")
    func text() {
        var canvas = Self.canvas(8, 3)
        canvas.put("a 漢", at: Point(column: 1, row: 0), style: Style())
        canvas.put("b", at: Point(column: 0, row: 2), style: Style())
        same(canvas.text, " a 漢\n\nb")
    }

    @Test("A cell outside is blank to read and lost to write")
    func outside() {
        var canvas = Self.canvas(2)
        for point in [
            Point(column: -1, row: 0), Point(column: 2, row: 0), Point(column: 0, row: 1),
            Point(column: 0, row: -1),
        ] {
            canvas[point] = Cell(text: "x")
            same(canvas[point], Cell())
        }
        same(canvas, Self.canvas(2))
    }

    @Test("Setting a wide character sets its continuation, or a blank where it does not fit")
    func setWide() {
        var canvas = Self.canvas(3)
        canvas[Point(column: 1, row: 0)] = Cell(text: "漢", style: Self.red)
        same(Self.cells(canvas), ".漢-")
        same(canvas[Point(column: 2, row: 0)], Cell(text: nil, style: Self.red))
        canvas[Point(column: 2, row: 0)] = Cell(text: "漢")
        same(Self.cells(canvas), "...")
        canvas[Point(column: 0, row: 0)] = Cell(text: nil)
        same(Self.cells(canvas), "...")
    }

    @Test("Copying cell by cell gives the same canvas")
    func copy() {
        let original = Self.line("a漢b❤️क्षc", columns: 12)
        var copy = Self.canvas(12)
        for column in 0..<12 {
            copy[Point(column: column, row: 0)] = original[Point(column: column, row: 0)]
        }
        same(copy, original)
    }

    @Test("Stacked canvases lie one below the other, as wide as the widest")
    func stacked() {
        let stack = Canvas.stacked([Self.line("ab", columns: 2), Self.canvas(0), Self.line("漢c", columns: 4)])
        same(Self.cells(stack), "ab..\n....\n漢-c.")
        same(Canvas.stacked([]).size, Size(columns: 0, rows: 0))
        same(Self.cells(Canvas.stacked([Self.line("a", columns: 1), Self.line("bc", columns: 2)])), "a.\nbc")
    }
}
