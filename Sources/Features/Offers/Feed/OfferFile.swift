import Foundation
public import OffersEntity
public import OffersPorts

/// The person's own offers, from a JSON file or standard input.
public actor OfferFile: OffersSource {
    private let path: String
    /// The offers from standard input, which can be read only once.
    private var input: OfferFeed?

    /// The maximum size, 64 MiB, so that an endless device is rejected before it fills the memory.
    private static let sizeLimit = 1 << 26

    /// The offers in the file at `path`, or in standard input if that is `-`.
    public init(path: String) { self.path = path }

    /// The current offers in the file.
    public func offers() throws(OffersError) -> OfferFeed {
        if let input { return input }
        let feed = try OfferFeedDecoder(source: path).decode(try bytes())
        if path == "-" { input = feed }
        return feed
    }

    private func bytes() throws(OffersError) -> Data {
        let data: Data
        do {
            let handle =
                path == "-"
                ? FileHandle.standardInput
                // `URL` would expand a leading tilde, and a file name may begin with one.
                : try FileHandle(forReadingFrom: URL(filePath: path.hasPrefix("~") ? "./\(path)" : path))
            data = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
        } catch let error as CocoaError
            where [.fileNoSuchFile, .fileReadNoSuchFile].contains(error.code)
        {
            throw .noSuchFile(path: path)
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw .deniedFile(path: path)
        } catch {
            let error = error as NSError
            // On Linux the cause may be a Swift value, which becomes an NSError only through `any Error`.
            let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
            let isSystem = cause.domain == NSPOSIXErrorDomain
            throw .unreadableFile(
                path: path,
                reason: isSystem ? String(cString: strerror(CInt(cause.code))) : error.localizedDescription)
        }
        guard data.count <= Self.sizeLimit else {
            throw .unreadableFile(path: path, reason: String(cString: strerror(EFBIG)))
        }
        return data
    }
}

/// A source without offers: the built-in ones are only for the built-in cards.
public struct NoOffers: OffersSource {
    public init() {}

    /// None.
    public func offers() -> OfferFeed { OfferFeed([]) }
}
