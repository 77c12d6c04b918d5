/// A part of a picture, in fractions of its width and height.
public struct Crop: Hashable, Sendable {
    /// The left edge, from 0.
    public let x: Double
    /// The upper edge, from 0.
    public let y: Double
    /// The width, up to 1.
    public let width: Double
    /// The height, up to 1.
    public let height: Double

    /// A part; what is outside of the picture is left out.
    public init(x: Double, y: Double, width: Double, height: Double) {
        func kept(_ value: Double, _ least: Double, _ most: Double) -> Double {
            value > least ? min(value, most) : least
        }
        // Thinner parts than this could not be told from an edge.
        let least = 1e-6
        self.x = kept(x, 0, 1 - least)
        self.y = kept(y, 0, 1 - least)
        self.width = kept(width, least, 1 - self.x)
        self.height = kept(height, least, 1 - self.y)
    }

    /// All of it.
    public static let whole = Crop(x: 0, y: 0, width: 1, height: 1)
}

extension Raster {
    /// A part of the picture in exactly this size, at least 1 × 1, whatever becomes of its proportions.
    public func scaled(_ crop: Crop, to size: PixelSize) -> Raster {
        guard crop != .whole else { return scaled(to: size) }
        let (width, height) = (Double(self.size.width), Double(self.size.height))
        return Scaling(
            columns: ScalingWeights(
                from: crop.x * width, length: crop.width * width, of: self.size.width, to: size.width),
            rows: ScalingWeights(
                from: crop.y * height, length: crop.height * height, of: self.size.height, to: size.height)
        ).applied(to: self)
    }
}

extension Picture {
    /// A part of the picture in exactly `space` pixels, at least 1 × 1, whatever becomes of its proportions.
    ///
    /// - Throws: ``PictureError/tooLarge(_:)`` or ``PictureError/cancelled``.
    public func fitted(_ crop: Crop, to space: PixelSize) throws(PictureError) -> Raster {
        _ = try space.checked(at: 0)
        switch content {
        case .raster(let raster): return raster.scaled(crop, to: space)
        case .vector(let drawing):
            func whole(_ length: Int, _ share: Double) -> Int {
                max(1, Int((Double(length) / share).rounded()))
            }
            let size = PixelSize(
                width: whole(space.width, crop.width), height: whole(space.height, crop.height))
            let raster = try drawing.raster(size: size)
            return raster.cropped(
                x: Int((crop.x * Double(size.width)).rounded()),
                y: Int((crop.y * Double(size.height)).rounded()),
                to: space
            ).scaled(to: space)
        }
    }
}
