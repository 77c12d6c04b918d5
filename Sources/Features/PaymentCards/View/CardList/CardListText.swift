import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the list screen into lines of text.
struct CardListText {
    let state: CardListViewState

    /// One card a line, its fields separated by tabs, whole and without escape codes.
    var plain: String {
        var text = ""
        for record in state.records {
            for (index, field) in record.fields.enumerated() {
                if index > 0 { text.append("\t") }
                text.append(field.text.oneLine)
            }
            text.append("\n")
        }
        return text
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = [
            "name", "title", "number", "holder", "bank", "network", "amount", "currency", "status", "state",
            "days", "actions", "position", "billed",
        ]
        let head = state.content.isLaterWindow ? [] : [names.map(FieldValue.text)]
        return CSVText(rows: head + state.records.map(\.fields)).text
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [
            [state.title, state.summary, state.paging.label].compactMap { $0 }.joined(separator: ", ")
        ]
        switch state.content {
        case .idle, .records: break
        case .loading(let text): lines.append(text)
        case .cards(let rows): lines += rows.flatMap { [""] + $0.spoken.lines }
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        }
        if let partial = state.partial { lines += ["", partial.headline] }
        if let kept = state.kept { lines += ["", kept.label] }
        if let alert = state.alert { lines += [""] + alert.lines }
        if let notice = state.notice { lines += ["", notice.headline, notice.advice] }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardListViewState.Content {
    /// Whether what comes before it has been read.
    fileprivate var isLaterWindow: Bool {
        if case .records(_, isFirst: false, _) = self { true } else { false }
    }
}

extension SpokenCard {
    /// The card's lines: headline, title, subtitle, description, then the actions.
    var lines: [String] { [headline, title, subtitle, description] + actions }
}

extension CardRecord {
    /// The fields of the plain form, in their order. A field without a value is empty.
    var fields: [FieldValue] {
        [
            .text(name), .text(title), .text(number), .text(holder), .text(bank), .text(network),
            due.map { .number($0.amount) } ?? FieldValue.text(""), .text(due?.currency ?? ""),
            .text(due?.status.rawValue ?? ""), .text(due?.state ?? ""),
            due?.days.map { .number(Decimal($0)) } ?? FieldValue.text(""),
            .text(actions.map(\.code).joined(separator: ",")), .text(position.rawValue),
            due?.billed.map(FieldValue.number) ?? FieldValue.text(""),
        ]
    }
}
