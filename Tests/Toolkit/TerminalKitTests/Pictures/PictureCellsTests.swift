import Pictures
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Pictures in cells")
struct PictureCellsTests {
    private let theme = Theme.standard(depth: .trueColor)
    private static let red = SIMD4<UInt8>(255, 0, 0, 255)
    private static let blue = SIMD4<UInt8>(0, 0, 255, 255)

    private func cells(
        _ raster: Raster, _ columns: Int, _ rows: Int, symbols: PictureSymbols = .quadrants,
        fitting: Fitting = .fill, theme: Theme? = nil
    ) throws -> PictureCells {
        try PictureCells(
            PlacedPicture(
                Picture(raster), description: "", size: Size(columns: columns, rows: rows), fitting: fitting),
            symbols: symbols, theme: theme ?? self.theme)
    }

    /// Squares of 12 pixels that are red where a character of `rows` isn't a space, and blue elsewhere.
    private func raster(_ rows: [String]) -> Raster {
        let side = 12
        var raster = Raster(
            size: PixelSize(width: side * rows[0].count, height: side * rows.count), filledWith: Self.blue)
        for (row, marks) in rows.enumerated() {
            for (column, mark) in marks.enumerated() where mark != " " {
                for pixel in 0..<side * side {
                    raster[side * column + pixel % side, side * row + pixel / side] = Self.red
                }
            }
        }
        return raster
    }

    @Test(
        "a cell is the character that its quarters make",
        arguments: [
            (["##", "##"], " "), (["##", "  "], "▀"), (["# ", "# "], "▌"), (["# ", "  "], "▘"),
            ([" #", "  "], "▝"),
            (["  ", "# "], "▖"), (["  ", " #"], "▗"), (["# ", " #"], "▚"),
        ] as [([String], Character)])
    func quarters(rows: [String], character: Character) throws {
        let cell = try #require(try cells(raster(rows), 1, 1)[0, 0])
        same(cell.text, character)
        same(cell.style.background, character == " " ? Color(0xFF0000) : Color(0x0000FF))
        if character != " " { same(cell.style.foreground, Color(0xFF0000)) }
    }

    @Test("sixths are used only where they are asked for")
    func sixths() throws {
        let picture = raster(["##", "  ", "  "])
        try same(cells(picture, 1, 1, symbols: .sextants)[0, 0]?.text, "🬂")
        try same(cells(picture, 1, 1, symbols: .quadrants)[0, 0]?.text, "▀")
        try same(cells(picture, 1, 1, symbols: .halves)[0, 0]?.text, "▀")
        try same(cells(raster(["# ", "  ", "  "]), 1, 1, symbols: .sextants)[0, 0]?.text, "🬀")
        try same(cells(raster(["# ", " #", "##"]), 1, 1, symbols: .sextants)[0, 0]?.text, "🬅")
    }

    @Test("slanting edges are wedges only where they are asked for, and each is another one")
    func wedges() throws {
        // From the upper left to the middle of the lower edge.
        let picture = raster(
            (0..<16).map { "\(String(repeating: "#", count: ($0 + 2) / 4))        ".prefix(8) }.map(
                String.init))
        try same(cells(picture, 1, 1, symbols: .wedges)[0, 0]?.text, "🭀")
        let slope = raster(["    ", "    ", "    ", "    ", "   #", " ###"])
        try same(cells(slope, 1, 1, symbols: .wedges)[0, 0]?.text, "🭈")
        #expect(try cells(slope, 1, 1, symbols: .sextants)[0, 0]?.text != "🭈")
        let all = PictureSymbol.table(.wedges)
        same(all.count, 7 + 30 + 24 + 26)
        same(Set(all.map(\.text)).count, all.count)
        for symbol in all {
            let inverse = symbol.coverage.map { PictureSymbol.unit - $0 }
            #expect(!all.contains { $0.coverage == inverse }, "\(symbol.text) with its colours exchanged")
            #expect((0.05...0.95).contains(symbol.share))
        }
    }

    @Test("an edge at an eighth of a cell, and a line an eighth wide, are drawn where they are")
    func eighths() throws {
        let low = raster((0..<16).map { $0 < 10 ? "        " : "########" })
        try same(cells(low, 1, 1, symbols: .wedges)[0, 0]?.text, "▃")
        let left = raster(Array(repeating: "#       ", count: 16))
        try same(cells(left, 1, 1, symbols: .wedges)[0, 0]?.text, "▏")
        let upright = raster(Array(repeating: "   #    ", count: 16))
        try same(cells(upright, 1, 1, symbols: .wedges)[0, 0]?.text, "🭲")
        let level = raster((0..<16).map { $0 / 2 == 5 ? "########" : "        " })
        try same(cells(level, 1, 1, symbols: .wedges)[0, 0]?.text, "🭺")
    }

    @Test("an edge through samples gets its own two colours, not those of the samples that it crosses")
    func edges() throws {
        let third = raster(["##", "  ", "  "])
        let cell = try #require(try cells(third, 1, 1, symbols: .wedges)[0, 0])
        same(cell.text, "🬂")
        // The sample with the edge in it is two thirds red: as the mean of what it covers, red would be darker.
        let (ink, paper) = (try #require(cell.style.foreground), try #require(cell.style.background))
        #expect(ink.red == 255 && ink.blue < 32)
        #expect(paper.blue == 255 && paper.red < 32)
    }

    @Test(
        "only terminals that are known to draw them get other characters than quarters",
        arguments: [
            (["VTE_VERSION": "6800", "TERM": "xterm-256color"], "", PictureSymbols.wedges),
            (["VTE_VERSION": "5202", "TERM": "xterm-256color"], "", .quadrants),
            (["TERM": "xterm-kitty"], "", .wedges), (["TERM": "foot"], "", .wedges),
            (["TERM": "foot-extra"], "", .wedges), (["TERM_PROGRAM": "WezTerm"], "", .wedges),
            (["KONSOLE_VERSION": "230800"], "", .wedges), (["KONSOLE_VERSION": "210400"], "", .quadrants),
            (["TERM": "xterm-256color"], "kitty(0.26.5)", .wedges),
            (["TERM": "xterm"], "XTerm(379)", .quadrants),
            (["TERM": "xterm"], "WezTerm 20230712", .wedges), (["TERM": "xterm"], "foot(1.13.1)", .wedges),
            (["WT_SESSION": "x"], "", .quadrants), (["TERM_PROGRAM": "Apple_Terminal"], "", .quadrants),
            (["VTE_VERSION": "6800", "TMUX": "/tmp/x"], "", .quadrants),
            (["VTE_VERSION": "6800", "TERM": "screen.xterm-256color"], "", .quadrants), ([:], "", .quadrants),
        ] as [([String: String], String, PictureSymbols)])
    func known(environment: [String: String], version: String, symbols: PictureSymbols) {
        same(PictureSymbols.known(environment: environment, version: version), symbols)
        same(PictureChoice.cells.symbols(environment: environment, version: version), symbols)
        same(PictureChoice.quarters.symbols(environment: environment, version: version), .quadrants)
        same(PictureChoice.mosaic.symbols(environment: environment, version: version), .wedges)
    }

    @Test("lines are dots, and what is clear stays as it is")
    func dots() throws {
        var picture = Raster(size: PixelSize(width: 4, height: 4))
        picture[0, 0] = Self.red
        picture[1, 3] = Self.red
        let cells = try cells(picture, 2, 1, symbols: .braille)
        same(cells[0, 0], Cell(text: "⢁", style: Style(foreground: Color(0xFF0000))))
        #expect(cells[1, 0] == nil)
    }

    @Test(
        "a circle is round where cells are twice as high as wide, and where they are square",
        arguments: [0.5, 1])
    func round(shape: Double) throws {
        var drawing = VectorPicture(width: 2, height: 2)
        drawing.add(try VectorPath(svg: "M0 1a1 1 0 0 1 2 0a1 1 0 0 1-2 0z"), fill: .color(Self.red))
        var theme = theme
        theme.cellShape = shape
        let size = Size(columns: 40, rows: 40)
        let cells = try PictureCells(
            PlacedPicture(Picture(drawing), description: "", size: size), theme: theme)
        let seen = (0..<40).map { row in (0..<40).count { cells[$0, row] != nil } }
        let width = Double(seen.max() ?? 0) * shape
        let height = Double(seen.count { $0 > 0 })
        #expect(abs(width - height) <= 1.01, "\(width) × \(height)")
    }

    @Test("any size of a picture fits any space", arguments: [(1, 1), (20_000, 1), (1, 3000), (7, 5)])
    func extremes(width: Int, height: Int) throws {
        let picture = Raster(size: PixelSize(width: width, height: height), filledWith: Self.red)
        for fitting in [Fitting.fit, .fill] {
            let cells = try cells(picture, 9, 4, fitting: fitting)
            #expect((0..<36).contains { cells[$0 % 9, $0 / 9] != nil })
        }
        let clear = try cells(Raster(size: PixelSize(width: width, height: height)), 9, 4)
        #expect((0..<36).allSatisfy { clear[$0 % 9, $0 / 9] == nil })
    }
}
