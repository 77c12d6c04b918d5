import Synchronization

/// A value that whoever handles an answer leaves for whoever waits for it.
package final class Handover<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    package init() {}

    /// Leaves `value` here.
    package func put(_ value: Value) { self.value.withLock { $0 = value } }

    /// The value that was left last, which is no longer kept; `nil` if there is none.
    package func take() -> Value? { value.withLock { $0.take() } }
}
