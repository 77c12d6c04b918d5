import Synchronization

/// The time of a live screen, which stands still while the program is suspended: whatever was moving goes on where it was.
package final class SessionClock: Sendable {
    private struct Pauses {
        /// The time spent in those that are over.
        var past = Duration.zero
        /// When the present one began; `nil` if there is none.
        var start: ContinuousClock.Instant?
    }

    private let start = ContinuousClock.now
    private let pauses = Mutex(Pauses())

    /// A clock that starts now.
    package init() {}

    /// The time since the start, without pauses.
    var now: Duration { time(at: .now) }

    /// The same at `instant`.
    func time(at instant: ContinuousClock.Instant) -> Duration {
        pauses.withLock { min(instant, $0.start ?? instant) - start - $0.past }
    }

    /// When it will be `time`, unless there is another pause before.
    func instant(at time: Duration) -> ContinuousClock.Instant {
        start + time + pauses.withLock { $0.past }
    }

    /// Stops until ``resume(at:)``.
    func pause(at instant: ContinuousClock.Instant = .now) {
        pauses.withLock { $0.start = $0.start ?? instant }
    }

    /// Goes on.
    func resume(at instant: ContinuousClock.Instant = .now) {
        pauses.withLock { pauses in
            guard let start = pauses.start else { return }
            pauses.past += instant - start
            pauses.start = nil
        }
    }
}
