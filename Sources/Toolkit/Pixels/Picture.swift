/// Pixels or a drawing, to be shown again and again: what was made of it once, and what a terminal has got of it, is found by its
/// identity. Keep it; don't make it anew for every frame.
public final class Picture: Sendable {
    /// What a picture consists of.
    public enum Content: Hashable, Sendable {
        /// Pixels.
        case raster(Raster)
        /// Paths, as sharp at any size.
        case vector(VectorPicture)
    }

    /// What it consists of.
    public let content: Content

    /// A picture of pixels.
    public init(_ raster: Raster) { content = .raster(raster) }

    /// A picture of paths.
    public init(_ drawing: VectorPicture) { content = .vector(drawing) }

    /// Its width and height, in pixels or in units of its paths.
    public var extent: (width: Double, height: Double) {
        switch content {
        case .raster(let raster): (Double(raster.size.width), Double(raster.size.height))
        case .vector(let drawing): (drawing.width, drawing.height)
        }
    }
}

extension Picture: Hashable {
    /// Whether both show the same. That is quick where both are one, or have different sizes.
    public static func == (left: Picture, right: Picture) -> Bool {
        left === right || left.content == right.content
    }

    /// Hashes the size alone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(extent.width)
        hasher.combine(extent.height)
    }
}

/// A picture, or what there is instead.
public enum PictureState: Hashable, Sendable {
    /// It is on its way.
    case loading
    /// It is there.
    case shown(Picture)
    /// It can't be shown, for a reason in words.
    case missing(reason: String)
}
