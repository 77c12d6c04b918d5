import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with all changes of one's own cards: a line for each.
package struct CardChangesView: AnswerPageView {
    package typealias Content = CardChangesRecord

    package init() {}

    /// The table of changes; where that is too narrow, two lines for each.
    package func parts(of sheet: CardChangesSheet) -> [Part<AnswerEvent>] {
        [
            Table<CardChangesSheet.Line, CardChangesSheet.Line>(
                sheet.lines, sums: [],
                [
                    .init { Ink($0.day, .quiet) },
                    .init(need: .max) { Ink($0.what, $0.undone == nil ? .plain : .quiet) }.essential,
                    .init(need: .max) { Ink($0.undone, .quiet) }.essential,
                    .init(need: .max) { Ink($0.reference, .quiet) }.essential,
                ]
            ).part { _ in
                .stack(
                    sheet.lines.map { line in
                        .stack(
                            [
                                .paragraph(line.what, line.undone == nil ? .plain : .quiet, mostLines: 4),
                                .line([Ink(line.day, .quiet)], Ink(line.reference, .quiet)),
                            ] + (line.undone.map { [.line([Ink($0, .quiet)])] } ?? []), gap: 0)
                    })
            }
        ]
    }
}
