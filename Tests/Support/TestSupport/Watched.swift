import Synchronization

/// A value that tests wait for: a change wakes those who wait for it, who take no processor until then.
public final class Watched<Value: Sendable>: Sendable {
    private struct Waiter {
        let condition: @Sendable (Value) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var value: Value
        var count = 0
        var waiters: [Int: Waiter] = [:]
    }

    private let state: Mutex<State>

    /// A value to begin with.
    public init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    /// The value as it is.
    public var value: Value { state.withLock { $0.value } }

    /// Changes the value, and wakes who waited for what it is now.
    @discardableResult
    public func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, woken) = state.withLock { state in
            let result = change(&state.value)
            let due = state.waiters.filter { $0.value.condition(state.value) }
            for key in due.keys { state.waiters[key] = nil }
            return (result, due.values.map(\.continuation))
        }
        for continuation in woken { continuation.resume() }
        return result
    }

    /// Returns once the value is as `condition` asks for, if only for a moment, or the task that waits is cancelled.
    public func wait(until condition: @escaping @Sendable (Value) -> Bool) async {
        let key = state.withLock { state in
            state.count += 1
            return state.count
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if Task.isCancelled || condition(state.value) { return true }
                    state.waiters[key] = Waiter(condition: condition, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: key) }?.continuation.resume()
        }
    }
}
