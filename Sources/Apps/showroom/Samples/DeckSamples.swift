import Foundation
import ScreenView
import SwipeDeck
import TerminalKit
import Words

/// The states of a deck.
@MainActor
enum DeckSamples {
    static let all = [
        ComponentSample("resting", en: "at rest", uk: "у спокої") { deck($0, titles) },
        ComponentSample("left", en: "on its way to the left", uk: "на шляху ліворуч") {
            deck($0, titles, draggedBy: -12)
        },
        ComponentSample("right", en: "on its way to the right", uk: "на шляху праворуч") {
            deck($0, titles, draggedBy: 12)
        },
        ComponentSample("empty", en: "without images", uk: "без зображень") { deck($0, []) },
    ]

    /// Examples of what is on cards.
    static let titles = [
        LocalizedText(en: "Two cinema tickets for one", uk: "Два квитки в кіно за ціною одного"),
        LocalizedText(en: "5% back on groceries", uk: "5 % кешбеку на продукти"),
        LocalizedText(en: "A coffee on the house", uk: "Кава в подарунок"),
    ]

    /// A deck of all examples.
    static func deck(in language: Language) -> SwipeDeckView<URL> { deck(language, titles) }

    /// A deck of these titles, on whose first card a finger has moved by so many columns.
    private static func deck(
        _ language: Language, _ titles: [LocalizedText], draggedBy columns: Int = 0
    ) -> SwipeDeckView<URL> {
        let deck = SwipeDeckView(images: titles.map { URL(filePath: "/\($0[language])") })
        deck.face = { url, _ in DeckSampleFace.face(url, in: language) }
        deck.dress(in: language)
        guard columns != 0 else { return deck }
        let size = Size(columns: 48, rows: deck.rows(columns: 48))
        let start = Point(column: size.columns / 2, row: size.rows / 2)
        for (kind, column) in [(PointerEvent.Kind.pressed, 0), (.dragged, columns / 2), (.dragged, columns)] {
            let position = Point(column: start.column + column, row: start.row)
            _ = deck.handle(
                .pointer(PointerEvent(kind: kind, button: .left, position: position)), in: size)
        }
        return deck
    }
}

extension SwipeDeckView {
    /// Gives it icons, a placeholder and words.
    func dress(in language: Language) {
        let words = Voice(language)
        leftIcon = DeckIcon("✗", label: words("Pass", "Повз"), meaning: .negative)
        rightIcon = DeckIcon("✓", label: words("Keep", "Моє"), meaning: .positive)
        placeholder = DeckPlaceholder(
            words("That was the last card", "Це була остання картка"),
            advice: words("Bring it back with u.", "Поверніть її клавішею u."))
        texts = DeckTexts { words($0, $1) }
    }
}
