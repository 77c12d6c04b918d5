/// What is on the details screen, ready to draw.
public struct CardDetailsViewState: Equatable, Sendable {
    /// One fact about the card.
    public struct Fact: Equatable, Sendable, Identifiable {
        /// The fact's stable name, for other programs.
        public let id: String
        /// What it is about.
        public let label: String
        /// What is so.
        public let value: String

        /// A fact.
        public init(id: String, label: String, value: String) {
            self.id = id
            self.label = label
            self.value = value
        }
    }

    /// The screen's title.
    public let title: String
    /// The card itself, closed.
    public let row: CardRow
    /// Everything known about the card.
    public let facts: [Fact]
    /// A failed refresh; the facts are the old ones.
    public let alert: AlertState?
    /// Whether newer facts are on their way.
    public let isRefreshing: Bool
    /// How many rows of a live screen are scrolled out at its top.
    public let scroll: Int
    /// The keys of a live screen.
    public let hints: [KeyHint]

    /// A screen.
    public init(
        title: String, row: CardRow, facts: [Fact], alert: AlertState? = nil,
        isRefreshing: Bool = false, scroll: Int = 0, hints: [KeyHint] = []
    ) {
        self.title = title
        self.row = row
        self.facts = facts
        self.alert = alert
        self.isRefreshing = isRefreshing
        self.scroll = scroll
        self.hints = hints
    }
}
