import Foundation
public import Testing

/// Runs tests that block their thread while they wait for a program, on threads of their own.
///
/// Swift's concurrency has a thread for each processor. Tests that wait there keep all the others from running.
public struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
    /// Every test of a suite gets a thread, not the suite.
    public var isRecursive: Bool { true }

    /// Runs `function` on one of the threads.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(BlockingThreads.shared) { try await function() }
    }
}

extension Trait where Self == BlockingTests {
    /// For tests that wait for a program without `await`.
    public static var blocksItsThread: Self { BlockingTests() }
}

private final class BlockingThreads: TaskExecutor {
    static let shared = BlockingThreads()

    private let queue = OperationQueue()

    private init() {
        // More programs at a time would only take the processors from each other.
        queue.maxConcurrentOperationCount = 6
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.addOperation { job.runSynchronously(on: executor) }
    }
}
