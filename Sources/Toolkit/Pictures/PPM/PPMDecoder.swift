import Pixels

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
    /// What each sample of one byte is in 8 bits.
    private let shades: [UInt8]

    /// - Parameter choose: how large a picture becomes that has this size; in neither direction larger.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, at choose: (PixelSize) -> PixelSize = \.self
    ) throws(PictureError) -> Raster {
        var decoder = try PPMDecoder(bytes)
        let size = choose(decoder.size)
        var raster = Raster(size: size)
        try raster.withPixels { (pixels) throws(PictureError) in
            if size == decoder.size {
                try decoder.checkLength()
                try decoder.read(into: pixels)
            } else {
                try decoder.read(scaledTo: size, into: pixels)
            }
        }
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
        let highest = highest
        shades = (0...255).map { Self.shade($0, of: highest) }
        // One character after the number; the samples may look like more of them.
        position = isText ? start : start + 1
    }

    private mutating func read(
        scaledTo size: PixelSize, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) throws(PictureError) {
        try checkLength()
        var scaling = RowScaling(from: self.size, to: size)
        let row = Scratch<UInt32>(count: self.size.width, filledWith: 0)
        guard let start = row.memory.baseAddress else { return }
        for _ in 0..<self.size.height {
            try read(into: row.memory)
            scaling.add(start, into: pixels)
        }
    }

    private var bytesEach: Int { highest > 255 ? 2 : 1 }

    private func checkLength() throws(PictureError) {
        guard isText || position + size.area * channels * bytesEach <= bytes.count else {
            throw .cutShort(at: bytes.count)
        }
    }

    private mutating func read(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(PictureError) {
        let bytesEach = bytesEach
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
        func shade(_ sample: Int) -> UInt8 { Self.shade(sample, of: highest) }
        let red = shade(try sample(bytesEach))
        guard channels == 3 else { return UInt32(red: red, green: red, blue: red) }
        return UInt32(red: red, green: shade(try sample(bytesEach)), blue: shade(try sample(bytesEach)))
    }

    private mutating func readBytes(into pixels: Slice<UnsafeMutableBufferPointer<UInt32>>) {
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
    private static func shade(_ sample: Int, of highest: Int) -> UInt8 {
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
