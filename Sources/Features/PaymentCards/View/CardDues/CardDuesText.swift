import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// Puts everything that is due into lines of text.
struct CardDuesText {
    let state: CardDuesViewState

    private var lines: [DuesRecord.Line] { state.record?.lines ?? [] }

    /// One card a line, its fields separated by tabs.
    var plain: String {
        lines.map { $0.fields.map(\.text.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = ["name", "title", "number", "amount", "currency", "status", "days", "day", "payable"]
        return CSVText(rows: [names.map(CSVField.text)] + lines.map(\.fields)).text
    }

    /// The reminders as events of a calendar; one without events if nothing is due.
    var calendar: String {
        guard let record = state.record else { return "" }
        return CalendarText(
            events: record.reminders.map { CalendarEvent(uid: $0.uid, day: $0.day, summary: $0.summary) },
            stamp: record.date
        ).text
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
        case .dues(let sheet):
            lines += [""] + sheet.lines.map(\.spoken.sentence) + [""]
            lines += sheet.sums.map { sum in
                ["\(sum.label): \(sum.amount)", sum.overdue].compactMap(\.self).joined(separator: ", ") + "."
            }
        }
        if let leftOut = state.leftOut { lines += ["", leftOut + "."] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension DuesRecord.Line {
    /// The fields of the plain form, in their order. A field without a value is empty.
    fileprivate var fields: [CSVField] {
        [
            .text(card.name), .text(card.title), .text(card.number), .number(due.amount),
            .text(due.currency), .text(due.status.rawValue),
            due.days.map { .number(Decimal($0)) } ?? .text(""), .text(day ?? ""),
            .text(isPayable ? "true" : "false"),
        ]
    }
}

/// Everything that is due as a JSON document.
struct CardDuesJSON: Encodable {
    private struct Due: Encodable {
        let name, id, title, number, bank, currency, status, due: String
        let lastFour, day: String?
        let amount: Decimal
        let days: Int?
        let payable: Bool

        init(_ line: DuesRecord.Line) {
            (name, id, title) = (line.card.name, line.card.id, line.card.title)
            (number, lastFour, bank) = (line.card.number, line.card.lastFour, line.card.bank)
            (due, amount, currency) = (line.dueID, line.due.amount, line.due.currency)
            (status, days, day) = (line.due.status.rawValue, line.due.days, line.day)
            payable = line.isPayable
        }
    }

    private struct Sum: Encodable {
        let currency: String
        let amount, overdue: Decimal
        let count: Int
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    private let schema = "swippy.due/1"
    private let today: String?
    /// Only dues within this many days are here, and overdue ones; missing where all are.
    private let within: Int?
    /// The number of cards that are missing because the day of their due is unknown.
    private let undated: Int
    private let dues: [Due]
    private let sums: [Sum]
    /// When the service last confirmed the cards; missing if they are current.
    private let asOf: Date?

    init(_ record: DuesRecord, asOf: Date?) {
        (today, within, self.asOf) = (record.today, record.within, asOf)
        undated = record.undatedCount
        dues = record.lines.map(Due.init)
        sums = record.sums.map {
            Sum(currency: $0.currency, amount: $0.amount, overdue: $0.overdue, count: $0.count)
        }
    }
}
