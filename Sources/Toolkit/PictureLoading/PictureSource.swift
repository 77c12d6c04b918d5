public import Foundation
import Pictures

/// Where pictures come from: files, `data:` URLs, and servers if there is a ``PictureFetcher``.
public struct PictureSource: Sendable {
    /// No file may have more bytes than this, so that there is room for its pixels.
    public static let longestFile = 96 << 20
    private static let longestAnswer = 64 << 20

    private let fetcher: (any PictureFetcher)?
    private let patience: Duration
    private let threads = PictureThreads()

    /// A source that fetches with `fetcher`.
    ///
    /// - Parameter patience: how long a pipe may say nothing.
    public init(fetcher: (any PictureFetcher)? = nil, patience: Duration = .seconds(10)) {
        (self.fetcher, self.patience) = (fetcher, patience)
    }

    /// Whether only a program that talks to servers can load what is at `url`.
    public static func needsNetwork(_ url: URL) -> Bool {
        ["http", "https"].contains(url.scheme?.lowercased())
    }

    /// The picture at `url`, whatever its name says that it is. Nothing is kept.
    ///
    /// Files are read and pictures decoded on threads of their own. Returns soon after its task is cancelled, and never hangs:
    /// a pipe that stays silent is given up.
    ///
    /// - Parameter area: the number of pixels to which a larger picture is scaled down; `nil` for none.
    public func picture(at url: URL, area: Int? = nil) async throws(PictureFailure) -> LoadedPicture {
        let outcome = await withTaskExecutorPreference(threads) {
            do throws(PictureFailure) {
                let bytes = try await bytes(at: url)
                return Result<_, PictureFailure>.success(try LoadedPicture(decoding: bytes, area: area))
            } catch {
                return .failure(Task.isCancelled ? .cancelled : error)
            }
        }
        return try outcome.get()
    }

    private func bytes(at url: URL) async throws(PictureFailure) -> [UInt8] {
        switch url.scheme?.lowercased() {
        case "http", "https":
            guard let fetcher else { throw .needsNetwork }
            return try await fetcher.bytes(at: url, limit: Self.longestAnswer)
        case "file", nil:
            return try PictureFile(path: url.path(percentEncoded: false)).bytes(
                limit: Self.longestFile, patience: patience)
        case "data": return try data(url.absoluteString)
        default: throw .badAddress
        }
    }

    /// What is in a `data:` URL (RFC 2397) in base64; no picture is readable otherwise.
    private func data(_ text: String) throws(PictureFailure) -> [UInt8] {
        let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased().hasSuffix(";base64"),
            let text = String(parts[1]).removingPercentEncoding, let bytes = Data(base64Encoded: text)
        else { throw .badAddress }
        return Array(bytes)
    }
}
