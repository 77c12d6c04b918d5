#if canImport(Darwin)
    import Foundation
    import Synchronization

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
            // The session of a transport ends its tasks before it is gone.
            let transport = request.isSafe ? self : URLSessionTransport()
            let transfer = URLSessionTransfer(request, sizeLimit: sizeLimit)
            return try await transfer.run(transport.session.dataTask(with: request.urlRequest)).get()
        }
    }

    /// One request and the part of its answer received so far. Only its first outcome counts.
    private final class URLSessionTransfer: NSObject, URLSessionDataDelegate {
        typealias Outcome = Result<RawResponse, HTTPError>

        private struct State {
            var head: HTTPURLResponse?
            var body = Data()
            var outcome: Outcome?
            var continuation: CheckedContinuation<Outcome, Never>?
        }

        private let state = Mutex(State())
        private let request: WireRequest
        private let sizeLimit: Int

        init(_ request: WireRequest, sizeLimit: Int) {
            (self.request, self.sizeLimit) = (request, sizeLimit)
        }

        /// Starts `task` and waits for the outcome. Must be called only once.
        func run(_ task: URLSessionDataTask) async -> Outcome {
            task.delegate = self
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let outcome = state.withLock { state in
                        if state.outcome == nil { state.continuation = continuation }
                        return state.outcome
                    }
                    if let outcome { return continuation.resume(returning: outcome) }
                    task.resume()
                }
            } onCancel: {
                end(task, .cancelled)
            }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            state.withLock { $0.head = response as? HTTPURLResponse }
            let hasBody = request.method != .head && (response as? HTTPURLResponse)?.statusCode != 304
            if hasBody, response.expectedContentLength > sizeLimit {
                end(dataTask, .tooLarge(limit: sizeLimit))
            }
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let isTooLarge = state.withLock { state in
                guard state.outcome == nil else { return false }
                state.body.append(data)
                return state.body.count > sizeLimit
            }
            if isTooLarge { end(dataTask, .tooLarge(limit: sizeLimit)) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            end { state in
                if let error {
                    return .failure(HTTPError(error, at: request.origin, hasBegun: state.head != nil))
                }
                guard let head = state.head ?? task.response as? HTTPURLResponse else {
                    return .failure(.cannotConnect(host: request.origin.name, .noAnswer))
                }
                let headers = head.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
                return .success(
                    RawResponse(status: head.statusCode, headers: HTTPHeaders(headers), body: state.body))
            }
        }

        /// Redirects are followed by ``Exchange``, which knows what may be sent where.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }

        /// Ends the transfer with `error` at once; the connection is closed afterwards.
        private func end(_ task: URLSessionTask, _ error: HTTPError) {
            end { _ in .failure(error) }
            task.cancel()
        }

        /// Ends the transfer with the outcome of its state, unless it has ended before. Whoever waits is resumed without the lock: a
        /// task that is being cancelled is locked itself while it ends the transfer, and resuming it waits for that.
        private func end(_ outcome: (State) -> Outcome) {
            let resume = state.withLock { state -> (@Sendable () -> Void)? in
                guard state.outcome == nil else { return nil }
                let (outcome, waiting) = (outcome(state), state.continuation)
                (state.outcome, state.body, state.continuation) = (outcome, Data(), nil)
                return { waiting?.resume(returning: outcome) }
            }
            resume?()
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
