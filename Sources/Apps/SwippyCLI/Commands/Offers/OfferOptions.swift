import CommandLine
import OffersScreens
import ScreenProgram
import Words

/// The options for which offers are meant, and the argument that names one.
enum OfferOptions {
    static let offer = Argument(
        "OFFER", "ПРОПОЗИЦІЯ", kind: .asked(.offer),
        en: "The offer: its name, or the beginning of its title",
        uk: "Пропозиція: її назва або початок заголовка")

    /// One or more of them.
    static let offers = Argument(
        "OFFER", "ПРОПОЗИЦІЯ", kind: .asked(.offer),
        en: "The offers: each by its name, or the beginning of its title",
        uk: "Пропозиції: кожна за назвою або початком заголовка", isRepeatable: true)

    static let file = Option(
        "offers", group: .feed, kind: .path, placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"),
        example: "offers.json",
        en: "Read your own offers from this JSON file, or from standard input if it is “-”",
        uk: "Читати власні пропозиції з цього файлу JSON або, якщо це «-», зі стандартного вводу")

    static let card = Option(
        "card", group: .offers, kind: .asked(.card), placeholder: LocalizedText(en: "CARD", uk: "КАРТКА"),
        example: "6564",
        en: "Only offers for this card", uk: "Лише пропозиції для цієї картки")

    static let category = Option(
        "category", group: .offers,
        kind: .text(suggestions: [
            "books", "fashion", "food", "home", "leisure", "shopping", "sports", "travel",
        ]),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "Only offers of this category, in either case",
        uk: "Лише пропозиції цієї категорії, великими чи малими літерами")

    static let kept = part("kept", "Only offers that you kept", "Лише збережені пропозиції")
    static let passed = part("passed", "Only offers that you passed", "Лише пропущені пропозиції")
    static let all = part(
        "all", "Every offer, also those that have ended or are for none of your cards",
        "Усі пропозиції, також минулі та не для ваших карток")

    private static func part(_ name: String, _ english: TextTemplate, _ ukrainian: TextTemplate) -> Option {
        Option(
            name, group: .offers, kind: .flag, en: english, uk: ukrainian,
            conflicts: ["kept", "passed", "all"].filter { $0 != name })
    }

    static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en: "An offer is a line of fields with tabs between them, the same in every language.",
        uk: "Пропозиція — рядок полів із табуляцією між ними, однаковий усіма мовами.",
        rows: Topic.Row.fields(of: OffersRecord.Line.self), isReference: true)

    static let format = Topic(
        "The fields of an offer", "Поля пропозиції",
        en:
            "A file of your own offers is { \"offers\": [ … ] }: a list of offers, which are objects with these fields. All are texts in straight double quotes, unless something else is said; the first five are required. Fields of other names are ignored. swippy check --offers PATH finds everything that is wrong.",
        uk:
            "Файл власних пропозицій має вигляд { \"offers\": [ … ] }: список пропозицій, тобто об’єктів із цими полями. Усі вони — тексти в прямих подвійних лапках, якщо не сказано інше; перші п’ять обов’язкові. Поля з іншими назвами ігноруються. swippy check --offers ШЛЯХ знайде все, що не так.",
        rows: [
            Topic.Row("id", "the offer’s name in commands", "назва пропозиції для команд"),
            Topic.Row("title", "what is offered, in a few words", "що пропонують, кількома словами"),
            Topic.Row("merchant", "who offers it", "хто пропонує"),
            Topic.Row(
                "category", "what it is for, such as \"food\"", "на що вона, як-от \"food\""),
            Topic.Row(
                "expires", "the last day on which it is valid: year-month-day",
                "останній день дії: рік-місяць-день"),
            Topic.Row("text", "the conditions", "умови"),
            Topic.Row("picture", "the URL of a picture", "URL зображення"),
            Topic.Row(
                "banks", "a list of banks whose cards it is for, such as [\"HDFC Bank\"]; without it, any",
                "список банків, для чиїх карток вона, як-от [\"HDFC Bank\"]; якщо його немає, то будь-які"),
            Topic.Row(
                "networks", "a list of networks, such as [\"Visa\"]; without it, any",
                "список платіжних систем, як-от [\"Visa\"]; якщо його немає, то будь-які"),
            Topic.Row(
                "cards", "a list of ids of the cards that it is for; without it, any",
                "список id карток, для яких вона; якщо його немає, то будь-які"),
        ])

    static let facts = Topic(
        "Lines of --plain", "Рядки --plain",
        en:
            "A fact is a line: its name, a tab and its value. After a change, the first line tells whether it changed anything.",
        uk: "Факт — рядок: назва, табуляція і значення. Після зміни перший рядок каже, чи вона щось змінила.")

    static let naming = Topic(
        "Naming an offer", "Як назвати пропозицію",
        en: "A name that matches several offers is refused, and they are listed.",
        uk: "Якщо назва підходить кільком пропозиціям, її буде відхилено з їх переліком.",
        rows: [
            Topic.Row("cinema", "its name, in either case", "її назва, великими чи малими літерами"),
            Topic.Row("coffee#2", "the second offer with that id", "друга пропозиція з таким id"),
            Topic.Row("'two vis'", "the beginning of its title", "початок заголовка"),
        ])
}

extension OptionGroup {
    static let offers = OptionGroup("Which offers", "Які пропозиції")
}
