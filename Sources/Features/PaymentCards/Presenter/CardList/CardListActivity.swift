import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import SwipeKit
import Words

/// What happens by itself on a list: the hint, the wait for cards, what is said for a moment, and what can be undone for a while.
struct CardListActivity: Equatable {
    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)

    /// The time of the last event.
    private(set) var now: Duration = .zero
    private(set) var hint: SwipeHint
    private var toast: CardToast?
    /// What was done last, as long as it can be undone.
    private(set) var undoable = UndoableDeed()
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
    var notice: CardSaying? { toast?.saying }

    /// How far the hint moves the first card.
    var hintReveal: Double { hint.reveal(at: now) }

    /// When something changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { now - $0 < Self.patience ? $0 + Self.patience : nil }
        return [busy, hint.nextChange(after: now), toast?.nextChange(after: now), undoable.end].compactMap(
            \.self
        )
        .min()
    }

    /// It is now `time`, which is `date` in the world.
    mutating func advance(to time: Duration, at date: Date) {
        now = time
        hint.advance(to: time)
        let deed = undoable.deed
        _ = undoable.advance(to: time, at: date)
        if undoable.deed == nil, let deed { forget(deed) }
        toast = toast?.advanced(to: time)
    }

    /// Something is on its way, maybe since something else was.
    mutating func beginWaiting() { busySince = busySince ?? now }

    /// Nothing is on its way any more.
    mutating func endWaiting() { busySince = nil }

    /// Says `saying` for a moment.
    mutating func say(_ saying: CardSaying) { toast = CardToast(saying) }

    /// The person has done `deed`: it is said for a moment, and can be undone until something else is done.
    mutating func note(_ deed: CardDeed) {
        undoable.note(deed)
        say(.done(deed))
    }

    /// What was done last is being undone from now on.
    ///
    /// - Returns: what that is; `nil` where nothing can be undone, or it is being undone already.
    mutating func beginUndoing() -> CardDeed? {
        undoable.begin()
    }

    /// It was undone, or couldn't be.
    mutating func endUndoing() { undoable.finish() }

    /// The person has undone `deed`, which is said for a moment.
    mutating func noteUndone(_ deed: CardDeed) {
        forget(deed)
        say(.undone(deed))
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        undoable.forget(deed)
        if case .done(let said) = notice, said.isSame(as: deed) { toast = nil }
    }

    /// Cards are here: the hint plays, once.
    mutating func beginHint() { hint.begin() }

    /// Ends the hint: a person who does something needs none.
    mutating func cancelHint() { hint.cancel() }
}
