import Words

/// The commands that draw cards.
enum CardCommands {
    static let live = Command(
        name: .live,
        options: ListOptions.all + LiveOptions.all + drawing,
        examples: [
            example(
                "swippy", "drag the cards with the mouse or the keys", "тягніть картки мишею або клавішами"),
            example("swippy --filter due --sort due", "begin with what is due", "почати з несплаченого"),
            example(
                "swippy --replay Docs/tour.jsonl --format svg > tour.svg",
                "a recording as an animation",
                "запис як анімація"),
        ],
        topics: [LiveOptions.keys, LiveOptions.detailsKeys])

    static let list = Command(
        name: .list,
        options: ListOptions.all + OutputOptions.ofTables + feed,
        examples: [
            example("swippy list", "the first page of cards", "перша сторінка карток"),
            example(
                "swippy list --sort -amount --filter due", "what is due, largest amount first",
                "несплачене, спершу найбільше"),
            example("swippy list --lang uk", "in Ukrainian", "українською"),
            example(
                "swippy list | cut -f1", "the first field of each card",
                "перше поле кожної картки"),
            example("swippy list --json | jq .", "as JSON", "у форматі JSON"),
            example("swippy list --csv > cards.csv", "for a spreadsheet", "для електронної таблиці"),
            example("swippy list --format svg > cards.svg", "as a picture", "як зображення"),
        ],
        topics: [
            ListTopics.sorting, ListTopics.filtering, PlainFormTopic.list, TableTopic.csv, ServerTopic.topic,
        ])

    static let swipe = Command(
        name: .swipe,
        arguments: [CardArgument.card, SwipeOptions.direction],
        options: SwipeOptions.all + drawing,
        examples: [
            example("swippy swipe 48822394455", "reveal what can be done", "показати доступні дії"),
            example(
                "swippy swipe 48822394455 right --distance 0.05", "too short: it springs back",
                "закоротко: картка повертається"),
            example(
                "swippy swipe 48822394455 --action view_details", "and perform an action", "і виконати дію"),
            example(
                "swippy swipe @3 --open-percentage 0.4", "open less than usual",
                "відкрити менше, ніж звичайно"),
        ],
        topics: [CardArgument.naming])

    static let show = Command(
        name: .show,
        arguments: [CardArgument.card],
        options: drawing,
        examples: [
            example("swippy show 6564", "the card ending in 6564", "картка з номером на …6564"),
            example(
                "swippy show @1 --format screen-reader", "the first card, in sentences",
                "перша картка словами"),
        ],
        topics: [CardArgument.naming, PlainFormTopic.details])

    private static let feed =
        FeedOptions.all + SwipeValueOptions.all + StateOptions.all + GeneralOptions.all
    private static let drawing = OutputOptions.all + feed

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
