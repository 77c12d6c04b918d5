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

    package init(format: PictureFormat, size: PixelSize) {
        self.format = format
        self.size = size
    }
}
