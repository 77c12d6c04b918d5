import Synchronization

/// A clock that stands still until a test opens it; it notes how long it was asked to sleep.
public final class ManualClock: Clock {
    /// A moment of this clock: the time since it was made.
    public struct Instant: InstantProtocol {
        let offset: Duration

        /// The moment `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from here to `other`.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether `left` comes first.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let gate = Gate(isOpen: false)
    private let requested = Mutex<[Duration]>([])

    /// A clock that stands still.
    public init() {}

    /// Always the moment it was made.
    public var now: Instant { Instant(offset: .zero) }
    /// None: no time passes here.
    public var minimumResolution: Duration { .zero }

    /// How long each sleeper wanted to sleep, in order.
    public var sleeps: [Duration] { requested.withLock { $0 } }

    /// Waits until someone wakes everyone; throws when its task is cancelled first.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        requested.withLock { $0.append(deadline.offset) }
        guard await gate.pass() else { throw CancellationError() }
    }

    /// Returns once someone sleeps.
    public func untilSomeoneSleeps() async { await gate.untilSomeoneWaits() }

    /// Wakes every sleeper, and lets nobody sleep from now on.
    public func wakeEveryone() { gate.open() }
}
