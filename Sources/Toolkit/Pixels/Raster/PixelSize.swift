/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    /// A size of `width` × `height` pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels.
    package var area: Int { width * height }

    /// The size with width and height exchanged.
    package var turned: PixelSize { PixelSize(width: height, height: width) }

    /// The size in the same proportions with at most `area` pixels; this one, if it has no more.
    package func within(_ area: Int) -> PixelSize {
        let factor = (Double(area) / Double(self.area)).squareRoot()
        guard factor < 1 else { return self }
        func scaled(_ length: Int) -> Int { max(1, Int(Double(length) * factor)) }
        return PixelSize(width: scaled(width), height: scaled(height))
    }

    /// This size, if it can be decoded.
    package func checked(at offset: Int) throws(PictureError) -> PixelSize {
        guard width > 0, height > 0 else { throw .damaged(.size, at: offset) }
        let (product, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, product <= PictureHeader.largestArea,
            max(width, height) <= PictureHeader.longestSide
        else { throw .tooLarge(self) }
        return self
    }
}
