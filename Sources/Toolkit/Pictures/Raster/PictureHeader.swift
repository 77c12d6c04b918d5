/// What the first bytes of a picture say about it, without decoding it.
public struct PictureHeader: Hashable, Sendable {
    /// The most pixels that a picture may have: 64 × 2^20, which take 256 MiB in memory.
    public static let largestArea = 64 << 20
    /// The longest side in pixels that a picture may have.
    public static let longestSide = 1_000_000

    /// The format.
    public let format: PictureFormat
    /// The size as it is shown: turned as the EXIF data says.
    public let size: PixelSize

    init(format: PictureFormat, size: PixelSize) {
        self.format = format
        self.size = size
    }

    /// The header of `bytes`. It takes as long as reading the bytes up to the header.
    ///
    /// - Throws: A ``PictureError`` if the format isn't decoded here, the picture is too large, or the header
    ///   is damaged.
    public init(of bytes: [UInt8]) throws(PictureError) {
        guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
        self.format = format
        size = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
            switch format {
            case .png: try PNGFile(header: bytes).size
            case .jpeg: try JPEGDecoder.header(bytes)
            case .ppm: try PPMDecoder(bytes).size
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
    }
}

/// How much smaller than its file a picture is decoded.
public enum Reduction: Int, CaseIterable, Hashable, Sendable {
    /// As large as it is.
    case none = 1
    /// A half of its width and height.
    case half = 2
    /// A quarter of its width and height.
    case quarter = 4
    /// An eighth of its width and height.
    case eighth = 8

    /// The size that `size` becomes, rounded up.
    public func applied(to size: PixelSize) -> PixelSize {
        PixelSize(
            width: (size.width + rawValue - 1) / rawValue, height: (size.height + rawValue - 1) / rawValue)
    }
}

extension Raster {
    /// Decodes PNG, JPEG or PPM. What the bytes are is seen from the bytes themselves.
    ///
    /// Memory: four bytes a pixel of the declared size, twelve for JPEG in several scans, and some megabytes.
    /// It checks now and then whether its task is cancelled.
    public init(
        decoding bytes: [UInt8], reducedBy reduction: Reduction = .none
    ) throws(PictureError) {
        guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
        let raster = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
            switch format {
            case .png: try PNGDecoder.decode(bytes)
            case .jpeg: try JPEGDecoder.decode(bytes, reducedBy: reduction)
            case .ppm: try PPMDecoder.decode(bytes)
            case .gif, .webP, .avif, .heic, .bmp, .tiff: throw .unsupportedFormat(format)
            }
        }
        self = format == .jpeg ? raster : raster.scaled(to: reduction.applied(to: raster.size))
    }
}
