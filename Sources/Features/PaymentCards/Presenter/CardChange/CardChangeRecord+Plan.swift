import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values

extension CardChangeRecord {
    /// What is done to the cards of a plan; to none by a category.
    init(_ plan: CardChangePlan, _ reference: PaymentReference?, _ cards: [CardRecord]) {
        self.init(plan, reference, cards.first)
        guard !plan.parts.isEmpty else { return }
        let parts = zip(plan.parts, cards).compactMap { part, card in
            let recorded = plan.recorded.last { $0.change == part.changes.last }
            return Part(CardChangeRecord(part, recorded?.reference, card))
        }
        (self.parts, amount, left, paid) = (parts, nil, nil, nil)
    }

    private init(_ plan: CardChangePlan, _ reference: PaymentReference?, _ card: CardRecord?) {
        let change = plan.changes.last
        // Of what was undone together, the earliest is what the others stood on, such as a card that is gone with them; or else the import
        // that added it.
        let undone =
            plan.undone.first {
                if case .imported(let entry) = $0.change { !entry.added.isEmpty } else { false }
            }
            ?? plan.undone.last
        let isGone = undone != nil && plan.after == nil
        self.init(Kind(change), card: isGone ? nil : card)
        (self.reference, planned) = (reference?.text, reference == nil ? true : nil)
        let own = plan.after ?? plan.before
        let bill = plan.bill
        currency = own?.fields.currency?.identity
        undid = undone.map { Kind($0.change) }
        undidReference = undone?.reference.text
        switch undone?.change ?? change {
        case .billed(_, let entry) where undone != nil:
            switch entry.amount {
            case .billed(let said), .left(let said): amount = said
            }
            day = entry.closing.text
        case .billed(_, let entry):
            (amount, minimum, dueDate) = (bill?.amount, bill?.minimum, bill?.dueDate?.text)
            amountBefore = plan.correctedBill.flatMap { $0.amount == bill?.amount ? nil : $0.amount }
            day = entry.closing.text
        case .paid(_, let payment):
            (amount, day) = (payment.amount, payment.day.text)
            note = payment.note.isEmpty ? nil : payment.note.safeText
        case .closed(_, let date): day = date.text
        case .categorized(let text, let category): (self.text, self.category) = (text, category?.code)
        case .added, .edited, .reopened, .removed, .imported, .undone, nil: break
        }
        guard !isGone else { return }
        let isLast = bill == own?.history.last
        (paid, left) = (bill?.paid, isLast ? own?.left : bill.map { max($0.left, 0) })
    }
}

extension CardChangeRecord.Kind {
    init(_ change: WalletChange?) {
        self =
            switch change {
            case .added: .added
            case .edited: .edited
            case .closed: .closed
            case .reopened: .reopened
            case .removed: .removed
            case .billed: .billed
            case .paid: .paid
            case .imported: .imported
            case .categorized(_, let category): category == nil ? .uncategorized : .categorized
            case .undone, nil: .undone
            }
    }
}
