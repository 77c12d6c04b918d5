import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A scaled picture", .showsSeed)
struct ScalingTests {
    private static let clear = SIMD4<UInt8>(0, 0, 0, 0)
    private static let black = SIMD4<UInt8>(0, 0, 0, 255)
    private static let white = SIMD4<UInt8>(255, 255, 255, 255)

    private func raster(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<UInt8>) -> Raster {
        var raster = Raster(size: PixelSize(width: width, height: height))
        for y in 0..<height { for x in 0..<width { raster[x, y] = pixel(x, y) } }
        return raster
    }

    @Test("of one colour stays of that colour, at any size")
    func even() {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<60 {
            let color = SIMD4<UInt8>((0..<4).map { _ in UInt8(random.number(0..<256)) })
            let size = PixelSize(width: random.number(1..<40), height: random.number(1..<40))
            let target = PixelSize(width: random.number(1..<60), height: random.number(1..<60))
            let scaled = Raster(size: size, filledWith: color).scaled(to: target)
            same(scaled.size, target)
            let expected = color.w == 0 ? Self.clear : color
            #expect((0..<target.width).allSatisfy { scaled[$0, target.height - 1] == expected })
        }
    }

    @Test("mixes light, not numbers: half black and half white is 188")
    func light() {
        let board = raster(16, 16) { x, y in (x + y) % 2 == 0 ? Self.black : Self.white }
        let grey = SIMD4<UInt8>(188, 188, 188, 255)
        same(
            board.scaled(to: PixelSize(width: 8, height: 8)),
            Raster(size: PixelSize(width: 8, height: 8), filledWith: grey))
        // A third of a pixel each: 1/3 and 2/3 of the light.
        let thirds = raster(3, 1) { x, _ in x == 1 ? Self.white : Self.black }
        same(thirds.scaled(to: PixelSize(width: 1, height: 1))[0, 0].x, 156)
        let halves = raster(3, 1) { x, _ in x == 0 ? Self.white : Self.black }
        same(halves.scaled(to: PixelSize(width: 2, height: 1)).bytes.prefix(5), [213, 213, 213, 255, 0])
    }

    @Test("has no colour from what is clear")
    func alpha() {
        let edge = raster(2, 1) { x, _ in x == 0 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 255, 0, 0) }
        same(edge.scaled(to: PixelSize(width: 1, height: 1))[0, 0], SIMD4(255, 0, 0, 128))
    }

    @Test("keeps its light, whatever the two sizes are")
    func mean() {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<20 {
            let noise = raster(random.number(20..<60), random.number(20..<60)) { _, _ in
                random.chance(2) ? Self.black : Self.white
            }
            let target = PixelSize(width: random.number(1..<20), height: random.number(1..<20))
            let whole = noise.scaled(to: PixelSize(width: 1, height: 1))[0, 0].x
            let steps = noise.scaled(to: target).scaled(to: PixelSize(width: 1, height: 1))[0, 0].x
            #expect(abs(Int(whole) - Int(steps)) <= 1)
        }
    }

    @Test("that grows is interpolated between the middles of its pixels")
    func larger() {
        let edge = raster(2, 1) { x, _ in x == 0 ? Self.black : Self.white }
        let row = edge.scaled(to: PixelSize(width: 4, height: 1)).bytes.enumerated().filter {
            $0.offset % 4 == 0
        }
        same(row.map(\.element), [0, 137, 225, 255])
    }

    @Test(
        "fits into a space as large as possible, with a circle round in pixels of any shape",
        arguments: [
            (100, 50, 40, 40, 1, 40, 20), (50, 100, 40, 40, 1, 20, 40), (10, 10, 40, 30, 1, 30, 30),
            // Quadrants, half as wide as high: a square has twice as many columns as rows.
            (10, 10, 80, 80, 0.5, 80, 40), (100, 50, 80, 80, 0.5, 80, 20), (10, 10, 10, 80, 2, 10, 20),
            (20_000, 1, 80, 40, 1, 80, 1), (1, 20_000, 80, 40, 1, 1, 40), (1, 1, 7, 5, 1, 5, 5),
        ] as [(Int, Int, Int, Int, Double, Int, Int)])
    func fit(case: (Int, Int, Int, Int, Double, Int, Int)) {
        let (width, height, columns, rows, shape, expectedWidth, expectedHeight) = `case`
        let picture = Raster(size: PixelSize(width: width, height: height))
        let scaled = picture.scaled(into: PixelSize(width: columns, height: rows), pixelShape: shape)
        same(scaled.size, PixelSize(width: expectedWidth, height: expectedHeight))
    }

    @Test("fills a space, and keeps the part that it is anchored at")
    func fill() {
        let colors: [SIMD4<UInt8>] = [SIMD4(255, 0, 0, 255), SIMD4(0, 255, 0, 255), SIMD4(0, 0, 255, 255)]
        let wide = raster(30, 10) { x, _ in colors[x / 10] }
        let high = raster(10, 30) { _, y in colors[y / 10] }
        let space = PixelSize(width: 5, height: 5)
        for (anchor, color) in [(Anchor.left, 0), (.center, 1), (.right, 2)] {
            same(
                wide.scaled(into: space, .fill, anchor: anchor),
                Raster(size: space, filledWith: colors[color]))
        }
        for (anchor, color) in [(Anchor.top, 0), (.center, 1), (.bottom, 2)] {
            same(
                high.scaled(into: space, .fill, anchor: anchor),
                Raster(size: space, filledWith: colors[color]))
        }
        // A third of the width is twice as wide as high where pixels are: nothing is cut off.
        let all = wide.scaled(into: PixelSize(width: 12, height: 8), .fill, pixelShape: 2)
        #expect(all[0, 0] == colors[0] && all[11, 7] == colors[2])
    }

    @Test("comes from a PNG as well when it is decoded smaller")
    func reduction() throws {
        let board = raster(17, 9) { x, y in (x + y) % 2 == 0 ? Self.black : Self.white }
        let small = try Raster(decoding: board.png(), reducedBy: .half)
        same(small, board.scaled(to: PixelSize(width: 9, height: 5)))
    }
}
