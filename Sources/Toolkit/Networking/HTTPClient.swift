public import Foundation

/// Sends requests to one server and gives back what it answers, or says why there is no answer.
///
/// In this order: what is kept and fresh answers at once; a GET that is on its way already is joined; whatever may be
/// repeated is tried again when it fails in passing; redirects are followed where that is safe. A cancelled task is
/// back at once, and the connection closed. The copies of a client share their connections.
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

    /// A client of the server that `configuration` names.
    ///
    /// - Parameter cache: Keeps what servers let be kept; without one every request is sent.
    public init(
        _ configuration: HTTPConfiguration, environment: HTTPEnvironment = HTTPEnvironment(),
        cache: (any ResponseCache)? = nil
    ) {
        (self.configuration, self.cache) = (configuration, cache)
        let exchange = Exchange(
            configuration: configuration, environment: environment, transport: Transport(),
            log: RequestLog(write: environment.log))
        self.exchange = CachingExchange(exchange: exchange, cache: cache)
    }

    /// The body of the response as it came.
    ///
    /// - Throws: ``HTTPError``, for any status too that is no success and that the request does not accept.
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

    /// The body of the response, decoded by the configuration's decoder.
    ///
    /// - Throws: ``HTTPError``; ``HTTPError/decoding(path:_:)`` where the body is no `type`; it is kept no longer then.
    public func send<Value: Decodable & Sendable>(
        _ request: HTTPRequest, as type: Value.Type
    ) async throws(HTTPError) -> HTTPResponse<Value> {
        let response = try await send(request)
        do {
            return response.map(try configuration.decoder.decode(type, from: response.value))
        } catch {
            // It would be as useless the next time.
            await cache?.remove(CacheKey(try WireRequest(request, configuration)))
            throw HTTPError(error)
        }
    }
}
