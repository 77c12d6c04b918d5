import Foundation
import PaymentCardsScreens
import ScreenContract
import ScreenView

/// Puts everything that is wrong with a feed into lines of text.
struct CardCheckText {
    let state: CardCheckViewState

    private var lines: [CardCheckRecord.Line] { state.record?.lines ?? [] }

    /// One finding a line, its fields separated by tabs.
    var plain: String {
        lines.map { $0.fields.map(\.text.oneLine).joined(separator: "\t") + "\n" }.joined()
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = ["severity", "source", "line", "column", "title", "problem", "accepted", "nearest"]
        return CSVText(rows: [names.map(CSVField.text)] + lines.map(\.fields)).text
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [[state.title, state.summary].compactMap(\.self).joined(separator: ", ")]
        if let alert = state.alert { lines += alert.lines }
        switch state.content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .findings(let findings):
            for finding in findings {
                let head = [finding.place, finding.title].compactMap(\.self).joined(separator: ", ")
                lines += ["", "\(head): \(finding.problem)."]
                if let remedy = finding.remedy { lines.append(remedy.sentence) }
            }
        }
        if !state.notes.isEmpty { lines += [""] + state.notes }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardCheckRecord.Line {
    /// The fields of the plain form, in their order. A field without a value is empty.
    fileprivate var fields: [CSVField] {
        [
            .text(severity.rawValue), .text(source), .number(Decimal(line)), .number(Decimal(column)),
            .text(title ?? ""), .text(problem), .text(accepted ?? ""),
            .text(nearest.joined(separator: ", ")),
        ]
    }
}

/// What is wrong with a feed as a JSON document.
struct CardCheckJSON: Encodable {
    private struct Problem: Encodable {
        let severity, source: String
        let line, column: Int
        let title: String?
        let problem: String
        let accepted: String?
        let nearest: [String]

        init(_ line: CardCheckRecord.Line) {
            (severity, source, title) = (line.severity.rawValue, line.source, line.title)
            (self.line, column) = (line.line, line.column)
            (problem, accepted, nearest) = (line.problem, line.accepted, line.nearest)
        }
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    private let schema = "swippy.check/1"
    /// Whether nothing of the feed is missing because it can't be read.
    private let usable: Bool
    /// How many cards there are, and how many cards and statements can't be read.
    private let cards, unreadableCards, unreadableStatements: Int
    private let problems: [Problem]
    /// How many cards and statements have something wrong that isn't listed.
    private let more: Int

    init(_ record: CardCheckRecord) {
        usable = !record.isFatal
        (cards, unreadableCards) = (record.cards, record.unreadableCards)
        (unreadableStatements, more) = (record.unreadableStatements, record.more)
        problems = record.lines.map(Problem.init)
    }
}
