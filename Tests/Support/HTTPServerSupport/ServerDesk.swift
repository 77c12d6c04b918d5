import Synchronization
import TestSupport

/// What the connections of a server share.
final class ServerDesk: Sendable {
    private struct State {
        var isReleased = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let watched = Watched(HTTPServer.Record())

    var record: HTTPServer.Record { watched.value }
    var isReleased: Bool { state.withLock { $0.isReleased } }
    /// Whether the server is gone and its connections are to end.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func release() { state.withLock { $0.isReleased = true } }
    func close() { state.withLock { $0.isClosed = true } }

    /// Notes something, and wakes who waited for it.
    func note<Result: Sendable>(_ change: (inout HTTPServer.Record) -> Result) -> Result {
        watched.change(change)
    }

    func wait(until condition: @escaping @Sendable (HTTPServer.Record) -> Bool) async {
        await watched.wait(until: condition)
    }
}
