import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the statement screen into lines of text.
struct CardStatementText {
    let state: CardStatementViewState

    /// One transaction a line: date, amount, currency, category, id and text, separated by tabs. Nothing else, so that a
    /// line can be cut and an amount added up; the summary is in the JSON form.
    var plain: String {
        state.sheet?.record.rows
            .map { $0.map(\.text.oneLine).joined(separator: "\t") + "\n" }.joined() ?? ""
    }

    /// The same fields for a spreadsheet, below a line of their names.
    var csv: String {
        let names = ["date", "amount", "currency", "category", "id", "text"].map(FieldValue.text)
        return CSVText(rows: [names] + (state.sheet?.record.rows ?? [])).text
    }

    /// The screen in the order in which it is to be heard: what it is, what it comes to, and the transactions.
    var spoken: String {
        var lines = [state.title, state.spokenCard]
        if let kept = state.kept { lines.append(kept.label) }
        if let alert = state.alert { lines += alert.lines }
        switch state.content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .statement(let sheet): lines += self.lines(of: sheet)
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }

    private func lines(of sheet: StatementSheet) -> [String] {
        var lines =
            [sheet.spokenPeriod.sentence] + sheet.warnings
            + sheet.facts.map { "\($0.label): \($0.value)".sentence }
        if !sheet.bars.isEmpty {
            lines +=
                ["", sheet.headings.categories] + sheet.bars.map { "\($0.label): \($0.amount)".sentence }
            lines += sheet.days.peak.map { [$0.sentence] } ?? []
        }
        let heading = "\(sheet.headings.lines): \(sheet.lineCount)".sentence
        return lines + ["", sheet.lineCount == 0 ? sheet.noLines : heading] + sheet.lines.map(\.spoken)
    }
}

extension StatementRecord {
    /// The transactions as fields, in their order.
    fileprivate var rows: [[FieldValue]] {
        transactions.map { line in
            [
                .text(line.date), .number(line.amount), .text(currency), .text(line.category), .text(line.id),
                .text(line.text),
            ]
        }
    }
}
