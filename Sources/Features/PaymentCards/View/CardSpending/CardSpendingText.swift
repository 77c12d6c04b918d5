import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// Puts what was spent into lines of text.
struct CardSpendingText {
    let state: CardSpendingViewState

    private var lines: [SpendingRecord.Line] { state.record?.lines ?? [] }

    /// One group a line, its fields separated by tabs.
    var plain: String {
        lines.map { $0.fields.map(\.text.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = ["name", "amount", "currency", "count", "title"]
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
        case .charts(let charts):
            for chart in charts { lines += ["", chart.heading.sentence] + chart.spoken.map(\.sentence) }
        }
        lines += state.notes.flatMap { ["", $0.sentence] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension SpendingRecord.Line {
    /// The fields of the plain form, in their order. A field without a value is empty.
    fileprivate var fields: [CSVField] {
        [
            .text(name), .number(amount), .text(currency), .number(Decimal(count)), .text(title ?? ""),
        ]
    }
}

/// What was spent as a JSON document.
struct CardSpendingJSON: Encodable {
    private struct Group: Encodable {
        let name, currency: String
        let title: String?
        let amount: Decimal
        let count: Int
    }

    private struct Sum: Encodable {
        let currency, from, to: String
        let amount: Decimal
        let statements: Int
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    private let schema = "swippy.spending/1"
    /// What is summed up together.
    private let by: String
    /// What alone is here; missing where all of it is.
    private let card, title, month, category, merchant: String?
    private let spending: [Group]
    private let sums: [Sum]
    /// The number of cards without a statement.
    private let missing: Int
    /// The number of cards whose statement couldn't be fetched.
    private let failed: Int
    /// When the service last confirmed the statements; missing if they are current.
    private let asOf: Date?

    init(_ record: SpendingRecord, asOf: Date?) {
        (by, missing, failed, self.asOf) = (record.grouping, record.missing, record.failed, asOf)
        (card, title, month) = (record.only.card, record.only.title, record.only.month)
        (category, merchant) = (record.only.category, record.only.merchant)
        spending = record.lines.map {
            Group(name: $0.name, currency: $0.currency, title: $0.title, amount: $0.amount, count: $0.count)
        }
        sums = record.sums.map {
            Sum(
                currency: $0.currency, from: $0.from, to: $0.to, amount: $0.amount, statements: $0.statements)
        }
    }
}
