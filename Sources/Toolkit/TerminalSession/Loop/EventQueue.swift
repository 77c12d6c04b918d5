import Synchronization
import TerminalKit

/// The events that haven't been taken yet. Mouse movements don't make it grow.
///
/// An interruption overtakes everything that hasn't been taken, and user input is taken only in small portions, so that it is
/// never far away. Nobody types far ahead: of a flood of keys, such as a file that was pasted into a terminal without brackets,
/// only the first ones are kept.
///
/// Any thread may add events; one task takes them.
final class EventQueue: Sendable {
    private struct State {
        var events: [SessionEvent] = []
        var isFinished = false
        var taker: CheckedContinuation<SessionEvent?, Never>?
    }

    /// How many input events are taken at a time: few enough that handling them takes no noticeable time.
    static let portion = 64

    /// How many input events wait at most.
    static let most = 4096

    private let state = Mutex(State())

    /// Adds `event`, or merges it into the last waiting one. Does nothing after ``finish()``.
    func put(_ event: SessionEvent) {
        let taken = state.withLock { state -> (CheckedContinuation<SessionEvent?, Never>, SessionEvent)? in
            guard !state.isFinished else { return nil }
            state.events.appendMerging(event)
            guard let taker = state.taker.take() else { return nil }
            return (taker, state.events.takeFirst())
        }
        guard let (taker, first) = taken else { return }
        taker.resume(returning: first)
    }

    /// Ends the sequence after the events still waiting.
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
                if !state.events.isEmpty { return (state.events.takeFirst(), true) }
                // If two tasks waited, the first would wait forever.
                if state.isFinished || state.taker != nil { return (nil, true) }
                state.taker = taker
                return (nil, false)
            }
            if isNow { taker.resume(returning: answer) }
        }
    }
}

extension Array where Element == InputEvent {
    /// As many as may wait, and then only what ends something that has begun: a button that goes up, the focus.
    fileprivate var bounded: [InputEvent] {
        guard count > EventQueue.most else { return self }
        return prefix(EventQueue.most) + dropFirst(EventQueue.most).filter(\.endsSomething)
    }
}

extension InputEvent {
    /// Whether it ends what has begun, so that it may not be missed.
    fileprivate var endsSomething: Bool {
        switch self {
        case .pointer(let pointer): pointer.kind == .released
        case .focus: true
        case .key, .paste, .reply: false
        }
    }
}

extension Array where Element == SessionEvent {
    fileprivate mutating func appendMerging(_ event: SessionEvent) {
        switch (last, event) {
        case (.input(let before), .input(let events)):
            let more = before.count < EventQueue.most ? events : events.filter(\.endsSomething)
            guard !more.isEmpty else { return }
            self[count - 1] = .input((before + more).coalescingMotion().bounded)
        case (_, .input(let events)): append(.input(events.bounded))
        case (.resized, .resized), (.erased, .erased), (.appearance, .appearance), (.pictures, .pictures):
            self[count - 1] = event
        case (_, .interrupted): self = [event]
        default:
            append(event)
        }
    }

    /// Removes and returns the first event, or a portion of it.
    fileprivate mutating func takeFirst() -> SessionEvent {
        guard case .input(let events) = self[0], events.count > EventQueue.portion else {
            return removeFirst()
        }
        self[0] = .input([InputEvent](events.dropFirst(EventQueue.portion)))
        return .input([InputEvent](events.prefix(EventQueue.portion)))
    }
}
