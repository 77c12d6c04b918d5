#if !canImport(Darwin)
    import CCurl
    import Foundation
    import Synchronization

    /// One request: a task waits for what a thread receives.
    final class CurlTransfer: Sendable {
        typealias Outcome = Result<RawResponse, HTTPError>

        private struct State {
            var continuation: CheckedContinuation<Outcome, Never>?
            var connections: CurlConnections?
            var isStopped = false
        }

        private let state = Mutex(State())
        private let request: WireRequest
        private let sizeLimit: Int

        init(_ request: WireRequest, sizeLimit: Int) {
            (self.request, self.sizeLimit) = (request, sizeLimit)
        }

        /// Sends the request and waits for the outcome. Must be called only once.
        ///
        /// Whoever waits is resumed without the lock: a task that is being cancelled is locked itself while it calls ``stop()``, and
        /// resuming it waits for that.
        func run(on transport: CurlTransport) async -> Outcome {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isStopped = state.withLock { state in
                        if !state.isStopped { state.continuation = continuation }
                        return state.isStopped
                    }
                    if isStopped { return continuation.resume(returning: .failure(.cancelled)) }
                    Thread.detachNewThread { self.work(on: transport) }
                }
            } onCancel: {
                stop()
            }
        }

        /// Ends the transfer at once. Its thread closes the connection afterwards, which may take as long as looking up a name.
        func stop() {
            let waiting = state.withLock { state in
                state.isStopped = true
                state.connections?.stop()
                return state.continuation.take()
            }
            waiting?.resume(returning: .failure(.cancelled))
        }

        private func work(on transport: CurlTransport) {
            guard let connections = transport.take() else {
                let library = String(cString: ccurl_library)
                let problem = HTTPError.ConnectionProblem.missingLibrary(library)
                return end(.failure(.cannotConnect(host: request.origin.name, problem)))
            }
            let answer = CurlAnswer(to: request, sizeLimit: sizeLimit)
            let isWanted = state.withLock { state in
                state.connections = connections
                return !state.isStopped
            }
            if isWanted { connections.send(request, to: answer) }
            let isUsable = state.withLock { state in
                state.connections = nil
                return !state.isStopped
            }
            if isUsable { transport.keep(connections) } else { connections.close() }
            end(answer.outcome)
        }

        private func end(_ outcome: Outcome) {
            state.withLock { $0.continuation.take() }?.resume(returning: outcome)
        }
    }
#endif
