import Pictures
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frames with pictures")
struct PictureFramesTests {
    let theme = Theme.standard(depth: .trueColor)

    static func picture(_ number: UInt8, columns: Int = 6, rows: Int = 3) -> PlacedPicture {
        var raster = Raster(
            size: PixelSize(width: 5, height: 4), filledWith: SIMD4(number &* 40, 255 - number, number, 255))
        raster[1, 1] = SIMD4(0, 0, 0, 0)
        return PlacedPicture(
            Picture(raster), description: "picture \(number)", size: Size(columns: columns, rows: rows),
            fitting: .fill)
    }

    /// A frame with `pictures` at their places.
    func canvas(_ pictures: [(PlacedPicture, Point)], _ size: Size = Size(columns: 30, rows: 8))
        throws
        -> Canvas
    {
        var canvas = Canvas(size: size, style: Style(background: Color(0x202020)))
        canvas.put("words around the picture", at: .zero, style: Style())
        for (picture, origin) in pictures {
            canvas.draw(picture, as: try PictureCells(picture, theme: theme), at: origin)
        }
        return canvas
    }

    /// Shows `canvas` on a terminal, with what is still to be made for it.
    func show(
        _ canvas: Canvas, _ encoder: inout FrameEncoder, _ terminal: inout TerminalEmulator,
        _ support: PictureSupport
    ) throws {
        terminal.feed(encoder.encode(canvas))
        for missing in encoder.missingPictures { encoder.add(try PicturePayload(missing, for: support)) }
        terminal.feed(encoder.encode(canvas))
    }

    @Test("cells come first; then the picture is sent once, and moves as text does")
    func kitty() throws {
        let (picture, support) = (Self.picture(1), PictureSupport(.kitty))
        var encoder = FrameEncoder(
            depth: .trueColor, synchronizes: true, pictures: support, firstID: 0xFFFFFF)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        let first = try canvas([(picture, Point(column: 3, row: 2))])
        terminal.feed(encoder.encode(first))
        #expect(terminal.graphics.images.isEmpty)
        same(terminal.visible, TerminalEmulator.expected(first, depth: .trueColor))
        same(encoder.missingPictures, [picture])

        encoder.add(try PicturePayload(picture, for: support))
        terminal.feed(encoder.encode(first))
        same(terminal.graphics.images[0xFFFFFF]?.size, picture.size)
        same(terminal.screen[2][3].text?.unicodeScalars.map(\.value), [0x10EEEE, 0x305, 0x305])
        same(terminal.screen[4][8].text?.unicodeScalars.map(\.value), [0x10EEEE, 0x30E, 0x33D])
        same(terminal.screen[2][3].pen.background, .rgb(Color(0x202020)))
        #expect(encoder.encode(first).isEmpty)
        #expect(encoder.missingPictures.isEmpty)

        let moved = try canvas([(picture, Point(column: 4, row: 2))])
        let bytes = encoder.encode(moved)
        #expect(bytes.count < 250)
        terminal.feed(bytes)
        same(terminal.graphics.transmissions, 1)
        #expect(terminal.strayPlaceholders.isEmpty)
        terminal.feed(encoder.farewell)
        #expect(terminal.graphics.images.isEmpty)
        #expect(terminal.errors.isEmpty)
    }

    @Test("what lies over a picture hides it, and its number is right in any number of colours")
    func covered() throws {
        let (picture, support) = (Self.picture(2), PictureSupport(.kitty))
        for depth in [ColorDepth.ansi256, .trueColor] {
            var encoder = FrameEncoder(
                depth: depth, synchronizes: false, pictures: support, firstID: 0x12_3456)
            var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
            var canvas = try canvas([(picture, Point(column: 3, row: 2))])
            try show(canvas, &encoder, &terminal, support)
            same(terminal.screen[2][3].pen.foreground, .rgb(Color(0x12_3456)))
            canvas.put("menu", at: Point(column: 4, row: 3), style: Style())
            terminal.feed(encoder.encode(canvas))
            #expect(terminal.text.contains("menu"))
            #expect(terminal.errors.isEmpty)
        }
    }

    @Test(
        "more than the terminal should keep is deleted when it is no longer seen; what doesn't fit stays cells"
    )
    func memory() throws {
        let support = PictureSupport(.kitty, cell: CellPixels(width: 100, height: 200))
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        // 4 bytes × 1,000 × 1,000 pixels each.
        let drawing = VectorPicture(width: 1, height: 1)
        let pictures = (0..<10).map { _ in
            PlacedPicture(
                Picture(drawing), description: "", size: Size(columns: 10, rows: 5), fitting: .fill)
        }
        for picture in pictures {
            try show(try canvas([(picture, Point(column: 1, row: 1))]), &encoder, &terminal, support)
            #expect(terminal.strayPlaceholders.isEmpty)
        }
        same(terminal.graphics.transmissions, 10)
        same(terminal.graphics.images.count, 8)
        terminal.feed(encoder.farewell)
        #expect(terminal.graphics.images.isEmpty)
        #expect(terminal.errors.isEmpty)
    }

    @Test("a terminal that fails after all gets cells, and nothing more")
    func failure() throws {
        let (picture, support) = (Self.picture(3), PictureSupport(.kitty))
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support, firstID: 7)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        let canvas = try canvas([(picture, Point(column: 3, row: 2))])
        try show(canvas, &encoder, &terminal, support)
        let isFailure = [99, 7, 7].map { encoder.fail($0) }
        same(isFailure, [false, true, false])
        terminal.feed(encoder.encode(canvas))
        same(terminal.visible, TerminalEmulator.expected(canvas, depth: .trueColor))
        #expect(encoder.missingPictures.isEmpty)
        #expect(terminal.errors.isEmpty)
    }

    @Test(
        "what stands still is shown over its cells, and is gone once they change",
        arguments: [PictureProtocol.iterm, .sixel])
    func still(method: PictureProtocol) throws {
        let (picture, support) = (Self.picture(4), PictureSupport(method, cell: .usual))
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        var canvas = try canvas([(picture, Point(column: 3, row: 2))])
        try show(canvas, &encoder, &terminal, support)
        same(terminal.graphics.transmissions, 0)
        #expect(encoder.hasStillPictures)
        terminal.feed(encoder.stillPictures())
        #expect(!encoder.hasStillPictures)
        same(terminal.stillCells, 18)
        #expect(encoder.encode(canvas).isEmpty)
        canvas.put("x", at: Point(column: 0, row: 7), style: Style())
        terminal.feed(encoder.encode(canvas))
        same(terminal.stillCells, 18)
        let alone = canvas
        // What lies over it takes away only the cells that it covers, and they come back with the whole picture.
        canvas.put("close", at: Point(column: 5, row: 2), style: Style())
        terminal.feed(encoder.encode(canvas))
        #expect(terminal.stillCells == 14 && !encoder.hasStillPictures)
        #expect(terminal.text.contains("close"))
        terminal.feed(encoder.encode(alone))
        same(terminal.stillCells, 0)
        terminal.feed(encoder.stillPictures())
        same(terminal.stillCells, 18)
        canvas.put("another", at: Point(column: 5, row: 3), style: Style())
        terminal.feed(encoder.encode(canvas))
        #expect(terminal.stillCells == 10 && !encoder.hasStillPictures)
        same(terminal.graphics.transmissions, 2)
        // At the lower edge, sixels leave out the last row.
        let low = try self.canvas([(picture, Point(column: 3, row: 5))])
        try show(low, &encoder, &terminal, support)
        terminal.feed(encoder.stillPictures())
        same(terminal.stillCells, method == .sixel ? 12 : 18)
        #expect(terminal.errors.isEmpty)
    }

    @Test("what is printed has its pictures, too", arguments: PictureProtocol.allCases)
    func printed(method: PictureProtocol) throws {
        let (picture, support) = (Self.picture(5), PictureSupport(method, cell: .usual))
        let canvas = try canvas([(picture, Point(column: 3, row: 2))])
        let payloads = [try PicturePayload(picture, for: support)]
        let encoder = ANSIEncoder(depth: .trueColor)
        var terminal = TerminalEmulator(size: Size(columns: 30, rows: 20))
        let text = encoder.encode(canvas, pictures: payloads, for: support, firstID: 9, rows: 20)
        terminal.feed(text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        #expect(terminal.errors.isEmpty)
        same(terminal.cursor, Point(column: 0, row: 8))
        #expect(terminal.strayPlaceholders.isEmpty)
        same(terminal.graphics.images[9]?.size, method == .kitty ? picture.size : nil)
        same(terminal.stillCells, method.isStill ? 18 : 0)
        #expect(terminal.text.contains("words around"))
    }

    @Test(
        "SVG has drawings as drawings and pixels as part of the file, with their words, and only where they are seen"
    )
    func svg() throws {
        var drawing = VectorPicture(width: 10, height: 5)
        let stops = [GradientStop(0, SIMD4(255, 0, 0, 255)), GradientStop(1, SIMD4(0, 0, 255, 128))]
        drawing.add(
            try VectorPath(svg: "M0 0L10 0L10 5z"),
            fill: .linear(stops, from: VectorPoint(0, 0), to: VectorPoint(10, 5)),
            stroke: Stroke(.color(SIMD4(1, 2, 3, 255)), width: 0.5, cap: .round))
        let vector = PlacedPicture(
            Picture(drawing), description: "a <sail>", size: Size(columns: 10, rows: 3), fitting: .fill)
        var canvas = try canvas([
            (Self.picture(6), Point(column: 1, row: 1)), (vector, Point(column: 12, row: 2)),
        ])
        canvas.put("menu", at: Point(column: 2, row: 2), style: Style())
        let svg = SVGEncoder().encode(canvas, title: "test", background: .black, foreground: .white)
        #expect(svg.contains("aria-label=\"a &lt;sail&gt;\"><title>a &lt;sail&gt;</title>"))
        #expect(svg.contains("<linearGradient id=\"p1s0fill\""))
        #expect(svg.contains("stop-color=\"#0000FF\" stop-opacity=\"0.502\""))
        #expect(svg.contains("stroke-width=\"0.5\" stroke-linecap=\"round\""))
        #expect(svg.contains("<g clip-path=\"url(#p0c)\">"))
        let data = try #require(svg.firstMatch(of: #/base64,([^"]*)"/#)?.1)
        let image = try Raster(decoding: TerminalEmulator.decoded(Array(data.utf8)))
        same(image.size, PixelSize(width: 5, height: 4))
        #expect(svg.contains(">menu<"))
        #expect(canvas.text.contains("menu"))
    }

    @Test("SVG lets a line grow piece by piece, evenly, unless the reader wants less motion")
    func growing() throws {
        var drawing = VectorPicture(width: 10, height: 10)
        var stroke = Stroke(.color(SIMD4(1, 2, 3, 255)), width: 1, cap: .round)
        stroke.growth = .seconds(3)
        drawing.add(try VectorPath(svg: "M0 0h2M0 5h4"), stroke: stroke)
        let placed = PlacedPicture(
            Picture(drawing), description: "two lines", size: Size(columns: 4, rows: 2))
        let svg = SVGEncoder().encode(
            try canvas([(placed, .zero)]), title: "test", background: .black, foreground: .white)
        same(
            svg.matches(of: #/animation-duration:([\d.]+)s;animation-delay:([\d.]+)s/#)
                .map { [$0.1, $0.2] }, [["1", "0"], ["2", "1"]])
        #expect(svg.contains("<style>@media (prefers-reduced-motion:no-preference){.p0s0{"))
        #expect(svg.contains("@keyframes p0s0{from{stroke-dashoffset:1.001}}"))
        #expect(svg.contains("pathLength=\"1\"") && svg.contains("d=\"M0 5L4 5\""))
    }

    @Test("a feed can't place a picture")
    func untrusted() {
        var canvas = Canvas(size: Size(columns: 20, rows: 1))
        canvas.put("a\u{10EEEE}\u{305}\u{305}b", at: .zero, style: Style(foreground: Color(1)))
        canvas[Point(column: 5, row: 0)] = Cell(text: "\u{10EEEE}")
        same(canvas.text, "ab")
    }
}

extension TerminalEmulator {
    /// How many cells pictures lie over.
    var stillCells: Int { screen.flatMap(\.self).count { $0.still != nil } }
}
