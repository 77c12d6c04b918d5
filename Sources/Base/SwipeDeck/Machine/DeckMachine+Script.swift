import SwipeKit

extension DeckMachine {
    /// Advances to `time`.
    package mutating func advance(to time: Duration) {
        now = max(now, time)
        moment = nil
        // The placeholder has been drawn in the meantime.
        if end == .due { end = .now }
    }

    /// The next event for the app; `nil` if there are no more at this time.
    package mutating func next() -> Event? {
        while true {
            switch phase {
            case .leaving(let flight, let direction):
                guard flight.end <= now, let card = pile.cards.first else { return nil }
                moment = flight.end
                phase = .out(card, direction, steps: rules.script[...])
            case .out(let entry, let direction, var steps):
                guard let step = steps.popFirst() else {
                    phase = .resting
                    continue
                }
                phase = .out(entry, direction, steps: steps)
                switch step {
                case .tell: return .swiped(pile.card(entry), direction)
                case .remove: pile.take(entry, direction)
                case .end: end = pile.cards.isEmpty ? .due : .none
                }
            case .settling, .held:
                if !calls.isEmpty {
                    if let event = begin() { return event }
                } else {
                    guard case .settling(let flight) = phase, flight.end <= now else { return nil }
                    moment = flight.end
                    phase = .resting
                }
            case .resting:
                if !pile.cards.isEmpty { end = .none }
                if end == .now {
                    end = .none
                    return .ended
                }
                // One at a time: a call that waits for the end, or that has no motion, is shown in the next frame.
                guard end == .none, !calls.isEmpty, !(reducesMotion && moment != nil) else { return nil }
                if let event = begin() { return event }
            }
        }
    }

    /// When something next changes by itself, in steps of `frame`; `nil` for never.
    package func nextChange(frame: Duration) -> Duration? {
        switch phase {
        case .leaving(let flight, _), .settling(let flight): min(max(flight.end, now), now + frame)
        case .out: now
        case .held: calls.isEmpty ? nil : now
        case .resting: calls.isEmpty && end == .none ? nil : now
        }
    }

    /// Begins the call that has waited longest.
    private mutating func begin() -> Event? {
        let start = moment ?? now
        switch calls.removeFirst() {
        case .swipe(let direction):
            guard !pile.cards.isEmpty else { return nil }
            leave(direction, velocity: 0, at: start)
            return nil
        case .undo:
            guard let (card, direction) = pile.bringBack() else { return nil }
            phase = .settling(
                .back(
                    from: direction == .left ? -reach : reach, velocity: 0, at: start,
                    length: reducesMotion ? .zero : rules.timeBack))
            return .undone(card, direction)
        }
    }

    mutating func leave(_ direction: SwipeDirection, velocity: Double, at start: Duration) {
        let length = reducesMotion ? .zero : rules.timeOut
        phase = .leaving(
            .out(
                from: offset(at: start), velocity: velocity, to: direction, reach: reach, at: start,
                length: length),
            direction)
    }

    mutating func settle(velocity: Double = 0) {
        let length = reducesMotion ? .zero : rules.timeBack
        phase = .settling(.back(from: offset, velocity: velocity, at: now, length: length))
    }
}
