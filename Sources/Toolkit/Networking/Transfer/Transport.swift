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
        // This waits for the session's queue, which may be busy.
        DispatchQueue.global().async { [session] in session.invalidateAndCancel() }
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
        return try await transfer.run { [session, delegate] in
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
