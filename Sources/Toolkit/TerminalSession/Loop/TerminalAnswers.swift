import Synchronization
import TerminalKit

/// What the terminal has said about itself, for whoever waits for that.
final class TerminalAnswers: Sendable {
    private struct State {
        var background: Color?
        var isComplete = false
        var waiters: [CheckedContinuation<Color?, Never>] = []
    }

    private let state = Mutex(State())

    /// Says that no more answers are to be expected, or waited for.
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

    /// The background, as soon as it is known whether it will be known.
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
