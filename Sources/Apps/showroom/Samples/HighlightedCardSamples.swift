import ContentCards
import ScreenView
import Words

/// The states of a highlighted card.
@MainActor
enum HighlightedCardSamples {
    static let all = [
        ComponentSample("normal", en: "normal", uk: "звичайна") { language in card(language) },
        ComponentSample("inverse", en: "inverse", uk: "інверсна") { language in
            card(language) { $0.style = .inverse }
        },
        ComponentSample("action", en: "an action and a cross", uk: "дія та хрестик") { language in
            card(language) { show(.primary, on: $0, language) }
        },
        ComponentSample("inverse-action", en: "the same, inverse", uk: "те саме, інверсна") { language in
            card(language) {
                $0.style = .inverse
                show(.primary, on: $0, language)
            }
        },
        ComponentSample("secondary", en: "a quiet action", uk: "неголосна дія") { language in
            card(language) { show(.secondary, on: $0, language) }
        },
        ComponentSample("link", en: "an action as a link", uk: "дія як посилання") { language in
            card(language) {
                $0.style = .inverse
                show(.link, on: $0, language)
            }
        },
        ComponentSample("fit", en: "right image, fit", uk: "зображення праворуч, вміщене") { language in
            card(language) {
                $0.rightImage = Scenery.square(language)
                show(.primary, on: $0, language)
            }
        },
        ComponentSample("fill", en: "right image, fill", uk: "зображення праворуч, на все місце") {
            language in
            card(language) {
                $0.style = .inverse
                $0.rightImage = Scenery.square(language)
                $0.rightImageStyle = .fill
                show(.link, on: $0, language)
            }
        },
        ComponentSample("background", en: "background image", uk: "зображення на тлі") { language in
            card(language) {
                $0.backgroundImage = Scenery.wide(language)
                show(.primary, on: $0, language)
            }
        },
    ]

    private static func card(
        _ language: Language, _ change: (HighlightedCard) -> Void = { _ in }
    ) -> HighlightedCard {
        let card = HighlightedCard()
        (card.title, card.subtitle) = (title[language], subtitle[language])
        change(card)
        return card
    }

    private static func show(
        _ style: HighlightedCard.ActionButtonStyle, on card: HighlightedCard, _ language: Language
    ) {
        (card.showActionButton, card.actionButtonStyle) = (true, style)
        (card.actionButtonTitle, card.closeLabel) = (action[language], close[language])
        card.showCloseButton = true
    }

    private static let title = LocalizedText(en: "Welcome", uk: "Вітаємо")
    private static let subtitle = LocalizedText(
        en: "Swipe a card to see what you can do with it.",
        uk: "Змахніть картку, щоб побачити, що з нею можна зробити.")
    private static let action = LocalizedText(en: "Try it", uk: "Спробувати")
    private static let close = LocalizedText(en: "Close", uk: "Закрити")
}
