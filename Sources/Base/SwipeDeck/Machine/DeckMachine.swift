package import SwipeKit

/// A deck as a value: its cards, what moves, what waits, and what the app is told, in order. It has no clock; the time is passed.
///
/// Whoever owns it tells it the time with ``advance(to:)`` and then takes ``next()`` until there is nothing more. Between two of
/// these anything may be called, which is what an app does when it is told something. The card that moves always is the first.
package struct DeckMachine<Image: Hashable & Sendable>: Sendable {
    /// Something that the app is told.
    package enum Event: Equatable, Sendable {
        case swiped(DeckCard<Image>, SwipeDirection)
        case undone(DeckCard<Image>, SwipeDirection)
        case ended
    }

    /// Something that was called and waits for its turn.
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
        /// The card is out: these steps are left.
        case out(DeckPile<Image>.Entry, SwipeDirection, steps: ArraySlice<DeckRules.Step>)
    }

    /// Whether the app has to be told that no images are left.
    enum End { case none, due, now }

    package let rules: DeckRules
    /// The cards.
    package var pile = DeckPile<Image>()
    var phase = Phase.resting
    var calls: [Call] = []
    var end = End.none
    /// The time that was told last.
    package internal(set) var now = Duration.zero
    /// When the last flight of this moment ended: what waited begins there.
    var moment: Duration?

    /// How many card widths a card has to move to be out of sight.
    package var reach = 1.5
    /// Whether cards are where they belong at once.
    package var reducesMotion = false
    /// The ways in which a card can be swiped.
    package var directions: Set<SwipeDirection> = [.left, .right]

    /// An empty deck.
    package init(rules: DeckRules = DeckRules()) { self.rules = rules }

    /// How far the card on top is from where it rests.
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

    /// A card doesn't follow a finger far where it can't be swiped.
    private func resisted(_ offset: Double) -> Double {
        guard !directions.contains(offset < 0 ? .left : .right) else { return offset }
        let limit = 0.15
        let yielded = limit * (1 - 1 / (abs(offset) * 0.55 / limit + 1))
        return offset < 0 ? -yielded : yielded
    }
}
