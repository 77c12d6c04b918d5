import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import ScreenPresenter
import Words

/// What a screen of cards remembers whatever it shows: the time, what is hidden, what is said for a moment, and what was done last.
struct ScreenSurroundings: Equatable {
    var privacy: Privacy
    /// What time it is, counted from the start of the program.
    private(set) var now = Duration.zero
    private var toast: CardToast?
    /// What was done last, on this screen or on another one, as long as it can be undone.
    private(set) var undoable: UndoableDeed

    init(isPrivate: Bool = false, undoable: CardDeed? = nil) {
        privacy = Privacy(isOn: isPrivate)
        self.undoable = UndoableDeed(undoable)
    }

    /// Whether amounts and digits are hidden now.
    var isHidden: Bool { privacy.isHidden }

    /// What is said for a moment.
    var notice: CardMessage? { toast?.message }

    /// When something here next changes by itself; `nil` for never.
    var nextChange: Duration? {
        [toast?.nextChange(after: now), undoable.end].compactMap(\.self).min()
    }

    /// It is now `time`, which is `date` in the world.
    ///
    /// - Returns: whether that changes something.
    mutating func advance(to time: Duration, at date: Date) -> Bool {
        now = max(now, time)
        let before = (toast, undoable)
        if let deed = undoable.advance(to: now, at: date) { forget(deed) }
        toast = toast?.advanced(to: now)
        return before != (toast, undoable)
    }

    /// Says `message` for a moment.
    mutating func say(_ message: CardMessage) { toast = CardToast(message) }

    /// What is said on the screen: what is new, otherwise that something is hidden. If that asks for something, it is `event`.
    func remark<Event: ViewEvent>(in language: Language, event: Event? = nil) -> RemarkState<Event>? {
        if let notice {
            return RemarkState(
                notice.text(in: language, isPrivate: isHidden), event: event, isNews: true)
        }
        return hidden(in: language).map { RemarkState($0, isNews: false) }
    }

    /// That amounts and digits are hidden, where they are.
    func hidden(in language: Language) -> String? {
        guard isHidden else { return nil }
        return (privacy.hasAttention ? ControlStrings.hidden : ControlStrings.hiddenWhileAway)[language]
    }
}

// MARK: - Undoing

extension ScreenSurroundings {
    /// The person has done `deed`, which can be undone until something else is done. A screen that `says` so says it for a moment.
    mutating func note(_ deed: CardDeed, says: Bool = false) {
        undoable.note(deed)
        if says { say(.done(deed)) }
    }

    /// `deed` is being undone from now on, or what was done last.
    ///
    /// - Returns: what that is; `nil` if nothing can be undone, or something is being undone already.
    mutating func beginUndoing(_ deed: CardDeed? = nil) -> CardDeed? { undoable.begin(deed) }

    /// `deed` was undone, which is said for a moment, or couldn't be.
    ///
    /// - Returns: what has to be reported, apart from the failure.
    mutating func endUndoing(
        _ deed: CardDeed, _ answer: Result<CardListing.Item?, CardsError>
    ) -> [CardOutcome] {
        undoable.isUndoing = false
        switch answer {
        case .success(let item):
            forget(deed)
            say(.undone(deed))
            return [deed.change(to: item), .undone(deed)]
        case .failure(let error):
            if error.forbidsUndoing { forget(deed) }
            // It may have been undone, or not: asking once more finds out.
            return error.leavesUnknown ? [.listChanged] : []
        }
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        undoable.forget(deed)
        if case .done(let said) = notice, said.isSame(as: deed) { toast = nil }
    }
}
