import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import SwipeKit

/// How the cards of a list are swiped. Whatever a hand does, at most one of them rests open.
struct SwipeBoard: Equatable {
    /// Where a swipe ended, for a person who has not seen it move.
    enum End: Equatable {
        /// It was too short, and the card went back to where it was.
        case sprangBack(from: CardID)
        case revealed(CardID)
    }

    let config: CardConfig
    /// The cards that are not simply closed.
    private var swipes: [CardID: SwipeReveal] = [:]
    /// The card under a finger.
    private(set) var held: CardID?
    /// Where the last swipe ended.
    private(set) var end: End?

    init(config: CardConfig) { self.config = config }

    /// How a card is swiped; `nil` where it is simply closed.
    subscript(_ id: CardID) -> SwipeReveal? { swipes[id] }

    /// Whether every card is simply closed.
    var isClosed: Bool { swipes.isEmpty }

    /// Whether a card rests open.
    func isOpen(_ id: CardID) -> Bool {
        swipes[id].map { $0.rest != .center } ?? false
    }

    /// The card under a finger, if it rests open when the finger lets go of it now.
    var ready: CardID? {
        held.flatMap { id in swipes[id].map { $0.opensIfLetGo ? id : nil } ?? nil }
    }

    /// A finger went down on a card, drawn at `reveal` unless it rests. Where auto-closing is immediate, the others close at once.
    mutating func begin(_ id: CardID, at reveal: Double?) {
        held = id
        if let reveal { change(id) { $0.begin(at: reveal) } }
        if config.autoClosingBehaviour == .immediate { closeAll(but: id) }
    }

    /// The finger moved the card.
    mutating func pan(_ id: CardID, by distance: Double) {
        change(id) { $0.pan(by: distance) }
    }

    /// The finger was lifted: the card settles, and the others close. By now both auto-closing behaviours have closed them.
    mutating func end(_ id: CardID, velocity: Double) {
        held = nil
        closeAll(but: id)
        let (wasOpen, wasMoved) = (isOpen(id), swipes[id] != nil)
        change(id) { $0.end(velocity: velocity) }
        end = isOpen(id) ? .revealed(id) : wasMoved && !wasOpen ? .sprangBack(from: id) : nil
    }

    /// The finger was taken away by something else: the card returns to where it rested.
    mutating func cancel(_ id: CardID) {
        held = nil
        change(id) { $0.cancel() }
    }

    /// Pushes a card one step, and closes the others.
    mutating func push(_ id: CardID, _ direction: SwipeDirection) {
        closeAll(but: id)
        change(id) { $0.push(direction) }
    }

    mutating func close(_ id: CardID) { swipes[id] = nil }

    /// Closes every card, or every other one.
    mutating func closeAll(but id: CardID? = nil) {
        swipes = swipes.filter { $0.key == id }
    }

    /// The finger is gone, and its card, too.
    mutating func letGo() { held = nil }

    /// Forgets the cards that are not here any more.
    mutating func keep(where isHere: (CardID) -> Bool) {
        swipes = swipes.filter { isHere($0.key) }
        if let held, !isHere(held) { self.held = nil }
    }

    private mutating func change(_ id: CardID, _ change: (inout SwipeReveal) -> Void) {
        var swipe = swipes[id] ?? SwipeReveal(config: config)
        change(&swipe)
        swipes[id] = swipe.isClosed ? nil : swipe
    }
}
