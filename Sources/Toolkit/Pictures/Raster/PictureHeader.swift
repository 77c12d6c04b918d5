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
