import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A PNG that is written", .showsSeed)
struct PNGWritingTests {
    private func raster(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<UInt8>) -> Raster {
        var raster = Raster(size: PixelSize(width: width, height: height))
        for y in 0..<height { for x in 0..<width { raster[x, y] = pixel(x, y) } }
        return raster
    }

    @Test("is read as what it was, in the smallest colour type that can hold it")
    func kinds() throws {
        var random = SeededGenerator.ofThisRun()
        func byte() -> UInt8 { UInt8(random.number(0..<256)) }
        let few = (0..<300).map { _ in SIMD4(byte(), byte(), byte(), byte()) }
        let kinds: [(color: PNGColor, depth: Int, raster: Raster)] = [
            (.palette, 1, raster(1, 1) { _, _ in few[0] }),
            (.palette, 1, raster(13, 3) { x, _ in few[x % 2] }),
            (.palette, 2, raster(13, 3) { x, _ in few[x % 4] }),
            (.palette, 4, raster(21, 3) { x, _ in few[x % 16] }),
            (.palette, 8, raster(256, 2) { x, _ in few[x] }),
            (.rgba, 8, raster(300, 3) { x, _ in few[x] }),
            (.rgba, 8, raster(20_000, 1) { x, _ in SIMD4(UInt8(x / 100), UInt8(x % 256), 3, 4) }),
            (.rgb, 8, raster(90, 60) { x, y in SIMD4(UInt8(x), UInt8(y), UInt8(x ^ y), 255) }),
            (.grey, 8, raster(90, 60) { x, y in SIMD4(SIMD3(repeating: UInt8(x + y)), 255) }),
            (.rgb, 8, raster(120, 120) { _, _ in SIMD4(byte(), byte(), byte(), 255) }),
        ]
        for (color, depth, raster) in kinds {
            let file = raster.png()
            let header = try file.withUnsafeBufferPointer { try PNGFile(header: $0) }
            #expect(header.color == color && header.depth == depth)
            try same(Raster(decoding: file), raster)
        }
    }

    @Test("is small where the picture is simple")
    func small() {
        let gradient = raster(256, 256) { x, y in SIMD4(UInt8(x), UInt8(y), 128, 255) }
        #expect(gradient.png().count < 1500)
    }

    /// Data for every kind of block: none, noise, text, runs, copies from far away, and lengths at the edges.
    static let data: [[UInt8]] = {
        var random = SeededGenerator.ofThisRun()
        let noise = (0..<100_000).map { _ in UInt8(random.number(0..<256)) }
        let text = Array("The quick brown fox jumps over the lazy dog. ".utf8)
        let skewed = (0..<90_000).map { _ in UInt8(random.number(1..<2_000_000).leadingZeroBitCount) }
        return [
            [], [7], [7, 7], Array(repeating: 9, count: 258), Array(repeating: 9, count: 100_000), noise,
            Array(repeating: text, count: 1000).flatMap(\.self), skewed,
            Array(noise.prefix(32_767)) + noise.prefix(40_000),
            Array(noise.prefix(32_768)) + noise.prefix(300),
            Array(noise.prefix(32_769)) + noise.prefix(300),
        ]
    }()

    @Test("holds data that is read as it was", arguments: data.indices)
    func deflate(index: Int) throws {
        let data = Self.data[index]
        let stream = Deflate.compressed(data)
        #expect(stream.count <= data.count + 11 + 5 * (data.count / 30_000 + 1))
        try stream.withUnsafeBufferPointer { stream in
            var inflate = try Inflate(stream, chunks: [0..<stream.count])
            var read = [UInt8](repeating: 0, count: data.count)
            try read.withUnsafeMutableBufferPointer { read in
                if let base = read.baseAddress { try inflate.read(data.count, into: base) }
            }
            try inflate.finish()
            same(read, data)
        }
    }

    @Test("uses codes that are complete and not too long, however uneven the counts are")
    func codes() {
        // Fibonacci's numbers make the deepest tree.
        var fibonacci = [1, 1]
        while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
        for counts in [fibonacci, [0, 0, 5], [0, 0, 0], [1], Array(repeating: 1, count: 286)] {
            let padded = counts + Array(repeating: 0, count: max(0, 2 - counts.count))
            let code = HuffmanCode(counts: padded, limit: 15)
            #expect(code.lengths.allSatisfy { $0 <= 15 })
            same(code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (15 - Int($1)) : 0) }, 1 << 15)
        }
    }
}
