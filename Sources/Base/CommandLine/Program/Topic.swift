package import Records
public import Words

/// Something the help explains in a list: how to name a card, what to sort by.
public struct Topic: Equatable, Sendable {
    package let title: LocalizedText
    /// The sentences before the list, or instead of it.
    package private(set) var introduction: LocalizedText
    package private(set) var rows: [Row]
    /// The column headings of the list in a command's reference; empty if the reference doesn't show it.
    package let columns: [String]
    /// Whether it is reference material, such as the fields of the output, rather than read with the command.
    package let isReference: Bool
    /// Whether the overview shows it, too: what everybody must have been told.
    package let isInOverview: Bool

    /// A topic with a title in both languages.
    public init(
        _ english: String, _ ukrainian: String, en introduction: TextTemplate,
        uk introductionInUkrainian: TextTemplate,
        rows: [Row] = [], columns: [String] = [], isReference: Bool = false, isInOverview: Bool = false
    ) {
        self.init(
            english, ukrainian, introduction: LocalizedText(en: introduction, uk: introductionInUkrainian),
            rows: rows, columns: columns, isReference: isReference, isInOverview: isInOverview)
    }

    /// A topic with a title in both languages, and an introduction.
    init(
        _ english: String, _ ukrainian: String, introduction: LocalizedText, rows: [Row],
        columns: [String] = [], isReference: Bool = false, isInOverview: Bool = false
    ) {
        title = LocalizedText(en: english, uk: ukrainian)
        (self.introduction, self.rows) = (introduction, rows)
        (self.columns, self.isReference, self.isInOverview) = (columns, isReference, isInOverview)
    }

    /// A word to type and its meaning.
    public struct Row: Equatable, Sendable {
        package fileprivate(set) var term: String
        package fileprivate(set) var meaning: LocalizedText

        /// A word to type with its meaning.
        public init(term: String, meaning: LocalizedText) { (self.term, self.meaning) = (term, meaning) }
    }
}

extension Topic.Row {
    /// A word to type with its meaning in both languages.
    public init(_ term: String, _ english: TextTemplate, _ ukrainian: TextTemplate) {
        self.init(term: term, meaning: LocalizedText(en: english, uk: ukrainian))
    }
}

extension Topic {
    /// The fields of a record's plain form, by number.
    package static func fields<Line: Described>(of line: Line.Type) -> Topic {
        Topic(
            "Fields of --plain", "Поля --plain",
            en: "A line has fields with tabs between them, the same in every language.",
            uk: "Рядок має поля з табуляцією між ними, однакові всіма мовами.",
            rows: Row.fields(of: line), isReference: true)
    }
}

extension Topic.Row {
    /// One row per column of what a record lists, by number.
    package static func fields<Line: Described>(of line: Line.Type) -> [Topic.Row] {
        zip(1..., line.columns).map { Topic.Row(term: "\($0)", meaning: $1.meaning) }
    }
}

/// A command line that works as written with the built-in cards, and its purpose.
public struct Example: Sendable {
    package private(set) var commandLine: String
    package let meaning: LocalizedText
    /// Whether the overview shows it, too.
    package let isInOverview: Bool

    /// An example with its purpose in both languages.
    public init(
        _ commandLine: String, _ english: String, _ ukrainian: String, inOverview isInOverview: Bool = false
    ) {
        self.commandLine = commandLine
        meaning = LocalizedText(en: english, uk: ukrainian)
        self.isInOverview = isInOverview
    }
}

// The commands that every program has can't know its name.
extension Example {
    /// A copy with the program's name in place of `{program}`.
    func naming(_ program: String) -> Example {
        var example = self
        example.commandLine.replace("{program}", with: program)
        return example
    }
}

extension Topic {
    /// A copy with the program's name in place of `{program}`.
    func naming(_ program: String) -> Topic {
        var topic = self
        topic.introduction = introduction.filled("program", with: program)
        for index in rows.indices {
            topic.rows[index].term.replace("{program}", with: program)
            topic.rows[index].meaning = rows[index].meaning.filled("program", with: program)
        }
        return topic
    }
}
