/// How a picture is made as large as a space that has other proportions.
public enum Fitting: Hashable, Sendable {
    /// All of the picture, as large as the space allows. The result may be smaller than the space in one
    /// direction.
    case fit
    /// All of the space. What doesn't fit of the picture is cut off.
    case fill
}

/// Which part of a picture stays when something has to be cut off.
public struct Anchor: Hashable, Sendable {
    /// From 0, the left edge, to 1, the right edge.
    public let x: Double
    /// From 0, the upper edge, to 1, the lower edge.
    public let y: Double

    /// An anchor at these fractions of the width and height; what is below 0 or above 1 is at the edge.
    public init(x: Double, y: Double) {
        self.x = min(max(x, 0), 1)
        self.y = min(max(y, 0), 1)
    }

    /// The middle.
    public static let center = Anchor(x: 0.5, y: 0.5)
    /// The middle of the upper edge.
    public static let top = Anchor(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = Anchor(x: 0.5, y: 1)
    /// The middle of the left edge.
    public static let left = Anchor(x: 0, y: 0.5)
    /// The middle of the right edge.
    public static let right = Anchor(x: 1, y: 0.5)
}

extension Raster {
    /// The picture in a space of `space` pixels, with its proportions kept.
    ///
    /// Where the picture shrinks, a pixel becomes the average of the area that it covers; where it grows, it
    /// is interpolated. Both are done with light, not with the numbers that stand for it, so that brightness
    /// stays the same. The cost is proportional to the pixels of this picture and of the result.
    ///
    /// - Parameters:
    ///   - space: the size that is available, at least 1 × 1.
    ///   - fitting: whether all of the picture or all of the space is used.
    ///   - anchor: with ``Fitting/fill``, what stays of the picture.
    ///   - pixelShape: the width of a pixel of the result divided by its height, above zero. Four quadrants
    ///     of a terminal's cell that is twice as high as wide are 0.5; so a circle stays round.
    public func scaled(
        into space: PixelSize, _ fitting: Fitting = .fit, anchor: Anchor = .center, pixelShape: Double = 1
    ) -> Raster {
        precondition(pixelShape > 0 && space.width > 0 && space.height > 0)
        let (width, height) = (Double(size.width), Double(size.height))
        let factors = (Double(space.width) * pixelShape / width, Double(space.height) / height)
        switch fitting {
        case .fit:
            let factor = min(factors.0, factors.1)
            func rounded(_ length: Double, _ most: Int) -> Int {
                Int(min(max(length.rounded(), 1), Double(most)))
            }
            let fitted = PixelSize(
                width: rounded(width * factor / pixelShape, space.width),
                height: rounded(height * factor, space.height))
            return scaled(to: fitted)
        case .fill:
            let factor = max(factors.0, factors.1)
            let shown = (Double(space.width) * pixelShape / factor, Double(space.height) / factor)
            return Scaling(
                columns: ScalingWeights(
                    from: (width - shown.0) * anchor.x, length: shown.0, of: size.width, to: space.width),
                rows: ScalingWeights(
                    from: (height - shown.1) * anchor.y, length: shown.1, of: size.height, to: space.height)
            ).applied(to: self)
        }
    }

    /// The picture in exactly this size, at least 1 × 1, whatever becomes of its proportions.
    public func scaled(to size: PixelSize) -> Raster {
        guard size != self.size else { return self }
        return Scaling(from: self.size, to: size).applied(to: self)
    }
}
