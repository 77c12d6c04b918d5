import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("PPM")
struct PPMDecodingTests {
    private func pixels(_ text: String, _ bytes: [UInt8] = []) throws -> [UInt8] {
        try Raster(decoding: Array(text.utf8) + bytes).bytes
    }

    private func error(_ text: String, _ bytes: [UInt8] = []) -> PictureError? {
        #expect(throws: PictureError.self) { try pixels(text, bytes) }
    }

    @Test("is read as text and in bytes, in colour and in grey, with any brightest sample")
    func kinds() throws {
        let pixel: [UInt8] = [10, 35, 255, 255]
        try same(pixels("P6 1 1 255\n", [10, 35, 255]), pixel)
        try same(pixels("P3\n# made by hand\n1 1 # one\n255\n10 35\t255"), pixel)
        try same(pixels("P5 2 1 255 ", [10, 35]), [10, 10, 10, 255, 35, 35, 35, 255])
        try same(pixels("P2 2 1 15 0 16"), [0, 0, 0, 255, 255, 255, 255, 255])
        try same(pixels("P6 1 1 65535 ", [10, 10, 35, 35, 255, 255]), pixel)
        try same(pixels("P5 3 1 2 ", [0, 1, 2]), [0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255])
        // The sample after the one white character may be one itself.
        try same(pixels("P5 1 1 255\n\n"), [10, 10, 10, 255])
    }

    @Test("that is damaged or cut short is refused")
    func damaged() {
        same(error("P6 0 1 255 "), .damaged(.size, at: 2))
        same(error("P6 9999999 99999 255 "), .tooLarge(PixelSize(width: 9_999_999, height: 99_999)))
        same(error("P6 1 12345678901 255 "), .damaged(.number, at: 5))
        same(error("P6 1 1 65536 "), .damaged(.field, at: 12))
        same(error("P6 1 x 255 "), .damaged(.number, at: 5))
        same(error("P6 1 1 255 ", [1, 2]), .cutShort(at: 13))
        same(error("P3 1 1 255 1 2"), .cutShort(at: 14))
        same(error("P3 1 1 255 1 2 -3"), .damaged(.number, at: 15))
        let file = "P3 2 1 255 1 2 3 4 5 6"
        for length in 2..<file.count - 1 { _ = error(String(file.prefix(length))) }
    }
}

@Suite("The format of a picture")
struct PictureFormatTests {
    @Test(
        "is recognised from its first bytes",
        arguments: [
            ("GIF89a", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webP), ("\0\0\0 ftypavif", .avif),
            ("\0\0\0 ftypheic", .heic), ("BM6", .bmp), ("II*\0", .tiff), ("P6 1", .ppm), ("P4 1", nil),
            ("<!DOCTYPE html>", nil), ("", nil), ("P", nil), ("RIFF", nil),
        ] as [(String, PictureFormat?)])
    func known(text: String, format: PictureFormat?) {
        let bytes = Array(text.utf8)
        same(PictureFormat(of: bytes), format)
        guard format != .ppm else { return }
        let expected = format.map { PictureError.unsupportedFormat($0) } ?? .unknownFormat
        #expect(throws: expected) { try Raster(decoding: bytes) }
        #expect(throws: expected) { try PictureHeader(of: bytes) }
    }

    @Test("and what is wrong are told in a sentence with what to do")
    func sentences() {
        same("\(PictureError.unsupportedFormat(.webP))", "WebP can’t be read. Convert it to PNG or JPEG.")
        let damaged = PictureError.damaged(.checksum, at: 41)
        same("\(damaged)", "The picture is damaged at byte 41: a wrong checksum. Fetch or copy it again.")
    }

    @Test("is decoded no further when the task is cancelled")
    func cancelled() async {
        let files = [
            Raster(size: PixelSize(width: 40, height: 30)).png(), JPEGSketch.start, Array("P5 1 1 9 0".utf8),
        ]
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for file in files {
                #expect(throws: PictureError.cancelled) { try Raster(decoding: file + [0xFF]) }
            }
            #expect(throws: PictureError.cancelled) {
                var picture = VectorPicture(width: 1, height: 1)
                picture.add(VectorPath())
                _ = try picture.raster(size: PixelSize(width: 1, height: 1))
            }
        }
        await task.value
    }
}
