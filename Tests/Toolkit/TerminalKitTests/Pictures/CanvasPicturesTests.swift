import Pictures
import TerminalKit
import TestSupport
import Testing

@Suite("Pictures on a canvas")
struct CanvasPicturesTests {
    private let theme = Theme.standard(depth: .trueColor)
    private let placed = PlacedPicture(
        Picture(Raster(size: PixelSize(width: 4, height: 4), filledWith: SIMD4(9, 99, 199, 255))),
        description: "a square", size: Size(columns: 4, rows: 2), fitting: .fill)

    private func canvas(at origin: Point = Point(column: 2, row: 1), clip: Rect? = nil) throws -> Canvas {
        var canvas = Canvas(size: Size(columns: 10, rows: 5))
        canvas.draw(placed, as: try PictureCells(placed, theme: theme), at: origin, clippedTo: clip)
        return canvas
    }

    /// The parts row by row: a digit for the column in the picture, a dot where there is none.
    private func parts(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.rows).map { row in
            (0..<canvas.size.columns).map { column in
                canvas.picture(at: Point(column: column, row: row)).map {
                    "\($0.cell.column + 4 * $0.cell.row)"
                }
                    ?? "."
            }.joined()
        }
    }

    @Test("each cell knows its part")
    func parts() throws {
        let canvas = try canvas()
        same(parts(canvas), ["..........", "..0123....", "..4567....", "..........", ".........."])
        same(canvas.shownPictures, [placed])
        same(canvas[Point(column: 3, row: 1)].style.background, Color(0x0963C7))
    }

    @Test("what is outside of the canvas, or of the clip, isn't drawn")
    func clipped() throws {
        same(
            parts(try canvas(at: Point(column: -2, row: 4))),
            ["..........", "..........", "..........", "..........", "23........"])
        let clip = Rect(column: 3, row: 0, columns: 2, rows: 2)
        same(
            parts(try canvas(clip: clip)),
            [
                "..........", "...12.....", "..........", "..........", "..........",
            ])
    }

    @Test("drawing over a cell takes its part away, whatever draws")
    func drawnOver() throws {
        var canvas = try canvas()
        canvas.put("a", at: Point(column: 2, row: 1), style: Style())
        canvas.put("漢", at: Point(column: 5, row: 1), style: Style())
        canvas.fill(Rect(column: 3, row: 2, columns: 1, rows: 1), style: Style())
        canvas[Point(column: 4, row: 2)].style.attributes = .dim
        canvas.paint(Rect(column: 2, row: 2, columns: 1, rows: 1)) { _, _ in Color(0xFFFFFF) }
        same(parts(canvas), ["..........", "...12.....", ".....7....", "..........", ".........."])
    }

    @Test("copies take their parts along; nothing else does")
    func copied() throws {
        let canvas = try canvas()
        var page = Canvas(size: Size(columns: 6, rows: 3))
        page.blit(canvas, at: Point(column: -3, row: 0))
        same(parts(page), ["......", "123...", "567..."])
        same(parts(canvas.cropped(to: Rect(column: 4, row: 2, columns: 3, rows: 1))), ["67."])
        same(
            parts(Canvas.stacked([Canvas(size: Size(columns: 1, rows: 1)), page])),
            [
                "......", "......", "123...", "567...",
            ])
        same(canvas.drawn(with: .ascii).shownPictures, [])
    }
}
