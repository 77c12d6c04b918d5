import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends single requests: no redirects, no cookies, no cache, no stored passwords, no timeouts of its own.
///
/// Certificates are checked as the system does it, and nothing here can turn that off.
final class Transport: Sendable {
    private let delegate = TransferDelegate()
    private let session: URLSession

    init() {
        #if canImport(FoundationNetworking)
            // An ephemeral one makes a folder for a cache that it doesn't keep there. All that the default keeps is taken out below.
            let configuration = URLSessionConfiguration.default
        #else
            let configuration = URLSessionConfiguration.ephemeral
        #endif
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        // The client has a clock of its own; this one is only not to come before it.
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
        // It waits for the session's queue, which may be busy.
        DispatchQueue.global().async { [session] in session.invalidateAndCancel() }
    }

    /// What the server answers, whatever its status.
    ///
    /// What changes something goes over a connection of its own. When one that was kept turns out to be closed, Foundation on
    /// Linux sends the request's head again without its body, and the server waits for that until the time is up.
    func send(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse {
        let transport = request.isSafe ? self : Transport()
        // Its end would be the transfer's.
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

/// Passes what a session says on to the transfer that it is about.
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

    /// The client has a token or nothing; a server that wants a password gets none, and its 401 is the answer.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // Here the challenge comes after the response, by default the task would never end, and cancelling waits
            // for the queue that this is called on.
            transfer(task)?.didComplete(task.response, nil)
            DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
        #else
            completionHandler(.performDefaultHandling, nil)
        #endif
    }

    /// Redirects are followed by ``Exchange``, which knows what may go where.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        transfer(task)?.didRedirect { completionHandler(nil) }
    }
}

#if canImport(FoundationNetworking)
    /// Does what it is given at once, on the thread that gives it.
    ///
    /// Foundation on Linux puts every 16 KiB into the delegate's queue and reads on. Where the network is faster than
    /// the delegate, a body without end fills the memory before the limit is noticed; so the delegate holds it up.
    ///
    /// `@unchecked` because its superclass is, and it adds no state.
    private final class InlineQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
#endif
