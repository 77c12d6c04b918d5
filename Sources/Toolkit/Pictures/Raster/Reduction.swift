import Pixels

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
