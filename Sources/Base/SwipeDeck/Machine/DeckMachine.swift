package import SwipeKit

/// A deck as a value: its cards, the moving card, waiting calls, and the events for the app, in order. It has no clock; the time
/// is passed in.
///
/// Its owner passes the time to ``advance(to:)`` and then calls ``next()`` until there are no more events. Anything may be called
/// in between, as apps do when they are notified. The moving card is always the first.
package struct DeckMachine<Image: Hashable & Sendable>: Sendable {
    /// An event for the app.
    package enum Event: Equatable, Sendable {
        case swiped(DeckCard<Image>, SwipeDirection)
        case undone(DeckCard<Image>, SwipeDirection)
        case ended
    }

    /// A call that waits for its turn.
    enum Call: Sendable {
        case swipe(SwipeDirection)
        case undo
    }

    enum Phase: Sendable {
        case resting
        /// A finger moves the card.
        case held(DeckGrip)
        /// The card springs back, or returns after an undo.
        case settling(DeckFlight)
        case leaving(DeckFlight, SwipeDirection)
        /// The card is out; these steps are left.
        case out(DeckPile<Image>.Entry, SwipeDirection, steps: ArraySlice<DeckRules.Step>)
    }

    /// Whether the app has to be notified that no images are left.
    enum End { case none, due, now }

    package let rules: DeckRules
    /// The cards.
    package var pile = DeckPile<Image>()
    var phase = Phase.resting
    var calls: [Call] = []
    var end = End.none
    /// The last time that was passed in.
    package internal(set) var now = Duration.zero
    /// When the last flight of this moment ended; waiting calls begin then.
    var moment: Duration?

    /// The distance at which a card is out of sight, in card widths.
    package var reach = 1.5
    /// Whether cards move to their places without animation.
    package var reducesMotion = false
    /// The ways in which a card can be swiped.
    package var directions: Set<SwipeDirection> = [.left, .right]

    /// An empty deck.
    package init(rules: DeckRules = DeckRules()) { self.rules = rules }

    /// The distance of the top card from its resting place.
    package var offset: Double { offset(at: now) }

    func offset(at time: Duration) -> Double {
        switch phase {
        case .resting, .out: 0
        case .held(let grip): resisted(grip.offset)
        case .settling(let flight), .leaving(let flight, _): flight.offset(at: time)
        }
    }

    /// Whether a finger moves the card.
    package var isHeld: Bool { if case .held = phase { true } else { false } }

    /// A card resists a finger in a direction in which it can't be swiped.
    private func resisted(_ offset: Double) -> Double {
        guard !directions.contains(offset < 0 ? .left : .right) else { return offset }
        let limit = 0.15
        let yielded = limit * (1 - 1 / (abs(offset) * 0.55 / limit + 1))
        return offset < 0 ? -yielded : yielded
    }
}
