import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import SwipeKit
import Words

/// What happens by itself on a list: the hint, the wait for cards, what is said for a moment, and what can be undone for a while.
struct CardListActivity: Equatable {
    /// What is said for a moment.
    enum Saying: Equatable {
        case text(LocalizedText)
        case done(CardDeed)
        case undone(CardDeed)
    }

    /// What was just done, where nothing else on the screen tells.
    private struct Remark: Equatable {
        let saying: Saying
        /// When it goes away; `nil` until the time is next told.
        var end: Duration?
    }

    /// Waiting this long is worth an indicator.
    static let patience = Duration.milliseconds(100)
    /// How long a remark is said.
    static let remarkDuration = Duration.seconds(2)
    /// How long it is said that something was done that can be undone.
    static let deedDuration = Duration.seconds(6)

    /// The time of the last event.
    private(set) var now: Duration = .zero
    private(set) var hint: SwipeHint
    private var remark: Remark?
    /// What was done last, as long as it can be undone.
    private(set) var deed: CardDeed?
    /// Whether it is being undone.
    var isUndoing = false
    /// When it can't be undone any more; `nil` until the time is next told, and where no time is set.
    private var deedEnd: Duration?
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
    var notice: Saying? { remark?.saying }

    /// How far the hint moves the first card.
    var hintReveal: Double { hint.reveal(at: now) }

    /// When something changes by itself.
    var nextChange: Duration? {
        let busy = busySince.flatMap { now - $0 < Self.patience ? $0 + Self.patience : nil }
        let remarkEnd = remark.map { $0.end ?? now }
        return [busy, hint.nextChange(after: now), remarkEnd, deedEnd].compactMap(\.self).min()
    }

    /// It is now `time`, which is `date` in the world.
    mutating func advance(to time: Duration, at date: Date) {
        now = time
        hint.advance(to: time)
        if let deed, let deadline = deed.undoDeadline {
            let end = deedEnd ?? time + .seconds(deadline.timeIntervalSince(date))
            deedEnd = end
            if time >= end { forget(deed) }
        }
        guard let remark else { return }
        let end = remark.end ?? time + remark.saying.duration
        self.remark = time < end ? Remark(saying: remark.saying, end: end) : nil
    }

    /// Something is on its way, maybe since something else was.
    mutating func beginWaiting() { busySince = busySince ?? now }

    /// Nothing is on its way any more.
    mutating func endWaiting() { busySince = nil }

    /// Says `text` for a moment.
    mutating func say(_ text: LocalizedText) { remark = Remark(saying: .text(text)) }

    /// The person has done `deed`: it is said for a moment, and can be undone until something else is done.
    mutating func note(_ deed: CardDeed) {
        (self.deed, deedEnd) = (deed, nil)
        remark = Remark(saying: .done(deed))
    }

    /// What was done last is being undone from now on.
    ///
    /// - Returns: what that is; `nil` where nothing can be undone, or it is being undone already.
    mutating func beginUndoing() -> CardDeed? {
        guard !isUndoing, let deed else { return nil }
        isUndoing = true
        return deed
    }

    /// The person has undone `deed`, which is said for a moment.
    mutating func noteUndone(_ deed: CardDeed) {
        forget(deed)
        remark = Remark(saying: .undone(deed))
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        guard deed == self.deed else { return }
        if remark?.saying == .done(deed) { remark = nil }
        (self.deed, deedEnd) = (nil, nil)
    }

    /// The person has undone the payment with this reference elsewhere.
    mutating func forget(_ reference: PaymentReference) {
        if let deed, case .paid(let payment, _) = deed, payment.id == reference { forget(deed) }
    }

    /// Cards are here: the hint plays, once.
    mutating func beginHint() { hint.begin() }

    /// Ends the hint: a person who does something needs none.
    mutating func cancelHint() { hint.cancel() }
}

extension CardListActivity.Saying {
    /// How long it is said.
    fileprivate var duration: Duration {
        if case .done = self { CardListActivity.deedDuration } else { CardListActivity.remarkDuration }
    }
}
