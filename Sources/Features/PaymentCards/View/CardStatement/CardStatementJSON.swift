import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// The statement screen as a JSON document, for other programs.
struct CardStatementJSON: Encodable {
    private enum Key: String, CodingKey { case schema, asOf, card, statement }

    let state: CardStatementViewState

    /// Writes the document. `statement` is null where there is none yet, and missing if unknown. `asOf` is there
    /// when it is old.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        // Names the shape of the document; a change that could break a reader changes the number.
        try fields.encode("swippy.statement/2", forKey: .schema)
        try fields.encodeIfPresent(state.kept?.date, forKey: .asOf)
        try fields.encode(CardJSON(state.record), forKey: .card)
        switch state.content {
        case .statement(let sheet): try fields.encode(StatementJSON(sheet.record), forKey: .statement)
        case .empty: try fields.encodeNil(forKey: .statement)
        case .loading, .failed: break
        }
    }
}

/// A statement in a JSON document.
private struct StatementJSON: Encodable {
    struct Period: Encodable {
        let from: String
        let to: String
    }

    struct Category: Encodable {
        let category: String
        let amount: Decimal
        let count: Int

        init(_ category: StatementRecord.Category) {
            (self.category, amount, count) = (category.code, category.amount, category.count)
        }
    }

    struct Day: Encodable {
        let date: String
        let amount: Decimal
    }

    struct Transaction: Encodable {
        let id, date, text, category: String
        let amount: Decimal
    }

    let period: Period
    let currency, dueDate: String
    let opening, spent, paidBack, closing, minimumDue, difference: Decimal
    let balanced: Bool
    let spending, credits: [Category]
    let days: [Day]
    let transactions: [Transaction]

    init(_ record: StatementRecord) {
        period = Period(from: record.from, to: record.to)
        currency = record.currency
        dueDate = record.dueDate
        opening = record.amounts.opening
        spent = record.amounts.spent
        paidBack = record.amounts.paidBack
        closing = record.amounts.closing
        minimumDue = record.amounts.minimumDue
        difference = record.amounts.difference
        balanced = record.amounts.difference.isZero
        spending = record.spending.map(Category.init)
        credits = record.credits.map(Category.init)
        days = record.days.map { Day(date: $0.date, amount: $0.amount) }
        transactions = record.transactions.map {
            Transaction(id: $0.id, date: $0.date, text: $0.text, category: $0.category, amount: $0.amount)
        }
    }
}
