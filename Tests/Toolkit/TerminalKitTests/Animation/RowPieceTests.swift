import TestSupport
import Testing

@testable import TerminalKit

@Suite("Pieces of a row")
struct RowPieceTests {
    static let page = Color(0x12141C)

    static func pieces(_ canvas: Canvas) -> [RowPiece] {
        RowPiece.pieces(of: canvas[row: 0], page: page)
    }

    /// The columns and texts of the pieces.
    static func texts(_ canvas: Canvas) -> [String] {
        pieces(canvas).map { piece in "\(piece.column) " + String(piece.cells.compactMap(\.text)) }
    }

    /// A picture in which no two cells are alike.
    static func picture(at column: Int) -> Canvas {
        var canvas = CanvasTests.canvas(60)
        canvas.paint(Rect(column: column, row: 0, columns: 40, rows: 1)) { column, half in
            Color(red: UInt8(column * 6), green: UInt8(half * 100), blue: UInt8(column))
        }
        return canvas
    }

    @Test("Where only the page is visible there are no pieces, and texts with a gap are two")
    func gaps() {
        var canvas = CanvasTests.line("  one two   three  ", columns: 30)
        canvas[Point(column: 25, row: 0)].style.background = Self.page
        same(Self.texts(canvas), ["2 one two", "12 three"])
        #expect(Self.pieces(CanvasTests.canvas(30)).isEmpty)
    }

    @Test("A blank is a piece where it shows a background, an underline or reversed colours")
    func blanks() {
        let styles = [
            Style(background: .white), Style(attributes: .underline), Style(attributes: .reverse),
        ]
        for style in styles {
            var canvas = CanvasTests.canvas(9)
            canvas.put(" ", at: Point(column: 4, row: 0), style: style)
            same(Self.texts(canvas), ["4  "], "\(style)")
        }
    }

    @Test(
        "Neither texts nor lines nor wide characters nor even areas are torn",
        arguments: ["the quick brown fox", "漢字漢字漢字漢字", "عربي عربي", "├──┼──╮╭──┤", "▄▄▄▄▄▄▄▄▄▄"])
    func whole(text: String) {
        for shade in 0..<40 {
            let style = Style(foreground: Color(UInt32(shade * 7919)))
            var canvas = CanvasTests.canvas(30)
            canvas.put(text, at: .zero, style: style)
            same(Self.texts(canvas), ["0 " + text])
        }
    }

    @Test("An underline is not torn, whatever it lies on")
    func underline() {
        var canvas = Self.picture(at: 0)
        for column in 0..<40 { canvas[Point(column: column, row: 0)].style.attributes = .underline }
        same(Self.pieces(canvas).map(\.cells.count), [40])
    }

    @Test("A picture is cut at the same places wherever it is, and wherever it is cut off")
    func moving() {
        let still = Self.pieces(Self.picture(at: 3))
        #expect(still.count > 4)
        same(still.map(\.cells.count).reduce(0, +), 40)
        let moved = Self.pieces(Self.picture(at: 8))
        same(moved.map(\.cells), still.map(\.cells))
        same(moved.map(\.column), still.map { $0.column + 5 })
        // Seven cells are over the left edge.
        let cut = Self.pieces(Self.picture(at: -7))
        #expect(Set(cut.map(\.cells)).subtracting(still.map(\.cells)).count <= 1)
        #expect(Set(cut.map(\.cells)).intersection(still.map(\.cells)).count > 4)
    }

    @Test("Cells that differ by colour, attribute or character have different fingerprints")
    func fingerprints() {
        let styles = [
            Style(), Style(foreground: .black), Style(background: .black), Style(attributes: .bold),
        ]
        let cells = styles.map { Cell(text: "a", style: $0) } + [Cell(text: "b")]
        let values = cells.map { cell in
            var fingerprint = Fingerprint()
            fingerprint.add(cell)
            return fingerprint.value
        }
        same(Set(values).count, cells.count)
    }
}
