import ContentCards
import ScreenView
import Words

/// The states of a media card.
@MainActor
enum MediaCardSamples {
    static let all = [
        ComponentSample("basic", en: "media and description", uk: "медіа й опис") { language in
            card(
                MediaCardConfiguration(richMedia: Scenery.wide(language), descriptionTitle: details[language])
            )
        },
        ComponentSample("full", en: "everything", uk: "усе") { language in card(full(language)) },
        ComponentSample("link", en: "a link alone", uk: "лише посилання") { language in
            var configuration = full(language)
            (configuration.button, configuration.headline) = (nil, nil)
            return card(configuration)
        },
        ComponentSample("loading", en: "a button at work", uk: "кнопка за роботою") { language in
            var configuration = full(language)
            (configuration.link, configuration.headline) = (nil, nil)
            configuration.button = CardButton(
                title: keep[language], loadingTitle: keeping[language], isLoading: true)
            return card(configuration)
        },
        ComponentSample("fragment", en: "extra content", uk: "додатковий вміст") { language in
            let outer = card(
                MediaCardConfiguration(
                    richMedia: Scenery.wide(language), title: title[language],
                    descriptionTitle: details[language]))
            outer.fragmentView = ShareBar(share: 0.8, label: left[language])
            return outer
        },
        ComponentSample("no-media", en: "without media", uk: "без медіа") { language in
            var configuration = full(language)
            configuration.richMedia = nil
            return card(configuration)
        },
    ]

    private static func full(_ language: Language) -> MediaCardConfiguration {
        MediaCardConfiguration(
            richMedia: Scenery.wide(language), headline: new[language], pretitle: pretitle[language],
            title: title[language],
            descriptionTitle: details[language], button: CardButton(title: keep[language]),
            link: CardLink(title: terms[language]))
    }

    private static func card(_ configuration: MediaCardConfiguration) -> MediaCard {
        let card = MediaCard()
        card.dataConfiguration = configuration
        return card
    }

    private static let new = LocalizedText(en: "New", uk: "Новинка")
    private static let pretitle = LocalizedText(en: "Weekend", uk: "Вихідні")
    private static let title = LocalizedText(en: "Two nights in the hills", uk: "Дві ночі в горах")
    private static let details = LocalizedText(
        en: "Pay with this card until the end of November, and the second night is on us.",
        uk: "Сплатіть цією карткою до кінця листопада, і друга ніч — за наш рахунок.")
    private static let keep = LocalizedText(en: "Keep", uk: "Зберегти")
    private static let keeping = LocalizedText(en: "Keeping", uk: "Зберігаємо")
    private static let terms = LocalizedText(en: "Terms", uk: "Умови")
    private static let left = LocalizedText(en: "80% taken", uk: "вже розібрали 80 %")
}
