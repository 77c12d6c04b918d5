import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import Values
import Words

/// Gives categories to texts of transactions on the person's own cards.
struct CategorizeCommand: Command {
    static let name = "categorize"
    static let commonOptions: [String]? = ["list", "drop", "dry-run"]
    static let isEveryday = false
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "Give transactions a category by their text", uk: "Дати операціям категорію за їхнім текстом")
    static let arguments = [text, category]
    static let options =
        [list, drop] + OwnCardArgument.confirming + OutputOptions.ofTables + FeedOptions.all
        + StateOptions.all
    static let examples = [
        Example("swippy categorize lidl groceries", "what was and what comes", "що було й що буде"),
        Example("swippy categorize netflix streaming", "a word of your own", "власне слово"),
        Example("swippy categorize --list", "all that you gave", "усе, що ви дали"),
        Example("swippy categorize --drop lidl", "as the bank has it", "як у банку"),
        Example("swippy spending --uncategorized", "what to begin with", "з чого почати"),
    ]
    static let topics = [which, fields, FormTopics.csv]

    static let text = Argument(
        "TEXT", "ТЕКСТ", kind: .text(), en: "What transactions contain, in any case",
        uk: "Що містять операції, великими чи малими літерами", isRequired: false)
    static let category = Argument(
        "CATEGORY", "КАТЕГОРІЯ", kind: .asked(.category),
        en:
            "Their category: a known one, such as groceries, or a word of your own; payment or refund for credits",
        uk:
            "Їхня категорія: відома, як-от продукти, чи власне слово; для зарахувань — платіж або повернення",
        isRequired: false)

    static let list = Option(
        "list", group: .categories, kind: .flag, en: "Show the categories that you gave",
        uk: "Показати категорії, які ви дали", conflicts: ["drop"])
    private static let drop = Option(
        "drop", group: .categories, kind: .asked(.categorized),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"), example: "lidl",
        en: "Take the category of this text away", uk: "Прибрати категорію цього тексту",
        conflicts: ["list"])

    private static let which = Topic(
        "Which category counts", "Яка категорія діє",
        en:
            "A transaction on your own cards has the category of the longest text that it contains; of equally long ones, of the last that you gave. Else it has your bank’s, in our words, and else “other”. Nothing is written into transactions, so a category counts for past and future ones alike, and undo takes it back. “payment” and “refund” say what a credit is, and so what is left to pay; on purchases they have no effect.",
        uk:
            "Операція за власною карткою має категорію найдовшого тексту, який містить, а з однаково довгих — останнього. Інакше вона має категорію банку нашими словами, інакше — «інше». В операції нічого не записується, тож категорія діє і на минулі, і на майбутні, а undo її скасовує. «Платіж» і «повернення» кажуть, чим є зарахування, отже й скільки лишилося сплатити; на покупки вони не діють."
    )

    private static let fields = Topic(
        "Fields of --list --plain", "Поля --list --plain",
        en: "A text is a line of fields with tabs between them, the same in every language.",
        uk: "Текст — рядок полів із табуляцією між ними, однаковий усіма мовами.",
        rows: Topic.Row.fields(of: CategoriesRecord.Line.self), isReference: true)

    let call: Call

    func run() async throws {
        let given = [Self.text, Self.category].filter { call.text($0) != nil }
        for option in [Self.list, Self.drop] where call.has(option) {
            guard let word = given.first else { continue }
            throw call.error(.conflict(word.placeholder[call.language], option.spelling))
        }
        if call.flag(Self.list) { return try await listCategories() }
        if let dropped = call.text(Self.drop) {
            return try await change(dropped, of: Self.drop.spelling, to: nil)
        }
        let text = try call.argument(Self.text)
        let placeholder = Self.category.placeholder[call.language]
        let word = try words(try call.argument(Self.category), of: placeholder, most: 40)
        try await change(text, of: Self.text.placeholder[call.language], to: SpendingCategory(code: word))
    }

    @MainActor
    private func change(_ text: String, of name: String, to category: SpendingCategory?) async throws {
        let text = try words(text, of: name, most: 200)
        guard call.format != .csv else {
            throw CommandStop(
                exitCode: .usage,
                message: LocalizedText(
                    en: "CSV is only for --list", uk: "CSV — лише для --list")[call.language])
        }
        try await OwnCardVisit(call).run(
            .categorize(text, category), asking: .never, isDryRun: call.flag(OwnCardArgument.dryRun))
    }

    /// What was typed for `name`, if it says anything.
    private func words(_ text: String, of name: String, most: Int) throws -> String {
        let text = try call.ownText(text, for: name, most: most)
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw CommandStop(
                exitCode: .usage,
                message: LocalizedText(
                    en: "\(name): the text needs a letter or a digit",
                    uk: "\(name): немає жодної літери чи цифри")[
                        call.language],
                advice: LocalizedText(
                    en: "Try: swippy categorize lidl groceries",
                    uk: "Спробуйте: swippy categorize lidl продукти")[
                        call.language])
        }
        return text
    }

    @MainActor
    private func listCategories() async throws {
        let cards = try ServiceChoice(call: call).wallet()
        _ = try await CardVisit(call).read(saysNothing: true) {
            call.screens(of: cards).categories(of: cards, navigator: $0, output: $1)
        }
    }
}

extension OptionGroup {
    fileprivate static let categories = OptionGroup("The categories", "Категорії")
}
