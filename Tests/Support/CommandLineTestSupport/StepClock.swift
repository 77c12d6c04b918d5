import TestSupport

/// A clock whose time a test tells. It notes how long it was asked to sleep.
package final class StepClock: Clock {
    package struct Instant: InstantProtocol {
        package let offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        package func duration(to other: Instant) -> Duration { other.offset - offset }
        package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        package var now = Duration.zero
        package var sleeps: [Duration] = []
        package var sleepers:
            [Int: (deadline: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        package var cancelled: Set<Int> = []
    }

    private let state = Watched(State())
    /// Whether nobody has to wait.
    private let isHasty: Bool

    /// A clock that stands still until it is told to go on, or one that never lets anybody wait.
    package init(isHasty: Bool = false) {
        self.isHasty = isHasty
    }

    package var now: Instant { Instant(offset: state.value.now) }
    package var minimumResolution: Duration { .zero }

    /// How long each sleeper wanted to sleep, in order.
    package var sleeps: [Duration] { state.value.sleeps }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.change { state in
            state.sleeps.append(deadline.offset - state.now)
            return state.sleeps.count
        }
        guard !isHasty else { return }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.change { state in
                    guard state.cancelled.remove(number) == nil else { return true }
                    state.sleepers[number] = (deadline.offset, continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.change { state in
                if state.sleepers[number] == nil { state.cancelled.insert(number) }
                return state.sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Returns once as many as this sleep at the same time.
    package func untilAsleep(_ count: Int) async {
        await state.wait { $0.sleepers.count >= count }
    }

    /// Lets time go by, and wakes whoever has slept long enough.
    package func advance(by duration: Duration) {
        let woken = state.change { state in
            state.now += duration
            let woken = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in woken.keys { state.sleepers[number] = nil }
            return woken.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}
