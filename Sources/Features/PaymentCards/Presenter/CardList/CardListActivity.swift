import Foundation
import SwipeKit

/// What happens by itself on a list: the hint, the wait for cards, and what happens on any screen.
struct CardListActivity: Equatable {
    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)

    var surroundings = ScreenSurroundings()
    var hint: SwipeHint
    /// Since when something is on its way.
    private var busySince: Duration?
    /// Whether the person has asked for the newest cards, and they are yet to come.
    var isRefreshing = false

    init(config: CardConfig, reducesMotion: Bool) {
        hint = SwipeHint(config: config)
        if reducesMotion { hint.cancel() }
    }

    /// Whether something is on its way.
    var isWaiting: Bool { busySince != nil }

    /// Whether that has taken long enough to say so.
    var isBusy: Bool { busySince.map { surroundings.now - $0 >= Self.patience } ?? false }

    /// How far the hint moves the first card.
    var hintReveal: Double { hint.reveal(at: surroundings.now) }

    /// When something next changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { isBusy ? nil : $0 + Self.patience }
        return [busy, hint.nextChange(after: surroundings.now), surroundings.nextChange].compactMap(\.self)
            .min()
    }

    /// It is now `time`, which is `date` in the world.
    mutating func advance(to time: Duration, at date: Date) {
        _ = surroundings.advance(to: time, at: date)
        hint.advance(to: time)
    }

    /// Something is on its way, maybe since something else was.
    mutating func beginWaiting() { busySince = busySince ?? surroundings.now }

    /// Nothing is on its way any more.
    mutating func endWaiting() { busySince = nil }
}
