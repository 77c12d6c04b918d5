import Pictures
import TerminalKit
import TestSupport
import Testing

@Suite("Writing over a picture")
struct PictureLayerTests {
    private static let green = SIMD4<UInt8>(0, 96, 0, 255)

    /// A picture of a path with a corner cut off, in four cells of two rows.
    private static func canvas() throws -> (canvas: Canvas, placed: PlacedPicture) {
        let (d, corner) = ("M0 0H32V32H0Z", "M8 0H32V32H0V8Z")
        var drawing = VectorPicture(width: 32, height: 32, clip: try VectorPath(svg: corner))
        drawing.add(try VectorPath(svg: d), fill: .color(green))
        let placed = PlacedPicture(
            Picture(drawing), description: "a leaf", size: Size(columns: 4, rows: 2))
        var canvas = Canvas(size: Size(columns: 6, rows: 3))
        let cells = try PictureCells(placed, theme: .standard(depth: .trueColor))
        canvas.draw(placed, as: cells, at: .zero)
        return (canvas, placed)
    }

    private static let row = Rect(column: 0, row: 1, columns: 4, rows: 1)

    @Test("takes it away, keeps it behind the text, or keeps it in front")
    func layers() throws {
        var (canvas, placed) = try Self.canvas()
        let point = Point(column: 1, row: 1)
        canvas.keepPictures(in: Self.row, .behindText) {
            $0.put("a b", at: Point(column: 0, row: 1), style: Style())
        }
        #expect(canvas[Point(column: 0, row: 1)].picture == nil)
        same(canvas[Point(column: 0, row: 1)].text, "a")
        // A blank lets the picture through.
        same(canvas.picture(at: point)?.picture, placed)
        canvas.keepPictures(in: Self.row, .inFront) {
            $0.put("cd", at: Point(column: 1, row: 1), style: Style())
        }
        same(canvas.picture(at: point)?.picture, placed)
        same(canvas[point].text, "c")
        canvas.put("e", at: point, style: Style())
        #expect(canvas.picture(at: point) == nil)
    }

    @Test("in SVG, a picture ends at its own edges, not at those of its cells")
    func edges() throws {
        var drawing = VectorPicture(width: 30, height: 20)
        drawing.add(try VectorPath(svg: "M-9 5H39V29H-9Z"), fill: .color(Self.green))
        func svg(_ size: Size, _ fitting: Fitting) throws -> String {
            let placed = PlacedPicture(Picture(drawing), description: "a sea", size: size, fitting: fitting)
            var canvas = Canvas(size: size)
            canvas.draw(
                placed, as: try PictureCells(placed, theme: .standard(depth: .trueColor)), at: .zero)
            return SVGEncoder().encode(canvas, title: "", background: Color(0), foreground: Color(0xFFFFFF))
        }
        // 40 by 32 pixels, of which 40 by 26.6667 are its own; those are in the middle.
        let fitted = try svg(Size(columns: 5, rows: 2), .fit)
        #expect(fitted.contains(#"<svg x="0" y="2.6667" width="40" height="26.6667" overflow="hidden""#))
        #expect(fitted.contains("translate(0 0) scale(1.3333 1.3333)"))
        let filled = try svg(Size(columns: 5, rows: 2), .fill)
        #expect(filled.contains(#"<svg x="0" y="0" width="40" height="32" overflow="hidden""#))
        #expect(filled.contains("translate(-4 0) scale(1.6 1.6)"))
    }

    @Test("shows both in SVG, and the text alone in cells")
    func outputs() throws {
        var (canvas, _) = try Self.canvas()
        canvas.keepPictures(in: Self.row, .behindText) {
            $0.put("text", at: Point(column: 0, row: 1), style: Style(foreground: Color(0xFFFFFF)))
        }
        func svg(_ canvas: Canvas) -> String {
            SVGEncoder().encode(
                canvas, title: "", background: Color(0), foreground: Color(0xFFFFFF))
        }
        let both = svg(canvas)
        #expect(both.contains("M8 0L32 0L32 32L0 32L0 8Z"), "the clip")
        #expect(both.contains(">text</text>"))
        // All cells of the picture are seen, so that it isn't cut to those without text.
        same(both.ranges(of: "<clipPath").count, 1)
        let plain = svg(canvas.inCells)
        #expect(!plain.contains("<clipPath"))
        #expect(plain.contains(">text</text>"))
    }

    @Test("is on the mean of a cell's colours, by how much each covers")
    func ground() {
        for (text, share) in [("▘", 0.25), ("▞", 0.5), ("▙", 0.75), ("█", 1)] as [(Character, Double)] {
            var canvas = Canvas(size: Size(columns: 1, rows: 1))
            let (ink, paper) = (Color(0xF0F0F0), Color(0x101010))
            canvas[.zero] = Cell(text: text, style: Style(foreground: ink, background: paper))
            canvas.put("x", at: .zero, style: Style())
            same(canvas[.zero].style.background, paper.mixed(with: ink, fraction: share))
        }
    }
}
