import TestSupport
import Testing

@testable import TerminalKit

@Suite("Canvas, putting text")
struct CanvasPutTests {
    @Test(
        "Text is clipped at both edges, and a wide character that is cut leaves a blank",
        arguments: [
            ("abcdef", 0, "abcd", 4), ("abcdef", -2, "cdef", 6), ("ab", 3, "...a", 1), ("a漢", 2, "..a.", 2),
            ("漢字", -1, ".字-.", 4),
            ("漢字漢", 0, "漢-字-", 4), ("漢字漢", -1, ".字-.", 5), ("abc", 4, "....", 0), ("abc", -3, "....", 3),
            ("abc", .min, "....", 3),
            ("क्षa", -1, ".a..", 3), ("abक्ष", 1, ".ab.", 3), ("abc", .max, "....", 0),
        ] as [(String, Int, String, Int)])
    func edges(text: String, column: Int, cells: String, used: Int) {
        var canvas = CanvasTests.canvas(4)
        let columns = canvas.put(text, at: Point(column: column, row: 0), style: Style())
        same(CanvasTests.cells(canvas), cells)
        same(columns, used)
    }

    @Test("Rows outside are left alone", arguments: [-1, 2, .max, .min])
    func rows(row: Int) {
        var canvas = CanvasTests.canvas(3, 2)
        same(canvas.put("abc", at: Point(column: 0, row: row), style: Style()), 0)
        same(canvas, CanvasTests.canvas(3, 2))
    }

    @Test(
        "Text takes no more cells than it may",
        arguments: [
            ("abc", 2, "ab..", 2), ("a漢", 2, "a...", 2), ("abc", 0, "....", 0), ("abc", -1, "....", 0),
        ])
    func maxColumns(text: String, most: Int, cells: String, used: Int) {
        var canvas = CanvasTests.canvas(4)
        same(canvas.put(text, at: .zero, style: Style(), maxColumns: most), used)
        same(CanvasTests.cells(canvas), cells)
    }

    @Test("What commands a terminal or turns the direction of writing around is dropped")
    func controls() {
        let evil =
            "a\u{1B}[31m\u{9B}\u{7}\r\n\t\0b\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}\u{200B}c"
        let canvas = CanvasTests.line(evil, columns: 10)
        same(canvas.text, "a[31mbc")
        #expect(!canvas.text.unicodeScalars.contains { $0.value < 0x20 || $0.value > 0x7E })
    }

    @Test(
        "No control or direction character can be set as a cell either",
        arguments: ["\u{1B}", "\u{202E}", "\r\n"] as [Character])
    func setControl(character: Character) {
        var canvas = CanvasTests.canvas(2)
        canvas[.zero] = Cell(text: character)
        same(CanvasTests.cells(canvas), "..")
    }

    @Test("A cell holds no more than 24 scalars")
    func longCluster() {
        let canvas = CanvasTests.line("e" + String(repeating: "\u{301}", count: 1_000_000), columns: 3)
        same(canvas.text.unicodeScalars.count, 24)
        var other = CanvasTests.canvas(3)
        other[.zero] = Cell(text: Character("e" + String(repeating: "\u{301}", count: 1_000_000)))
        same(other, canvas)
    }

    @Test("What overwrites half of a wide character leaves a blank in the other half")
    func halves() {
        for (column, cells) in [(0, "x...."), (1, ".x字-."), (2, "漢-x.."), (3, "漢-.x.")] {
            var canvas = CanvasTests.line("漢字", columns: 5)
            canvas.put("x", at: Point(column: column, row: 0), style: Style())
            same(CanvasTests.cells(canvas), column == 0 ? "x.字-." : cells)
        }
        var canvas = CanvasTests.line("漢字", columns: 5)
        canvas.put("語", at: Point(column: 1, row: 0), style: Style())
        same(CanvasTests.cells(canvas), ".語-..")
    }

    @Test("Text without a background keeps the one it is put on")
    func background() {
        var canvas = Canvas(size: Size(columns: 2, rows: 1), style: CanvasTests.blue)
        canvas.put("a", at: .zero, style: CanvasTests.red)
        same(canvas[.zero].style, Style(foreground: Color(0xFF0000), background: Color(0x0000FF)))
        canvas.put("b", at: .zero, style: Style(background: .black))
        same(canvas[.zero].style.background, .black)
    }

    @Test("Over half blocks text gets the mean of the halves as its background")
    func overHalfBlocks() {
        var canvas = CanvasTests.canvas(2)
        canvas.paint(canvas.bounds) { _, halfRow in halfRow == 0 ? .white : .black }
        canvas.put("漢", at: .zero, style: CanvasTests.red)
        same(
            canvas[.zero],
            Cell(text: "漢", style: Style(foreground: Color(0xFF0000), background: Color(0x808080))))
    }
}
