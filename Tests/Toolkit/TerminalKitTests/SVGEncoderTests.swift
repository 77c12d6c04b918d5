import Foundation
import Pictures
import TestSupport
import Testing

@testable import TerminalKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("SVG encoder")
struct SVGEncoderTests {
    static let page = Color(0x12141C)

    static func svg(_ canvas: Canvas, title: String = "Card") -> String {
        SVGEncoder().encode(canvas, title: title, background: page, foreground: .white)
    }

    /// What is between the page and the end of the document.
    static func drawing(_ canvas: Canvas) -> [String] {
        svg(canvas).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("<path") || $0.hasPrefix("<text")
        }
    }

    /// One of everything: a picture, text of many kinds, borders, blocks, all attributes.
    static let everything: Canvas = {
        var canvas = Canvas(size: Size(columns: 30, rows: 8))
        canvas.paint(Rect(column: 1, row: 1, columns: 20, rows: 5)) { column, half in
            Color(red: UInt8(column * 12), green: UInt8(half / 3 * 80), blue: 120)
        }
        canvas.put("a<b & \"c\" 漢 ❤️ क्ष عربي", at: Point(column: 2, row: 2), style: Style(attributes: .bold))
        canvas.put("▘▝▖▗▚▞▛▜▙▟▀▄▌▐█▁▂▃▅▆▇▏▎▍▋▊▉░▒▓", at: .zero, style: Style(foreground: Color(0xCC3333)))
        canvas.put("╭─┬╮│├┼┤╰┴╯┏━┓", at: Point(column: 0, row: 6), style: Style(foreground: Color(0x58E2C2)))
        canvas.put("dim", at: Point(column: 0, row: 7), style: Style(attributes: [.dim, .italic]))
        canvas.put("on", at: Point(column: 4, row: 7), style: Style(attributes: [.underline, .reverse]))
        return canvas
    }()

    @Test("A document in both themes has a picture of each, and shows the dark one unless light is preferred")
    func bothThemes() throws {
        let svg = SVGEncoder().encode(inBothThemes: "Card") { theme in
            var canvas = Canvas(
                size: Size(columns: 4, rows: 1), style: Style(foreground: theme.text, background: theme.panel)
            )
            canvas.put("\(theme.appearance)", at: .zero, style: Style(foreground: theme.accent))
            return canvas
        }
        _ = try XMLDocument(data: Data(svg.utf8))
        let halves = svg.split(separator: "<g class=\"light\">")
        #expect(halves.count == 2 && halves[0].contains("<g class=\"dark\">"))
        let (dark, light) = (
            Theme.standard(depth: .trueColor), Theme.standard(depth: .trueColor, appearance: .light)
        )
        for (half, theme, other) in [(halves[0], dark, light), (halves[1], light, dark)] {
            for color in [theme.page, theme.panel, theme.accent] { #expect(half.contains(color.hex)) }
            for color in [other.page, other.accent] { #expect(!half.contains(color.hex)) }
        }
        #expect(svg.contains("<style>.light{display:none}@media(prefers-color-scheme:light)"))
    }

    @Test("The document is well-formed, has a title, and refers to nothing outside")
    func wellFormed() throws {
        let svg = Self.svg(Self.everything, title: "Cards & <more> \"quoted\" 'so'\u{0}\u{1B}\u{FFFF}")
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError)) in\n\(svg)")
        #expect(svg.contains("<title>Cards &amp; &lt;more&gt; &quot;quoted&quot; &#39;so&#39;</title>"))
        #expect(svg.contains("role=\"img\""))
        #expect(svg.ranges(of: "http").count == 1 && !svg.contains("href"))
    }

    @Test("The picture is 8 by 16 pixels for each cell, and 16 around them")
    func size() {
        let svg = Self.svg(CanvasTests.canvas(10, 3))
        #expect(svg.contains("width=\"112\" height=\"80\" viewBox=\"-16 -16 112 80\""))
        #expect(Self.drawing(CanvasTests.canvas(10, 3)).isEmpty)
    }

    @Test("No two areas overlap, and together they cover the coloured cells once")
    func areas() {
        let areas = SVGPicture(Self.everything, background: Self.page, foreground: .white).areas
        var seen: Set<[Int]> = []
        for area in areas {
            for x in area.x..<area.x + area.width {
                for y in area.y..<area.y + area.height { #expect(seen.insert([x, y]).inserted) }
            }
        }
        #expect(seen.isSuperset(of: [[8, 16], [20 * 8 + 7, 5 * 16 + 15]]))
        same(Set(areas).count, areas.count)
    }

    @Test("Neighbouring areas of one colour become one, across and down")
    func merging() {
        var canvas = CanvasTests.canvas(6, 3)
        canvas.fill(Rect(column: 1, row: 0, columns: 3, rows: 3), style: Style(background: Color(0xCC3333)))
        canvas.put("█", at: Point(column: 2, row: 1), style: Style(foreground: Color(0xCC3333)))
        canvas[Point(column: 5, row: 0)].style.background = Color(0xCC3333)
        same(Self.drawing(canvas), ["<path fill=\"#CC3333\" d=\"M8 0h24v48h-24zM40 0h8v16h-8z\"/>"])
    }

    @Test("Half blocks are drawn as areas that meet")
    func halfBlocks() {
        var canvas = CanvasTests.canvas(2)
        canvas.paint(canvas.bounds) { _, half in Color(half == 0 ? 0xFF0000 : 0x0000FF) }
        same(
            Self.drawing(canvas),
            [
                "<path fill=\"#FF0000\" d=\"M0 0h16v8h-16z\"/>",
                "<path fill=\"#0000FF\" d=\"M0 8h16v8h-16z\"/>",
            ])
    }

    @Test("What stands for something round is drawn round, and a terminal shows its characters")
    func roundShapes() {
        var canvas = CanvasTests.canvas(4)
        let red = Style(foreground: Color(0xFF0000), attributes: .round)
        canvas.put("▐", at: .zero, style: red)
        canvas.fill(
            Rect(column: 1, row: 0, columns: 1, rows: 1), style: Style(background: Color(0xFF0000)))
        canvas.put("▌", at: Point(column: 2, row: 0), style: red)
        same(
            Self.drawing(canvas),
            [
                "<path fill=\"#FF0000\" d=\"M8 0h8v16h-8z\"/>",
                "<path transform=\"translate(0 0)\" fill=\"#FF0000\" d=\"M8.5 0H8A8 8 0 0 0 8 16H8.5Z\"/>",
                "<path transform=\"translate(16 0)\" fill=\"#FF0000\" d=\"M-.5 0H0A8 8 0 0 1 0 16H-.5Z\"/>",
            ])
        var plain = canvas
        for column in 0..<4 { plain[Point(column: column, row: 0)].style.attributes = [] }
        let encoder = ANSIEncoder(depth: .trueColor)
        same(encoder.encode(canvas), encoder.encode(plain))
    }

    @Test("A round corner cuts off a panel, and a picture, in the colour behind it")
    func roundCorners() throws {
        let page = Color(0x334455)
        let corner = Cell(
            text: "▟", style: Style(foreground: Color(0xFF0000), background: page, attributes: .round))
        var canvas = CanvasTests.canvas(2)
        canvas[.zero] = corner
        let cut =
            "<path transform=\"translate(0 0)\" fill=\"#334455\" d=\"M-.5-.5H13V0A13 13 0 0 0 0 13H-.5Z\"/>"
        same(Self.drawing(canvas), ["<path fill=\"#FF0000\" d=\"M0 0h8v16h-8z\"/>", cut])

        let raster = Raster(size: PixelSize(width: 16, height: 16))
        let placed = PlacedPicture(
            Picture(raster), description: "", size: Size(columns: 2, rows: 1), fitting: .fill)
        let cells = try PictureCells(placed, theme: .standard(depth: .trueColor))
        canvas.draw(placed, as: cells, at: .zero)
        canvas.keepPictures(in: Rect(column: 0, row: 0, columns: 1, rows: 1), .behindText) {
            $0[.zero] = corner
        }
        let svg = Self.svg(canvas)
        let (picture, shape) = (svg.range(of: "<image"), svg.range(of: cut))
        #expect(try #require(picture).lowerBound < #require(shape).lowerBound)
        #expect(!svg.contains("clipPath"), "all of the picture's cells show it")
    }

    @Test("A picture that only rounds a corner is left out")
    func cornerPictures() throws {
        var canvas = CanvasTests.canvas(2)
        var drawing = VectorPicture(width: 2, height: 1)
        drawing.add(try VectorPath(svg: "M0 0H2V1H0Z"), fill: .color(SIMD4(0, 255, 0, 255)))
        let placed = PlacedPicture(
            Picture(drawing), description: "", size: Size(columns: 2, rows: 1), isCorner: true)
        let cells = PictureCells(CanvasTests.canvas(2))
        canvas.draw(placed, as: cells, at: .zero)
        #expect(!Self.svg(canvas).contains("00FF00"))
        same(canvas.picture(at: .zero)?.picture, placed)
    }

    @Test("Large text is a third wider and higher")
    func largeText() {
        var canvas = CanvasTests.canvas(6)
        canvas.put("₹12", at: .zero, style: Style(attributes: .large))
        let svg = Self.svg(canvas)
        #expect(svg.contains("font-size=\"17.777\""))
        #expect(svg.contains("textLength=\"32\" lengthAdjust=\"spacingAndGlyphs\">₹12</text>"))
        same(Attributes.columns(ofLarge: "₹12"), 4)
    }

    @Test("A border is one line from corner to corner, its rounded corners arcs")
    func borders() {
        let canvas = CanvasTests.line("╭──┼──╮", columns: 7)
        let corners = "M4.5 16.0v-4a3.5 3.5 0 0 1 3.5-3.5M48.0 8.5h1a3.5 3.5 0 0 1 3.5 3.5v4"
        same(
            Self.drawing(canvas),
            [
                "<path fill=\"#FFFFFF\" d=\"M28 0h1v16h-1zM8 8h40v1h-40z\"/>",
                "<path fill=\"none\" stroke=\"#FFFFFF\" stroke-linecap=\"square\" d=\"\(corners)\"/>",
            ])
    }

    @Test("Text says how long it is, and symbols and wide characters stand in the middle of their own cells")
    func text() {
        same(
            Self.drawing(CanvasTests.line("due in  6漢字عر عر", columns: 20)),
            [
                "<text x=\"0\" y=\"12\" textLength=\"48\">due in</text>",
                "<text x=\"64\" y=\"12\" textLength=\"8\">6</text>",
                "<text x=\"80\" y=\"12\" text-anchor=\"middle\">漢</text>",
                "<text x=\"96\" y=\"12\" text-anchor=\"middle\">字</text>",
                "<text x=\"104\" y=\"12\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">عر</text>",
                "<text x=\"128\" y=\"12\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">عر</text>",
            ])
    }

    @Test("Dim mixes with what is behind, reverse swaps, underline is a line as long as its text")
    func attributes() {
        var canvas = CanvasTests.canvas(4)
        canvas.put("ab", at: .zero, style: Style(attributes: [.underline, .reverse]))
        canvas.put("c", at: Point(column: 2, row: 0), style: Style(attributes: .dim))
        let svg = Self.svg(canvas)
        #expect(svg.contains("<path fill=\"#FFFFFF\" d=\"M0 0h16v16h-16z\"/>"))
        #expect(svg.contains("<path fill=\"#12141C\" d=\"M0 14h16v1h-16z\"/>"))
        #expect(svg.contains("<g fill=\"\(Color.white.mixed(with: Self.page, fraction: 0.4).hex)\">"))
    }
}
