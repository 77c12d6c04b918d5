import Words

/// Something worth explaining in a list: how to name a card, what can be sorted by.
struct Topic: Sendable {
    let title: LocalizedText
    /// The sentences before or instead of the list.
    let introduction: LocalizedText
    let rows: [Row]
    /// The headings of the list where the reference explains it with its command; none where it doesn't.
    let columns: [String]

    init(
        _ english: String, _ ukrainian: String, en introduction: String, uk introductionInUkrainian: String,
        rows: [Row] = [], columns: [String] = []
    ) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.introduction = LocalizedText(en: introduction, uk: introductionInUkrainian)
        (self.rows, self.columns) = (rows, columns)
    }

    /// A word to type and what it means.
    struct Row: Sendable {
        let term: String
        let meaning: LocalizedText
    }
}

extension Topic.Row {
    init(_ term: String, _ english: String, _ ukrainian: String) {
        self.init(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}

/// A command line that works as written with the built-in cards, and what it is for.
struct Example: Sendable {
    let commandLine: String
    let meaning: LocalizedText
    /// Whether the overview shows it, too.
    let isInOverview: Bool

    init(_ commandLine: String, _ english: String, _ ukrainian: String, inOverview isInOverview: Bool = false)
    {
        self.commandLine = commandLine
        meaning = LocalizedText(en: english, uk: ukrainian)
        self.isInOverview = isInOverview
    }
}
