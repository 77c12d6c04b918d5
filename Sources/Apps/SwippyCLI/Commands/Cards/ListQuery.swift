import PaymentCardsPorts

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
                problem: .notAChoice(of: choices, suggestions: suggestions)),
            command: ListCommand.name)
    }
}
