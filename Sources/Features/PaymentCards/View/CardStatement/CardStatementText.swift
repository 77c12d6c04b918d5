import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the statement screen into lines of text.
struct CardStatementText {
    let state: CardStatementViewState

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
