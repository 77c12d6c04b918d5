import SwipeKit

/// A card that moves without a finger: out of the deck, or to its resting place. Distances are in card widths, negative to the
/// left.
package struct DeckFlight: Sendable {
    private let spring: Spring
    private let target: Double
    /// When it arrives.
    package private(set) var end: Duration

    /// The card leaves: it continues at `velocity`, and is `reach` widths away after `length`.
    static func out(
        from offset: Double, velocity: Double, to direction: SwipeDirection, reach: Double,
        at start: Duration,
        length: Duration
    ) -> DeckFlight {
        let target = direction == .left ? -reach : reach
        // A spring slows down at its end, which would be wasted out of sight, so it aims farther and is stopped at `reach`. In
        // two thirds of its time, it covers 96.9% of the way.
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

    /// Ends the flight at `time`, unless it has ended.
    mutating func finish(at time: Duration) { end = min(end, time) }
}

/// A finger on a card. Positions are in card widths.
package struct DeckGrip: Sendable {
    /// The positions of the finger and the card when the finger came down.
    private let start, base: Double
    private var place: Double
    private var trail: DragTrail
    /// Whether the finger has moved in any direction, so that lifting it is no tap.
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

    /// The position of the card under the finger.
    var offset: Double { base + place - start }

    func velocity(at time: Duration) -> Double { trail.speed(at: time) }
}

extension DeckMachine.Phase {
    /// Whether a card is moving out, or has moved out and the app is being notified.
    var isLeaving: Bool {
        switch self {
        case .leaving, .out: true
        case .resting, .held, .settling: false
        }
    }
}
