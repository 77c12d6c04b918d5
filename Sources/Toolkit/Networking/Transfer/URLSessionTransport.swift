#if canImport(Darwin)
    import Foundation

    /// Sends requests through the system's `URLSession`.
    final class URLSessionTransport: Transport {
        private let session: URLSession

        init() {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.urlCredentialStorage = nil
            configuration.httpCookieStorage = nil
            configuration.httpCookieAcceptPolicy = .never
            configuration.httpShouldSetCookies = false
            // The client has its own timeouts, which must come before this one.
            configuration.timeoutIntervalForRequest = 86_400
            configuration.timeoutIntervalForResource = 86_400
            session = URLSession(configuration: configuration)
        }

        deinit { session.finishTasksAndInvalidate() }

        func send(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse {
            // A session of its own has a new connection.
            let transport = request.isSafe ? self : URLSessionTransport()
            var hasBegun = false
            do {
                let (bytes, response) = try await transport.session.bytes(
                    for: request.urlRequest, delegate: RedirectRefusal())
                defer { bytes.task.cancel() }
                guard let head = response as? HTTPURLResponse else {
                    throw HTTPError.cannotConnect(host: request.origin.name, .noAnswer)
                }
                hasBegun = true
                let hasBody = request.method != .head && head.statusCode != 304
                guard !hasBody || head.expectedContentLength <= sizeLimit else {
                    throw HTTPError.tooLarge(limit: sizeLimit)
                }
                var body: [UInt8] = []
                for try await byte in bytes {
                    guard body.count < sizeLimit else { throw HTTPError.tooLarge(limit: sizeLimit) }
                    body.append(byte)
                }
                let headers = head.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
                return RawResponse(
                    status: head.statusCode, headers: HTTPHeaders(headers), body: Data(body))
            } catch let error as HTTPError {
                throw error
            } catch {
                throw HTTPError(error, at: request.origin, hasBegun: hasBegun)
            }
        }
    }

    /// Redirects are followed by ``Exchange``, which knows what may be sent where.
    private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }
    }

    extension WireRequest {
        /// The request with the system's own cache turned off: the client has its own.
        fileprivate var urlRequest: URLRequest {
            var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
            request.httpMethod = method.rawValue
            request.httpBody = body
            for (name, value) in headers.all { request.setValue(value, forHTTPHeaderField: name) }
            return request
        }
    }

    extension HTTPError {
        /// The error that the URL system reports for a transfer.
        ///
        /// - Parameter hasBegun: Whether the head of the response had already arrived.
        init(_ error: any Error, at origin: Origin, hasBegun: Bool) {
            // The code of an error other than `URLError` belongs to another domain, and must not be taken for one of these.
            let code = (error as? URLError)?.code ?? .unknown
            let reason = error.localizedDescription
            switch code {
            case .cancelled: self = .cancelled
            case _ where error is CancellationError: self = .cancelled
            case _ where hasBegun: self = .interrupted
            case .badURL: self = .invalidURL(origin.name)
            case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
            case .cannotConnectToHost: self = .cannotConnect(host: origin.name, .refused)
            case .cannotFindHost, .dnsLookupFailed: self = .cannotConnect(host: origin.name, .unknownHost)
            case .networkConnectionLost, .badServerResponse:
                self = .cannotConnect(host: origin.name, .noAnswer)
            case .serverCertificateHasBadDate, .serverCertificateUntrusted,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
                .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
                self = .insecure(.certificate(reason))
            default: self = .cannotConnect(host: origin.name, .other(reason))
            }
        }
    }
#endif
