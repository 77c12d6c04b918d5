public import Records

/// A section of a card's details that another part of the program provides, in the person's language and ready to draw.
public struct CardExtraSection: Described {
    /// One thing to know.
    public struct Line: Described {
        public let name, title: String
        /// Until when it holds, in words.
        public let term: String
        public let until: String

        public init(name: String, title: String, term: String, until: String) {
            (self.name, self.title, self.term, self.until) = (name, title, term, until)
        }

        public static let fields: [Field<Line>] = [
            Field("name", \.name, en: "what commands accept as its name", uk: "назва, яку приймають команди"),
            .title(\.title),
            Field("until", \.until, en: "the last day on which it holds", uk: "останній день, коли діє"),
        ]
    }

    public let name: String
    /// What it is called on the screen.
    public let title: String
    public let lines: [Line]
    public let note: String?

    public init(name: String, title: String, lines: [Line], note: String? = nil) {
        (self.name, self.title, self.lines, self.note) = (name, title, lines, note)
    }

    public static let fields: [Field<CardExtraSection>] = [
        .json("name", \.name, "what kind it is, such as offers"), .json("lines", \.lines, "what is in it"),
        .json("note", \.note, "what is unknown, in the person’s language; missing if nothing is"),
    ]
}
