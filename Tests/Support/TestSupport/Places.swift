import Synchronization
public import Testing

/// A few places for many tests that want to run a program at once.
///
/// All tests of the package may be under way together, and a program takes ten descriptors. Foundation waits for programs with
/// `select`, which knows none above 1023, and would wait for ever.
public final class Places: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    /// So many places.
    public init(_ count: Int) {
        state = Mutex(State(free: count))
    }

    /// Returns once there is a place.
    public func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    /// Gives the place to whoever has waited longest.
    public func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}

/// Lets few enough tests run at the same time that what they have open together stays below a thousand files: on Linux, before
/// Foundation was mended in 2026, its `Process` read beyond a list of more than about 1,350, in whatever test it was.
public struct TestsInTurn: SuiteTrait, TestTrait, TestScoping {
    private static let places = Places(96)

    /// Every test of a suite takes a place, not the suite.
    public var isRecursive: Bool { true }

    /// Runs `function` when there is a place.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.places.enter()
        defer { Self.places.leave() }
        try await function()
    }
}

extension Trait where Self == TestsInTurn {
    /// For tests that have servers of their own.
    public static var takesTurns: Self { TestsInTurn() }
}
