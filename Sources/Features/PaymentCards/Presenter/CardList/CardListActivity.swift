import SwipeKit

/// What happens by itself on a list: the hint, and the wait for cards.
struct CardListActivity: Equatable {
    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)

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

    /// Whether that has taken long enough at `time` to say so.
    func isBusy(at time: Duration) -> Bool { busySince.map { time - $0 >= Self.patience } ?? false }

    /// When something next changes by itself after `time`.
    func nextChange(after time: Duration) -> Duration? {
        let busy = busySince.flatMap { isBusy(at: time) ? nil : $0 + Self.patience }
        return [busy, hint.nextChange(after: time)].compactMap(\.self).min()
    }

    /// Something is on its way at `time`, maybe since something else was.
    mutating func beginWaiting(at time: Duration) { busySince = busySince ?? time }

    /// Nothing is on its way any more.
    mutating func endWaiting() { busySince = nil }
}
