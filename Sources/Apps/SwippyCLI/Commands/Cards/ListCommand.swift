import Words

/// Prints the list.
struct ListCommand: Command {
    static let name = "list"
    static let summary = LocalizedText(en: "Draw the cards", uk: "Намалювати картки")
    static let options =
        ListOptions.all + OutputOptions.ofTables + FeedOptions.all + SwipeValueOptions.all + StateOptions.all
        + GeneralOptions.all
    static let examples = [
        Example("swippy list", "the first page of cards", "перша сторінка карток", inOverview: true),
        Example(
            "swippy list --sort -amount --filter due", "what is due, largest amount first",
            "несплачене, спершу найбільше", inOverview: true),
        Example("swippy list --lang uk", "in Ukrainian", "українською"),
        Example(
            "swippy list | cut -f1", "the first field of each card",
            "перше поле кожної картки"),
        Example("swippy list --json | jq .", "as JSON", "у форматі JSON"),
        Example("swippy list --csv > cards.csv", "for a spreadsheet", "для електронної таблиці"),
        Example("swippy list --format svg > cards.svg", "as a picture", "як зображення"),
    ]
    static let topics = [
        ListTopics.sorting, ListTopics.filtering, FormTopics.list, FormTopics.csv, ServerOptions.topic,
    ]

    let call: Call

    func run() async throws {
        let visit = try CardVisit(call)
        try await visit.print(try ListQuery(call: call, format: call.format).query())
    }
}
