import PaymentCardsPorts

/// What `swippy list` asks for, read from its options.
struct ListQuery {
    let invocation: Invocation
    /// The form of the output.
    let format: OutputFormat

    /// So many cards are drawn at once at most: a picture is whole before any of it is shown, and takes 40 KiB a card.
    private static let drawnLimit = 5000

    func query() throws(UsageError) -> CardQuery {
        var query = CardQuery(search: invocation.text(.search) ?? "", page: page)
        if page == .all, !format.isForPrograms { query.limit = Self.drawnLimit }
        if let keys = invocation.text(.sort) {
            for key in keys.split(separator: ",", omittingEmptySubsequences: false) {
                query.sort.append(try sort(String(key)))
            }
        }
        for terms in invocation.texts(.filter) {
            for term in terms.split(separator: ",", omittingEmptySubsequences: false) {
                query.filters.append(try filter(String(term)))
            }
        }
        return query
    }

    private var page: CardPageSelection {
        let isPageNamed = invocation.integer(.page) != nil || invocation.integer(.perPage) != nil
        // A program that reads the cards would not see that some are missing.
        guard isPageNamed || (!format.isForPrograms && !invocation.flag(.all)) else { return .all }
        return .page(
            invocation.integer(.page) ?? 1,
            size: invocation.integer(.perPage) ?? CardPageSelection.standardSize)
    }

    private func sort(_ text: String) throws(UsageError) -> CardSort {
        let isDescending = text.hasPrefix("-")
        let name = isDescending ? String(text.dropFirst()) : text
        guard let key = CardSort.Key(rawValue: name) else {
            throw invalid(.sort, text, choices: CardSort.Key.allCases.map(\.rawValue), typed: name)
        }
        return CardSort(key, isDescending: isDescending)
    }

    private func filter(_ text: String) throws(UsageError) -> CardFilter {
        let isNegated = text.hasPrefix("!")
        let term = isNegated ? String(text.dropFirst()) : text
        let parts = term.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let values = parts.count == 2 ? parts[1].split(separator: "|").map(String.init) : []
        let condition: CardFilter.Condition? =
            switch (parts[0], parts.count) {
            case ("due", 1): .due
            case ("overdue", 1): .overdue
            case ("paid", 1): .paid
            case ("no-due", 1): .noDue
            case ("bank", 2) where !values.isEmpty: .bank(values)
            case ("network", 2) where !values.isEmpty: .network(values)
            case ("action", 2) where !values.isEmpty: .action(values)
            default: nil
            }
        guard let condition else {
            throw invalid(.filter, text, choices: ListTopics.filterTermForms, typed: parts[0])
        }
        return CardFilter(condition, isNegated: isNegated)
    }

    private func invalid(_ key: OptionKey, _ text: String, choices: [String], typed: String) -> UsageError {
        // `bank=NAME` is known by its name, and suggested whole.
        func name(_ choice: String) -> String { String(choice.prefix { $0 != "=" }) }
        let suggestions = Suggestions.nearest(to: typed, among: choices.map(name)).flatMap { nearest in
            choices.filter { name($0) == nearest }
        }
        return UsageError(
            problem: .invalidValue(
                of: .option(key.spelling), value: text,
                problem: .notAChoice(of: choices, suggestions: suggestions)),
            command: .list)
    }
}
