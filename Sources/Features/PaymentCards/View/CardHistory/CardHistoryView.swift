import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

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
                        .or { .state($0.shortState, $0.tone) }.gap(1).sum { .state($0.remark, .bad) },
                    .init(need: 8, most: 24) { Ink($0.reference, .quiet) },
                ]
            ).part()
        ]
    }
}

extension HistorySheet.Line {
    /// What was undone is said more quietly.
    fileprivate var isUndone: Bool { outcome == .undone }

    fileprivate var tone: Tone {
        switch outcome {
        case .paid: .good
        case .undone: .quiet
        case .inDoubt: .loud
        }
    }
}
