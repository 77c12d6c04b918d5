import Pictures
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Colours that are mixed of two")
struct ColorMixTests {
    @Test(
        "come nearer to what is wanted than any colour alone, and never are far apart without need",
        arguments: [ColorDepth.ansi16, .ansi256])
    func nearer(depth: ColorDepth) {
        for hex in stride(from: UInt32(0x000000), through: 0xFFFFFF, by: 0x1B2A3) {
            let wanted = Color(hex)
            func distance(_ color: SIMD4<Float>) -> Float {
                let lost = SIMD4<Float>(wanted) - color
                return (lost * lost).sum()
            }
            let mix = ColorMix(of: wanted, depth: depth)
            #expect(distance(mix.color) <= distance(SIMD4<Float>(wanted.shown(at: depth))))
            for color in [mix.ink, mix.paper] { same(color.shown(at: depth), color) }
            #expect([" ", "░", "▒"].contains(mix.text) && (mix.text == " ") == (mix.ink == mix.paper))
        }
    }

    @Test("are none where the output has the colour", arguments: [ColorDepth.ansi16, .ansi256])
    func alone(depth: ColorDepth) {
        for color in [Color(0x000000), Color(0xFFFFFF), Color(0x0000FF).shown(at: depth)] {
            let mix = ColorMix(of: color, depth: depth)
            #expect(mix.text == " " && mix.paper == color)
        }
    }

    @Test("fill an area evenly: with few colours, all cells of one colour look the same")
    func even() throws {
        for depth in [ColorDepth.ansi16, .ansi256] {
            let raster = Raster(size: PixelSize(width: 90, height: 60), filledWith: SIMD4(18, 52, 71, 255))
            let placed = PlacedPicture(
                Picture(raster), description: "", size: Size(columns: 12, rows: 4), fitting: .fill)
            let cells = try PictureCells(placed, theme: .standard(depth: depth))
            #expect(Set(cells.cells).count == 1 && cells.cells[0]?.text != " ")
        }
    }

    @Test("keep their hue with 16 colours, where text over them gets colours that can be read")
    func hue() throws {
        let raster = Raster(size: PixelSize(width: 8, height: 8), filledWith: SIMD4(0, 0, 238, 255))
        let placed = PlacedPicture(
            Picture(raster), description: "", size: Size(columns: 2, rows: 1), fitting: .fill)
        var canvas = Canvas(size: Size(columns: 2, rows: 1))
        canvas.draw(placed, as: try PictureCells(placed, theme: .standard(depth: .ansi16)), at: .zero)
        let blue = SGR(canvas[.zero], depth: .ansi16)
        #expect(blue.background == .palette(4) && blue.attributes.isEmpty)
        canvas.put("a", at: .zero, style: Style(foreground: Color(0xFFFFFF), background: Color(0x0000EE)))
        same(SGR(canvas[.zero], depth: .ansi16).background, .palette(6))
    }
}
