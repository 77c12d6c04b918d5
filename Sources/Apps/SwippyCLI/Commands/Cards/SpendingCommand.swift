import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Prints what was spent according to the last statements.
struct SpendingCommand: Command {
    static let name = "spending"
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Sum up what was spent, by category, merchant or card",
        uk: "Підсумувати витрати за категоріями, продавцями чи картками")
    static let options =
        [grouping, month, category, uncategorized, merchant, card] + OutputOptions.ofTables
        + OutputOptions.ofSums
        + PagerOptions.all
        + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy spending", "the last statements, by category", "останні виписки за категоріями"),
        Example(
            "swippy spending --month 2026-10 --category fuel", "October’s fuel", "пальне за жовтень"),
        Example("swippy spending --by merchant | head -5", "where most went", "де витрачено найбільше"),
        Example(
            "swippy spending --card 6564 --csv > spending.csv", "of one card, for a spreadsheet",
            "за однією карткою, для електронної таблиці"),
        Example(
            "swippy spending --uncategorized", "what to categorize next", "чому ще дати категорію"),
        Example(
            "swippy spending --by card --json | jq .", "each card, as JSON", "кожна картка, у форматі JSON"),
    ]
    static let topics = [counting, CardArgument.naming, fields, FormTopics.csv]

    private static let grouping = Option(
        "by", group: .spending, kind: .choice(of: SpendingChoice.self),
        placeholder: LocalizedText(en: "KIND", uk: "ВИД"), en: "What to sum up together",
        uk: "Що підсумувати разом",
        standard: LocalizedText(
            en: "category, or merchant with --category", uk: "category, а з --category — merchant"),
        conflicts: ["uncategorized"])

    private static let month = Option(
        "month", group: .spending, kind: .month, placeholder: LocalizedText(en: "MONTH", uk: "МІСЯЦЬ"),
        en: "Only this month, as far as the last statements cover it: 2026-10, october, last or this",
        uk: "Лише цей місяць, наскільки його охоплюють останні виписки: 2026-10, жовтень, минулий чи цей")

    private static let category = Option(
        "category", group: .spending, kind: .text(suggestions: SpendingCategory.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "Only this category, such as fuel, as it is shown or as in the feed",
        uk: "Лише ця категорія, як-от fuel чи пальне, як її показано або як у стрічці",
        conflicts: ["uncategorized"])

    private static let uncategorized = Option(
        "uncategorized", group: .spending, kind: .flag,
        en: "Only what has no category, by merchant, with the command that gives one",
        uk: "Лише те, що не має категорії, за продавцями, з командою, яка її дає",
        conflicts: ["by", "category"])

    private static let merchant = Option(
        "merchant", group: .spending, kind: .text(), placeholder: LocalizedText(en: "WORDS", uk: "СЛОВА"),
        example: "cafe",
        en: "Only transactions whose text has all of these words",
        uk: "Лише операції, в описі яких є всі ці слова")

    private static let card = Option(
        "card", group: .spending, kind: .asked(.card), placeholder: LocalizedText(en: "CARD", uk: "КАРТКА"),
        example: "6564",
        en: "Only the statement of this card", uk: "Лише виписка за цією карткою")

    private static let counting = Topic(
        "What counts", "Що враховано",
        en:
            "The last statement of each card that offers one: purchases, fees and interest, less refunds; a payment is no refund, and one that was returned no spending. Each currency has sums of its own. Cards without a statement are counted, and statements that are unavailable are left out and named; the command fails only if none is available.",
        uk:
            "Остання виписка за кожною карткою, яка її пропонує: покупки, комісії й відсотки за мінусом повернень; платіж не є поверненням, а повернений платіж — витратою. Кожна валюта має власні підсумки. Картки без виписки пораховано, а виписки, яких не вдалося отримати, пропущено й названо; команда завершується невдало, лише коли не вдалося отримати жодної."
    )

    private static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en:
            "A sum is a line of fields with tabs between them, the largest first in each currency, the same in every language. The totals are in --json.",
        uk:
            "Підсумок — рядок полів із табуляцією між ними, спершу найбільші в кожній валюті, однаковий усіма мовами. Загальні суми є в --json.",
        rows: Topic.Row.fields(of: SpendingRecord.Line.self), isReference: true)

    let call: Call

    func run() async throws {
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: false).find(Self.card) { card in
            let visit = CardVisit(call)
            let spending = try await visit.open {
                call.screens(of: service).spending(query(for: card), navigator: $0, output: $1)
            }
            let isNarrowed = [Self.card, Self.month, Self.category, Self.merchant, Self.uncategorized]
                .contains(where: call.has)
            _ = try visit.answer(spending, saysNothing: isNarrowed)
        }
    }

    private func query(for card: String?) -> CardSpendingQuery {
        let isUncategorized = call.flag(Self.uncategorized)
        let choice =
            call.choice(Self.grouping, as: SpendingChoice.self)
            ?? (call.has(Self.category) || isUncategorized ? .merchant : .category)
        return CardSpendingQuery(
            by: choice.grouping, card: card, month: call.month(Self.month),
            category: isUncategorized ? "" : call.text(Self.category), merchant: call.text(Self.merchant))
    }
}

/// What is summed up together.
private enum SpendingChoice: String, ChoiceValue {
    case category, merchant, card

    var meaning: LocalizedText {
        switch self {
        case .category: LocalizedText(en: "what it was spent on", uk: "на що витрачено")
        case .merchant: LocalizedText(en: "who got it", uk: "хто отримав")
        case .card: LocalizedText(en: "which card it was spent with", uk: "якою карткою витрачено")
        }
    }

    var grouping: CardSpendingQuery.Grouping {
        switch self {
        case .category: .category
        case .merchant: .merchant
        case .card: .card
        }
    }
}

extension OptionGroup {
    fileprivate static let spending = OptionGroup("The spending", "Витрати")
}
