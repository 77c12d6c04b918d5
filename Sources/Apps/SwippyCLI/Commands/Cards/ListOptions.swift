import PaymentCardsPorts
import Words

/// The options for which cards `swippy list` shows, and in what order.
enum ListOptions {
    static let all = [page, perPage, everything, search, sort, filter]

    private static let number = LocalizedText(en: "N", uk: "N")
    private static let standardSize = "\(CardPageSelection.standardSize)"

    private static let sortKeys = CardSort.Key.allCases.map(\.rawValue)

    /// `due, amount or title`.
    private static func list(_ words: [String], _ or: String) -> String {
        words.dropLast().joined(separator: ", ") + " \(or) " + words.suffix(1).joined()
    }

    static let page = Option(
        "page", group: .selection, kind: .integer(1...1_000_000), placeholder: number,
        en: "Draw this page; without it, the first, or every card in the plain and JSON forms",
        uk: "Намалювати цю сторінку; без неї — першу, а у формах plain і json — усі картки",
        conflicts: ["all"])

    static let perPage = Option(
        "per-page", group: .selection, kind: .integer(1...1000), placeholder: number,
        en: "Cards on a page, 1 to 1000",
        uk: "Карток на сторінці, від 1 до 1000",
        standard: LocalizedText(en: standardSize, uk: standardSize), conflicts: ["all"])

    static let everything = Option(
        "all", group: .selection, kind: .flag,
        en: "Draw the cards of all pages",
        uk: "Намалювати картки з усіх сторінок",
        conflicts: ["page", "per-page"])

    static let search = Option(
        "search", group: .selection, kind: .text(),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"),
        en: "Only cards with each of these words in the title, bank, holder or last digits",
        uk: "Лише картки, де кожне з цих слів є в назві, банку, власнику чи останніх цифрах")

    static let sort = Option(
        "sort", group: .selection,
        kind: .text(suggestions: sortKeys.flatMap { [$0, "-" + $0] }),
        placeholder: LocalizedText(en: "KEYS", uk: "КЛЮЧІ"),
        en: "Order of the cards: \(list(sortKeys, "or")); see below",
        uk: "Порядок карток: \(list(sortKeys, "або")); див. нижче")

    static let filter = Option(
        "filter", group: .selection, kind: .text(suggestions: FilterTerm.allCases.map(\.start)),
        placeholder: LocalizedText(en: "TERMS", uk: "УМОВИ"),
        en: "Only cards for which every term holds; may be repeated; see below",
        uk: "Лише картки, для яких справджується кожна умова; можна повторювати; див. нижче",
        isRepeatable: true)
}

extension OptionGroup {
    static let selection = OptionGroup("Which cards", "Які картки")
}
