import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// The details screen as a JSON document, for other programs. Times are in UTC.
struct CardDetailsJSON: Encodable {
    struct Bill: Encodable {
        let billed, paid: Decimal?
        let left: Decimal
    }

    struct Payment: Encodable {
        let reference: String
        let amount: Decimal
        let currency: String
        let date: String
        let undone: String?
        let undoableUntil: String?
    }

    struct Statement: Encodable {
        let from, to: String
        let closing, minimumDue: Decimal
        let minimumLeft: Decimal?
        let currency, dueDate: String
    }

    /// What another part of the program knows.
    struct Section: Encodable {
        struct Line: Encodable {
            let name, title, until: String
        }

        let name: String
        let lines: [Line]
        let note: String?
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.card/2"
    /// When the service last confirmed this; missing when it is as the service has it now.
    let asOf: Date?
    let card: CardJSON
    let bill: Bill?
    let payments: [Payment]?
    let statement: Statement?
    let sections: [Section]?

    init(_ state: CardDetailsViewState) {
        asOf = state.kept?.date
        card = CardJSON(state.row.record)
        bill = state.record.bill.map { Bill(billed: $0.billed, paid: $0.paid, left: $0.left) }
        payments = state.record.payments?.map { payment in
            Payment(
                reference: payment.reference, amount: payment.amount, currency: payment.currency,
                date: payment.date.plain, undone: payment.undone?.plain,
                undoableUntil: payment.undoableUntil?.plain)
        }
        statement = state.record.statement.map { statement in
            Statement(
                from: statement.from, to: statement.to, closing: statement.closing,
                minimumDue: statement.minimumDue, minimumLeft: statement.minimumLeft,
                currency: statement.currency, dueDate: statement.dueDate)
        }
        let extras = state.sections.extras.map { section in
            Section(
                name: section.name,
                lines: section.lines.map { .init(name: $0.name, title: $0.title, until: $0.until) },
                note: section.note)
        }
        sections = extras.isEmpty ? nil : extras
    }
}

extension Date {
    /// The moment in the form of ISO 8601, in UTC: 2026-11-20T14:27:05Z.
    var plain: String { formatted(.iso8601) }
}
