import Synchronization

/// Values that were made for a key, of which those used last are kept: what is drawn the same in every frame is made once.
package final class RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var values: [Key: (value: Value, used: Int)] = [:]
        var time = 0
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// Keeps at most `capacity` values.
    package init(capacity: Int) { self.capacity = capacity }

    /// The value for `key`, made now if it isn't kept.
    package func value(for key: Key, make: () -> Value) -> Value {
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
