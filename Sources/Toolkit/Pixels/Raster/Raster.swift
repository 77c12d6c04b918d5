/// A picture as pixels, in rows from the top, each row from the left.
///
/// Colours are sRGB, and alpha is straight: the colours are not multiplied by it.
public struct Raster: Hashable, Sendable {
    /// The width and height.
    public let size: PixelSize
    /// Four bytes a pixel: red, green, blue, alpha; `4 * width * height` bytes in all.
    public internal(set) var bytes: [UInt8]

    /// A picture of `size` whose every pixel is `pixel`, clear unless it is given.
    ///
    /// - Precondition: The size is at least 1 × 1, and its area at most ``PictureHeader/largestArea``.
    public init(size: PixelSize, filledWith pixel: SIMD4<UInt8> = SIMD4(repeating: 0)) {
        precondition(size.width > 0 && size.height > 0 && size.area <= PictureHeader.largestArea)
        self.size = size
        bytes = [UInt8](repeating: 0, count: 4 * size.area)
        guard pixel != SIMD4(repeating: 0) else { return }
        withPixels { pixels in pixels.update(repeating: UInt32(pixel: pixel)) }
    }

    /// The pixel in column `x`, from 0 at the left, and row `y`, from 0 at the top: red, green, blue, alpha.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        get {
            let start = offset(x, y)
            return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
        }
        set {
            let start = offset(x, y)
            for channel in 0..<4 { bytes[start + channel] = newValue[channel] }
        }
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        precondition(0..<size.width ~= x && 0..<size.height ~= y, "outside the picture")
        return 4 * (y * size.width + x)
    }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        allPixels { pixel in pixel >> 24 == 255 }
    }

    /// Whether all pixels are as `predicate` says, which gets red in the lowest byte and alpha in the
    /// highest.
    func allPixels(_ predicate: (UInt32) -> Bool) -> Bool {
        bytes.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).allSatisfy { predicate(UInt32(littleEndian: $0)) }
        }
    }

    /// Runs `body` on all pixels, each packed as ``UInt32/init(red:green:blue:alpha:)`` does.
    package mutating func withPixels<Failure: Error>(
        _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
    ) throws(Failure) {
        try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Failure) in
            try body(UnsafeMutableRawBufferPointer(bytes).assumingMemoryBound(to: UInt32.self))
        }
    }
}

extension UInt32 {
    /// A pixel whose bytes in memory are red, green, blue, alpha.
    @inlinable @inline(__always)
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self = UInt32(
            littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
    }

    @inlinable @inline(__always)
    package init(pixel: SIMD4<UInt8>) {
        self.init(red: pixel.x, green: pixel.y, blue: pixel.z, alpha: pixel.w)
    }
}

extension SIMD4<UInt8> {
    /// The red, green, blue and alpha of a pixel in memory.
    @inlinable @inline(__always)
    package init(pixel: UInt32) {
        let word = UInt32(littleEndian: pixel)
        self.init(
            UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
            UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24))
    }
}
