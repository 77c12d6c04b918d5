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
    /// From when on a payment that is shown can be agreed to.
    private(set) var readableAt = Duration.zero
    private var toast: CardToast?
    /// What was done last, on this screen or on another one, as long as it can be undone.
    private(set) var undoable: UndoableDeed

    init(isPrivate: Bool = false, deed: CardDeed? = nil) {
        privacy = Privacy(isOn: isPrivate)
        undoable = UndoableDeed(deed)
    }

    /// Whether amounts and digits are hidden now.
    var isHidden: Bool { privacy.isHidden }

    /// Whether something is being undone.
    var isUndoing: Bool { undoable.isUndoing }

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
    func remark<Event: ViewEvent>(in voice: CardVoice, event: Event? = nil) -> RemarkState<Event>? {
        if let notice {
            return RemarkState(notice.text(in: voice.hiding(isHidden)), event: event, isNews: true)
        }
        return hidden(in: voice.language).map { RemarkState($0, isNews: false) }
    }

    /// That amounts and digits are hidden, where they are.
    func hidden(in language: Language) -> String? {
        guard isHidden else { return nil }
        return (privacy.hasAttention ? ControlStrings.hidden : ControlStrings.hiddenWhileAway)[language]
    }
}

// MARK: - Reading before agreeing

extension ScreenSurroundings {
    /// For so long a payment is shown before it can be agreed to.
    static let readingTime = Duration.milliseconds(750)
    /// So long after an early try, no key agrees: one that is held down never does, even if it repeats only twice a second.
    static let restingTime = Duration.milliseconds(550)

    /// Whether the person has had the time to read what is to be agreed to.
    var isReadable: Bool { privacy.hasAttention && now >= readableAt }

    /// Has the person read what is to be agreed to before they can agree.
    mutating func beginReading() { readableAt = now + Self.readingTime }

    /// Whether the person has had the time to read; otherwise they are told so, and a key that was pressed too early has to rest.
    /// Who waits for that has not lost the time they have read.
    mutating func hasRead() -> Bool {
        guard !isReadable else { return true }
        readableAt = max(readableAt, now + Self.restingTime)
        say(.text(PaymentStrings.tooEarly))
        return false
    }

    /// Hides amounts and digits while the window lacks the focus. What was hidden can't be agreed to before it has been read.
    mutating func changeAttention(hasFocus: Bool) {
        if hasFocus, !privacy.hasAttention { beginReading() }
        privacy.hasAttention = hasFocus
    }
}

// MARK: - Undoing

extension ScreenSurroundings {
    /// Hides amounts and digits, or shows them again, and reports that to `output`.
    @MainActor
    mutating func togglePrivacy(reportingTo output: (any Reporting<CardReport>)?) {
        privacy.isOn.toggle()
        output?.report(.noted(.privacySet(privacy.isOn)))
    }

    /// Takes note of what another screen reports that concerns any screen: what was done and undone there, which a screen that `says`
    /// so says for a moment, and what is hidden.
    mutating func take(_ report: CardReport, says: Bool = true) {
        switch report {
        case .outcome(.done(let deed)): note(deed, says: says)
        case .outcome(.added(let item, _)): note(.added(item.card), says: says)
        case .outcome(.undone(let deed)): forget(deed)
        case .noted(.privacySet(let isPrivate)): privacy.isOn = isPrivate
        case .outcome, .noted, .failed: break
        }
    }

    /// The person has done `deed`, which can be undone until something else is done. A screen that `says` so says it for a moment.
    mutating func note(_ deed: CardDeed, says: Bool = false) {
        undoable.note(deed)
        if says { say(.done(deed)) }
    }

    /// `deed` is being undone from now on, or what was done last.
    ///
    /// - Returns: what that is; `nil` if nothing can be undone, which is said, or something is being undone already.
    mutating func beginUndoing(_ deed: CardDeed? = nil) -> CardDeed? {
        if !isUndoing, deed ?? undoable.offered == nil { say(.text(ControlStrings.noUndo)) }
        return undoable.begin(deed)
    }

    /// Something was undone, which is said for a moment, or couldn't be.
    ///
    /// - Returns: what has to be reported, apart from the failure.
    mutating func end(_ deed: CardDeed, _ answer: Result<CardDeedReport, CardsError>) -> [CardOutcome] {
        switch answer {
        case .success(let report):
            takeBack(deed)
            undoable.end(deed, report)
            say(.undone(report.deed))
            return [deed.outcome(report.item), .undone(report.deed)]
        case .failure(let error):
            undoable.end(deed, nil)
            if error.forbidsUndoing { forget(deed) }
            // It may have been undone, or not, or another program has undone it: asking once more finds out.
            return error.leavesUnknown || error.forbidsUndoing ? [.listChanged] : []
        }
    }

    /// `deed` can't be undone any more. Something else may have been done since.
    mutating func forget(_ deed: CardDeed) {
        undoable.forget(deed)
        takeBack(deed)
    }

    /// It is no longer said that `deed` was done.
    private mutating func takeBack(_ deed: CardDeed) {
        if case .done(let said) = notice, said.isSame(as: deed) { toast = nil }
    }
}

extension Result<CardDeedReport, CardsError> {
    /// Why not all was changed that should have been; `nil` if all was.
    var problem: CardsError? {
        switch self {
        case .success(let report): report.failure
        case .failure(let error): error
        }
    }
}
