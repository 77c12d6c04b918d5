/// Reads PGM and PPM, as text or in bytes. Source: Netpbm's pages pgm(5) and ppm(5).
///
/// Only the first picture of a file is read.
struct PPMDecoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 2
    let size: PixelSize
    private let channels: Int
    private let isText: Bool
    /// The brightest sample.
    private let highest: Int

    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) -> Raster {
        var decoder = try PPMDecoder(bytes)
        var raster = Raster(size: decoder.size)
        try raster.withPixels { (pixels) throws(PictureError) in try decoder.read(into: pixels) }
        return raster
    }

    /// Reads the header.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
        self.bytes = bytes
        guard bytes.count > 2 else { throw .cutShort(at: bytes.count) }
        let kind = bytes[1] - UInt8(ascii: "0")
        isText = kind <= 3
        channels = kind % 3 == 0 ? 3 : 1
        var start = position
        let width = try Self.number(in: bytes, at: &start)
        let height = try Self.number(in: bytes, at: &start)
        size = try PixelSize(width: width, height: height).checked(at: position)
        highest = try Self.number(in: bytes, at: &start)
        guard 1...65535 ~= highest else { throw .damaged(.field, at: start) }
        // One character after the number; the samples may look like more of them.
        position = isText ? start : start + 1
    }

    private mutating func read(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(PictureError) {
        let bytesEach = highest > 255 ? 2 : 1
        guard isText || position + pixels.count * channels * bytesEach <= bytes.count else {
            throw .cutShort(at: bytes.count)
        }
        for start in stride(from: 0, to: pixels.count, by: 65536) {
            guard !Task.isCancelled else { throw .cancelled }
            let part = start..<min(start + 65536, pixels.count)
            if isText || bytesEach == 2 {
                for index in part { pixels[index] = try pixel(bytesEach) }
            } else {
                readBytes(into: pixels[part])
            }
        }
    }

    private mutating func pixel(_ bytesEach: Int) throws(PictureError) -> UInt32 {
        let red = shade(try sample(bytesEach))
        guard channels == 3 else { return UInt32(red: red, green: red, blue: red) }
        return UInt32(red: red, green: shade(try sample(bytesEach)), blue: shade(try sample(bytesEach)))
    }

    private mutating func readBytes(into pixels: Slice<UnsafeMutableBufferPointer<UInt32>>) {
        let shades = (0...255).map { shade($0) }
        shades.withUnsafeBufferPointer { shades in
            for (index, pixel) in pixels.indices.enumerated() {
                let at = position &+ index &* channels
                let red = shades[Int(bytes[at])]
                pixels.base[pixel] =
                    channels == 1
                    ? UInt32(red: red, green: red, blue: red)
                    : UInt32(red: red, green: shades[Int(bytes[at &+ 1])], blue: shades[Int(bytes[at &+ 2])])
            }
        }
        position += pixels.count * channels
    }

    private mutating func sample(_ bytesEach: Int) throws(PictureError) -> Int {
        if isText { return try Self.number(in: bytes, at: &position) }
        defer { position += bytesEach }
        return bytes.bigEndian(at: position, bytesEach)
    }

    /// A sample in 8 bits, rounded; what is too bright is white.
    private func shade(_ sample: Int) -> UInt8 {
        UInt8((min(sample, highest) * 255 + highest / 2) / highest)
    }

    /// The next number, of at most nine digits, after white space and comments.
    private static func number(
        in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int
    ) throws(PictureError) -> Int {
        while position < bytes.count, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "#") {
            if bytes[position] == UInt8(ascii: "#") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else {
                position += 1
            }
        }
        let start = position
        var number = 0
        while position < bytes.count, case let digit = Int(bytes[position]) - 48, 0...9 ~= digit {
            number = number * 10 + digit
            position += 1
            guard position - start <= 9 else { throw .damaged(.number, at: start) }
        }
        guard position > start else {
            throw position == bytes.count ? .cutShort(at: position) : .damaged(.number, at: start)
        }
        return number
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}
