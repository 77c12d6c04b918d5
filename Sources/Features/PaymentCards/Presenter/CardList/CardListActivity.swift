import PaymentCardsPorts
import SwipeKit
import Words

/// What happens by itself on a list: the hint, the wait for cards, and what is said for a moment.
struct CardListActivity: Equatable {
    /// What was just done, where nothing else on the screen tells.
    private struct Remark: Equatable {
        let text: LocalizedText
        /// When it goes away; `nil` until the time is next told.
        var end: Duration?
    }

    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)
    /// How long a remark is said.
    static let remarkDuration = Duration.seconds(2)

    /// The time of the last event.
    private(set) var now: Duration = .zero
    private(set) var hint: SwipeHint
    private var remark: Remark?
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
    var isBusy: Bool { busySince.map { now - $0 >= Self.patience } ?? false }

    /// What is said for a moment.
    var notice: LocalizedText? { remark?.text }

    /// How far the hint moves the first card.
    var hintReveal: Double { hint.reveal(at: now) }

    /// When something changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { now - $0 < Self.patience ? $0 + Self.patience : nil }
        let remarkEnd = remark.map { $0.end ?? now }
        return [busy, hint.nextChange(after: now), remarkEnd].compactMap(\.self).min()
    }

    /// It is now `time`.
    mutating func advance(to time: Duration) {
        now = time
        hint.advance(to: time)
        guard let remark else { return }
        let end = remark.end ?? time + Self.remarkDuration
        self.remark = time < end ? Remark(text: remark.text, end: end) : nil
    }

    /// Something is on its way, maybe since something else was.
    mutating func beginWaiting() { busySince = busySince ?? now }

    /// Nothing is on its way any more.
    mutating func endWaiting() { busySince = nil }

    /// Says `text` for a moment.
    mutating func say(_ text: LocalizedText) { remark = Remark(text: text) }

    /// Cards are here: the hint plays, once.
    mutating func beginHint() { hint.begin() }

    /// Ends the hint: a person who does something needs none.
    mutating func cancelHint() { hint.cancel() }
}
