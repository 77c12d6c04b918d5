import Words

/// The command that shows what happened on a card.
enum StatementCommand {
    static let statement = Command(
        name: .statement,
        arguments: [CardArgument.card],
        options: OutputOptions.ofTables + FeedOptions.all + SwipeValueOptions.all + StateOptions.all
            + GeneralOptions.all,
        examples: [
            example(
                "swippy statement 6564", "balances, charts and transactions", "залишки, діаграми й операції"),
            example(
                "swippy statement 6564 --csv > november.csv", "the transactions for a spreadsheet",
                "операції для електронної таблиці"),
            example("swippy statement 6564 | awk '$2 < 0'", "what was paid back", "що зараховано"),
            example(
                "swippy statement 6564 --json | jq .statement", "every total and transaction",
                "усі підсумки й операції"),
        ],
        topics: [CardArgument.naming, TableTopic.statement, TableTopic.csv])

    private static func example(_ line: String, _ english: String, _ ukrainian: String) -> Example {
        Example(commandLine: line, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}
