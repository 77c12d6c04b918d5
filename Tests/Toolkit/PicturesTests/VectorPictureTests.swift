import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A vector picture")
struct VectorPictureTests {
    private static let red = Paint.color(SIMD4(255, 0, 0, 255))

    private func drawn(
        _ path: String, _ size: (Int, Int) = (10, 10), fill: Paint? = red, rule: FillRule = .nonZero,
        stroke: Stroke? = nil, opacity: Double = 1
    ) throws -> Raster {
        var picture = VectorPicture(width: 10, height: 10)
        picture.add(try VectorPath(svg: path), fill: fill, rule: rule, stroke: stroke, opacity: opacity)
        return try picture.raster(size: PixelSize(width: size.0, height: size.1))
    }

    /// The area that is painted, in units of the drawing.
    private func area(_ raster: Raster) -> Double {
        let sum = stride(from: 3, to: raster.bytes.count, by: 4).reduce(0) { $0 + Int(raster.bytes[$1]) }
        return Double(sum) / 255 * 100 / Double(raster.size.area)
    }

    private func strokeArea(
        _ path: String, width: Double = 2, join: Stroke.Join = .miter, cap: Stroke.Cap = .butt
    ) throws -> Double {
        let stroke = Stroke(Self.red, width: width, join: join, cap: cap)
        return area(try drawn(path, (200, 200), fill: nil, stroke: stroke))
    }

    @Test("covers pixels as far as its area does")
    func coverage() throws {
        let half = try drawn("M2.5 2h5v6h-5z")
        #expect(half[2, 4] == SIMD4(255, 0, 0, 128) && half[5, 4].w == 255 && half[7, 4].w == 128)
        #expect(half[1, 4].w == 0 && half[8, 4].w == 0 && half[5, 1].w == 0 && half[5, 8].w == 0)
        #expect(abs(area(try drawn("M0 0L10 10H0z")) - 50) < 0.3)
        #expect(abs(area(try drawn("M10 5a5 5 0 1 1-10 0 5 5 0 0 1 10 0", (100, 100))) - 25 * .pi) < 0.1)
        // What is outside of the picture is neither seen nor in the way.
        same(area(try drawn("M-1e9-1e9H1e9V1e9H-1e9z")), 100)
        same(area(try drawn("M20 20h5v5z")), 0)
    }

    @Test("is as large as it is asked for, stretched if it must be")
    func sizes() throws {
        for size in [(1, 1), (3, 40), (300, 7)] {
            let raster = try drawn("M0 0H5V10H0z", size)
            same(raster.size, PixelSize(width: size.0, height: size.1))
            #expect(abs(area(raster) - 50) < 0.5)
        }
        #expect(throws: PictureError.tooLarge(PixelSize(width: 10_000, height: 10_000))) {
            try drawn("", (10_000, 10_000))
        }
        #expect(throws: PictureError.damaged(.size, at: 0)) { try drawn("", (0, 5)) }
    }

    @Test("fills by either rule")
    func rules() throws {
        let twice = "M0 0H10V10H0zM2 2H8V8H2z"
        same(area(try drawn(twice)), 100)
        same(area(try drawn(twice, rule: .evenOdd)), 64)
        same(area(try drawn("M0 0H10V10H0zM2 2V8H8V2z")), 64)
    }

    @Test("strokes with every join and cap")
    func strokes() throws {
        #expect(abs(try strokeArea("M2 5H8") - 12) < 0.05)
        #expect(abs(try strokeArea("M2 5H8", cap: .square) - 16) < 0.05)
        #expect(abs(try strokeArea("M2 5H8", cap: .round) - 12 - .pi) < 0.1)
        #expect(abs(try strokeArea("M2 2H8V8H2z") - 48) < 0.05)
        #expect(abs(try strokeArea("M2 2H8V8H2z", join: .bevel) - 46) < 0.05)
        #expect(abs(try strokeArea("M2 2H8V8H2z", join: .round) - 44 - .pi) < 0.1)
        // A tip longer than four widths is cut off.
        let sharp = try strokeArea("M2 5H8L2 5.5", width: 1)
        #expect(abs(sharp - (try strokeArea("M2 5H8L2 5.5", width: 1, join: .bevel))) < 0.01)
        // A dot has an area where its cap has.
        #expect(abs(try strokeArea("M5 5h0", cap: .round) - .pi) < 0.1)
        #expect(abs(try strokeArea("M5 5z", cap: .square)) < 0.05)
        #expect(try strokeArea("M5 5h0") == 0 && strokeArea("M2 5H8", width: 0) == 0)
        #expect(try strokeArea("M2 5H8", width: -1) == 0 && strokeArea("M2 5H8", width: .nan) == 0)
        // A curve has no gaps: a ring of radius 3 and width 2.
        #expect(abs(try strokeArea("M8 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z", join: .bevel) - 12 * .pi) < 0.1)
    }

    @Test("paints gradients, whose first and last colours go on")
    func gradients() throws {
        let stops = [GradientStop(0, SIMD4(0, 0, 0, 255)), GradientStop(1, SIMD4(200, 100, 0, 255))]
        let linear = try drawn("M0 0H10V10H0z", fill: .linear(stops, from: [2, 0], to: [8, 0]))
        #expect(linear[0, 0] == SIMD4(0, 0, 0, 255) && linear[9, 9] == SIMD4(200, 100, 0, 255))
        #expect(abs(Int(linear[5, 3].x) - 117) <= 1)
        let radial = try drawn("M0 0H10V10H0z", fill: .radial(stops, center: [5.5, 5.5], radius: 4))
        #expect(radial[5, 5].x == 0 && abs(Int(radial[7, 5].x) - 100) <= 1 && radial[0, 0].x == 200)
        let none = try drawn("M0 0H10V10H0z", fill: .linear(stops, from: [2, 0], to: [2, 0]))
        same(none[5, 5], SIMD4(200, 100, 0, 255))
        same(area(try drawn("M0 0H10V10H0z", fill: .linear([], from: [0, 0], to: [1, 0]))), 0)
        let hard = [GradientStop(0.5, SIMD4(1, 0, 0, 255)), GradientStop(0.5, SIMD4(2, 0, 0, 255))]
        let edge = try drawn("M0 0H10V10H0z", fill: .linear(hard, from: [0, 0], to: [10, 0]))
        #expect(edge[4, 0].x == 1 && edge[5, 0].x == 2)
    }

    @Test("lays what is added later over what is there")
    func over() throws {
        var picture = VectorPicture(width: 1, height: 1)
        let square = try VectorPath(svg: "M0 0H1V1H0z")
        picture.add(square, fill: .color(SIMD4(0, 0, 255, 255)))
        picture.add(square, fill: .color(SIMD4(255, 0, 0, 128)))
        try same(picture.raster(size: PixelSize(width: 1, height: 1))[0, 0], SIMD4(128, 0, 127, 255))
        try same(drawn("M0 0H10V10H0z", opacity: 0.5)[0, 0], SIMD4(255, 0, 0, 128))
        try same(drawn("M0 0H10V10H0z", opacity: .nan)[0, 0].w, 0)
        let moved = square.placed(at: [2, 3], scale: 4)
        #expect(moved.point(at: 0) == [2, 3] && moved.length == 16)
    }
}

extension VectorPictureTests {
    @Test("a clip leaves out what is outside of it, with smooth edges, roughly and exactly")
    func clip() throws {
        for isRough in [false, true] {
            var drawing = VectorPicture(width: 8, height: 8, clip: try VectorPath(svg: "M2 2.5H6V6H2Z"))
            drawing.add(try VectorPath(svg: "M0 0H8V8H0Z"), fill: .color(SIMD4(10, 20, 30, 255)))
            let raster = try drawing.raster(size: PixelSize(width: 8, height: 8), isRough: isRough)
            same(raster[1, 4].w, 0)
            same(raster[3, 1].w, 0)
            same(raster[3, 2], SIMD4(10, 20, 30, 128))
            same(raster[3, 4], SIMD4(10, 20, 30, 255))
            same(raster[6, 4].w, 0)
        }
    }
}
