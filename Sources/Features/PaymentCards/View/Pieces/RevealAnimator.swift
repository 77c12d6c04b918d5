import PaymentCardsScreens

/// Where the cards are drawn while they glide to where they belong.
struct RevealAnimator {
    /// How long a card takes to settle.
    static let settling = Duration.milliseconds(200)

    private struct Glide {
        let from: Double
        let to: Double
        let start: Duration
    }

    private var glides: [CardRowID: Glide] = [:]

    /// Cards belong where `rows` say from `time` on. The `held` card is there at once: it is under a finger. So is a card that
    /// was not on the screen before, and every card where motion is reduced.
    mutating func update(_ rows: [CardRow], held: CardRowID?, reducesMotion: Bool, at time: Duration) {
        var updated: [CardRowID: Glide] = [:]
        for row in rows {
            let jumps = reducesMotion || row.id == held || glides[row.id] == nil
            if let glide = glides[row.id], !jumps, glide.to == row.reveal {
                updated[row.id] = glide
            } else {
                let from = jumps ? row.reveal : reveal(of: row.id, at: time)
                updated[row.id] = Glide(from: from, to: row.reveal, start: time)
            }
        }
        glides = updated
    }

    /// Where the card is drawn at `time`, as a fraction of its width.
    func reveal(of card: CardRowID, at time: Duration) -> Double {
        guard let glide = glides[card] else { return 0 }
        let progress = (time - glide.start) / Self.settling
        guard progress < 1, glide.from != glide.to else { return glide.to }
        return glide.from + (glide.to - glide.from) * Self.eased(max(0, progress))
    }

    /// Whether a card is on its way at `time`.
    func isMoving(at time: Duration) -> Bool {
        glides.values.contains { $0.from != $0.to && time - $0.start < Self.settling }
    }

    /// Slow at both ends: the cubic that is known as ease-in-out.
    private static func eased(_ progress: Double) -> Double {
        let rest = 1 - progress
        return progress < 0.5 ? 4 * progress * progress * progress : 1 - 4 * rest * rest * rest
    }
}
