import Synchronization

/// A clock that has no patience: short sleeps end at once, and it is later; long ones end only by cancellation.
///
/// Pauses are short and timeouts long, so a test of retries takes no time and still sees what was waited for.
final class TestClock: Clock {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration

        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// Sleeps of this length never end.
    static let long = Duration.seconds(1000)

    private let state = Mutex((now: Instant(offset: .zero), sleeps: [Duration]()))

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Duration.zero
    /// The short sleeps, in order.
    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let pause = now.duration(to: deadline)
        guard pause < Self.long else {
            return try await Task.sleep(for: .seconds(1_000_000))
        }
        state.withLock { state in
            state.now = deadline
            state.sleeps.append(pause)
        }
    }
}
