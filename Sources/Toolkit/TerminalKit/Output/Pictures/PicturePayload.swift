public import Pixels

/// A picture as bytes for a terminal. To make it takes long, so that it is made beside the frames.
public struct PicturePayload: Sendable {
    /// What it shows.
    public let picture: PlacedPicture
    /// The PNG, where it is none of sixels.
    let bytes: [UInt8]
    let sixels: Sixels?
    /// How much of the terminal's memory it takes.
    let memory: Int

    /// As many as the pixels of a screen of 3840 × 2160.
    private static let mostSixels = 3840 * 2160

    /// `picture` for a terminal with this support.
    ///
    /// - Throws: `PictureError.tooLarge` or `PictureError.cancelled`.
    public init(_ picture: PlacedPicture, for support: PictureSupport) throws(PictureError) {
        let cell = support.cell ?? .usual
        let size = picture.pixels(cell, isExact: support.method == .sixel)
        // Sixels can't be scaled. More of them than the largest screens have would take hundreds of megabytes.
        guard support.method != .sixel || size.width * size.height <= Self.mostSixels else {
            throw .tooLarge(size)
        }
        // Pixels have the shape that makes them fill the space.
        let shape =
            cell.shape * Double(picture.size.columns * size.height)
            / Double(picture.size.rows * size.width)
        let raster = try picture.raster(in: size, pixelShape: shape)
        self.picture = picture
        sixels = support.method == .sixel ? SixelWriter(raster).sixels : nil
        bytes = sixels == nil ? raster.png() : []
        memory = 4 * size.width * size.height
    }
}

extension PlacedPicture {
    /// As many pixels as its space has, but no more than its own, if the terminal scales it, and than a terminal should keep.
    fileprivate func pixels(_ cell: CellPixels, isExact: Bool) -> PixelSize {
        let (width, height) = (Double(size.columns * cell.width), Double(size.rows * cell.height))
        var factor = 1.0
        if !isExact {
            let area = width * height * 4 / Double(PictureGallery.mostMemory / 2)
            // The square root, by Newton's method.
            var root = max(1, area)
            for _ in 0..<20 { root = (root + max(1, area) / root) / 2 }
            factor = 1 / root
            if case .raster(let raster) = picture.content {
                let own = (
                    Double(raster.size.width) * (crop?.width ?? 1),
                    Double(raster.size.height) * (crop?.height ?? 1)
                )
                factor = min(factor, max(own.0 / width, own.1 / height))
            }
        }
        return PixelSize(
            width: max(1, Int(width * factor + 0.001)), height: max(1, Int(height * factor + 0.001)))
    }
}
