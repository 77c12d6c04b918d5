public import Records
public import ScreenContract

/// What is on the screen with the categories that a person gave to texts, ready to draw.
public typealias CardCategoriesViewState = Page<[CategoryLine], CategoriesRecord, AnswerEvent>

/// A category that was given to a text.
public struct CategoryLine: Spoken, Equatable, Sendable {
    public let text, category: String
    /// The day on which it was given, and what it is undone by.
    public let day, reference: String
    /// The line in one sentence.
    public var spoken: String { [text, category, day, reference].joined(separator: ", ") }

    public init(text: String, category: String, day: String, reference: String) {
        (self.text, self.category, self.day, self.reference) = (text, category, day, reference)
    }
}

/// The categories that a person gave to texts, as data.
public struct CategoriesRecord: Record {
    /// One of them.
    public struct Line: Described {
        public let text, category, day, reference: String

        public init(text: String, category: String, day: String, reference: String) {
            (self.text, self.category, self.day, self.reference) = (text, category, day, reference)
        }

        public static let fields: [Field<Line>] = [
            Field("text", \.text, en: "text of transactions", uk: "текст операцій"),
            Field("category", \.category, en: "their category", uk: "їхня категорія"),
            Field("day", \.day, en: "day on which it was given", uk: "день, коли її дано"),
            Field("reference", \.reference, en: "what it is undone by", uk: "за чим це скасувати"),
        ]
    }

    public static let shape = "categories/1"

    public static let fields: [Field<CategoriesRecord>] = [
        .json("categories", \.lines, "in the order in which they were given")
    ]

    /// In the order in which they were given.
    public let lines: [Line]

    public init(lines: [Line]) { self.lines = lines }
}
