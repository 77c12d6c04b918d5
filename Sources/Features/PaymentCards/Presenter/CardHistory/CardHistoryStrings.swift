import Words

extension CardHistoryWording {
    /// How many keys are named in a note; all of them are in the data.
    static let mostKeys = 5

    static let title = LocalizedText(en: "Payments", uk: "Платежі")
    static let fetching = LocalizedText(en: "Fetching your payments…", uk: "Отримуємо ваші платежі…")
    static let count = Plural(en: ("# payment", "# payments"), uk: ("# платіж", "# платежі", "# платежів"))
    static let doubtCount = Plural(
        en: ("# of them in doubt", "# of them in doubt"),
        uk: ("про # невідомо", "про # невідомо", "про # невідомо"))
    static let paid = LocalizedText(en: "Paid in total", uk: "Разом сплачено")
    static let ofThemInDoubt = LocalizedText(en: "in doubt: {}", uk: "невідомо: {}")
    static let inFull = LocalizedText(en: "in full", uk: "повністю")
    static let inPart = LocalizedText(en: "in part", uk: "частково")
    static let removed = LocalizedText(en: "removed", uk: "прибрана")
    static let unlisted = LocalizedText(en: "a card not listed now", uk: "картки зараз немає в списку")

    static let nothing = LocalizedText(en: "Nothing was paid", uk: "Платежів не було")
    static let nothingAdvice = LocalizedText(
        en: "Payments will be listed here.", uk: "Платежі буде показано тут.")
    static let noMatch = LocalizedText(en: "No payment matches", uk: "Жоден платіж не підходить")
    static let noMatchAdvice = LocalizedText(
        en: "Other payments are not shown.", uk: "Інші платежі не показано.")

    static let older = Plural(
        en: ("# older payment is not shown", "# older payments are not shown"),
        uk: (
            "# давніший платіж не показано", "# давніші платежі не показано",
            "# давніших платежів не показано"
        ))
    static let unlistedCount = Plural(
        en: (
            "# payment is on a card that isn’t in this list",
            "# payments are on cards that aren’t in this list"
        ),
        uk: (
            "# платіж — за карткою, якої немає в цьому списку",
            "# платежі — за картками, яких немає в цьому списку",
            "# платежів — за картками, яких немає в цьому списку"
        ))
    static let onlyListed = LocalizedText(
        en: "Of cards that the server doesn’t list, only payments from this machine are shown",
        uk: "За картками, яких сервер не показує, тут лише платежі з цього комп’ютера")
    static let onlyHere = LocalizedText(
        en:
            "Only payments from this machine are shown, because the server has too many cards; name a card to see all payments on it",
        uk:
            "Показано лише платежі з цього комп’ютера, бо на сервері забагато карток; назвіть картку, щоб побачити всі платежі за нею"
    )
    static let unreachable = LocalizedText(
        en: "Only payments and orders from this machine are shown: {}",
        uk: "Показано лише платежі й доручення з цього комп’ютера: {}")
    static let missing = LocalizedText(
        en: "Payments on {card} are left out: {reason}", uk: "Платежі за {card} пропущено: {reason}")
    static let doubtAdvice = LocalizedText(
        en: "To find out about an order in doubt, order the same again with its key; it is paid only once",
        uk:
            "Щоб дізнатися про доручення, результат якого невідомий, повторіть його з тим самим ключем: його буде виконано лише раз"
    )
}
