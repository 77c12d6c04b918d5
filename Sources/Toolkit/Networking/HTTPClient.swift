public import Foundation

/// Sends requests to one server and returns its answers, or reports why there is none.
///
/// In this order: a fresh stored response answers at once; a GET already in flight is joined; a repeatable request is retried
/// after a transient failure; redirects are followed if that is safe. A cancelled task returns at once, and its connection is
/// closed. Copies of a client share their connections.
public struct HTTPClient: Sendable {
    struct FlightKey: Hashable {
        let resource: CacheKey
        let caching: HTTPRequest.Caching
        let expectation: HTTPRequest.Expectation
        let accepted: Set<Int>
    }

    private let configuration: HTTPConfiguration
    private let cache: (any ResponseCache)?
    private let exchange: CachingExchange
    let flights = Flights<FlightKey, HTTPResponse<Data>>()

    /// A client for the server in `configuration`.
    ///
    /// - Parameter cache: Stores the responses that servers allow to be stored; without one every request is sent.
    public init(
        _ configuration: HTTPConfiguration, environment: HTTPEnvironment = HTTPEnvironment(),
        cache: (any ResponseCache)? = nil
    ) {
        (self.configuration, self.cache) = (configuration, cache)
        let exchange = Exchange(
            configuration: configuration, environment: environment, transport: SystemTransport(),
            log: RequestLog(write: environment.log))
        self.exchange = CachingExchange(exchange: exchange, cache: cache)
    }

    /// Sends a request and returns the response with its undecoded body.
    ///
    /// - Throws: ``HTTPError``, also for any status that is neither 2xx nor accepted by the request.
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse<Data> {
        let wire = try WireRequest(request, configuration)
        guard request.method == .get else {
            return try await exchange.send(wire, request)
        }
        let key = FlightKey(
            resource: CacheKey(wire), caching: request.caching, expectation: request.expectation,
            accepted: request.accepted)
        return try await flights.join(key) { [exchange] in
            do throws(HTTPError) {
                return .success(
                    try await exchange.send(wire, request))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// Sends a request and returns the response with its body decoded by the configuration's decoder.
    ///
    /// - Throws: ``HTTPError``; ``HTTPError/decoding(path:_:)`` if the body is not a `type`, in which case it is removed from
    ///   the cache.
    public func send<Value: Decodable & Sendable>(
        _ request: HTTPRequest, as type: Value.Type
    ) async throws(HTTPError) -> HTTPResponse<Value> {
        let response = try await send(request)
        do {
            return response.map(try configuration.decoder.decode(type, from: response.value))
        } catch {
            // It would be just as useless the next time.
            await cache?.remove(CacheKey(try WireRequest(request, configuration)))
            throw HTTPError(error)
        }
    }
}
