import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("PNG")
struct PNGDecodingTests {
    @Test("is decoded as by others", arguments: PNGFixtures.all.map(\.name))
    func fixtures(name: String) throws {
        let fixture = try #require(PNGFixtures.all.first { $0.name == name })
        let raster = try Raster(decoding: [UInt8](try #require(Data(base64Encoded: fixture.base64))))
        same(raster.bytes.withUnsafeBufferPointer { CRC32.checksum($0) }, fixture.sum)
    }

    @Test("of every colour type, depth and size is what was written", .showsSeed, arguments: [false, true])
    func everyKind(isInterlaced: Bool) throws {
        var random = SeededGenerator.ofThisRun()
        for color in [PNGColor.grey, .rgb, .palette, .greyAlpha, .rgba] {
            for depth in color.depths {
                for isKeyed in [false, true] where !isKeyed || color.channels % 2 == 1 {
                    for (width, height) in [(1, 1), (33, 17), (random.number(1..<20), random.number(1..<20))]
                    {
                        let sketch = PNGSketch(
                            color, depth: Int(depth), width: width, height: height,
                            isInterlaced: isInterlaced, isKeyed: isKeyed, using: &random)
                        let raster = try Raster(decoding: sketch.file)
                        same(raster.size, PixelSize(width: width, height: height))
                        same(raster.bytes, sketch.pixels, "\(color) \(depth) \(width)×\(height)")
                    }
                }
            }
        }
    }

    @Test("larger than the window of its compression is read in pieces", .showsSeed)
    func large() throws {
        var random = SeededGenerator.ofThisRun()
        let sketch = PNGSketch(.rgba, depth: 8, width: 300, height: 250, using: &random)
        try same(Raster(decoding: sketch.file).bytes, sketch.pixels)
    }

    @Test("with samples outside the palette shows black")
    func outsidePalette() throws {
        var random = SeededGenerator(seed: 1)
        var sketch = PNGSketch(.palette, depth: 8, width: 2, height: 1, using: &random)
        sketch.palette = [1, 2, 3]
        sketch.samples = [0, 255]
        try same(Raster(decoding: sketch.file).bytes, [1, 2, 3, 255, 0, 0, 0, 255])
    }

    @Test("is refused by its header, before memory is taken")
    func headers() throws {
        func error(_ change: (inout [UInt8]) -> Void) -> PictureError? {
            var random = SeededGenerator(seed: 1)
            var file = PNGSketch(.grey, depth: 8, width: 2, height: 2, using: &random).file
            change(&file)
            let repaired = PNGSketch.repaired(file)
            return #expect(throws: PictureError.self) { try PictureHeader(of: repaired) }
        }
        func size(_ width: Int, _ height: Int) -> PictureError? {
            error {
                $0.replaceSubrange(16..<24, with: PNGSketch.bigEndian(width) + PNGSketch.bigEndian(height))
            }
        }
        same(size(0, 5), .damaged(.size, at: 16))
        same(size(5, 0), .damaged(.size, at: 16))
        same(size(1 << 31, 1 << 31), .tooLarge(PixelSize(width: 1 << 31, height: 1 << 31)))
        same(size(8193, 8192), .tooLarge(PixelSize(width: 8193, height: 8192)))
        same(size(1_000_001, 1), .tooLarge(PixelSize(width: 1_000_001, height: 1)))
        same(error { $0[24] = 3 }, .damaged(.field, at: 24))
        same(error { $0[25] = 1 }, .damaged(.field, at: 24))
        same(error { $0[28] = 2 }, .damaged(.field, at: 24))
        same(error { $0[12] = 0x49 + 1 }, .damaged(.order, at: 8))
        same(error { $0[8] = 0xFF }, .damaged(.length, at: 8))
        same(error { $0.removeSubrange(20...) }, .cutShort(at: 20))
    }

    @Test("with chunks that are wrong, missing or in the wrong place is refused")
    func chunks() {
        let chunk = PNGSketch.chunk
        let header = chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0])
        let palette = chunk("PLTE", [1, 2, 3])
        let data = chunk("IDAT", PNGSketch.zlib(stored: [0, 0]))
        let end = chunk("IEND", [])
        func error(_ chunks: [UInt8]...) -> PictureError? {
            #expect(throws: PictureError.self) {
                try Raster(decoding: PNGSketch.signature + header + chunks.flatMap(\.self))
            }
        }
        #expect(throws: Never.self) {
            try Raster(decoding: PNGSketch.signature + header + palette + chunk("teXt", [1]) + data + end)
        }
        same(error(data, end), .damaged(.order, at: 58))
        same(error(palette, end), .damaged(.order, at: 48))
        same(error(palette, palette, data, end), .damaged(.order, at: 56))
        same(error(palette, header, data, end), .damaged(.order, at: 56))
        same(error(data, chunk("teXt", []), data, end), .damaged(.order, at: 78))
        same(error(chunk("PLTE", [1, 2]), data, end), .damaged(.length, at: 41))
        same(error(palette, chunk("tRNS", [1, 2]), data, end), .damaged(.length, at: 56))
        same(error(chunk("tRNS", [1]), palette, data, end), .damaged(.length, at: 41))
        same(error(palette, chunk("tRNS", []), data, end), .damaged(.length, at: 56))
        same(error(palette, chunk("CgBI", []), data, end), .unsupported(.criticalChunk, at: 56))
        same(error(palette, data), .cutShort(at: 73))
        same(error(palette, Array(data.dropLast()) + [0], end), .damaged(.checksum, at: 69))
        // More and fewer rows than the picture has, a row's unknown filter, and a wrong sum of the pixels.
        let few = chunk("IDAT", PNGSketch.zlib(stored: [0]))
        let many = chunk("IDAT", PNGSketch.zlib(stored: [0, 0, 0]))
        let filter = chunk("IDAT", PNGSketch.zlib(stored: [5, 0]))
        let sum = chunk("IDAT", PNGSketch.zlib(stored: [0, 0]).dropLast() + [9])
        same(error(palette, few, end), .damaged(.amount, at: 68))
        same(error(palette, many, end), .damaged(.amount, at: 70))
        same(error(palette, filter, end), .damaged(.field, at: 69))
        same(error(palette, sum, end), .damaged(.checksum, at: 69))
    }
}
