import Synchronization

/// A place where tasks wait until it opens or they are cancelled. No time passes in it.
final class Gate: Sendable {
    private struct State {
        var isOpen: Bool
        var nextID = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(isOpen: Bool) {
        state = Mutex(State(isOpen: isOpen))
    }

    /// Waits for the gate to open; `false` when the task was cancelled first.
    func pass() async -> Bool {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (passes, watchers) = state.withLock { state in
                    if Task.isCancelled { return (false as Bool?, [] as [CheckedContinuation<Void, Never>]) }
                    if state.isOpen { return (true, []) }
                    state.waiting[id] = continuation
                    defer { state.watchers = [] }
                    return (nil, state.watchers)
                }
                if let passes { continuation.resume(returning: passes) }
                for watcher in watchers { watcher.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: false)
        }
    }

    /// Returns once a task waits here.
    func untilSomeoneWaits() async {
        await withCheckedContinuation { continuation in
            let isWaiting = state.withLock { state in
                guard state.waiting.isEmpty else { return true }
                state.watchers.append(continuation)
                return false
            }
            if isWaiting { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values.map { $0 }
        }
        for continuation in waiting { continuation.resume(returning: true) }
    }
}
