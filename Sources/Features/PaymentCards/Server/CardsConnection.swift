import Foundation
import Networking
import PaymentCardsEntity
import PaymentCardsPorts

/// Asks a cards server, or uses its cached answers instead.
struct CardsConnection: Sendable {
    let name: String
    let isOffline: Bool
    private let client: HTTPClient
    private let cache: PrivateResponseCache?
    private let longestAge: Duration?
    private let environment: HTTPEnvironment
    private let timeLimit: Duration
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
        (self.environment, timeLimit) = (environment, server.timeout)
        self.hasNetwork = hasNetwork
    }

    var answer: CardsAnswer { CardsAnswer(server: name) }

    /// How much is left, at any time from now on, of the time for one answer.
    func countdown() -> @Sendable () -> Duration { environment.countdown(from: timeLimit) }

    /// The current time.
    func now() -> Date { environment.now() }

    /// Sends a change to the server and returns what `judge` makes of its answer. Cached answers may be outdated from the
    /// moment the change is sent, whether or not an answer arrives, and so may anything the server says until the outcome is
    /// known. The outcome is known when `judge`, whose result the person sees too, says so. If the change certainly had no
    /// effect, cached answers are still shown with their age.
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
                // The change may still be carried out, so it isn't ended.
                await cache?.removeAll()
            } else if let change {
                await cache?.end(change)
            }
            throw error
        }
    }

    /// What `judge` makes of a response. A refusal says nothing about what an earlier attempt may have done, so the failure of
    /// that attempt is thrown instead. The exception is a key already used by another order, whose payment is named: then no
    /// attempt had any effect.
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

    /// What `read` makes of the server's answer to a GET; without a connection, of the cached one. It reads each answer once, and
    /// decides whether it may be cached.
    ///
    /// - Parameters:
    ///   - isFresh: whether to ask the server even if a cached answer is fresh.
    ///   - keptOnly: whether to use only cached answers and send nothing.
    ///   - timeLeft: how long it may take; `nil` for as long as any answer.
    func answer<Value: Sendable>(
        to endpoint: CardsEndpoint, isFresh: Bool, keptOnly: Bool = false, within timeLeft: Duration? = nil,
        _ read: @escaping @Sendable (Data) throws(CardsError) -> Value
    ) async throws(CardsError) -> (value: Value?, date: Date, kept: KeptCards?) {
        // What was read while it was decided whether to cache the answer.
        let early = Handover<Result<Value, CardsError>>()
        let (response, kept) = try await response(
            to: endpoint, isFresh: isFresh, keptOnly: keptOnly, within: timeLeft
        ) { body in
            do throws(CardsError) {
                early.put(.success(try read(body)))
                return true
            } catch {
                early.put(.failure(error))
                return false
            }
        }
        if response.status == 204 { return (nil, response.fetchedAt, kept) }
        if let early = early.take() { return (try early.get(), response.fetchedAt, kept) }
        return (try read(response.value), response.fetchedAt, kept)
    }

    private func response(
        to endpoint: CardsEndpoint, isFresh: Bool, keptOnly: Bool, within timeLeft: Duration?,
        isKeepable: @escaping @Sendable (Data) -> Bool
    ) async throws(CardsError) -> (HTTPResponse<Data>, KeptCards?) {
        do throws(HTTPError) {
            var request = try endpoint.request()
            (request.isKeepable, request.timeLimit) = (isKeepable, timeLeft)
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

    /// Why there is no cached answer for `endpoint`.
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

    /// The cached response to a request, unless it is older than allowed.
    private func kept(_ request: HTTPRequest) async throws(HTTPError) -> (HTTPResponse<Data>, KeptCards?) {
        var request = request
        request.caching = .cacheOnly(maxAge: longestAge)
        let response = try await client.send(request)
        let seconds = now().timeIntervalSince(response.fetchedAt)
        return (response, KeptCards(date: response.fetchedAt, age: seconds < 0 ? nil : .seconds(seconds)))
    }
}

extension CardsError {
    /// Whether another order has used the key.
    fileprivate var isOfOtherOrder: Bool { if case .reusedKey = self { true } else { false } }
}
