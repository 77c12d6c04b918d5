public import Pictures

/// A picture, and what its file says of it.
public struct LoadedPicture: Hashable, Sendable {
    /// The picture, as large as it was asked for and as memory allows.
    public let picture: Picture
    /// What its bytes are.
    public let format: PictureFormat
    /// How large it is in its file.
    public let size: PixelSize

    /// Decodes `bytes`, as large as they are or as memory allows. It checks now and then whether its task is cancelled.
    ///
    /// - Parameter area: the number of pixels to which a larger picture is scaled down; `nil` for none.
    public init(decoding bytes: [UInt8], area: Int? = nil) throws(PictureFailure) {
        do throws(PictureError) {
            let header = try PictureHeader(of: bytes)
            (format, size) = (header.format, header.size)
            picture = Picture(try Raster(decoding: bytes, area: area ?? .max))
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
