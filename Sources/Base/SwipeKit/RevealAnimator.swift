/// The drawn positions of cards while they glide to their places.
package struct RevealAnimator<Card: Hashable & Sendable>: Sendable {
    /// About how long a card takes to settle.
    package static var settling: Duration { .milliseconds(200) }

    /// The head start of a card that moves without a finger, so that the first frame after a key already shows a step.
    package static var firstStep: Duration { .nanoseconds(16_666_667) }

    /// The period over which the velocity of a finger is measured: shorter than for a flick, so that a card continues as it was
    /// last seen.
    private static var memory: Duration { .milliseconds(50) }

    private enum Motion: Sendable {
        case gliding(Spring)
        /// A finger moves the card.
        case held(DragTrail, at: Double)
        /// A finger stopped the card at `position` on its way to `target`.
        case stopped(at: Double, target: Double)
    }

    private var motions: [Card: Motion] = [:]

    /// An animator that knows no cards yet.
    package init() {}

    /// Sends cards to the positions in `reveals` from `time` on. The `held` card is there immediately, since it is under a
    /// finger. So is a card that was not on the screen before, and every card if motion is reduced.
    ///
    /// A released card keeps the velocity of the finger, and a card that is redirected keeps its own.
    package mutating func update(
        _ reveals: [(card: Card, reveal: Double)], held: Card?, reducesMotion: Bool, at time: Duration
    ) {
        var updated: [Card: Motion] = [:]
        for (card, target) in reveals {
            if reducesMotion || motions[card] == nil {
                updated[card] = card == held ? trail(of: card, to: target, at: time) : Self.rest(at: target)
            } else if card == held {
                updated[card] = trail(of: card, to: target, at: time)
            } else {
                updated[card] = motion(of: card, to: target, at: time)
            }
        }
        motions = updated
    }

    /// A finger came down on the card at `time`: the card stays where it is drawn until ``letGo(at:)``, or until it is held.
    package mutating func stop(_ card: Card, at time: Duration) {
        guard case .gliding(let spring) = motions[card] else { return }
        motions[card] = .stopped(at: spring.position(at: time), target: spring.target)
    }

    /// The finger is gone: a card that it stopped glides on.
    package mutating func letGo(at time: Duration) {
        for (card, motion) in motions {
            guard case .stopped(let position, let target) = motion else { continue }
            motions[card] = .gliding(Self.glide(from: position, to: target, at: time))
        }
    }

    /// Where the card is drawn at `time`, as a fraction of its width.
    package func reveal(of card: Card, at time: Duration) -> Double {
        switch motions[card] {
        case .gliding(let spring): spring.position(at: time)
        case .held(_, let position), .stopped(let position, _): position
        case nil: 0
        }
    }

    /// How fast the card is at `time`, in widths a second.
    package func velocity(of card: Card, at time: Duration) -> Double {
        switch motions[card] {
        case .gliding(let spring): spring.velocity(at: time)
        case .held(let trail, _): trail.speed(at: time)
        case .stopped, nil: 0
        }
    }

    /// Whether the card glides at `time`. One that a finger moves does not.
    package func isMoving(_ card: Card, at time: Duration) -> Bool {
        if case .gliding(let spring) = motions[card] { spring.isMoving(at: time) } else { false }
    }

    /// Whether any card is moving at `time`.
    package func isMoving(at time: Duration) -> Bool {
        motions.keys.contains { isMoving($0, at: time) }
    }

    private func motion(of card: Card, to target: Double, at time: Duration) -> Motion? {
        switch motions[card] {
        case .gliding(let spring) where spring.target == target: .gliding(spring)
        case .gliding(let spring) where spring.isMoving(at: time):
            .gliding(spring.turned(to: target, at: time))
        case .gliding(let spring):
            .gliding(Self.glide(from: spring.target, to: target, at: time - Self.firstStep))
        case .held(let trail, let position):
            .gliding(Self.glide(from: position, velocity: trail.speed(at: time), to: target, at: time))
        case .stopped(let position, _): .stopped(at: position, target: target)
        case nil: nil
        }
    }

    private func trail(of card: Card, to position: Double, at time: Duration) -> Motion {
        guard case .held(var trail, _) = motions[card], trail.began != time else {
            // The movement before a drag is recognized arrives as one jump, which says nothing about speed.
            return .held(DragTrail(at: position, time: time, window: Self.memory), at: position)
        }
        trail.move(to: position, at: time)
        return .held(trail, at: position)
    }

    private static func rest(at target: Double) -> Motion {
        .gliding(glide(from: target, to: target, at: .zero))
    }

    private static func glide(
        from position: Double, velocity: Double = 0, to target: Double, at start: Duration
    ) -> Spring {
        // A quarter of a cell of the widest card.
        Spring(
            from: position, velocity: velocity, to: target, at: start,
            stiffness: Spring.Stiffness(settling: settling, rest: 0.005))
    }
}
