import Foundation
import Synchronization

/// What the connections of a server share.
final class ServerDesk: Sendable {
    private struct Waiter {
        let condition: @Sendable (HTTPServer.Record) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var record = HTTPServer.Record()
        var waiters: [UUID: Waiter] = [:]
        var isReleased = false
        var isClosed = false
    }

    private let state = Mutex(State())

    var record: HTTPServer.Record { state.withLock { $0.record } }
    var isReleased: Bool { state.withLock { $0.isReleased } }
    /// Whether the server is gone and its connections are to end.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func release() { state.withLock { $0.isReleased = true } }
    func close() { state.withLock { $0.isClosed = true } }

    /// Notes something, and wakes who waited for it.
    func note<Result>(_ change: (inout HTTPServer.Record) -> Result) -> Result {
        let (result, continuations) = state.withLock { state in
            let result = change(&state.record)
            let due = state.waiters.filter { $0.value.condition(state.record) }
            for key in due.keys { state.waiters[key] = nil }
            return (result, due.values.map(\.continuation))
        }
        for continuation in continuations { continuation.resume() }
        return result
    }

    func wait(until condition: @escaping @Sendable (HTTPServer.Record) -> Bool) async {
        let key = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    if Task.isCancelled || condition(state.record) { return continuation.resume() }
                    state.waiters[key] = Waiter(condition: condition, continuation: continuation)
                }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: key) }?.continuation.resume()
        }
    }
}
