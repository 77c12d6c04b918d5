import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import SwipeKit
import Words

/// Shows the last statement of a card, or an earlier one that is known.
struct StatementCommand: Command {
    static let name = "statement"
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Draw the last statement of a card", uk: "Намалювати останню виписку за карткою")
    static let arguments = [CardArgument.card]
    static let options =
        [month, search] + OutputOptions.ofTables + PagerOptions.all + FeedOptions.all + SwipeValueOptions.all
        + StateOptions.all
    static let examples = [
        Example(
            "swippy statement 6564", "balances, charts and transactions", "залишки, діаграми й операції"),
        Example(
            "swippy statement 6564 --csv > november.csv", "the transactions for a spreadsheet",
            "операції для електронної таблиці"),
        Example(
            "swippy statement 6564 --month nov", "the one that closed in November",
            "та, що закрилася в листопаді"),
        Example("swippy statement 6564 --search fuel", "what was spent on fuel", "витрачене на пальне"),
        Example("swippy statement 6564 | awk '$2 < 0'", "what was paid back", "що зараховано"),
        Example(
            "swippy statement 6564 --json | jq .statement", "every total and transaction",
            "усі підсумки й операції"),
    ]
    static let topics = [CardArgument.naming, fields, FormTopics.csv]

    private static let month = Option(
        "month", group: .statement, kind: .closingMonth,
        placeholder: LocalizedText(en: "MONTH", uk: "МІСЯЦЬ"),
        en:
            "The one that closed in this month: 2026-10, oct or 10; of your own cards, earlier ones are known",
        uk: "Та, що закрилася цього місяця: 2026-10, жов чи 10; за власними картками відомі й раніші")

    private static let search = Option(
        "search", group: .statement, kind: .text(), placeholder: LocalizedText(en: "WORDS", uk: "СЛОВА"),
        example: "fuel",
        en:
            "Only transactions whose text or category has all of these words; totals stay those of the whole statement",
        uk: "Лише операції, в описі чи категорії яких є всі ці слова; підсумки лишаються для всієї виписки")

    /// A statement: one line per transaction.
    static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en:
            "A transaction is a line of fields with tabs between them, the same in every language. The totals are in --json.",
        uk:
            "Операція — рядок полів із табуляцією між ними, однаковий усіма мовами. Підсумки є в --json.",
        rows: Topic.Row.fields(of: StatementRecord.Transaction.self), isReference: true)

    let call: Call

    func run() async throws {
        let visit = try ListVisit(call)
        // Without an answer there is no statement to show.
        try await CardChoice(call: call, service: visit.service, changesCard: false).find(CardArgument.card) {
            card in
            try await visit.print(
                card.name, opensCard: true, needsAnswer: true, searching: call.text(Self.search),
                month: call.closingMonth(Self.month)
            ) {
                $0.swipe(row: 0, by: -visit.config.openPercentage)
                $0.choose(action: CardAction.viewLastStatement.code, row: 0)
            }
        }
    }
}

extension OptionGroup {
    fileprivate static let statement = OptionGroup("The statement", "Виписка")
}
