public import Pictures

/// A picture, and what its file says of it.
public struct LoadedPicture: Hashable, Sendable {
    /// The picture, as large as it was asked for.
    public let picture: Picture
    /// What its bytes are.
    public let format: PictureFormat
    /// How large it is in its file.
    public let size: PixelSize

    /// Decodes `bytes`. It checks now and then whether its task is cancelled.
    ///
    /// - Parameter area: the number of pixels to which a larger picture is scaled down; `nil` for none.
    public init(decoding bytes: [UInt8], area: Int? = nil) throws(PictureFailure) {
        do throws(PictureError) {
            let header = try PictureHeader(of: bytes)
            let area = min(area ?? .max, PictureHeader.largestArea)
            // A JPEG is decoded smaller in less time and memory, but not smaller than it is needed.
            let reduction: Reduction =
                header.format != .jpeg
                ? .none
                : Reduction.allCases.last { reduction in
                    let reduced = reduction.applied(to: header.size)
                    return reduced.width * reduced.height >= area
                } ?? Reduction.none
            var raster = try Raster(decoding: bytes, reducedBy: reduction)
            (format, size) = (header.format, header.size)
            let factor = (Double(area) / Double(raster.size.width * raster.size.height)).squareRoot()
            if factor < 1 {
                func scaled(_ length: Int) -> Int { max(1, Int(Double(length) * factor)) }
                raster = raster.scaled(
                    to: PixelSize(width: scaled(raster.size.width), height: scaled(raster.size.height)))
            }
            picture = Picture(raster)
        } catch {
            throw PictureFailure(error, bytes)
        }
    }
}

extension PictureFailure {
    fileprivate init(_ error: PictureError, _ bytes: [UInt8]) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .unknownFormat where bytes.isEmpty: .empty
            case .unknownFormat where Self.isPage(bytes.prefix(512)): .webPage
            default: .undecodable(error)
            }
    }

    private static func isPage(_ bytes: ArraySlice<UInt8>) -> Bool {
        let start = String(decoding: bytes, as: UTF8.self).lowercased()
        return start.contains("<html") || start.contains("<!doctype html")
    }
}
