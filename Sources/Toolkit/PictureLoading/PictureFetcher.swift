public import Foundation

/// Fetches what `http` and `https` URLs stand for. Only a program that talks to servers has one.
public protocol PictureFetcher: Sendable {
    /// The bytes at `url`, at most `limit` of them. Returns soon after its task is cancelled.
    func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8]
}
