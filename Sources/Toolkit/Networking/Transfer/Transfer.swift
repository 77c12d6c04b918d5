import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on the connection and the part of its answer received so far.
///
/// Only its first outcome counts: whatever the connection reports later is ignored.
final class Transfer: Sendable {
    typealias Outcome = Result<RawResponse, HTTPError>

    private struct State {
        var task: URLSessionTask?
        var head: HTTPURLResponse?
        var body = Data()
        var outcome: Outcome?
        var continuation: CheckedContinuation<Outcome, Never>?
        /// Whether a redirect was declined, after which the task ends by itself.
        var isEnding = false
        /// Whether the server has announced a later answer, as with "100 Continue".
        var isContinued = false
    }

    private let state = Mutex(State())
    private let request: WireRequest
    private let sizeLimit: Int

    init(_ request: WireRequest, sizeLimit: Int) {
        (self.request, self.sizeLimit) = (request, sizeLimit)
    }

    /// Starts the task that `makeTask` makes and waits for the outcome. Must be called only once.
    ///
    /// Creating or cancelling a task waits for the session's queue in Foundation on Linux. That queue may be busy, or be the
    /// very queue that this runs on, so both happen on other threads and this one never blocks.
    func run(_ makeTask: @escaping @Sendable () -> URLSessionTask) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.continuation = continuation }
                    return state.outcome
                }
                if let outcome { return continuation.resume(returning: outcome) }
                DispatchQueue.global().async { self.start(makeTask()) }
            }
        } onCancel: {
            stop(.cancelled)
        }
    }

    private func start(_ task: URLSessionTask) {
        let isWanted = state.withLock { state in
            state.task = task
            return state.outcome == nil
        }
        if isWanted { task.resume() } else { task.cancel() }
    }

    /// Whether the complete head of a response has arrived. The heads of redirects arrive unannounced.
    var hasHead: Bool {
        state.withLock {
            $0.head != nil || !$0.isContinued && ($0.task?.countOfBytesExpectedToReceive ?? 0) != 0
        }
    }

    func didReceive(_ head: HTTPURLResponse) {
        // Foundation on Linux announces informational responses such as "100 Continue" as if they were the final response.
        guard head.statusCode >= 200 else { return state.withLock { $0.isContinued = true } }
        state.withLock { $0.head = head }
        let hasBody = request.method != .head && head.statusCode != 304
        if hasBody, head.expectedContentLength > sizeLimit { stop(.tooLarge(limit: sizeLimit)) }
    }

    func didReceive(_ chunk: Data) {
        let isTooLarge = state.withLock { state in
            guard state.outcome == nil else { return false }
            guard state.body.count + chunk.count <= sizeLimit else { return true }
            state.body.append(chunk)
            return false
        }
        if isTooLarge { stop(.tooLarge(limit: sizeLimit)) }
    }

    /// Calls `decline` unless the task is being stopped: Foundation on Linux traps if both happen.
    func didRedirect(_ decline: () -> Void) {
        state.withLock { state in
            guard state.outcome == nil else { return }
            state.isEnding = true
            decline()
        }
    }

    /// - Parameter response: The task's response.
    func didComplete(_ response: URLResponse?, _ error: (any Error)?) {
        end { state in
            if let error {
                return .failure(HTTPError(error, at: request.origin, hasBegun: state.head != nil))
            }
            // A redirect without a target is not announced on Linux.
            guard let head = state.head ?? response as? HTTPURLResponse else {
                return .failure(.cannotConnect(host: request.origin.name, .noAnswer))
            }
            let headers = head.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
            return .success(
                RawResponse(status: head.statusCode, headers: HTTPHeaders(headers), body: state.body))
        }
    }

    /// Ends the transfer with `error` at once; the connection is closed afterwards.
    private func stop(_ error: HTTPError) {
        if let task = end({ _ in .failure(error) }) { DispatchQueue.global().async { task.cancel() } }
    }

    /// Ends the transfer with the outcome of its state, unless it has ended before. Whoever waits is resumed without the lock: a
    /// task that is being cancelled is locked itself while it calls ``stop(_:)``, and resuming it waits for that.
    ///
    /// - Returns: the task, if it has to be cancelled for the connection to be closed.
    @discardableResult
    private func end(_ outcome: (State) -> Outcome) -> URLSessionTask? {
        let (task, resume) = state.withLock { state -> (URLSessionTask?, (@Sendable () -> Void)?) in
            guard state.outcome == nil else { return (nil, nil) }
            let (outcome, waiting) = (outcome(state), state.continuation)
            (state.outcome, state.body, state.continuation) = (outcome, Data(), nil)
            return (state.isEnding ? nil : state.task, { waiting?.resume(returning: outcome) })
        }
        resume?()
        return task
    }
}
