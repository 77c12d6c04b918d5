import Words

/// Something the help explains in a list: how to name a card, what to sort by.
struct Topic: Sendable {
    let title: LocalizedText
    /// The sentences before the list, or instead of it.
    let introduction: LocalizedText
    let rows: [Row]
    /// The column headings of the list in a command's reference; empty if the reference doesn't show it.
    let columns: [String]

    init(
        _ english: String, _ ukrainian: String, en introduction: String, uk introductionInUkrainian: String,
        rows: [Row] = [], columns: [String] = []
    ) {
        title = LocalizedText(en: english, uk: ukrainian)
        self.introduction = LocalizedText(en: introduction, uk: introductionInUkrainian)
        (self.rows, self.columns) = (rows, columns)
    }

    /// A word to type and its meaning.
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

/// A command line that works as written with the built-in cards, and its purpose.
struct Example: Sendable {
    let commandLine: String
    let meaning: LocalizedText
    /// Whether it is part of the overview, too.
    let isInOverview: Bool

    init(_ commandLine: String, _ english: String, _ ukrainian: String, inOverview isInOverview: Bool = false)
    {
        self.commandLine = commandLine
        meaning = LocalizedText(en: english, uk: ukrainian)
        self.isInOverview = isInOverview
    }
}
