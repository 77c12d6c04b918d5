import Foundation

/// Answers a GET from the cache, or asks the server and stores its answer (RFC 9111, as a private cache).
struct CachingExchange: Sendable {
    let exchange: Exchange
    let cache: (any ResponseCache)?

    func send(
        _ request: WireRequest, _ wish: HTTPRequest
    ) async throws(HTTPError) -> HTTPResponse<Data> {
        let key = CacheKey(request)
        guard request.method == .get else {
            let response = try await asked(request, wish)
            // The resource has changed, so the stored response is outdated (RFC 9111, 4.4).
            if request.method != .head { await cache?.remove(key) }
            return HTTPResponse(response, at: exchange.environment.now())
        }
        let kept = wish.caching == .reload ? nil : await cache?.entry(for: key)
        let epoch = await cache?.epoch() ?? .first
        if let response = try found(kept, wish.caching, request, epoch) { return response }

        let response = try await asked(request.adding(kept?.validators ?? [:]), wish)
        let now = exchange.environment.now()
        if response.status == 304, let kept {
            let renewed = kept.revalidated(by: response, at: now, in: epoch)
            if renewed.mayBeKept {
                await cache?.store(renewed, for: key)
            } else {
                await cache?.remove(key)
            }
            return HTTPResponse(renewed, from: .revalidated)
        }
        if let entry = CachedResponse(response, fetchedAt: now, in: epoch), wish.isKeepable(entry.body) {
            await cache?.store(entry, for: key)
        } else {
            await cache?.remove(key)
        }
        return HTTPResponse(response, at: now)
    }

    /// The stored response, if it can answer the request without asking the server.
    private func found(
        _ kept: CachedResponse?, _ caching: HTTPRequest.Caching, _ request: WireRequest,
        _ epoch: CacheEpoch
    ) throws(HTTPError) -> HTTPResponse<Data>? {
        let now = exchange.environment.now()
        let age = kept?.age(at: now)
        switch caching {
        case .reload: return nil
        case .default: guard let kept, kept.isFresh(at: now, in: epoch) else { return nil }
        case .cacheOnly(let maxAge):
            // If its age is unknown, it may be older than any limit.
            guard kept != nil, maxAge.map({ longest in age.map { $0 <= longest } ?? false }) ?? true else {
                throw .offline
            }
        }
        exchange.log.found(request, age: age)
        return kept.map { HTTPResponse($0, from: .cache) }
    }

    /// The server's answer, unless it is a different kind of page from the one requested.
    private func asked(
        _ request: WireRequest, _ wish: HTTPRequest
    ) async throws(HTTPError) -> RawResponse {
        let response = try await exchange.send(
            request, accepting: wish.accepted, within: wish.timeLimit)
        let isSuccess = (200..<300).contains(response.status)
        if wish.expectation == .json, isSuccess, !response.mayBeJSON {
            throw .unexpectedContentType(response.shownType)
        }
        return response
    }
}

extension HTTPResponse<Data> {
    init(_ response: RawResponse, at date: Date) {
        self.init(
            value: response.body, status: response.status, headers: response.headers, source: .network,
            fetchedAt: date, doubt: response.doubt)
    }

    init(_ kept: CachedResponse, from source: ResponseSource) {
        self.init(
            value: kept.body, status: kept.status, headers: kept.headers, source: source,
            fetchedAt: kept.fetchedAt, doubt: nil)
    }
}
