import PaymentCardsPorts
import Words

/// The fixed texts of cards, of their list and of the facts about one; every other screen has its own.
enum CardStrings {
    static let listTitle = LocalizedText(en: "Your cards", uk: "Ваші картки")
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
    static let page = LocalizedText(en: "page", uk: "сторінка")
    static let pageOf = LocalizedText(en: "of", uk: "з")

    static let noCards = LocalizedText(en: "No cards", uk: "Карток немає")
    static let noCardsAdvice = LocalizedText(
        en: "The feed has none, or all of them were removed.", uk: "У стрічці немає жодної, або всі прибрано."
    )
    static let noneReadable = LocalizedText(
        en: "No card of this feed could be read.", uk: "Жодної картки цієї стрічки не вдалося прочитати.")
    static let noMatch = LocalizedText(en: "No card matches", uk: "Жодна картка не підходить")
    static let noMatchAdvice = LocalizedText(
        en: "Try fewer words, or fewer filters.", uk: "Спробуйте менше слів або менше умов.")
    static let noPage = LocalizedText(en: "No cards on page", uk: "Немає карток на сторінці")
    static let lastPage = LocalizedText(en: "The last page is", uk: "Остання сторінка —")
    static let earlierPage = LocalizedText(
        en: "Try an earlier page.", uk: "Спробуйте одну з попередніх сторінок.")

    static let totalDue = LocalizedText(en: "total due", uk: "до сплати")
    static let leftOf = LocalizedText(en: "left of {}", uk: "лишилося з {}")
    /// How often the list has a card, and that it is one all the same; `nil` if it has it once.
    static func copies(of item: CardListing.Item, in language: Language) -> String? {
        guard item.copies > 1 else { return nil }
        return isListed(item.copies, in: language) + (item.billsDiffer ? " " + billsDiffer[language] : "")
    }

    /// The same in a few words.
    static func copiesBriefly(of item: CardListing.Item, in language: Language) -> String? {
        item.copies > 1 ? isListedBriefly(item.copies, in: language) : nil
    }

    private static let billsDiffer = LocalizedText(
        en: "The amounts differ, but the due is one: a payment counts against each of them.",
        uk: "Суми різні, але борг один: платіж зменшує кожну з них.")
    private static let isListed = Plural(
        en: ("It is one card, listed # time.", "It is one card, listed # times."),
        uk: (
            "Це одна картка; у списку вона # раз.", "Це одна картка; у списку вона # рази.",
            "Це одна картка; у списку вона # разів."
        ))
    private static let isListedBriefly = Plural(
        en: ("listed # time", "listed # times"),
        uk: ("у списку # раз", "у списку # рази", "у списку # разів"))
    static let listed = LocalizedText(en: "Listed", uk: "У списку")
    static let balance = LocalizedText(en: "balance {}", uk: "баланс {}")
    static let restOf = LocalizedText(
        en: "Left to pay {rest} of {bill}", uk: "Лишилося сплатити {rest} з {bill}")
    static let totalDueHere = LocalizedText(en: "due on this page", uk: "разом на сторінці")
    static let fullyPaid = LocalizedText(en: "fully paid", uk: "сплачено")
    static let unknownActions = LocalizedText(en: "Unknown actions", uk: "Невідомі дії")
    static let cardNamed = LocalizedText(en: "card {}", uk: "картка {}")
    static let numericID = LocalizedText(
        en: "“id” is a number, which was read as text", uk: "«id» — число, яке прочитано як текст")
    static let numericDueID = LocalizedText(
        en: "“due.id” is a number, which was read as text", uk: "«due.id» — число, яке прочитано як текст")
    static let amountAsText = LocalizedText(
        en: "“due.amount” is text, which was read as a number",
        uk: "«due.amount» — текст, який прочитано як число")
    static let unreadableDate = LocalizedText(
        en: "“due.date” is not a day such as 2026-11-26, so only the words of “due.state” count",
        uk: "«due.date» — не день на зразок 2026-11-26, тож зважаємо лише на слова з «due.state»")
    static let inBareList = LocalizedText(
        en: "is in a list without “{ \"card\": … }” around it, which was read as a feed",
        uk: "у списку без «{ \"card\": … }» навколо, який прочитано як стрічку")
    static let noActions = LocalizedText(en: "no actions", uk: "немає дій")
    static let viewDetails = LocalizedText(en: "view details", uk: "подробиці")
    static let payNow = LocalizedText(en: "pay now", uk: "сплатити")
    static let lastStatement = LocalizedText(en: "last statement", uk: "остання виписка")
    static let nothingDue = LocalizedText(en: "nothing is due", uk: "нічого сплачувати")
    static let noDueID = LocalizedText(
        en: "the due has no id and no date", uk: "немає ні id, ні дати платежу")
    static let giveDueID = LocalizedText(
        en: "Give the due a “date”, such as \"2026-11-26\", or an “id” in the feed.",
        uk: "Додайте їй у файлі «date», як-от \"2026-11-26\", або «id».")
    static let nothingDueHere = LocalizedText(en: "nothing due", uk: "нічого сплачувати")

    static let spokenCard = LocalizedText(en: "Card", uk: "Картка")
    static let endingIn = LocalizedText(en: "ending in", uk: "закінчується на")
    static let nothingKnownDue = LocalizedText(en: "No due.", uk: "Немає відомостей про сплату.")
    static let openLeft = LocalizedText(
        en: "Swiped left: its actions are revealed.", uk: "Свайп ліворуч: дії відкрито.")
    static let openRight = LocalizedText(
        en: "Swiped right: its actions are revealed.", uk: "Свайп праворуч: дії відкрито.")
    static let sprangBack = LocalizedText(
        en: "The swipe was too short, and the card sprang back.",
        uk: "Свайп закороткий: картка повернулася на місце.")
    static let swipeFurther = Phrase(
        LocalizedText(
            en: "Swipe further: {distance} {} or more.", uk: "Зробіть довший свайп: {distance} {} або більше."
        ),
        otherwise: LocalizedText(
            en: "Swipe further: {} of the width or more.", uk: "Зробіть довший свайп: {} ширини або більше."))
    static let chooseAction = LocalizedText(en: "Choose an action:", uk: "Виберіть дію:")
    static let unavailable = LocalizedText(en: "unavailable", uk: "недоступно")

    static let detailsTitle = LocalizedText(en: "Card details", uk: "Подробиці картки")
    static let name = LocalizedText(en: "Title", uk: "Назва")
    static let identifier = LocalizedText(en: "Id", uk: "Ідентифікатор")
    static let number = LocalizedText(en: "Number", uk: "Номер")
    static let holder = LocalizedText(en: "Holder", uk: "Власник")
    static let bank = LocalizedText(en: "Bank", uk: "Банк")
    static let network = LocalizedText(en: "Network", uk: "Платіжна система")

    static let kept = LocalizedText(en: "Offline, as of {}", uk: "Не в мережі, отримано {}")
    static let keptSometime = LocalizedText(
        en: "Offline, as of a time that the clock puts in the future",
        uk: "Не в мережі, отримано в час, який за годинником ще не настав")
    static let keptInPart = LocalizedText(
        en: "; some cards may be missing", uk: "; частини карток може бракувати")
}
