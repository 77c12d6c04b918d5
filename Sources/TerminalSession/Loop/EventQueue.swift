import Synchronization
import TerminalKit

/// What has happened and has not been taken yet. It does not grow with the movements of the mouse.
///
/// Any thread puts; one task takes.
final class EventQueue: Sendable {
    private struct State {
        var events: [SessionEvent] = []
        var isFinished = false
        var taker: CheckedContinuation<SessionEvent?, Never>?
    }

    private let state = Mutex(State())

    /// Adds `event`, or makes it one with the last event that waits. Does nothing after ``finish()``.
    func put(_ event: SessionEvent) {
        let taker = state.withLock { state -> CheckedContinuation<SessionEvent?, Never>? in
            guard !state.isFinished else { return nil }
            if let taker = state.taker.take() { return taker }
            state.events.appendMerging(event)
            return nil
        }
        taker?.resume(returning: event)
    }

    /// Ends the sequence after what is still to be taken.
    func finish() {
        let taker = state.withLock { state in
            state.isFinished = true
            return state.taker.take()
        }
        taker?.resume(returning: nil)
    }

    /// The next event, as soon as there is one; `nil` after the last.
    func next() async -> SessionEvent? {
        await withCheckedContinuation { taker in
            let (answer, isNow) = state.withLock { state -> (SessionEvent?, Bool) in
                if !state.events.isEmpty { return (state.events.removeFirst(), true) }
                // Of two that wait for one event the first would wait for ever.
                if state.isFinished || state.taker != nil { return (nil, true) }
                state.taker = taker
                return (nil, false)
            }
            if isNow { taker.resume(returning: answer) }
        }
    }
}

extension Array where Element == SessionEvent {
    fileprivate mutating func appendMerging(_ event: SessionEvent) {
        switch (last, event) {
        case (.input(let before), .input(let events)):
            self[count - 1] = .input((before + events).coalescingMotion())
        case (.resized, .resized), (.resumed, .resumed):
            self[count - 1] = event
        default:
            append(event)
        }
    }
}
