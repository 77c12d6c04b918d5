import Pictures
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("What is made of a picture for its place")
struct PictureVariantTests {
    private static let page = Color(0x202020)
    private static let red = SIMD4<UInt8>(255, 0, 0, 255)

    private static func picture(columns: Int = 6, rows: Int = 4) -> PlacedPicture {
        PlacedPicture(
            Picture(Raster(size: PixelSize(width: 4, height: 4), filledWith: red)), description: "red",
            size: Size(columns: columns, rows: rows), fitting: .fill)
    }

    /// A canvas with `picture` on it, whose corners of cells are round.
    private static func canvas(_ picture: PlacedPicture, at origin: Point = Point(column: 2, row: 1)) throws
        -> Canvas
    {
        var canvas = Canvas(size: Size(columns: 12, rows: 8), style: Style(background: page))
        let theme = Theme.standard(depth: .trueColor)
        canvas.draw(picture, as: try PictureCells(picture, theme: theme), at: origin)
        let place = Rect(origin: origin, size: picture.size)
        canvas.roundPictures(in: place)
        for (column, row, text) in [
            (place.minColumn, place.minRow, "▟"), (place.maxColumn - 1, place.minRow, "▙"),
            (place.minColumn, place.maxRow - 1, "▜"), (place.maxColumn - 1, place.maxRow - 1, "▛"),
        ] as [(Int, Int, Character)] {
            let corner = Rect(column: column, row: row, columns: 1, rows: 1)
            canvas.keepPictures(in: corner, .behindText) {
                let style = Style(foreground: Color(0xFF0000), background: page, attributes: .round)
                $0[corner.origin] = Cell(text: text, style: style)
            }
        }
        return canvas
    }

    @Test("has its own round corners where pictures are more than cells, and is the same picture each time")
    func rounded() throws {
        let picture = Self.picture()
        let canvas = try Self.canvas(picture)
        let shown = try #require(canvas.shownPictures.first)
        #expect(canvas.shownPictures.count == 1 && shown != picture)
        same(shown.corners, .all)
        try same(Self.canvas(picture).shownPictures, [shown])
        same(canvas.picture(at: Point(column: 2, row: 1))?.picture, shown)
        let raster = try shown.raster(in: PixelSize(width: 48, height: 64), pixelShape: 1)
        let alphas = [(0, 0), (47, 0), (0, 63), (47, 63)].map { raster[$0, $1].w }
        same(alphas, [0, 0, 0, 0])
        #expect(raster[13, 0] == Self.red && raster[0, 13] == Self.red && raster[4, 4] == Self.red)
        // As an arc, not as steps: some of its pixels are covered in part.
        #expect((0..<13).contains { 1..<255 ~= raster[$0, 1].w })
    }

    @Test("stays square in the corners that are not its own, and where cells stand for it")
    func others() throws {
        let picture = Self.picture()
        var canvas = Canvas(size: Size(columns: 12, rows: 8), style: Style(background: Self.page))
        let theme = Theme.standard(depth: .trueColor)
        canvas.draw(picture, as: try PictureCells(picture, theme: theme), at: Point(column: 2, row: 0))
        let cells = canvas.inCells
        canvas.roundPictures(in: Rect(column: 2, row: 0, columns: 9, rows: 8))
        same(canvas.shownPictures.map(\.corners), [.topLeft])
        same(canvas.inCells, cells)
        canvas.roundPictures(in: Rect(column: 0, row: 0, columns: 8, rows: 4), .bottom)
        same(canvas.shownPictures.map(\.corners), [[.topLeft, .bottomRight]])
    }

    @Test("shows no cell beside its round corners", arguments: PictureProtocol.allCases)
    func frames(method: PictureProtocol) throws {
        let support = PictureSupport(method, cell: .usual)
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support)
        var terminal = TerminalEmulator.live(Size(columns: 12, rows: 8))
        let canvas = try Self.canvas(Self.picture())
        let corner = Point(column: 2, row: 1)
        func cell() -> TerminalEmulator.Cell { terminal.screen[corner.row][corner.column] }
        terminal.feed(encoder.encode(canvas))
        same(cell().text, "▟")
        for missing in encoder.missingPictures { encoder.add(try PicturePayload(missing, for: support)) }
        terminal.feed(encoder.encode(canvas))
        terminal.feed(encoder.stillPictures())
        guard method != .cells else { return }
        same(cell().pen.background, .rgb(Self.page))
        if method.isStill { same(cell().text, " ") }
        #expect(method.isStill ? terminal.stillCells == 24 : terminal.strayPlaceholders.isEmpty)
        // Once the picture goes, the cell is back.
        var covered = canvas
        covered.put("menu", at: Point(column: 2, row: 2), style: Style(background: Self.page))
        terminal.feed(encoder.encode(covered))
        terminal.feed(encoder.encode(canvas.inCells))
        same(cell().text, "▟")
        #expect(terminal.errors.isEmpty)
    }

    @Test(
        "in print, too, also on the terminal's own background", arguments: [PictureProtocol.iterm, .sixel],
        [true, false])
    func printed(method: PictureProtocol, paintsPage: Bool) throws {
        let support = PictureSupport(method, cell: .usual)
        let painted = try Self.canvas(Self.picture())
        let canvas = paintsPage ? painted : painted.withoutBackground(Self.page)
        #expect(paintsPage || canvas[.zero].style.background == nil)
        let payloads = try canvas.shownPictures.map { try PicturePayload($0, for: support) }
        var terminal = TerminalEmulator(size: Size(columns: 12, rows: 20))
        let text = ANSIEncoder(depth: .trueColor)
            .encode(canvas, pictures: payloads, for: support, firstID: 9, rows: 20)
        terminal.feed(text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        #expect(terminal.errors.isEmpty)
        same(terminal.stillCells, 24)
        #expect(terminal.screen[1][2].text == " " && terminal.screen[4][7].text == " ")
    }

    @Test("in SVG, the corner is drawn over it")
    func svg() throws {
        let svg = SVGEncoder().encode(
            try Self.canvas(Self.picture()), title: "", background: Self.page, foreground: Color(0xFFFFFF))
        #expect(svg.contains("M-.5-.5H13V0A13 13 0 0 0 0 13H-.5Z") || svg.contains("A13 13 0 0 0"))
    }

    @Test("is behind a veil, and round as before")
    func veiled() throws {
        let picture = Self.picture()
        var canvas = try Self.canvas(picture)
        canvas.veilPictures(in: canvas.bounds, color: Color(0x0000FF), fraction: 0.5)
        let shown = try #require(canvas.shownPictures.first)
        same(shown.corners, .all)
        let pixel = try shown.raster(in: PixelSize(width: 48, height: 64), pixelShape: 1)[24, 32]
        #expect(pixel.x < 200 && pixel.x > 100 && pixel.z > 100 && pixel.w == 255)
        let first = canvas.shownPictures
        canvas = try Self.canvas(picture)
        canvas.veilPictures(in: canvas.bounds, color: Color(0x0000FF), fraction: 0.5)
        same(canvas.shownPictures, first)
    }

    @Test("is covered by text in its corner, which is no corner any more")
    func text() throws {
        var canvas = try Self.canvas(Self.picture())
        let corner = Rect(column: 2, row: 1, columns: 1, rows: 1)
        canvas.keepPictures(in: corner, .behindText) { $0.put("a", at: corner.origin, style: Style()) }
        #expect(canvas.picture(at: corner.origin) == nil)
        same(canvas[corner.origin].text, "a")
    }
}

@Suite("The colours of sixels")
struct SixelPaletteTests {
    @Test("An even shade has no dots of other colours in it, though what each colour lacks is spread")
    func dots() {
        // Brown that becomes lighter, beside the little that is darker.
        var raster = Raster(size: PixelSize(width: 200, height: 160))
        for y in 0..<160 {
            for x in 0..<200 {
                let step = y * 100 / 160
                raster[x, y] = SIMD4(
                    UInt8(0x5C + step), UInt8(0x3A + step * 3 / 4), UInt8(0x2E + step / 3), 255)
                if x < 20, y > 150 { raster[x, y] = SIMD4(0x4A, 0x26, 0x18, 255) }
            }
        }
        let palette = SixelPalette(raster)
        let numbers = palette.numbers(of: raster, clear: .max)
        let farthest = numbers.indices.map { index in
            let (pixel, color) = (raster[index % 200, index / 200], palette.colors[Int(numbers[index])])
            return [(pixel.x, color.red), (pixel.y, color.green), (pixel.z, color.blue)]
                .map { abs(Int($0) - Int($1)) }.max() ?? 0
        }.max()
        #expect(farthest ?? .max <= 12)
    }
}
