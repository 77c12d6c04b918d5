/// A section of a card's details that another part of the program provides, in the person's language and ready to draw.
public struct CardExtraSection: Equatable, Sendable {
    /// One thing to know.
    public struct Line: Equatable, Sendable {
        /// What commands accept as its name.
        public let name: String
        /// What it is.
        public let title: String
        /// Until when it holds, in words.
        public let term: String
        /// The last day on which it holds, as in 2026-12-04.
        public let until: String

        /// A line.
        public init(name: String, title: String, term: String, until: String) {
            (self.name, self.title, self.term, self.until) = (name, title, term, until)
        }
    }

    /// What the section is called in data, the same in every language: `offers`.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// What is in it.
    public let lines: [Line]
    /// Why something is missing; `nil` if nothing is.
    public let note: String?

    /// A section.
    public init(name: String, title: String, lines: [Line], note: String? = nil) {
        (self.name, self.title, self.lines, self.note) = (name, title, lines, note)
    }
}
