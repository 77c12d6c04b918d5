import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A path")
struct VectorPathTests {
    private func ends(_ text: String) throws -> [VectorPoint] {
        try VectorPath(svg: text).polylines(tolerance: .infinity).flatMap { $0.vertices.map(\.point) }
    }

    @Test(
        "is read from SVG, however tightly it is written",
        arguments: [
            ("", []),
            (" M 1,2 L3 4", [[1, 2], [3, 4]]),
            ("M1 2 3 4 5 6", [[1, 2], [3, 4], [5, 6]]),
            ("m1 2 3 4 5 6", [[1, 2], [4, 6], [9, 12]]),
            ("M1 2h3v4H0V0", [[1, 2], [4, 2], [4, 6], [0, 6], [0, 0]]),
            ("M.5.5.5-5+2-3e1", [[0.5, 0.5], [0.5, -5], [2, -30]]),
            ("M1 1l1 0 0 1zl5 5", [[1, 1], [2, 1], [2, 2], [1, 1], [1, 1], [6, 6]]),
            ("M0 0l1 1m1 1l1 1", [[0, 0], [1, 1], [2, 2], [3, 3]]),
            ("M0 0C1 1 2 2 3 3s4 4 5 5", [[0, 0], [3, 3], [8, 8]]),
            ("M0 0Q1 1 2 0t2 0 2 0T9 9", [[0, 0], [2, 0], [4, 0], [6, 0], [9, 9]]),
            ("M0 0a5 5 0 1110 0 5 5 0 01-10 0", nil),
            ("M10 10A0 5 0 0 0 20 20", [[10, 10], [20, 20]]),
            ("M10 10A5 5 0 0 0 10 10", [[10, 10], [10, 10]]),
            ("M1 2\n\t3\u{c}4 , 5 6", [[1, 2], [3, 4], [5, 6]]),
        ] as [(String, [VectorPoint]?)])
    func syntax(text: String, points: [VectorPoint]?) throws {
        let ends = try ends(text)
        if let points { same(ends, points) }
    }

    @Test("is written as it is read")
    func writing() throws {
        let text = "M1 2L3.5 -4C1 2 3 4 5 6ZM1e-05 0.1Z"
        let path = try VectorPath(svg: text)
        same(path.svg, text)
        let arc = try VectorPath(svg: "m10 10a25 26-30 01 50-25q1 2 3 4z")
        try same(VectorPath(svg: arc.svg), arc)
    }

    @Test(
        "is refused where it is no path",
        arguments: [
            ("L1 2", .damaged(.command, at: 0)), ("M1 2 x", .damaged(.command, at: 5)),
            ("M1 2zz1", .damaged(.command, at: 6)), ("M1", .damaged(.number, at: 2)),
            ("M1 2,", .damaged(.number, at: 5)), ("M1,,2", .damaged(.number, at: 3)),
            ("M1 2L3 -", .damaged(.number, at: 7)), ("M1 2L3 .", .damaged(.number, at: 7)),
            ("M1 1e10", .damaged(.number, at: 3)), ("M1 1e999", .damaged(.number, at: 3)),
            ("M1e9 1l1 1", .damaged(.number, at: 7)), ("M0 0A1 1 0 2 0 3 3", .damaged(.number, at: 11)),
            ("M1 2e", .damaged(.command, at: 4)), ("Mї", .damaged(.number, at: 1)),
            ("NaN", .damaged(.command, at: 0)), ("Minf 2", .damaged(.number, at: 1)),
        ] as [(String, PictureError)])
    func errors(text: String, error: PictureError) {
        #expect(throws: error) { try VectorPath(svg: text) }
    }

    @Test("never traps, whichever characters are changed", .showsSeed)
    func changed() {
        var random = SeededGenerator.ofThisRun()
        let text = Array("M10 10h20v-5l3.5e1 4Q5 6 7 8t1 1C1 2 3 4 5 6s7 8 9 10A25 26 -30 0150-25z".utf8)
        for _ in 0..<TestRun.count(3000, long: 100_000) {
            var changed = text
            for _ in 0..<random.number(1..<4) {
                changed[random.number(0..<text.count)] = random.pick(
                    Array("MmLlHhVvCcSsQqTtAaZz0159.,-+e \u{0}".utf8))
            }
            guard let path = try? VectorPath(svg: String(decoding: changed, as: UTF8.self)) else { continue }
            _ = path.point(at: path.length / 2)
        }
    }

    @Test("has the length of its lines and curves, and a point at every distance")
    func length() throws {
        let square = try VectorPath(svg: "M1 1h10v10h-10z")
        same(square.length, 40)
        for (distance, point) in [(-1, [1, 1]), (5, [6, 1]), (15, [11, 6]), (35, [1, 6]), (99, [1, 1])]
            as [(Double, VectorPoint)]
        {
            same(square.point(at: distance), point)
        }
        // What isn't drawn between two pieces has no length.
        try same(VectorPath(svg: "M0 0h1M5 0h1").point(at: 1.5), [5.5, 0])
        #expect(VectorPath().point(at: 0) == nil)
        let circle = try VectorPath(svg: "M1000010 0a10 10 0 1 1-20 0 10 10 0 0 1 20 0")
        #expect(abs(circle.length - 20 * .pi) < 0.02)
        let middle = try #require(circle.point(at: circle.length / 4))
        #expect((middle - VectorPoint(1_000_000, 10)).length < 0.02)
    }

    @Test("goes around an ellipse as SVG says", .showsSeed)
    func arcs() {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<300 {
            let radii = VectorPoint(
                Double.random(in: 1..<50, using: &random), Double.random(in: 1..<50, using: &random))
            let rotation = Double.random(in: -400..<400, using: &random)
            let (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
            let start = Double.random(in: 0..<2 * .pi, using: &random)
            let turn = Double.random(in: -6.2..<6.2, using: &random)
            func point(_ angle: Double) -> VectorPoint {
                let (x, y) = (radii.x * cos(angle), radii.y * sin(angle))
                return VectorPoint(100 + x * cosine - y * sine, 50 + x * sine + y * cosine)
            }
            var path = VectorPath()
            path.move(to: point(start))
            path.arc(
                to: point(start + turn), radii: radii, rotation: rotation, isLarge: abs(turn) > .pi,
                isClockwise: turn > 0)
            same(path.current, point(start + turn))
            // Every vertex lies on the ellipse, and the middle is where it must be.
            for vertex in path.polylines(tolerance: 0.01).flatMap(\.vertices) {
                let offset = vertex.point - VectorPoint(100, 50)
                let along = VectorPoint(
                    offset.x * cosine + offset.y * sine, offset.y * cosine - offset.x * sine)
                #expect(abs((along / radii).length - 1) < 0.001)
            }
            let middle = path.polylines(tolerance: 0.01).flatMap(\.vertices).map(\.point)
            #expect(middle.contains { ($0 - point(start + turn / 2)).length < 8 })
        }
    }

    @Test("has points that divide its length evenly, whatever its pieces, without those between them")
    func points() throws {
        try same(
            VectorPath(svg: "M0 0h1M5 0h1").points(every: 0.5),
            [[0, 0], [0.5, 0], [5, 0], [5.5, 0], [6, 0]])
        let uneven = try VectorPath(svg: "M0 0h3v9c0 20 40 20 40 0")
        let points = uneven.points(every: 0.01)
        let third = try #require(uneven.point(at: uneven.length / 3))
        #expect((points[points.count / 3] - third).length < 0.03)
        #expect(VectorPath().points(every: 1).isEmpty)
        try same(VectorPath(svg: "M4 5").points(every: 1), [[4, 5]])
        try same(VectorPath(svg: "M4 5h0z").points(every: 1), [[4, 5]])
        #expect(try VectorPath(svg: "M0 0h1e8").points(every: 1e-9).count <= 100_002)
        same(uneven.points(every: 0).count, 1)
    }

    @Test("is divided into its pieces, of which the one after a closed one begins where that began")
    func pieces() throws {
        let path = try VectorPath(svg: "M0 0h4v4zh-2M9 9M8 8l1 1")
        same(path.pieces.map(\.svg), ["M0 0L4 0L4 4Z", "M0 0L-2 0", "M8 8L9 9"])
        same(path.pieces.reduce(0) { $0 + $1.length }, path.length)
    }
}
