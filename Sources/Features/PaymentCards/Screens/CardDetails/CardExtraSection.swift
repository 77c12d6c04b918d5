public import Records

/// A section of a card's details that another part of the program provides, in the person's language and ready to draw.
public struct CardExtraSection: Described {
    /// One thing to know.
    public struct Line: Described {
        /// What commands accept as its name.
        public let name: String
        /// What it is.
        public let title: String
        /// Until when it holds, in words.
        public let term: String
        /// The last day on which it holds, as in 2026-12-04.
        public let until: String

        public init(name: String, title: String, term: String, until: String) {
            (self.name, self.title, self.term, self.until) = (name, title, term, until)
        }

        /// What programs get of it.
        public static let fields: [Field<Line>] = [
            Field("name", \.name, en: "what commands accept as its name", uk: "назва, яку приймають команди"),
            .title(\.title),
            Field("until", \.until, en: "the last day on which it holds", uk: "останній день, коли діє"),
        ]
    }

    /// What the section is called in data, the same in every language: `offers`.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// What is in it.
    public let lines: [Line]
    /// Why something is missing; `nil` if nothing is.
    public let note: String?

    public init(name: String, title: String, lines: [Line], note: String? = nil) {
        (self.name, self.title, self.lines, self.note) = (name, title, lines, note)
    }

    /// What programs get of it.
    public static let fields: [Field<CardExtraSection>] = [
        .json("name", \.name, "what kind it is, such as offers"), .json("lines", \.lines, "what is in it"),
        .json("note", \.note, "what is unknown, in the person’s language; missing if nothing is"),
    ]
}
