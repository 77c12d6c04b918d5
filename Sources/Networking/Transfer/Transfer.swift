import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on the line and its answer, as far as it has come.
///
/// It has one outcome, the first: what the connection says after that is nobody's any more.
final class Transfer: Sendable {
    typealias Outcome = Result<RawResponse, HTTPError>

    private struct State {
        var head: HTTPURLResponse?
        var body = Data()
        var outcome: Outcome?
        var continuation: CheckedContinuation<Outcome, Never>?
        /// Whether the server's wish to redirect was declined, with which the task ends by itself.
        var isEnding = false
    }

    private let state = Mutex(State())
    private let task: URLSessionTask
    private let origin: Origin
    private let sizeLimit: Int

    init(_ task: URLSessionTask, origin: Origin, sizeLimit: Int) {
        (self.task, self.origin, self.sizeLimit) = (task, origin, sizeLimit)
    }

    /// Starts the task and waits for the outcome. To be called once.
    func run() async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.continuation = continuation }
                    return state.outcome
                }
                guard let outcome else { return task.resume() }
                continuation.resume(returning: outcome)
            }
        } onCancel: {
            stop(.cancelled)
        }
    }

    func didReceive(_ head: HTTPURLResponse) {
        state.withLock { $0.head = head }
        let hasBody = task.originalRequest?.httpMethod != "HEAD" && head.statusCode != 304
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

    /// Calls `decline` unless the task is being stopped: Foundation on Linux traps if it hears of both.
    func didRedirect(_ decline: () -> Void) {
        state.withLock { state in
            guard state.outcome == nil else { return }
            state.isEnding = true
            decline()
        }
    }

    func didComplete(_ error: (any Error)?) {
        let response = task.response as? HTTPURLResponse
        state.withLock { state in
            if let error {
                end(&state, .failure(HTTPError(error, at: origin, hasBegun: state.head != nil)))
                // A redirect to nowhere is not announced on Linux.
            } else if let head = state.head ?? response {
                let headers = head.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
                let response = RawResponse(
                    status: head.statusCode, headers: HTTPHeaders(headers), body: state.body)
                end(&state, .success(response))
            } else {
                end(&state, .failure(.cannotConnect(host: origin.host, .noAnswer)))
            }
        }
    }

    /// Ends the transfer with `error` at once; the connection is closed behind it.
    private func stop(_ error: HTTPError) {
        let isRunning = state.withLock { state in
            guard state.outcome == nil else { return false }
            end(&state, .failure(error))
            return !state.isEnding
        }
        guard isRunning else { return }
        // Foundation on Linux waits in `cancel` for the very queue that may have brought us here.
        DispatchQueue.global().async { [task] in task.cancel() }
    }

    private func end(_ state: inout State, _ outcome: Outcome) {
        guard state.outcome == nil else { return }
        state.outcome = outcome
        state.body = Data()
        state.continuation?.resume(returning: outcome)
        state.continuation = nil
    }
}
