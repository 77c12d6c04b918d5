import Synchronization
import TerminalKit

/// The terminal's answers about itself, for tasks that wait for them.
final class TerminalAnswers: Sendable {
    private struct State {
        var background: Color?
        var isComplete = false
        var waiters: [CheckedContinuation<Color?, Never>] = []
    }

    private let state = Mutex(State())

    /// Completes the answers; no more are expected.
    func complete(background: Color?) {
        let waiters = state.withLock { state -> [CheckedContinuation<Color?, Never>] in
            guard !state.isComplete else { return [] }
            state.isComplete = true
            state.background = background
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: background) }
    }

    /// The background, once it is known or known to be unavailable.
    func background() async -> Color? {
        await withCheckedContinuation { waiter in
            let isComplete = state.withLock { state in
                if !state.isComplete { state.waiters.append(waiter) }
                return state.isComplete
            }
            if isComplete { waiter.resume(returning: state.withLock { $0.background }) }
        }
    }
}
