/// One card's swipe: where it rests, how far a finger has moved it, and where it settles when released.
///
/// Distances and positions are signed fractions of the card's width, negative to the left. A card swiped left shows its actions
/// on the right, and vice versa. It is a value: the same gestures always end in the same place.
package struct SwipeReveal: Equatable, Sendable {
    /// A place where a card stays by itself.
    package enum Rest: Equatable, Sendable {
        case left, center, right
    }

    /// From this speed on, in widths a second, letting go is a flick: its direction counts and its length does not.
    static let flickVelocity = 1.5

    /// How hard a spring resists: the constant behind the rubber-band effect of scrolling views.
    static let resistance = 0.55

    /// Where the card rests, or rested when the finger came down.
    package private(set) var rest: Rest = .center

    private let config: CardConfig
    /// Where the card was when the finger came down: at rest, unless it was still moving there.
    private var start: Double = 0
    private var distance: Double = 0

    /// A closed card.
    package init(config: CardConfig) {
        self.config = config
    }

    /// The current position. At the open position a cred-like card stops; a spring yields less and less.
    package var reveal: Double {
        let position = start + distance
        let excess = abs(position) - config.openPercentage
        guard excess > 0 else { return position }
        let limit = config.openPercentage + overshoot(for: excess)
        return position < 0 ? -limit : limit
    }

    /// Whether the card is closed and no finger has moved it.
    package var isClosed: Bool { rest == .center && start == 0 && distance == 0 }

    /// Whether a finger has moved the card far enough to stay open when released.
    package var opensIfLetGo: Bool { distance != 0 && settled(velocity: 0) != .center }

    /// A finger took hold of the card while it was drawn at `reveal`, moving to its resting place.
    package mutating func begin(at reveal: Double) {
        guard reveal.isFinite else { return }
        (start, distance) = (position(at: reveal), 0)
    }

    /// A finger moved the card by `distance` since it came down.
    package mutating func pan(by distance: Double) {
        guard distance.isFinite else { return }
        self.distance = distance
    }

    /// The finger was lifted while moving at `velocity`, in widths per second; the card settles.
    package mutating func end(velocity: Double = 0) {
        settle(at: settled(velocity: velocity))
    }

    /// The gesture was interrupted; the card returns to where it rested.
    package mutating func cancel() {
        settle(at: rest)
    }

    /// Moves the card one place in `direction`, as a key does.
    package mutating func push(_ direction: SwipeDirection) {
        switch (rest, direction) {
        case (.right, .left), (.left, .right): settle(at: .center)
        case (.center, .left), (.left, .left): settle(at: .left)
        case (.center, .right), (.right, .right): settle(at: .right)
        }
    }

    private mutating func settle(at rest: Rest) {
        self.rest = rest
        distance = 0
        start =
            switch rest {
            case .left: -config.openPercentage
            case .center: 0
            case .right: config.openPercentage
            }
    }

    private func settled(velocity: Double) -> Rest {
        let position = start + distance
        guard distance != 0 else { return rest }
        let isFlick = velocity.isFinite && abs(velocity) >= Self.flickVelocity
        if isFlick, (velocity < 0) != (distance < 0) { return rest }
        guard isFlick || abs(distance) >= config.panThresholdPercentage else { return rest }
        let movesOutwards = position != 0 && (distance < 0) == (position < 0)
        return !movesOutwards ? .center : position < 0 ? .left : .right
    }

    /// How far a spring gives way when pulled `excess` past its limit; it never reaches the card's full width.
    private func overshoot(for excess: Double) -> Double {
        switch config.swipeBehaviour {
        case .credLike: return 0
        case .spring:
            let room = 1 - config.openPercentage
            guard room > 0 else { return 0 }
            return room * (1 - 1 / (excess * Self.resistance / room + 1))
        }
    }

    /// The position of a card that is drawn at `reveal`: the inverse of ``reveal``.
    private func position(at reveal: Double) -> Double {
        let (excess, room) = (abs(reveal) - config.openPercentage, 1 - config.openPercentage)
        guard excess > 0 else { return reveal }
        // No finger is far enough away to pull a spring out all the way.
        let share = config.swipeBehaviour == .spring && room > 0 ? min(excess / room, 0.999) : 0
        let position = config.openPercentage + share / (1 - share) * room / Self.resistance
        return reveal < 0 ? -position : position
    }
}

/// A way to push a card.
public enum SwipeDirection: Sendable {
    case left, right
}
