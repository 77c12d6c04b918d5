import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with the categories that a person gave to texts: two lines for each.
package struct CardCategoriesView: AnswerPageView {
    package typealias Content = CategoriesRecord

    package init() {}

    /// A text and its category, and below them when it was given, and what it is undone by.
    package func parts(of lines: [CategoryLine]) -> [Part<AnswerEvent>] {
        [
            .stack(
                lines.map { line in
                    .stack(
                        [
                            .line([Ink(line.text)], Ink(line.category, .strong)),
                            .line([Ink(line.day, .quiet)], Ink(line.reference, .quiet)),
                        ], gap: 0
                    )
                    .reading([line.spoken])
                })
        ]
    }
}
