import PaymentCardsPorts
import Words

/// The fixed texts of cards, of their list and of the facts about one; every other screen has its own.
enum CardStrings {
    static let loading = LocalizedText(en: "Fetching your cards…", uk: "Отримуємо ваші картки…")
    static let cardCount = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))
    static let foundCount = Plural(
        en: ("# card found", "# cards found"),
        uk: ("знайдено # картку", "знайдено # картки", "знайдено # карток"))
    static let unreadableCount = Plural(
        en: ("# card could not be read", "# cards could not be read"),
        uk: (
            "# картку не вдалося прочитати", "# картки не вдалося прочитати", "# карток не вдалося прочитати"
        ))
    static let pageOf = LocalizedText(en: "of", uk: "з")

    static let noneRemoved = LocalizedText(
        en: "No cards have been removed.", uk: "Жодної картки не прибрано.")
    static let noCards = LocalizedText(en: "No cards", uk: "Карток немає")
    static let noCardsAdvice = LocalizedText(
        en: "The feed has none, or all of them were removed.", uk: "У стрічці немає жодної, або всі прибрано."
    )
    static let noneReadable = LocalizedText(
        en: "No card of this feed could be read.", uk: "Жодної картки цієї стрічки не вдалося прочитати.")
    static let noMatch = LocalizedText(en: "No card matches", uk: "Жодна картка не підходить")
    static let totalDue = LocalizedText(en: "total due", uk: "до сплати")
    /// How often the list has a card, and that it is one all the same; `nil` if it has it once.
    static func copies(of item: CardListing.Item, in language: Language) -> String? {
        guard item.copies > 1 else { return nil }
        return isListed(item.copies, in: language)
            + (item.billsDiffer
                ? " "
                    + language(
                        "The amounts differ, but the due is one: a payment counts against each of them.",
                        "Суми різні, але борг один: платіж зменшує кожну з них.") : "")
    }

    /// The same in a few words.
    static func copiesBriefly(of item: CardListing.Item, in language: Language) -> String? {
        item.copies > 1 ? isListedBriefly(item.copies, in: language) : nil
    }

    private static let isListed = Plural(
        en: ("It is one card, listed # time.", "It is one card, listed # times."),
        uk: (
            "Це одна картка; у списку вона # раз.", "Це одна картка; у списку вона # рази.",
            "Це одна картка; у списку вона # разів."
        ))
    private static let isListedBriefly = Plural(
        en: ("listed # time", "listed # times"),
        uk: ("у списку # раз", "у списку # рази", "у списку # разів"))
    static let totalDueHere = LocalizedText(en: "due on this page", uk: "разом на сторінці")
    static let giveDueID = LocalizedText(
        en: "Give the due a “date”, such as \"2026-11-26\", or an “id” in the feed.",
        uk: "Додайте їй у файлі «date», як-от \"2026-11-26\", або «id».")
    static let endingIn = LocalizedText(en: "ending in", uk: "закінчується на")
    static let swipeFurther = Phrase(
        "Swipe further: {distance} {} or more.", "Зробіть довший свайп: {distance} {} або більше.",
        otherwise: "Swipe further: {} of the width or more.", "Зробіть довший свайп: {} ширини або більше.")
    static let unavailable = LocalizedText(en: "unavailable", uk: "недоступно")

    static let name = LocalizedText(en: "Title", uk: "Назва")
    static let identifier = LocalizedText(en: "Id", uk: "Ідентифікатор")
    static let number = LocalizedText(en: "Number", uk: "Номер")
    static let holder = LocalizedText(en: "Holder", uk: "Власник")
    static let bank = LocalizedText(en: "Bank", uk: "Банк")
    static let network = LocalizedText(en: "Network", uk: "Платіжна система")

}
