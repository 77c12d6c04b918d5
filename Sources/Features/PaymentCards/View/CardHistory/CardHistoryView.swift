import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView
import TerminalKit

/// The screen with all payments: a line for each, and the sums below.
package struct CardHistoryView: AnswerPageView {
    package typealias Content = HistoryRecord

    package init() {}

    /// A longer title would only take the eye away from its amount.
    private static let widestTitle = 32

    /// The table of payments.
    package func parts(of sheet: HistorySheet) -> [Part<AnswerEvent>] {
        [
            Table(
                sheet.lines, sums: sheet.sums,
                [
                    .init(need: 9) { Ink("\($0.day) \($0.time)", .quiet) }
                        .or(need: 3) { Ink($0.day, .quiet) },
                    .init(need: 6) { Ink($0.place, .accent) },
                    .init(need: 15) { .chip($0.face) }.or { .chip($0.face, namesBank: false) }.gap(1),
                    .init(most: Self.widestTitle) { Ink($0.face.title, $0.isUndone ? .quiet : .plain) }
                        .stretching.gap(1).sum(onlyFirst: true) { Ink($0.label, .quiet) },
                    .init { Ink($0.amount, $0.isUndone ? .quiet : .strong) }.right
                        .sum { Ink($0.amount, .strong) },
                    .init(need: 20) { Ink($0.purpose, .quiet) },
                    .init(need: 10, most: 34) { .state($0.state, $0.tone) }
                        .or(need: 6, most: 34) { .state($0.shortState, $0.tone) }.gap(1)
                        .sum { .state($0.remark, .bad) }.essential,
                    .init(need: 8, most: 24) { Ink($0.reference, .quiet) },
                ]
            ).part(orElse: { columns in tall(sheet, columns: columns) }, pressed: { sheet.opening($0) })
        ]
    }

    /// Two lines for each: digits and amount, and below them what became of it.
    private func tall(_ sheet: HistorySheet, columns: Int) -> Part<AnswerEvent> {
        let lines = sheet.lines.enumerated().map { index, line in
            // A day that is cut would be another day.
            let others = CardChip.columns(namesBank: false) + 3 + line.amount.columns
            let day = others + line.day.columns <= columns ? "  " + line.day : nil
            let both: [Part<AnswerEvent>] = [
                .line(
                    [.chip(line.face, namesBank: false), Ink(day, .quiet)],
                    Ink(line.amount, line.isUndone ? .quiet : .strong)),
                .line([], .state(line.state, line.tone)),
            ]
            return Part.stack(both, gap: 0).pressed(sheet.opening(index))
        }
        return .stack(lines + Part.sums(sheet.sums), gap: 0)
    }
}

extension HistorySheet {
    /// What opens a line, if its card is in the list.
    fileprivate func opening(_ line: Int) -> AnswerEvent? { lines[line].place == nil ? nil : .opened(line) }
}

extension HistorySheet.Line {
    /// What was undone is said more quietly.
    fileprivate var isUndone: Bool { tone == .quiet }
}
