public import Foundation
import Networking
public import PictureLoading
import Pictures
import Synchronization

/// Fetches pictures from servers, and keeps those on the disk that their servers allow to be kept.
///
/// A kept picture is used without asking only for as long as its server said; afterwards the server is asked whether it still is
/// the same. Where there is no connection, what is kept counts.
public final class HTTPPictureFetcher: PictureFetcher {
    private let clients = Mutex<[String: HTTPClient]>([:])
    private let cache: DiskResponseCache?
    private let timeout: Duration

    /// A fetcher that keeps at most `capacity` bytes in `folder`, each picture for at most `age`, and gives up on one after `timeout`.
    public init(
        folder: String?, capacity: Int = 256 << 20, age: Duration? = nil, timeout: Duration = .seconds(30)
    ) {
        self.timeout = timeout
        cache = folder.map { folder in
            var limits = DiskResponseCache.Limits()
            (limits.count, limits.size, limits.age) = (10_000, capacity, age)
            return DiskResponseCache(folder: folder, limits: limits)
        }
    }

    /// The bytes at `url`, from the server or from the disk.
    public func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
        do throws(HTTPError) {
            let client = try client(for: url, limit)
            var request = HTTPRequest(url, headers: ["accept": "image/png, image/jpeg, image/*;q=0.5"])
            request.isKeepable = { bytes in PictureFormat(of: Array(bytes.prefix(64))) != nil }
            do throws(HTTPError) {
                return Array(try await client.send(request).value)
            } catch {
                guard error.isUnreachable, cache != nil else { throw error }
                request.caching = .cacheOnly(maxAge: nil)
                do throws(HTTPError) {
                    return Array(try await client.send(request).value)
                } catch .offline {
                    throw error
                }
            }
        } catch {
            throw PictureFailure(error, url)
        }
    }

    /// The client for the server of `url`: pictures of one server share connections.
    private func client(for url: URL, _ limit: Int) throws(HTTPError) -> HTTPClient {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.port) = (url.scheme, url.host(), url.port)
        let root = parts.string ?? ""
        if let known = clients.withLock({ $0[root] }) { return known }
        var configuration = try HTTPConfiguration(baseURL: root)
        configuration.headers["user-agent"] = "swippy"
        configuration.sizeLimit = limit
        configuration.totalTimeout = timeout
        configuration.retry.attempts = 2
        if cache != nil { configuration.retry.attemptsToConnect = 1 }
        configuration.attemptTimeout = timeout / 2
        let client = HTTPClient(configuration, cache: cache)
        return clients.withLock { clients in
            let client = clients[root] ?? client
            clients[root] = client
            return client
        }
    }
}

extension HTTPError {
    fileprivate var isUnreachable: Bool {
        switch self {
        case .cannotConnect(_, .missingLibrary): false
        case .offline, .cannotConnect, .timeout, .interrupted: true
        case .http(let status, _, _): status >= 500
        default: false
        }
    }
}

extension PictureFailure {
    fileprivate init(_ error: HTTPError, _ url: URL) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .offline: .unreachable(host: url.host() ?? "")
            case .cannotConnect(_, .missingLibrary(let library)): .missingLibrary(library)
            case .encoded(let encoding): .encoded(encoding)
            case .cannotConnect(let host, _): .unreachable(host: host)
            case .timeout(let limit): .slow(after: limit)
            case .http(let status, _, _): .refused(status: status)
            case .tooLarge(let limit): .tooLong(bytes: limit)
            case .insecure: .unsafe
            case .invalidURL, .invalidHeader: .badAddress
            case .interrupted, .decoding, .tooManyRedirects, .unexpectedContentType: .brokenOff
            }
    }
}
