package import SwipeKit

// The calls of an app, allowed at any time.
extension DeckMachine {
    /// Swipes the top card, after all earlier calls are done.
    ///
    /// - Returns: whether there will be a card, and the direction is not switched off.
    package mutating func swipe(_ direction: SwipeDirection) -> Bool {
        guard directions.contains(direction), expected.cards > 0 else { return false }
        calls.append(.swipe(direction))
        return true
    }

    /// Brings back the card that was swiped last, after all earlier calls are done.
    ///
    /// - Returns: whether there will be a card to bring back.
    package mutating func undo() -> Bool {
        guard expected.swipes > 0 else { return false }
        calls.append(.undo)
        return true
    }

    /// The number of cards, and of swipes to undo, once everything under way is done.
    private var expected: (cards: Int, swipes: Int) {
        var (cards, swipes) = (pile.cards.count, pile.history.count)
        func swipe() {
            guard cards > 0 else { return }
            if !pile.isEndless { cards -= 1 }
            swipes = min(swipes + 1, max(0, pile.undoLimit))
        }
        switch phase {
        case .leaving: swipe()
        case .out(_, _, let steps) where steps.contains(.remove): swipe()
        case .out, .resting, .held, .settling: break
        }
        for call in calls {
            switch call {
            case .swipe: swipe()
            case .undo where swipes > 0:
                if !pile.isEndless { cards += 1 }
                swipes -= 1
            case .undo: break
            }
        }
        return (cards, swipes)
    }

    /// Shows these images. A card whose image stays keeps its identity; equal images are matched in order.
    package mutating func set(_ images: [Image]) {
        guard images != pile.cards.map(\.image) else { return }
        let top = pile.cards.first?.id
        pile.set(images)
        guard top == nil || pile.cards.first?.id != top else { return }
        if case .out = phase { return }
        pile.restart()
        phase = .resting
    }

    /// Inserts cards at a place, counted from 0 at the top. A moving card stays on top.
    package mutating func insert(_ images: [Image], at index: Int) -> [DeckCard<Image>.ID] {
        let isFree = if case .resting = phase { true } else { false }
        return pile.insert(images, at: max(index, isFree || pile.cards.isEmpty ? 0 : 1))
    }

    /// Removes a card, wherever it lies, and forgets that it was swiped.
    ///
    /// - Returns: whether the deck had it.
    package mutating func remove(_ id: DeckCard<Image>.ID) -> Bool {
        let top = pile.cards.first?.id
        guard pile.remove(id) else { return false }
        if case .out = phase { return true }
        // The moving card is gone.
        if top == id { phase = .resting }
        return true
    }
}

// The gestures of a finger. Positions are in card widths.
extension DeckMachine {
    /// A finger comes down on the card at `place`. A card that is moving out is out immediately; call ``next()`` first.
    ///
    /// - Returns: whether it holds the card.
    package mutating func grab(at place: Double) -> Bool {
        guard calls.isEmpty, !pile.cards.isEmpty else { return false }
        switch phase {
        case .out, .leaving: return false
        case .resting, .held, .settling:
            phase = .held(DeckGrip(at: place, base: offset, time: now))
            return true
        }
    }

    /// Moves the leaving card out immediately. Waiting calls then begin as usual.
    package mutating func finishLeaving() {
        guard case .leaving(var flight, let direction) = phase else { return }
        flight.finish(at: now)
        phase = .leaving(flight, direction)
    }

    /// The finger is now at `place`; a finger that strays up or down no longer counts as a tap.
    package mutating func drag(to place: Double, isStraying: Bool = false) {
        guard case .held(var grip) = phase else { return }
        grip.move(to: place, isStraying: isStraying, at: now)
        phase = .held(grip)
    }

    /// Whether the app still has to be notified of something: a card moves out, or calls wait.
    package var isUnderWay: Bool { phase.isLeaving || !calls.isEmpty || end != .none }

    /// The finger was lifted.
    ///
    /// - Returns: the card, if it was only tapped.
    package mutating func release() -> DeckCard<Image>? {
        guard case .held(let grip) = phase else { return nil }
        let (velocity, offset) = (grip.velocity(at: now), grip.offset)
        guard grip.hasMoved else {
            settle()
            return offset == 0 ? pile.top : nil
        }
        let direction: SwipeDirection = offset < 0 ? .left : .right
        let isFlick = abs(velocity) >= rules.flickVelocity
        let isBack = isFlick && (velocity < 0) != (offset < 0)
        let isFar = isFlick || abs(offset) >= rules.threshold
        if offset != 0, isFar, !isBack, directions.contains(direction) {
            leave(direction, velocity: velocity, at: now)
        } else {
            settle(velocity: velocity)
        }
        return nil
    }

    /// The finger or the screen is gone: the card springs back, and waiting calls are cancelled.
    package mutating func interrupt() {
        calls = []
        switch phase {
        case .held, .leaving: settle()
        case .resting, .settling, .out: break
        }
    }
}
