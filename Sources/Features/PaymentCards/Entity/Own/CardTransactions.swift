import Foundation
import Values

/// What was booked on one's own card, as far as it was imported, with its categories.
struct CardTransactions {
    private let card: OwnCard
    private let rows: [BankRow]

    init(of card: OwnCard, _ rows: BankRows) { (self.card, self.rows) = (card, rows.kept.map(\.row)) }

    /// Those of these days up to today, in their order.
    func of(_ days: ClosedRange<CalendarDate>) -> [Transaction] {
        rows.filter { days.contains($0.day) && $0.day <= card.today }.enumerated()
            .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map { _, row in
                Transaction(
                    id: row.reference, date: row.day, text: row.text, category: category(of: row),
                    amount: row.amount)
            }
    }

    /// That of the person's own rules, else of the issuer in our words. A credit is what a rule says; else a payment by its kind, or because one
    /// was recorded of it.
    private func category(of row: BankRow) -> SpendingCategory {
        let issuer = { SpendingCategory(issuer: row.category) }
        switch row.kind {
        case .returned: return .payment
        case .purchase: return card.rules.purchase(row.text) ?? issuer() ?? .unknown("")
        case .payment, .refund:
            let said = card.rules.credit(row.text)
            let isPayment = row.kind == .payment || isRecorded(row)
            if said == .payment || said != .refund && isPayment { return .payment }
            return said.flatMap { $0 == .refund ? nil : $0 } ?? issuer() ?? .refund
        }
    }

    private func isRecorded(_ row: BankRow) -> Bool {
        card.payments.contains { $0.isInFile && $0.amount == -row.amount && $0.day == row.day }
    }
}
