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
    /// What was done or undone last, on this screen or on another one, as long as it can be undone or done again.
    private(set) var undoable: UndoableDeed

    init(isPrivate: Bool = false, deeds: CardDeeds = CardDeeds()) {
        privacy = Privacy(isOn: isPrivate)
        undoable = UndoableDeed(deeds)
    }

    /// Whether amounts and digits are hidden now.
    var isHidden: Bool { privacy.isHidden }

    /// Whether something is being undone or done again.
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
        case .outcome(.undone(let deed)): noteUndone(deed)
        case .noted(.privacySet(let isPrivate)): privacy.isOn = isPrivate
        case .outcome, .noted, .failed: break
        }
    }

    /// The person has done `deed`, which can be undone until something else is done. A screen that `says` so says it for a moment.
    mutating func note(_ deed: CardDeed, says: Bool = false) {
        undoable.note(deed)
        if says { say(.done(deed)) }
    }

    /// The person has undone `deed` on another screen, and can do it again until they do something else.
    private mutating func noteUndone(_ deed: CardDeed) {
        undoable.noteUndone(deed)
        takeBack(deed)
    }

    /// `deed` is being undone from now on, or what was done last.
    ///
    /// - Returns: the change; `nil` if nothing can be undone, which is said, or something is being changed already.
    mutating func beginUndoing(_ deed: CardDeed? = nil) -> CardDeedChange? {
        if !isUndoing, deed ?? undoable.offered.done == nil { say(.text(ControlStrings.noUndo)) }
        return undoable.begin(deed)
    }

    /// What was undone last is being done again from now on.
    ///
    /// - Returns: the change; `nil` if there is nothing to do again, which is said, or something is being changed already.
    mutating func beginRedoing() -> CardDeedChange? {
        let isUndoing = isUndoing
        let change = undoable.beginAgain()
        if !isUndoing, change == nil {
            let isOutOfReach = undoable.offered.undone != nil
            say(.text(isOutOfReach ? Self.notAllHere : ControlStrings.noRedo))
        }
        return change
    }

    private static let notAllHere = LocalizedText(
        en: "Not all cards of that payment are listed here", uk: "Тут перелічено не всі картки того платежу")

    /// Where the person is asked whether to pay again what they undid last, on cards that `item` finds; `nil` if that was no payment,
    /// or not all of its cards are found: they paid all of them, and aren't asked about others.
    func repayment(on item: (CardID) -> CardListing.Item? = { _ in nil }) -> CardRoute? {
        let payments = undoable.offered.undone?.payments ?? []
        guard payments.count > 1 else {
            return payments.first.map { .repayment($0, isPrivate: privacy.isOn) }
        }
        let items = payments.compactMap { item($0.card) }
        return items.count == payments.count ? .payments(items, isPrivate: privacy.isOn) : nil
    }

    /// Something was undone or done again, which is said for a moment, or couldn't be.
    ///
    /// - Returns: what has to be reported, apart from the failure.
    mutating func end(
        _ change: CardDeedChange, _ answer: Result<CardDeedReport, CardsError>
    ) -> [CardOutcome] {
        switch answer {
        case .success(let report):
            takeBack(change.deed)
            undoable.end(change, report)
            if case .undo = change {
                say(.undone(report.deed))
                return [change.outcome(report.item), .undone(report.deed)]
            }
            say(.done(report.deed))
            return [change.outcome(report.item), .done(report.deed)]
        case .failure(let error):
            undoable.end(change, nil)
            if error.forbidsUndoing { forget(change.deed) }
            // It may have been changed, or not, or another program has changed it: asking once more finds out.
            return error.leavesUnknown || error.forbidsUndoing ? [.listChanged] : []
        }
    }

    /// `deed` can be neither undone nor done again any more. Something else may have been done since.
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
