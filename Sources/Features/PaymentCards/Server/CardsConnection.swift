import Foundation
import Networking
import PaymentCardsEntity
import PaymentCardsPorts

/// Asks a cards server, or in its stead what is kept of its answers.
struct CardsConnection: Sendable {
    let name: String
    let isOffline: Bool
    private let client: HTTPClient
    private let cache: PrivateResponseCache?
    private let longestAge: Duration?
    let now: @Sendable () -> Date
    private let hasNetwork: @Sendable () -> Bool

    init(
        _ server: CardsServer, environment: HTTPEnvironment, hasNetwork: @escaping @Sendable () -> Bool
    ) {
        let cache = server.cacheFolder.map { PrivateResponseCache(DiskResponseCache(folder: $0)) }
        client = HTTPClient(server.configuration, environment: environment, cache: cache)
        self.cache = cache
        name = server.name
        isOffline = server.isOffline
        longestAge = server.longestAge
        now = environment.now
        self.hasNetwork = hasNetwork
    }

    var answer: CardsAnswer { CardsAnswer(server: name) }

    /// What `judge` makes of the server's answer to what changes something there. What is kept may be wrong from the moment it is
    /// sent, whether an answer comes or not, and so may what the server says meanwhile, until the outcome is known: by the same
    /// judgement that the person is told. What certainly came to nothing leaves what is kept to be shown with its age.
    func change<Outcome>(
        by endpoint: CardsEndpoint,
        _ judge: (HTTPResponse<Data>) throws(CardsError) -> Outcome
    ) async throws(CardsError) -> Outcome {
        let change = await cache?.beginChange()
        do throws(CardsError) {
            let response = try await answer(toChange: endpoint)
            let outcome = try judged(response, to: endpoint, judge)
            await cache?.removeAll()
            if let change { await cache?.end(change) }
            return outcome
        } catch {
            if error.leavesUnknown {
                // It may still come about, so that it doesn't end.
                await cache?.removeAll()
            } else if let change {
                await cache?.end(change)
            }
            throw error
        }
    }

    /// What `judge` makes of a response. A refusal says nothing of what an earlier attempt may have done, so that how that failed is
    /// thrown instead. Only that the key is another order's, whose payment is named, says that no attempt did anything.
    private func judged<Outcome>(
        _ response: HTTPResponse<Data>, to endpoint: CardsEndpoint,
        _ judge: (HTTPResponse<Data>) throws(CardsError) -> Outcome
    ) throws(CardsError) -> Outcome {
        do throws(CardsError) {
            return try judge(response)
        } catch {
            guard let doubt = response.doubt, !error.leavesUnknown, !error.isOfOtherOrder else { throw error }
            throw CardsError(doubt, of: endpoint, at: name, hasNetwork: hasNetwork)
        }
    }

    private func answer(toChange endpoint: CardsEndpoint) async throws(CardsError) -> HTTPResponse<Data> {
        do throws(HTTPError) {
            return try await client.send(try endpoint.request())
        } catch {
            throw CardsError(error, of: endpoint, at: name, hasNetwork: hasNetwork)
        }
    }

    /// The server's answer to a GET; where there is no connection, the one that is kept, with its age.
    ///
    /// - Parameters:
    ///   - isFresh: whether the server is to be asked though what is kept is fresh.
    ///   - keptOnly: whether nothing is to be sent.
    func response(
        to endpoint: CardsEndpoint, isFresh: Bool, keptOnly: Bool
    ) async throws(CardsError) -> (HTTPResponse<Data>, KeptCards?) {
        do throws(HTTPError) {
            var request = try endpoint.request()
            request.isKeepable = { [answer] in answer.isAnswer($0, to: endpoint) }
            if isOffline || keptOnly { return try await kept(request) }
            do throws(HTTPError) {
                if isFresh { request.caching = .reload }
                return (try await client.send(request), nil)
            } catch {
                guard error.isWithoutConnection else { throw error }
                do throws(HTTPError) {
                    return try await kept(request)
                } catch .offline {
                    throw error
                }
            }
        } catch {
            if isOffline, !keptOnly, error == .offline {
                throw .notCached(host: name, await gap(endpoint))
            }
            throw CardsError(error, of: endpoint, at: name, hasNetwork: hasNetwork)
        }
    }

    /// Why nothing is there for `endpoint` when nothing is sent.
    private func gap(_ endpoint: CardsEndpoint) async -> CacheGap {
        guard longestAge != nil else { return .nothing }
        do throws(HTTPError) {
            var request = try endpoint.request()
            request.caching = .cacheOnly(maxAge: nil)
            _ = try await client.send(request)
            return .tooOld
        } catch {
            return .nothing
        }
    }

    /// What is kept for a request, however old within what is allowed.
    private func kept(_ request: HTTPRequest) async throws(HTTPError) -> (HTTPResponse<Data>, KeptCards?) {
        var request = request
        request.caching = .cacheOnly(maxAge: longestAge)
        let response = try await client.send(request)
        let seconds = now().timeIntervalSince(response.fetchedAt)
        return (response, KeptCards(date: response.fetchedAt, age: seconds < 0 ? nil : .seconds(seconds)))
    }
}

extension CardsError {
    /// Whether the key has been used by another order.
    fileprivate var isOfOtherOrder: Bool { if case .reusedKey = self { true } else { false } }
}
