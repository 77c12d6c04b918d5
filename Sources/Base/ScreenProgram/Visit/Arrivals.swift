package import CommandLine
import Synchronization

/// What the screens of a call show that is still on its way, such as pictures: it is waited for before a screen is printed, and a live
/// screen is drawn again whenever some of it has arrived.
package final class Arrivals: CallAddition {
    /// Draws the live screen again.
    @MainActor var onArrival: (() -> Void)?
    private let waits = Mutex<[@Sendable () async -> Void]>([])

    package init(call: Call) {}

    /// Something more is waited for: `wait` returns once all of it that was requested has arrived or failed.
    package func add(_ wait: @escaping @Sendable () async -> Void) { waits.withLock { $0.append(wait) } }

    /// Something has arrived, or has failed.
    @MainActor package func tell() { onArrival?() }

    /// Waits until everything requested has arrived or failed.
    func settle() async {
        for wait in waits.withLock(\.self) { await wait() }
    }
}

extension Call {
    /// What its screens show that is still on its way.
    package var arrivals: Arrivals { self[Arrivals.self] }
}
