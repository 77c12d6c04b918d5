import ContentCards
import ScreenView
import TerminalKit
import Words

/// The states of a data card.
@MainActor
enum DataCardSamples {
    static let all = [
        ComponentSample("basic", en: "title and description", uk: "заголовок і опис") { language in
            card(DataCardConfiguration(title: title[language], descriptionTitle: details[language]))
        },
        ComponentSample("full", en: "everything, with an icon", uk: "усе, з піктограмою") { language in
            card(full(language))
        },
        ComponentSample("picture", en: "a picture", uk: "зображення") { language in
            card(
                DataCardConfiguration(
                    asset: .picture(Scenery.square(language)), title: title[language],
                    subtitle: subtitle[language],
                    descriptionTitle: details[language]))
        },
        ComponentSample("link", en: "a link alone", uk: "лише посилання") { language in
            card(
                DataCardConfiguration(
                    title: title[language], descriptionTitle: details[language],
                    buttons: .link(CardLink(title: more[language]))))
        },
        ComponentSample("loading", en: "a button at work", uk: "кнопка за роботою") { language in
            var configuration = full(language)
            configuration.headline = nil
            configuration.buttons = .primaryAndLink(
                CardButton(title: pay[language], loadingTitle: paying[language], isLoading: true),
                CardLink(title: more[language]))
            return card(configuration)
        },
        ComponentSample("fragment", en: "extra content", uk: "додатковий вміст") { language in
            let outer = card(DataCardConfiguration(title: limit[language], descriptionTitle: used[language]))
            outer.fragmentView = ShareBar(share: 0.62, label: share[language])
            return outer
        },
        ComponentSample("receipt", en: "a receipt", uk: "квитанція") { language in
            var slip = DataCardConfiguration(
                asset: .icon("✓", on: Color(0x17722E)), title: paid[language], subtitle: sum[language],
                descriptionTitle: title[language])
            slip.isReceipt = true
            let receipt = card(slip)
            receipt.fragmentView = ShareBar(share: 0.62, label: share[language])
            return receipt
        },
        ComponentSample("chosen", en: "can be chosen, and has the focus", uk: "можна вибрати; у фокусі") {
            language in
            let chosen = card(full(language))
            chosen.accessibilityTraits = [.button]
            chosen.focus = .card
            return chosen
        },
        ComponentSample("long", en: "more words than fit", uk: "слів більше, ніж вміщується") { language in
            let long = Array(repeating: details[language], count: 6).joined(separator: " ")
            return card(
                DataCardConfiguration(
                    headline: new[language], title: long, subtitle: details[language], descriptionTitle: long)
            )
        },
        ComponentSample("nested", en: "a card in a card", uk: "картка в картці") { language in
            let outer = card(DataCardConfiguration(title: title[language], subtitle: subtitle[language]))
            outer.fragmentView = card(
                DataCardConfiguration(
                    asset: .icon("✓", on: Color(0x17722E)), title: limit[language],
                    descriptionTitle: used[language]))
            return outer
        },
    ]

    private static func full(_ language: Language) -> DataCardConfiguration {
        DataCardConfiguration(
            asset: .icon("₹", on: Color(0x2F6BD8)), headline: new[language], title: title[language],
            subtitle: subtitle[language], descriptionTitle: details[language],
            buttons: .primaryAndLink(CardButton(title: pay[language]), CardLink(title: more[language])))
    }

    private static func card(_ configuration: DataCardConfiguration) -> DataCard {
        let card = DataCard()
        card.dataConfiguration = configuration
        return card
    }

    static let new = LocalizedText(en: "due in 6 days", uk: "сплатити за 6 днів")
    private static let title = LocalizedText(en: "Rewards Platinum", uk: "Rewards Platinum")
    private static let subtitle = LocalizedText(
        en: "₹7,853.33 to pay", uk: "До сплати 7\u{A0}853,33\u{A0}₹")
    private static let details = LocalizedText(
        en: "The statement came on 12 November. The bank wants at least ₹392.67 of it.",
        uk: "Виписка надійшла 12 листопада. Банк чекає щонайменше 392,67\u{A0}₹.")
    private static let sum = LocalizedText(en: "₹7,853.33", uk: "7\u{A0}853,33\u{A0}₹")
    private static let pay = LocalizedText(en: "Pay now", uk: "Сплатити")
    private static let paid = LocalizedText(en: "Paid", uk: "Сплачено")
    private static let paying = LocalizedText(en: "Paying", uk: "Триває оплата")
    private static let more = LocalizedText(en: "View details", uk: "Докладніше")
    private static let limit = LocalizedText(en: "Credit limit", uk: "Кредитний ліміт")
    private static let used = LocalizedText(
        en: "₹124,000 of ₹200,000 used",
        uk: "Використано 124\u{A0}000\u{A0}₹ із 200\u{A0}000\u{A0}₹")
    private static let share = LocalizedText(en: "62% used", uk: "використано 62 %")
}
