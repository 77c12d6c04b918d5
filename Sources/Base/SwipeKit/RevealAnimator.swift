/// Where the cards are drawn while they glide to where they belong.
package struct RevealAnimator<Card: Hashable & Sendable>: Sendable {
    /// How long a card takes to settle.
    package static var settling: Duration { .milliseconds(200) }

    private struct Glide: Sendable {
        let from: Double
        let to: Double
        /// When it began; `nil` while a finger keeps the card where it begins.
        var start: Duration?
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
                let isStopped = !jumps && glides[card]?.start == nil
                updated[card] = Glide(from: from, to: target, start: isStopped ? nil : time)
            }
        }
        glides = updated
    }

    /// A finger came down on the card at `time`: it stays where it is drawn until ``letGo(at:)``, or until it is held.
    package mutating func stop(_ card: Card, at time: Duration) {
        glides[card] = glides[card].map { Glide(from: reveal(of: card, at: time), to: $0.to, start: nil) }
    }

    /// The finger is gone: a card that it stopped glides on.
    package mutating func letGo(at time: Duration) {
        for (card, glide) in glides where glide.start == nil { glides[card]?.start = time }
    }

    /// Where the card is drawn at `time`, as a fraction of its width.
    package func reveal(of card: Card, at time: Duration) -> Double {
        guard let glide = glides[card] else { return 0 }
        guard let start = glide.start else { return glide.from }
        let progress = (time - start) / Self.settling
        guard progress < 1, glide.from != glide.to else { return glide.to }
        return glide.from + (glide.to - glide.from) * Self.eased(max(0, progress))
    }

    /// Whether a card is on its way at `time`.
    package func isMoving(at time: Duration) -> Bool {
        glides.values.contains { glide in
            glide.from != glide.to && glide.start.map { time - $0 < Self.settling } ?? false
        }
    }

    /// Slow at both ends: the cubic that is known as ease-in-out.
    private static func eased(_ progress: Double) -> Double {
        let rest = 1 - progress
        return progress < 0.5 ? 4 * progress * progress * progress : 1 - 4 * rest * rest * rest
    }
}
