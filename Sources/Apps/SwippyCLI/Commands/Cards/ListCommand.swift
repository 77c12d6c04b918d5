import CommandLine
import PaymentCardsPorts
import ScreenProgram
import Words

/// Prints the list.
struct ListCommand: Command {
    static let name = "list"
    static let aliases = ["ls"]
    static let commonOptions: [String]? = ["search", "sort", "filter", "all", "json"]
    static let intention = Intention.look
    static let summary = LocalizedText(en: "Draw the cards", uk: "Намалювати картки")
    static let options =
        ListOptions.all + [closed] + OutputOptions.ofList + PagerOptions.all + FeedOptions.all
        + SwipeValueOptions.all
        + StateOptions.all
    static let examples = [
        Example("swippy list", "the first page of cards", "перша сторінка карток", inOverview: true),
        Example(
            "swippy list --sort -amount --filter due", "what is due, largest amount first",
            "несплачене, спершу найбільше", inOverview: true),
        Example(
            "swippy list --format table", "a line for each, and the totals", "рядок на картку й підсумки"),
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

    static let closed = Option(
        "closed", group: .selection, kind: .flag, en: "Only those of your own cards that you closed",
        uk: "Лише ті з ваших карток, які ви закрили")

    func run() async throws {
        if call.flag(Self.closed), let fixed = call.fixedCards { throw fixed }
        let visit = try ListVisit(call)
        try await visit.print(try ListQuery(call: call, format: call.format).query())
    }
}

/// The options for which cards `swippy list` shows, and in what order.
enum ListOptions {
    static let all = [page, perPage, everything, search, sort, filter]

    private static let number = LocalizedText(en: "N", uk: "N")
    private static let standardSize = "\(CardPageSelection.standardSize)"

    private static let sortKeys = CardSort.Key.allCases.map { LocalizedText(word: $0.rawValue) }.either

    static let page = Option(
        "page", group: .selection, kind: .integer(1...1_000_000), placeholder: number,
        en: "Draw this page; without it, the first, or every card in the plain and JSON forms",
        uk: "Намалювати цю сторінку; без неї — першу, а у формах plain і json — усі картки",
        conflicts: ["all"])

    static let perPage = Option(
        "per-page", group: .selection, kind: .integer(1...1000), placeholder: number,
        en: "Cards on a page, 1 to 1000",
        uk: "Карток на сторінці, від 1 до 1000",
        standard: LocalizedText(word: standardSize), conflicts: ["all"])

    static let everything = Option(
        "all", group: .selection, kind: .flag,
        en: "Draw the cards of all pages",
        uk: "Намалювати картки з усіх сторінок",
        conflicts: ["page", "per-page"])

    static let search = Option(
        "search", group: .selection, kind: .text(),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"), example: "amazon",
        en: "Only cards with each of these words in the title, bank, holder or last digits",
        uk: "Лише картки, де кожне з цих слів є в назві, банку, власнику чи останніх цифрах")

    static let sort = Option(
        "sort", group: .selection,
        kind: .asked(.sort),
        placeholder: LocalizedText(en: "KEYS", uk: "КЛЮЧІ"), example: "bank,-amount",
        en: "Order of the cards: \(sortKeys); see “Sort keys”",
        uk: "Порядок карток: \(sortKeys); див. «Ключі сортування»")

    static let filter = Option(
        "filter", group: .selection, kind: .asked(.filter),
        placeholder: LocalizedText(en: "TERMS", uk: "УМОВИ"), example: "overdue",
        en: "Only cards for which all terms hold; see “Filter terms”",
        uk: "Лише картки, для яких справджується кожна умова; можна повторювати; див. «Умови фільтра»",
        isRepeatable: true)
}

extension OptionGroup {
    static let selection = OptionGroup("Which cards", "Які картки")
}

/// The query of `swippy list`, read from its options.
struct ListQuery {
    let call: Call
    /// The output format.
    let format: OutputFormat

    /// The maximum number of cards drawn at once: a picture is completed before any of it is shown, and takes 40 KiB a card.
    private static let drawnLimit = 5000

    func query() throws(UsageError) -> CardQuery {
        var query = CardQuery(search: call.text(ListOptions.search) ?? "", page: page)
        if page == .all, !format.isForPrograms { query.limit = Self.drawnLimit }
        if let keys = call.text(ListOptions.sort) {
            for key in keys.split(separator: ",", omittingEmptySubsequences: false) {
                query.sort.append(try sort(String(key)))
            }
        }
        for terms in call.texts(ListOptions.filter) {
            for term in terms.split(separator: ",", omittingEmptySubsequences: false) {
                query.filters.append(try filter(String(term)))
            }
        }
        return query
    }

    private var page: CardPageSelection {
        let isPageNamed = call.integer(ListOptions.page) != nil || call.integer(ListOptions.perPage) != nil
        // A program that reads the cards couldn't see that some are missing.
        guard isPageNamed || (!format.isForPrograms && !call.flag(ListOptions.everything)) else {
            return .all
        }
        return .page(
            call.integer(ListOptions.page) ?? 1,
            size: call.integer(ListOptions.perPage) ?? CardPageSelection.standardSize)
    }

    private func sort(_ text: String) throws(UsageError) -> CardSort {
        let isDescending = text.hasPrefix("-")
        let name = isDescending ? String(text.dropFirst()) : text
        guard let key = CardSort.Key(rawValue: name) else {
            throw invalid(ListOptions.sort, text, choices: CardSort.Key.allCases.map(\.rawValue), typed: name)
        }
        return CardSort(key, isDescending: isDescending)
    }

    private func filter(_ text: String) throws(UsageError) -> CardFilter {
        let isNegated = text.hasPrefix("!")
        let term = isNegated ? String(text.dropFirst()) : text
        let parts = term.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let values = parts.dropFirst().first.map { $0.split(separator: "|").map(String.init) }
        guard let condition = FilterTerm(rawValue: parts[0])?.condition(values) else {
            throw invalid(ListOptions.filter, text, choices: FilterTerm.allCases.map(\.form), typed: parts[0])
        }
        return CardFilter(condition, isNegated: isNegated)
    }

    private func invalid(_ option: Option, _ text: String, choices: [String], typed: String) -> UsageError {
        // `bank=NAME` is identified by its name, and suggested in full.
        func name(_ choice: String) -> String { String(choice.prefix { $0 != "=" }) }
        let suggestions = Suggestions.nearest(to: typed, among: choices.map(name)).flatMap { nearest in
            choices.filter { name($0) == nearest }
        }
        return UsageError(
            problem: .invalidValue(
                of: .option(option.spelling), value: text,
                problem: .notAChoice(of: choices.map(LocalizedText.init(word:)), suggestions: suggestions)),
            command: ListCommand.name)
    }
}
