import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with all changes of one's own cards: two lines for each.
package struct CardChangesView: AnswerPageView {
    package typealias Content = CardChangesRecord

    package init() {}

    /// Two lines for each change: what was done, and below it when, and what it is undone by.
    package func parts(of sheet: CardChangesSheet) -> [Part<AnswerEvent>] {
        [
            .stack(
                sheet.lines.map { line in
                    .stack(
                        [
                            .paragraph(line.what, line.undone == nil ? .plain : .quiet, mostLines: 4),
                            .line([Ink(line.day, .quiet)], Ink(line.reference, .quiet)),
                        ] + (line.undone.map { [.line([Ink($0, .quiet)])] } ?? []), gap: 0
                    )
                    .reading([line.spoken])
                })
        ]
    }
}
