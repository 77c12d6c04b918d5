import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
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
