import Foundation
import Synchronization
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends single requests: without redirects, cookies, cache, stored passwords or timeouts.
///
/// Certificates are checked by the system, and nothing here can turn that off.
final class Transport: Sendable {
    private let delegate = TransferDelegate()
    private let session: URLSession

    init() {
        #if canImport(FoundationNetworking)
            // An ephemeral configuration creates a folder for a cache that it doesn't use. Everything the default stores is
            // removed below.
            let configuration = URLSessionConfiguration.default
        #else
            let configuration = URLSessionConfiguration.ephemeral
        #endif
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        // The client has its own timeouts, which must come before this one.
        configuration.timeoutIntervalForRequest = 86_400
        configuration.timeoutIntervalForResource = 86_400
        #if canImport(FoundationNetworking)
            let queue = InlineQueue()
        #else
            let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    deinit {
        // Each transfer has ended its task. To cancel what is left is unsafe in Foundation on Linux: `invalidateAndCancel` goes
        // over the tasks while the session's queue may be removing one, and traps. Not from here, as this waits for that queue.
        DispatchQueue.global().async { [session] in session.finishTasksAndInvalidate() }
    }

    /// The server's answer, whatever its status.
    ///
    /// A request that changes something gets its own connection. If a reused one turns out to be closed, Foundation on Linux
    /// sends the request's head again without its body, and the server waits for that until the timeout.
    func send(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse {
        let transport = request.isSafe ? self : Transport()
        // Deallocating the transport would end the transfer.
        defer { withExtendedLifetime(transport) {} }
        return try await transport.transfer(request, sizeLimit: sizeLimit)
    }

    private func transfer(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse {
        let transfer = Transfer(request, sizeLimit: sizeLimit)
        #if canImport(FoundationNetworking) && canImport(Glibc) && !compiler(>=6.4)
            let (request, mark) = HalfHead.marking(request.urlRequest, transfer)
            defer { HalfHead.forget(mark) }
        #else
            let request = request.urlRequest
        #endif
        // With `self`, which must not go before: a session that is invalid traps if it is to make a task.
        return try await transfer.run { [self] in
            let task = session.dataTask(with: request)
            delegate.transfers.withLock { $0[task.taskIdentifier] = transfer }
            return task
        }.get()
    }
}

/// Forwards a session's callbacks to the transfer they are about.
private final class TransferDelegate: NSObject, URLSessionDataDelegate {
    let transfers = Mutex<[Int: Transfer]>([:])

    private func transfer(_ task: URLSessionTask) -> Transfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let head = response as? HTTPURLResponse { transfer(dataTask)?.didReceive(head) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(dataTask)?.didReceive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        transfer(task)?.didComplete(task.response, error)
        transfers.withLock { $0[task.taskIdentifier] = nil }
    }

    /// The client has a token or nothing; a server that asks for a password gets none, and its 401 is the answer.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // At this point the response has arrived already. Default handling would never end the task, and cancelling waits
            // for the queue that this runs on.
            transfer(task)?.didComplete(task.response, nil)
            DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
        #else
            completionHandler(.performDefaultHandling, nil)
        #endif
    }

    /// Redirects are followed by ``Exchange``, which knows what may be sent where.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        transfer(task)?.didRedirect { completionHandler(nil) }
    }
}

#if canImport(FoundationNetworking)
    /// Runs each operation at once, on the thread that adds it.
    ///
    /// Foundation on Linux adds an operation for every 16 KiB and keeps reading. If the network is faster than the delegate,
    /// an endless body fills the memory before the limit is noticed; so the delegate blocks the reading.
    ///
    /// `@unchecked` because its superclass is, and it adds no state.
    private final class InlineQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
#endif

extension HTTPError {
    /// The error that the URL system reports for a transfer.
    ///
    /// - Parameter hasBegun: Whether the head of the response had already arrived.
    init(_ error: any Error, at origin: Origin, hasBegun: Bool) {
        // The code of an error other than `URLError` belongs to another domain, and must not be taken for one of these.
        let code = (error as? URLError)?.code ?? .unknown
        let reason = (error as NSError).localizedDescription
        switch code {
        case .cancelled: self = .cancelled
        case _ where hasBegun: self = .interrupted
        case .badURL:
            self =
                origin.host.contains(":")
                ? .cannotConnect(host: origin.name, .numericAddress) : .invalidURL(origin.name)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
        case .cannotConnectToHost: self = .cannotConnect(host: origin.name, .refused)
        case .cannotFindHost, .dnsLookupFailed: self = .cannotConnect(host: origin.name, .unknownHost)
        case .networkConnectionLost, .badServerResponse:
            self = .cannotConnect(host: origin.name, .noAnswer)
        case .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure(.certificate(reason))
        // Foundation on Linux has no code for this, only curl's message.
        case _ where origin.isEncrypted && reason.contains("certificate"):
            self = .insecure(.certificate(reason))
        default: self = .cannotConnect(host: origin.name, .other(reason))
        }
    }
}

/// The folders that Foundation creates on Linux as soon as a session is configured, even an ephemeral one: for cookies below
/// `$XDG_DATA_HOME` and for a cache below `$XDG_CACHE_HOME`, open to all users if the process's umask allows it. The client
/// uses neither.
public enum FoundationFolders {
    /// Keeps Foundation from creating them. Must be called before anything else, while the process has one thread.
    ///
    /// It affects the whole process: cookies are no longer persisted, and `URLCache.shared` stores nothing on the disk.
    public static func prevent() {
        #if canImport(FoundationNetworking)
            // If it can't create a folder, Foundation works without one.
            let nowhere = "/dev/null"
            let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
            setenv("XDG_DATA_HOME", nowhere, 1)
            _ = HTTPCookieStorage.shared
            if let data { setenv("XDG_DATA_HOME", data, 1) } else { unsetenv("XDG_DATA_HOME") }
            URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nowhere)
        #endif
    }
}
