import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("JPEG")
struct JPEGDecodingTests {
    private func file(_ name: String) throws -> [UInt8] {
        let fixture = try #require(JPEGFixtures.all.first { $0.name == name })
        return [UInt8](try #require(Data(base64Encoded: fixture.base64)))
    }

    @Test("is decoded to the bit as by libjpeg-turbo", arguments: JPEGFixtures.all.map(\.name))
    func fixtures(name: String) throws {
        let raster = try Raster(decoding: try file(name))
        let sum = raster.bytes.withUnsafeBufferPointer { CRC32.checksum($0) }
        same(sum, JPEGFixtures.all.first { $0.name == name }?.sum)
    }

    @Test("is reduced to a half, a quarter or an eighth, rounded up", arguments: JPEGFixtures.all.map(\.name))
    func reduced(name: String) throws {
        for (reduction, width, height) in [(.half, 11, 10), (.quarter, 6, 5), (.eighth, 3, 3)]
            as [(Reduction, Int, Int)]
        {
            let raster = try Raster(decoding: try file(name), reducedBy: reduction)
            same(raster.size, PixelSize(width: width, height: height))
            let difference = mean(raster) - mean(try Raster(decoding: try file(name)))
            #expect((difference * difference).sum() < 2000)
        }
    }

    private func mean(_ raster: Raster) -> SIMD4<Double> {
        var sum = SIMD4<Double>()
        for y in 0..<raster.size.height { for x in 0..<raster.size.width { sum += SIMD4(raster[x, y]) } }
        return sum / Double(raster.size.area)
    }

    @Test("is turned as its EXIF data says", arguments: 1...8, [true, false])
    func orientation(value: Int, isLittle: Bool) throws {
        let upright = try Raster(decoding: try file("baseline 4:4:4"))
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
            return isLittle ? bytes : bytes.reversed()
        }
        // A directory at 8 with another entry before the one that matters.
        let directory =
            number(2, 2) + number(0x0100, 2) + number(3, 2) + number(1, 4) + number(7, 4)
            + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        let body =
            Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
            + directory
        var file = try file("baseline 4:4:4")
        file.insert(contentsOf: JPEGSketch.segment(0xE1, body), at: 2)
        let turned = try Raster(decoding: file)
        let (width, height) = (upright.size.width, upright.size.height)
        same(turned.size, value < 5 ? upright.size : upright.size.turned)
        try same(PictureHeader(of: file), PictureHeader(format: .jpeg, size: turned.size))
        for y in 0..<height {
            for x in 0..<width {
                let (right, bottom) = (width - 1 - x, height - 1 - y)
                let place = [
                    (x, y), (right, y), (right, bottom), (x, bottom), (y, x), (bottom, x), (bottom, right),
                    (y, right),
                ][value - 1]
                same(turned[place.0, place.1], upright[x, y])
            }
        }
    }

    @Test("is read without its last marker, if it has one scan")
    func noEnd() throws {
        let file = try file("baseline 4:2:0")
        try same(Raster(decoding: file.dropLast(2)), Raster(decoding: file))
    }

    @Test("of kinds that can't be decoded is refused by name, before memory is taken")
    func unsupported() {
        func error(_ segments: [UInt8]...) -> PictureError? {
            #expect(throws: PictureError.self) {
                try PictureHeader(of: JPEGSketch.start + segments.flatMap(\.self))
            }
        }
        same(error(JPEGSketch.frame(sampling: [0x11, 0x11, 0x11, 0x11])), .unsupported(.cmyk, at: 11))
        same(error(JPEGSketch.frame(sampling: [0x11, 0x11])), .unsupported(.components, at: 11))
        same(error(JPEGSketch.frame(0xC9)), .unsupported(.arithmeticCoding, at: 6))
        same(error(JPEGSketch.frame(0xC3)), .unsupported(.lossless, at: 6))
        same(error(JPEGSketch.frame(0xC7)), .unsupported(.lossless, at: 6))
        same(
            error(JPEGSketch.segment(0xC1, [12, 0, 8, 0, 8, 1, 1, 0x11, 0])), .unsupported(.precision, at: 6))
        same(error(JPEGSketch.frame(height: 0)), .unsupported(.lateHeight, at: 7))
        same(error(JPEGSketch.frame(width: 0)), .damaged(.size, at: 7))
        same(error(JPEGSketch.frame(sampling: [0x31, 0x21, 0x11])), .unsupported(.sampling, at: 16))
        same(error(JPEGSketch.frame(sampling: [0x11, 0x01, 0x11])), .damaged(.field, at: 15))
        same(
            error(JPEGSketch.frame(width: 65535, height: 65535)),
            .tooLarge(PixelSize(width: 65535, height: 65535)))
        same(error(JPEGSketch.segment(0xC0, [8, 0, 8])), .damaged(.length, at: 6))
        same(error([0xFF, 0xE0, 0, 1]), .damaged(.length, at: 4))
        same(error([0xFF, 0xE0, 9, 1]), .cutShort(at: 6))
        same(error(JPEGSketch.scan(data: [])), .damaged(.order, at: 6))
        same(error(JPEGSketch.end), .damaged(.order, at: 4))
    }

    private func error(_ frame: [UInt8] = JPEGSketch.frame(), _ segments: [UInt8]...) -> PictureError? {
        #expect(throws: PictureError.self) {
            try Raster(decoding: JPEGSketch.start + frame + segments.flatMap(\.self))
        }
    }

    @Test("with tables and scans that contradict each other is refused")
    func scans() throws {
        let (quantization, tables, scan) = (JPEGSketch.quantization, JPEGSketch.tables, JPEGSketch.scan)
        let frame = JPEGSketch.frame()
        let good = JPEGSketch.start + frame + quantization + tables + scan([1], [0, 63, 0], [0x3F])
        try same(Raster(decoding: good)[0, 0], SIMD4(128, 128, 128, 255))

        same(error(frame, quantization, tables, frame), .damaged(.order, at: 134))
        same(error(frame, quantization, scan([1], [0, 63, 0], [0])), .damaged(.order, at: 94))
        same(error(frame, tables, scan([1], [0, 63, 0], [0])), .damaged(.order, at: 71))
        same(error(frame, quantization, tables, scan([7], [0, 63, 0], [0])), .damaged(.order, at: 135))
        same(error(frame, quantization, tables, scan([1, 1], [0, 63, 0], [0])), .damaged(.order, at: 137))
        same(error(frame, quantization, tables, scan([], [0, 63, 0], [0])), .damaged(.field, at: 134))
        same(error(frame, quantization, tables, scan([1], [0, 63, 0], [])), .cutShort(at: 140))
        same(
            error(frame, quantization, tables, scan([1], [0, 63, 0], [0xC0, 0x00])), .damaged(.code, at: 142))
        // Codes of which there are too many, and a first coefficient of more than 15 bits.
        let full = JPEGSketch.segment(0xC4, [0, 3] + Array(repeating: 0, count: 15) + [0, 1, 2])
        same(error(frame, full), .damaged(.codeLengths, at: 19))
        let large = JPEGSketch.segment(0xC4, [0, 1] + Array(repeating: 0, count: 15) + [16])
        same(error(frame, large), .damaged(.codeLengths, at: 19))
        same(error(frame, JPEGSketch.segment(0xC4, [0x20])), .damaged(.length, at: 19))
        same(error(frame, JPEGSketch.segment(0xDB, [0x04])), .damaged(.field, at: 19))
        same(error(frame, JPEGSketch.segment(0xDB, [0x00, 1])), .damaged(.length, at: 19))
    }

    @Test("with scans that don't follow from each other is refused")
    func progression() {
        let (quantization, tables, scan) = (JPEGSketch.quantization, JPEGSketch.tables, JPEGSketch.scan)
        let frame = JPEGSketch.frame(0xC2)
        func progressive(_ bands: [UInt8]...) -> PictureError? {
            error(frame, quantization, tables, bands.flatMap { scan([1], $0, [0x3F]) } + JPEGSketch.end)
        }
        // The band before the first coefficient, twice the same, a bit that is left out, and one that was not
        // begun.
        same(progressive([1, 63, 0]), .damaged(.order, at: 140))
        same(progressive([0, 0, 0], [0, 0, 0]), .damaged(.order, at: 151))
        same(progressive([0, 0, 2], [0, 0, 0x10]), .damaged(.order, at: 151))
        same(progressive([0, 0, 0x21]), .damaged(.order, at: 140))
        same(progressive([0, 5, 0]), .damaged(.field, at: 137))
        same(progressive([5, 4, 0]), .damaged(.field, at: 137))
        same(progressive([1, 64, 0]), .damaged(.field, at: 137))
        same(progressive([0, 0, 14]), .damaged(.field, at: 137))
        same(progressive([0, 0, 0x20]), .damaged(.field, at: 137))
        // Without an end, more may have been meant to come.
        same(error(frame, quantization, tables, scan([1], [0, 0, 0], [0x3F])), .cutShort(at: 141))
    }

    @Test("with a missing or wrong restart marker is refused")
    func restarts() {
        let interval = JPEGSketch.segment(0xDD, [0, 1])
        func restarted(_ data: [UInt8]) throws(PictureError) -> Raster {
            try Raster(
                decoding: JPEGSketch.start + JPEGSketch.frame(width: 24) + JPEGSketch.quantization
                    + JPEGSketch.tables
                    + interval + JPEGSketch.scan(data: data))
        }
        #expect(throws: Never.self) { try restarted([0x3F, 0xFF, 0xD0, 0x3F, 0xFF, 0xFF, 0xD1, 0x3F]) }
        #expect(throws: PictureError.damaged(.restart, at: 147)) { try restarted([0x3F, 0xFF, 0xD1, 0x3F]) }
        #expect(throws: PictureError.damaged(.restart, at: 153)) {
            try restarted(Array(repeating: 0x3F, count: 16))
        }
        #expect(throws: PictureError.cutShort(at: 147)) { try restarted([0x3F]) }
    }
}
