/// Sends single requests: without redirects, cookies, cache, stored passwords or timeouts.
///
/// Certificates are checked by the system, and nothing can turn that off.
protocol Transport: Sendable {
    /// The server's answer, whatever its status. A cancelled task gets its error at once; the connection is closed afterwards.
    ///
    /// A request that changes something gets a new connection: on one that turns out to be closed, it would be sent twice.
    ///
    /// - Parameter sizeLimit: The maximum size of the body, in bytes.
    func send(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse
}

#if canImport(Darwin)
    typealias SystemTransport = URLSessionTransport
#else
    typealias SystemTransport = CurlTransport
#endif
