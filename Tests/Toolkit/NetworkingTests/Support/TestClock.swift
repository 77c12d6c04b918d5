import Synchronization

/// A clock that has no patience: short sleeps end at once, and it is later; long ones end when a test says so.
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

    /// Sleeps of this length and longer ones end by ``expire(_:)`` alone.
    static let long = Duration.seconds(1000)

    private struct State {
        var now = Instant(offset: .zero)
        var sleeps: [Duration] = []
        /// Those who sleep long, and how long.
        var sleepers: [Int: (length: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        /// How many sleeps of a length have ended before they began.
        var expired: [Duration: Int] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Duration.zero
    /// The short sleeps, in order.
    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let pause = now.duration(to: deadline)
        guard pause < Self.long else { return try await sleepLong(pause) }
        state.withLock { state in
            state.now = deadline
            state.sleeps.append(pause)
        }
    }

    /// Ends one sleep of this length: that which is under way, or the next.
    func expire(_ length: Duration) {
        let sleeper = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            state.now.offset += length
            guard let next = state.sleepers.first(where: { $0.value.length == length }) else {
                state.expired[length, default: 0] += 1
                return nil
            }
            state.sleepers[next.key] = nil
            return next.value.continuation
        }
        sleeper?.resume()
    }

    private func sleepLong(_ length: Duration) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end = state.withLock { state -> Result<Void, any Error>? in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if let count = state.expired[length], count > 0 {
                        state.expired[length] = count - 1
                        return .success(())
                    }
                    state.sleepers[number] = (length, continuation)
                    return nil
                }
                if let end { continuation.resume(with: end) }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
