import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// Puts all payments into lines of text.
struct CardHistoryText {
    let state: CardHistoryViewState

    private var lines: [HistoryRecord.Line] { state.record?.lines ?? [] }

    /// One payment a line, its fields separated by tabs.
    var plain: String {
        lines.map { $0.fields.map(\.text.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = [
            "date", "name", "title", "number", "amount", "currency", "purpose", "rest", "state", "reference",
            "undone", "idempotencyKey",
        ]
        return CSVText(rows: [names.map(CSVField.text)] + lines.map(\.fields)).text
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [[state.title, state.summary].compactMap(\.self).joined(separator: ", ")]
        if let kept = state.kept { lines.append(kept.label) }
        if let alert = state.alert { lines += alert.lines }
        switch state.content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .history(let sheet):
            lines += [""] + sheet.lines.map(\.spoken.sentence) + [""]
            lines += sheet.sums.map { sum in
                ["\(sum.label): \(sum.amount)", sum.overdue].compactMap(\.self).joined(separator: ", ") + "."
            }
        }
        lines += state.notes.flatMap { ["", $0 + "."] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension HistoryRecord.Line {
    /// The fields of the plain form, in their order. A field without a value is empty.
    fileprivate var fields: [CSVField] {
        [
            .text(date.formatted(.iso8601)), .text(name), .text(title), .text(number), .number(amount),
            .text(currency), .text(purpose.rawValue), .number(rest), .text(outcome.rawValue),
            .text(reference ?? ""), .text(undone?.formatted(.iso8601) ?? ""), .text(idempotencyKey ?? ""),
        ]
    }
}

/// All payments as a JSON document.
struct CardHistoryJSON: Encodable {
    private struct Payment: Encodable {
        let state, name, id, title, number, currency, purpose: String
        let listed: Bool
        let reference, idempotencyKey: String?
        let amount, rest: Decimal
        let date: Date
        let undone: Date?

        init(_ line: HistoryRecord.Line) {
            (state, name, id, title) = (line.outcome.rawValue, line.name, line.card, line.title)
            (number, currency, purpose) = (line.number, line.currency, line.purpose.rawValue)
            (listed, reference, idempotencyKey) = (line.isListed, line.reference, line.idempotencyKey)
            (amount, rest, date, undone) = (line.amount, line.rest, line.date, line.undone)
        }
    }

    private struct Sum: Encodable {
        let currency: String
        let amount, inDoubt: Decimal
        let count: Int
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    private let schema = "swippy.history/1"
    /// Whether these are all payments there are; `false` if some cards' may be missing.
    private let complete: Bool
    private let payments: [Payment]
    private let sums: [Sum]
    /// When the service last confirmed the payments; missing if they are current.
    private let asOf: Date?

    init(_ record: HistoryRecord, asOf: Date?) {
        (complete, self.asOf) = (record.isComplete, asOf)
        payments = record.lines.map(Payment.init)
        sums = record.sums.map {
            Sum(currency: $0.currency, amount: $0.amount, inDoubt: $0.inDoubt, count: $0.count)
        }
    }
}
