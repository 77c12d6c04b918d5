import Synchronization

/// A cache of values from frame to frame that keeps those used last.
package final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var values: [Key: (value: Value, used: Int)] = [:]
        var time = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// An empty cache for at most `capacity` values.
    package init(capacity: Int) { self.capacity = capacity }

    /// The value for `key`, made the first time.
    package func value(_ key: Key, make: () -> Value) -> Value {
        state.withLock { state in
            state.time += 1
            let value = state.values[key]?.value ?? make()
            state.values[key] = (value, state.time)
            if state.values.count > capacity,
                let oldest = state.values.min(by: { $0.value.used < $1.value.used })
            {
                state.values[oldest.key] = nil
            }
            return value
        }
    }
}
