import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Words

extension [Payment] {
    /// Until when they can be undone, if there is such a time, and how the first of them is.
    func undoNotes(in voice: CardVoice) -> [String] {
        guard let first else { return [] }
        guard let end = compactMap(\.undoDeadline).min() else {
            return first.isRecord ? [first.id.wayBack(in: voice)].compactMap(\.self) : []
        }
        let until = voice(count > 1 ? UndoStrings.undoEach : UndoStrings.undoUntil, .undo(first.id))
        return [until.filled(with: voice.moments.exactTime(of: end)), voice.line(.undo(first.id))].compactMap(
            \.self)
    }
}

extension CardVoice {
    /// Undoing what was done last, where there is something.
    func hints<Event: ViewEvent>(for deed: UndoableDeed, undo: Event) -> [KeyHint<Event>] {
        deed.offered == nil ? [] : [KeyHint(.event(undo), self[ControlStrings.undo])]
    }
}

extension PaymentReference {
    /// How what it stands for is taken back; `nil` where the program has no such command.
    func wayBack(in voice: CardVoice) -> String? {
        voice.line(.undo(self)).map { voice("Undo it: \($0)", "Скасувати: \($0)") }
    }
}

extension CardPaymentState {
    /// Whether the payment can be taken back: a record at any time.
    var canUndo: Bool {
        guard undoSeconds == nil else { return true }
        guard step == .done || step == .undoing, let payment = report?.payment else { return false }
        return payment.isRecord && payment.undone == nil
    }
}

extension UndoableDeed {
    /// What is under way, in a few words.
    var activity: LocalizedText? {
        isUndoing ? LocalizedText(en: "undoing…", uk: "скасовуємо…") : nil
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
