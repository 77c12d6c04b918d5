import TestSupport
import Testing

@testable import TerminalKit

@Suite("Animated SVG encoder")
struct AnimatedSVGEncoderTests {
    static let page = SVGEncoderTests.page

    /// The canvases, a tenth of a second each.
    static func svg(_ canvases: [Canvas], title: String = "Card", framesPerSecond: Int = 20) -> String {
        let frames = canvases.enumerated().map { number, canvas in
            AnimatedSVGEncoder.Frame(time: .milliseconds(100 * number), canvas: canvas)
        }
        return AnimatedSVGEncoder(framesPerSecond: framesPerSecond).encode(
            frames, duration: .seconds(4), title: title, background: page, foreground: .white)
    }

    static func count(_ text: String, in svg: String) -> Int { svg.ranges(of: text).count }

    /// A block in which no two pixels are alike, over text.
    static func block(at column: Int) -> Canvas {
        var canvas = CanvasTests.canvas(80, 6)
        for row in 0..<6 {
            canvas.put("row \(row) says <hello>", at: Point(column: 0, row: row), style: Style())
        }
        canvas.paint(Rect(column: column, row: 1, columns: 20, rows: 4)) { column, half in
            Color(red: UInt8(column * 12), green: UInt8(half * 30), blue: 120)
        }
        return canvas
    }

    @Test("The document is well-formed, has a title and no scripts, and refers to nothing outside")
    func wellFormed() {
        let svg = Self.svg([Self.block(at: 0), SVGEncoderTests.everything], title: "A & <b>")
        #expect(ShownSVG(svg).isWellFormed)
        #expect(svg.contains("<title>A &amp; &lt;b&gt;</title>") && svg.contains("role=\"img\""))
        #expect(Self.count("http", in: svg) == 1 && !svg.contains("script"))
        same(Self.count("href=", in: svg), Self.count("href=\"#", in: svg))
    }

    @Test(
        "In both themes it plays in each, with names of its own, and shows the dark one unless light is preferred"
    )
    func bothThemes() throws {
        func frames(_ color: UInt32) -> [AnimatedSVGEncoder.Frame] {
            (0...2).map { number in
                var canvas = CanvasTests.canvas(10, 2)
                canvas.put(
                    "go", at: Point(column: number * 2, row: 0), style: Style(foreground: Color(color)))
                return AnimatedSVGEncoder.Frame(time: .milliseconds(200 * number), canvas: canvas)
            }
        }
        let svg = AnimatedSVGEncoder().encode(
            dark: frames(0xAB12CD), light: frames(0x12CDAB), duration: .seconds(2), title: "Card")
        #expect(ShownSVG(svg).isWellFormed)
        #expect(svg.contains("@media(prefers-color-scheme:light){.dark{display:none}.light{display:inline}}"))
        let halves = svg.split(separator: "<g class=\"light\">")
        try #require(halves.count == 2 && halves[0].contains("<g class=\"dark\">"))
        #expect(halves[0].contains("#AB12CD") && !halves[0].contains("#12CDAB"))
        #expect(halves[1].contains("#12CDAB") && !halves[1].contains("#AB12CD"))
        let names = svg.matches(of: /(?:id="|@keyframes )([^"{]+)/).map { String($0.output.1) }
        #expect(names.count > 4 && Set(names).count == names.count)
    }

    @Test("Without animations it is the still picture of the last canvas: the same areas, lines and texts")
    func still() {
        let canvases = [Self.block(at: 2), Self.block(at: 9), SVGEncoderTests.everything]
        for last in [canvases, canvases.reversed(), [canvases[2], canvases[0], canvases[2]]] {
            let shown = ShownSVG(Self.svg(last))
            let expected = ShownSVG(SVGEncoderTests.svg(last[2]))
            #expect(!expected.pixels.isEmpty && !expected.marks.isEmpty)
            same(shown.pixels, expected.pixels)
            same(shown.marks, expected.marks)
        }
    }

    @Test("Animations are for readers who have not asked for less motion, step, and never end")
    func motion() throws {
        let svg = Self.svg([Self.block(at: 0), Self.block(at: 1)])
        let media = try #require(svg.firstRange(of: "@media (prefers-reduced-motion:no-preference){"))
        #expect(!svg[..<media.lowerBound].contains("animation:"))
        #expect(svg.contains(".s1{animation:s1 4s step-end infinite}"))
        #expect(svg.contains("@keyframes s1{0%{visibility:visible}2.5%{visibility:hidden}}"))
        #expect(svg.contains("<g class=\"s1\" visibility=\"hidden\">"))
    }

    @Test("Equal canvases cost nothing")
    func equal() {
        let (one, two) = (Self.block(at: 2), Self.block(at: 4))
        same(Self.svg([one, two, two, two, two]), Self.svg([one, two]))
        same(Self.svg([one, one, one]), Self.svg([one]))
    }

    @Test("Cells that differ in nothing that is seen are one drawing")
    func alike() {
        let one = CanvasTests.line("a b", columns: 4)
        var two = one
        two[Point(column: 1, row: 0)].style.foreground = Color(0xCC3333)
        let svg = Self.svg([one, two])
        #expect(Self.count("<use", in: svg) == 1 && !svg.contains("@keyframes"))
    }

    @Test("What moves is drawn once, and what stays is placed once")
    func reuse() {
        let one = Self.svg([Self.block(at: 24)])
        let many = Self.svg((0..<30).map { Self.block(at: 24 + $0) })
        same(Self.count("<path", in: many), Self.count("<path", in: one))
        same(Self.count("<text", in: many), Self.count("<text", in: one))
        // All rows of a position come and go together; the text, which stays, makes the one group more.
        #expect(Self.count("@keyframes", in: many) == 30 && Self.count("<g class=", in: many) == 30)
        #expect(many.utf8.count < 5 * one.utf8.count)
    }

    @Test("What comes back to where it was is placed once")
    func back() {
        let (one, two) = (Self.block(at: 24), Self.block(at: 30))
        let there = Self.svg([one, two])
        let thereAndBack = Self.svg([one, two, one, two, one, two])
        same(Self.count("<use", in: thereAndBack), Self.count("<use", in: there))
        #expect(thereAndBack.contains("{0%,5%,10%{visibility:visible}2.5%,7.5%,12.5%{visibility:hidden}}"))
    }

    @Test("There are no more pictures per second than requested, and always the last one")
    func cap() {
        let canvases = (0..<20).map { CanvasTests.line("\($0)", columns: 4) }
        same(Self.count("@keyframes", in: Self.svg(canvases)), 20)
        let slow = Self.svg(canvases, framesPerSecond: 2)
        same(Self.count("@keyframes", in: slow), 4)
        same(ShownSVG(slow).marks, ShownSVG(SVGEncoderTests.svg(canvases[19])).marks)
        same(Self.svg(canvases, framesPerSecond: 0), Self.svg(canvases, framesPerSecond: 1))
    }

    @Test("One canvas is a picture that stands still, and none an empty page")
    func few() {
        let one = Self.svg([Self.block(at: 3)])
        #expect(!one.contains("<style>") && !one.contains("visibility"))
        same(ShownSVG(one).pixels, ShownSVG(SVGEncoderTests.svg(Self.block(at: 3))).pixels)
        let none = Self.svg([])
        #expect(ShownSVG(none).isWellFormed && none.contains("width=\"32\" height=\"32\""))
        #expect(!none.contains("<use") && !none.contains("<defs>"))
    }

    @Test("The picture is as large as the largest canvas, both ways")
    func growing() {
        let (wide, high) = (CanvasTests.canvas(10, 3), CanvasTests.canvas(4, 7))
        let svg = Self.svg([wide, high, CanvasTests.line("end", columns: 5)])
        #expect(svg.contains("width=\"112\" height=\"144\" viewBox=\"-16 -16 112 144\""))
    }

    @Test("A card dragged for two seconds over a full screen stays far below a megabyte and a half")
    func size() {
        let frames = (0...120).map { number in
            var canvas = CanvasTests.canvas(100, 32)
            for row in 0..<32 {
                canvas.put(
                    String(repeating: "row \(row) & more; ", count: 9), at: Point(column: 0, row: row),
                    style: Style())
            }
            canvas.paint(Rect(column: number * 56 / 120, row: 5, columns: 44, rows: 15)) { column, half in
                Color(red: UInt8(column * 5), green: UInt8(half * 8), blue: UInt8(column + half))
            }
            return AnimatedSVGEncoder.Frame(time: .milliseconds(number * 1000 / 60), canvas: canvas)
        }
        func encode() -> String {
            AnimatedSVGEncoder().encode(
                frames, duration: .seconds(10), title: "", background: Self.page, foreground: .white)
        }
        #expect(encode().utf8.count < 1_000_000)
        same(encode(), encode())
    }
}
