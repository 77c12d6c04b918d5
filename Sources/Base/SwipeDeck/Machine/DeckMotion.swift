import SwipeKit

/// A card on its way without a finger: out of the deck, or to where it rests. Distances are card widths, negative to the left.
package struct DeckFlight: Sendable {
    private let spring: Spring
    private let target: Double
    /// When it is there.
    package private(set) var end: Duration

    /// The card leaves: after `length` it is `reach` widths away. It continues at `velocity`.
    static func out(
        from offset: Double, velocity: Double, to direction: SwipeDirection, reach: Double,
        at start: Duration,
        length: Duration
    ) -> DeckFlight {
        let target = direction == .left ? -reach : reach
        // A spring slows down at its end, which is of no use out of sight: it aims farther and is stopped at `reach`. In two
        // thirds of its time, it has come 96.9% of the way.
        let spring = Spring(
            from: offset, velocity: velocity, to: target / 0.969, at: start,
            stiffness: Spring.Stiffness(settling: max(length, .milliseconds(1)) * 1.5, rest: 0.001))
        return DeckFlight(spring: spring, target: target, end: start + length)
    }

    /// The card comes to rest within `length`.
    static func back(from offset: Double, velocity: Double, at start: Duration, length: Duration)
        -> DeckFlight
    {
        let spring = Spring(
            from: offset, velocity: velocity, to: 0, at: start,
            stiffness: Spring.Stiffness(settling: max(length, .milliseconds(1)), rest: 0.005))
        return DeckFlight(spring: spring, target: 0, end: start + length)
    }

    /// Where the card is at `time`.
    func offset(at time: Duration) -> Double {
        guard time < end else { return target }
        let position = spring.position(at: time)
        return target < 0 ? max(position, target) : target > 0 ? min(position, target) : position
    }

    /// It is there at `time`, if it isn't yet.
    mutating func finish(at time: Duration) { end = min(end, time) }
}

/// A finger on a card. Places are card widths.
package struct DeckGrip: Sendable {
    /// Where the finger came down, and where the card was then.
    private let start, base: Double
    private var place: Double
    private var trail: DragTrail
    /// Whether the finger has been elsewhere than where it came down, in any direction: then it doesn't tap.
    private(set) var hasMoved = false

    init(at place: Double, base: Double, time: Duration) {
        (start, self.base, self.place) = (place, base, place)
        trail = DragTrail(at: place, time: time)
    }

    mutating func move(to place: Double, isStraying: Bool, at time: Duration) {
        guard place.isFinite else { return }
        self.place = place
        if place != start || isStraying { hasMoved = true }
        trail.move(to: place, at: time)
    }

    /// Where the finger has moved the card.
    var offset: Double { base + place - start }

    func velocity(at time: Duration) -> Double { trail.speed(at: time) }
}

extension DeckMachine.Phase {
    /// Whether a card moves out, or has and the app is being told.
    var isLeaving: Bool {
        switch self {
        case .leaving, .out: true
        case .resting, .held, .settling: false
        }
    }
}
