import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A picture that is decoded as large as it is shown")
struct ShownSizeTests {
    private static func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64)))
    }

    /// How far two pictures of one size are apart: a channel, and on average.
    private func difference(_ one: Raster, _ other: Raster) throws -> (most: Int, mean: Double) {
        try #require(one.size == other.size)
        let differences = zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }
        return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count))
    }

    @Test(
        "is what the whole one is when it is scaled: PNG, or one away where it is interlaced",
        arguments: PNGFixtures.all.map(\.name))
    func png(name: String) throws {
        let file = try Self.bytes(try #require(PNGFixtures.all.first { $0.name == name }?.base64))
        let whole = try Raster(decoding: file)
        let areas: [Int] = [1, 7, 40, whole.size.area / 2, whole.size.area - 1]
        for area in areas where area > 0 {
            let shown = try Raster(decoding: file, area: area)
            same(shown.size, whole.size.within(area))
            #expect(try difference(shown, whole.scaled(to: shown.size)).most <= 1)
        }
        for area in [whole.size.area, Int.max] { try same(Raster(decoding: file, area: area), whole) }
    }

    @Test("is to the bit what the whole one is when it is scaled: PPM and PGM, as text and in bytes")
    func ppm() throws {
        var random = SeededGenerator(seed: 5)
        for (kind, channels) in [("P2", 1), ("P3", 3), ("P5", 1), ("P6", 3)] {
            for highest in [1, 255, 1000] {
                var file = Array("\(kind)\n# a comment\n23 17 \(highest)\n".utf8)
                for _ in 0..<23 * 17 * channels {
                    let sample = random.number(0..<highest + 1)
                    if kind < "P4" { file += Array("\(sample) ".utf8) }
                    if kind > "P4", highest > 255 { file.append(UInt8(sample >> 8)) }
                    if kind > "P4" { file.append(UInt8(sample & 255)) }
                }
                let whole = try Raster(decoding: file)
                for area in [1, 50, 390] {
                    let shown = try Raster(decoding: file, area: area)
                    same(shown, whole.scaled(to: shown.size))
                }
                #expect(throws: PictureError.self) { try Raster(decoding: file.dropLast(30), area: 50) }
            }
        }
    }

    /// Where each pixel has colours of its own, a reduced picture is made of the same coefficients. It differs by what is cut off at
    /// black and white and by rounding, in these pictures of noise by at most 16 a channel and 2.5 on average.
    @Test(
        "is the average of squares of the whole one: JPEG",
        arguments: ["grey", "RGB", "baseline 4:4:4", "progressive 4:4:4, restart markers"])
    func jpeg(name: String) throws {
        let file = try Self.bytes(try #require(JPEGFixtures.all.first { $0.name == name }?.base64))
        let whole = try Raster(decoding: file)
        for reduction in [Reduction.half, .quarter, .eighth] {
            let reduced = try Raster(decoding: file, area: reduction.applied(to: whole.size).area)
            same(reduced.size, reduction.applied(to: whole.size))
            let side = reduction.rawValue
            var differences: [Int] = []
            for y in 0..<whole.size.height / side {
                for x in 0..<whole.size.width / side {
                    let pixels = (0..<side * side).map { whole[x * side + $0 % side, y * side + $0 / side] }
                    for channel in 0..<3 {
                        let sum = pixels.reduce(0) { $0 + Int($1[channel]) }
                        differences.append(
                            abs((sum + side * side / 2) / (side * side) - Int(reduced[x, y][channel])))
                    }
                }
            }
            #expect(differences.max() ?? 0 <= 16)
            #expect(Double(differences.reduce(0, +)) <= 2.5 * Double(differences.count))
        }
        try same(Raster(decoding: file, area: Int.max), whole)
    }

    @Test(
        "is the same at every size whether its coefficients come in one scan or in many",
        arguments: Reduction.allCases)
    func scans(reduction: Reduction) throws {
        let pairs = [
            ("baseline 4:2:0", "progressive 4:2:0"), ("baseline 4:4:4", "progressive 4:4:4, restart markers"),
            ("baseline 4:2:2", "one scan a colour"),
        ]
        for (one, other) in pairs {
            let rasters = try [one, other].map { name in
                let file = try Self.bytes(try #require(JPEGFixtures.all.first { $0.name == name }?.base64))
                return try Raster(decoding: file, reducedBy: reduction)
            }
            same(rasters[0], rasters[1], "\(other)")
        }
    }

    @Test(
        "is reduced as far as it may be, and further where it would take too much memory",
        arguments: [
            (8192, 8192, Int.max, 104, .half), (8192, 8192, Int.max, 257, .none),
            (6000, 4000, Int.max, 104, .none), (8192, 8192, 2_000_000, 104, .quarter),
            (8192, 8192, 2_000_000, 16, .eighth), (4000, 3000, 2_000_000, 104, .half),
            (4000, 3000, 3_100_000, 104, .none), (100, 100, Int.max, 16, .none), (1, 1, 1, 16, .eighth),
        ] as [(Int, Int, Int, Int, Reduction)])
    func reduction(width: Int, height: Int, area: Int, mebibytes: Int, expected: Reduction) {
        let size = PixelSize(width: width, height: height)
        same(Reduction(of: size, to: area, memory: mebibytes << 20), expected)
    }

    /// 64 megapixels of three colours have 384 MiB of coefficients.
    @Test("takes the coefficients of a row of blocks, however many scans a JPEG has")
    func coefficients() throws {
        let frame = Array(
            JPEGSketch.frame(0xC2, width: 8192, height: 8192, sampling: [0x11, 0x11, 0x11]).dropFirst(4))
        try frame.withUnsafeBufferPointer { bytes in
            let frame = try JPEGFrame(bytes.indices, of: bytes, isProgressive: true)
            same(JPEGCoefficients(frame).footprint, 2 * 64 * 3 * 1024)
        }
    }
}
