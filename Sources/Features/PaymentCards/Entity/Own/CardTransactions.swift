import Foundation
import Values

/// What was booked on one's own card, as far as it was imported, with its categories.
struct CardTransactions {
    private let card: OwnCard
    private let rows: [BankRow]

    init(of card: OwnCard, _ rows: BankRows) { (self.card, self.rows) = (card, rows.kept.map(\.row)) }

    /// Those of these days up to today, in their order.
    func of(_ days: ClosedRange<CalendarDate>) -> [Transaction] {
        var told = Dictionary(card.bank.told.map { (Told($0), 1) }, uniquingKeysWith: +)
        return rows.filter { days.contains($0.day) && $0.day <= card.today }.enumerated()
            .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map { _, row in
                let isTold = row.kind == .refund && told[Told(row), default: 0] > 0
                if isTold { told[Told(row), default: 0] -= 1 }
                return Transaction(
                    id: row.reference, date: row.day, text: row.text,
                    category: category(of: row, isTold: isTold), amount: row.amount)
            }
    }

    /// That of the person's own rules, else of the issuer in our words. A credit is what a rule says; else a payment by its kind, or because one
    /// was recorded of it (`isTold`).
    private func category(of row: BankRow, isTold: Bool) -> SpendingCategory {
        let issuer = { SpendingCategory(issuer: row.category) }
        switch row.kind {
        case .returned: return .payment
        case .purchase: return card.rules.purchase(row.text) ?? issuer() ?? .unknown("")
        case .payment, .refund:
            let said = card.rules.credit(row.text)
            let isPayment = row.kind == .payment || isTold
            if said == .payment || said != .refund && isPayment { return .payment }
            return said.flatMap { $0 == .refund ? nil : $0 } ?? issuer() ?? .refund
        }
    }

    /// What tells a credit from others, also one with another id in another file.
    private struct Told: Hashable {
        let day: CalendarDate
        let amount: Decimal
        let text: String

        init(_ row: BankRow) { (day, amount, text) = (row.day, row.amount, row.text) }
    }
}
