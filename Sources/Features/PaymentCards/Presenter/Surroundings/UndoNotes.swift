import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Words

extension CardVoice {
    /// Until when these payments can be undone, and how the first of them is.
    func undoNotes(on payments: [Payment]) -> [String] {
        guard let first = payments.first, let end = payments.compactMap(\.undoDeadline).min() else {
            return []
        }
        let until = self(payments.count > 1 ? UndoStrings.undoEach : UndoStrings.undoUntil, .undo(first.id))
        return [until.filled(with: moments.exactTime(of: end)), line(.undo(first.id))].compactMap(\.self)
    }
}

extension CardVoice {
    /// Undoing what was done last, and doing again what was undone, where there is something.
    func hints<Event: ViewEvent>(
        for deeds: UndoableDeed, undo: Event, redo: Event
    ) -> [KeyHint<Event>] {
        let again = deeds.offered.undone.map { deed in
            KeyHint(.event(redo), self[deed.payments.isEmpty ? ControlStrings.redo : ControlStrings.payAgain])
        }
        let back = deeds.offered.done.map { _ in KeyHint(.event(undo), self[ControlStrings.undo]) }
        return [back, again].compactMap(\.self)
    }
}

extension UndoableDeed {
    /// What is under way, in a few words.
    var activity: LocalizedText? {
        switch change {
        case .undo: LocalizedText(en: "undoing…", uk: "скасовуємо…")
        case .redo: LocalizedText(en: "redoing…", uk: "повторюємо…")
        case nil: nil
        }
    }
}

private enum UndoStrings {
    static let undoUntil = Phrase(
        "It can be undone until {}:", "Скасувати можна до {}:",
        otherwise: "It can be undone until {}.", "Скасувати можна до {}.")
    static let undoEach = Phrase(
        "Each can be undone within five minutes, until {}, such as the first:",
        "Кожен можна скасувати впродовж п’яти хвилин, до {}, як-от перший:",
        otherwise: "Each can be undone within five minutes, until {}.",
        "Кожен можна скасувати впродовж п’яти хвилин, до {}.")
}

extension Reporting<CardReport> {
    /// Reports that it is known what became of `order`.
    func settle(_ order: PaymentOrder?) { if let order { report(.noted(.settled(order.idempotencyKey))) } }

    /// Reports that it is known what became of the orders that made `payments`, and of their undoing.
    func settle(_ payments: [Payment]) {
        for order in payments.flatMap({ [$0.idempotencyKey, $0.id.text] }).compactMap(\.self) {
            report(.noted(.settled(order)))
        }
    }
}
