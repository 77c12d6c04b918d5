import Foundation
import Synchronization

/// Runs `work` on so many threads at once, each with its number, and returns what they return, in the order of their numbers.
func onThreads<Outcome: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) throws -> Outcome
) async throws -> [Outcome] {
    let stream = AsyncStream<(Int, Result<Outcome, any Error>)> { continuation in
        let left = Countdown(count)
        for index in 0..<count {
            Thread.detachNewThread {
                continuation.yield((index, Result { try work(index) }))
                if left.isLast() { continuation.finish() }
            }
        }
    }
    let outcomes = await stream.reduce(into: [:]) { $0[$1.0] = $1.1 }
    return try (0..<count).compactMap { try outcomes[$0]?.get() }
}

/// Tells the last of so many threads that it is.
private final class Countdown: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    func isLast() -> Bool {
        left.withLock { left in
            left -= 1
            return left == 0
        }
    }
}
