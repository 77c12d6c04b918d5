import Pictures
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Pictures in animated SVG")
struct AnimatedPictureTests {
    private static let green = Color(0x12AB34)

    /// A disc whose gradient is unmistakable, in cells of a colour that nothing else has.
    private static func disc() throws -> (placed: PlacedPicture, cells: PictureCells) {
        let stops = [
            GradientStop(0, SIMD4(1, 2, 3, 255)), GradientStop(1, SIMD4(250, 200, 150, 255)),
        ]
        var drawing = VectorPicture(width: 40, height: 40)
        drawing.add(
            .disc(VectorPoint(20, 20), radius: 19),
            fill: .linear(stops, from: .zero, to: VectorPoint(40, 40)))
        let size = Size(columns: 8, rows: 4)
        return (
            PlacedPicture(Picture(drawing), description: "a <disc>", size: size),
            PictureCells(Canvas(size: size, style: Style(background: green)))
        )
    }

    /// The disc in these columns, one after the other, under a word, in a window that is 12 columns wide.
    private static func svg(at columns: [Int]) throws -> String {
        let (placed, cells) = try disc()
        return AnimatedSVGEncoderTests.svg(
            columns.map { column in
                var canvas = CanvasTests.canvas(20, 6)
                canvas.draw(
                    placed, as: cells, at: Point(column: column, row: 1),
                    clippedTo: Rect(column: 0, row: 0, columns: 12, rows: 6))
                canvas.keepPictures(in: Rect(column: column, row: 2, columns: 4, rows: 1), .behindText) {
                    $0.put("over", at: Point(column: column, row: 2), style: Style(foreground: .white))
                }
                canvas.put("beside", at: Point(column: 13, row: 2), style: Style(foreground: .white))
                return canvas
            })
    }

    @Test("A drawing is defined once, with its words, however often it moves, and no cells stand for it")
    func once() throws {
        let svg = try Self.svg(at: [0, 1, 2, 3, 2])
        #expect(ShownSVG(svg).isWellFormed)
        same(AnimatedSVGEncoderTests.count("</linearGradient>", in: svg), 1)
        same(AnimatedSVGEncoderTests.count("<title>a &lt;disc&gt;</title>", in: svg), 1)
        #expect(!svg.contains("clipPath"))
        #expect(!svg.contains(Self.green.hex))
    }

    @Test("Each part of it that is seen is a clipping, and every name is there once")
    func clipped() throws {
        let svg = try Self.svg(at: [0, 6, 8, 6, 4])
        same(AnimatedSVGEncoderTests.count("</linearGradient>", in: svg), 1)
        same(AnimatedSVGEncoderTests.count("</clipPath>", in: svg), 2)
        let names = svg.matches(of: /id="([^"]+)"/).map { $0.1 }
        same(Set(names).count, names.count)
        for target in svg.matches(of: /(?:href="|url\()#([^")]+)/).map({ $0.1 }) {
            #expect(names.contains(target), "\(target)")
        }
    }

    @Test("It is over what is behind it and under its text, where the last canvas has it")
    func order() throws {
        let svg = try Self.svg(at: [0, 3])
        let shown = svg.split(separator: "</defs>").last.map(String.init) ?? ""
        let places = [
            "x=\"104\" y=\"32\"", "href=\"#d_0\" x=\"24\" y=\"16\"", "href=\"#d__0\" x=\"24\" y=\"32\"",
        ]
        let starts = places.map { shown.firstRange(of: $0)?.lowerBound }
        #expect(starts.allSatisfy { $0 != nil }, "\(shown)")
        same(starts.compactMap { $0 }, starts.compactMap { $0 }.sorted())
        #expect(svg.contains(">over<") && svg.contains(">beside<"))
    }
}
