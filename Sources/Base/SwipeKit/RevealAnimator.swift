/// Where the cards are drawn while they glide to where they belong.
package struct RevealAnimator<Card: Hashable & Sendable>: Sendable {
    /// How long a card takes to settle.
    package static var settling: Duration { .milliseconds(200) }

    private struct Glide: Sendable {
        let from: Double
        let to: Double
        let start: Duration
    }

    private var glides: [Card: Glide] = [:]

    /// Where no card is known yet.
    package init() {}

    /// Cards belong where `reveals` say from `time` on. The `held` card is there at once: it is under a finger. So is a card that
    /// was not on the screen before, and every card where motion is reduced.
    package mutating func update(
        _ reveals: [(card: Card, reveal: Double)], held: Card?, reducesMotion: Bool, at time: Duration
    ) {
        var updated: [Card: Glide] = [:]
        for (card, target) in reveals {
            let jumps = reducesMotion || card == held || glides[card] == nil
            if let glide = glides[card], !jumps, glide.to == target {
                updated[card] = glide
            } else {
                let from = jumps ? target : reveal(of: card, at: time)
                updated[card] = Glide(from: from, to: target, start: time)
            }
        }
        glides = updated
    }

    /// Where the card is drawn at `time`, as a fraction of its width.
    package func reveal(of card: Card, at time: Duration) -> Double {
        guard let glide = glides[card] else { return 0 }
        let progress = (time - glide.start) / Self.settling
        guard progress < 1, glide.from != glide.to else { return glide.to }
        return glide.from + (glide.to - glide.from) * Self.eased(max(0, progress))
    }

    /// Whether a card is on its way at `time`.
    package func isMoving(at time: Duration) -> Bool {
        glides.values.contains { $0.from != $0.to && time - $0.start < Self.settling }
    }

    /// Slow at both ends: the cubic that is known as ease-in-out.
    private static func eased(_ progress: Double) -> Double {
        let rest = 1 - progress
        return progress < 0.5 ? 4 * progress * progress * progress : 1 - 4 * rest * rest * rest
    }
}
