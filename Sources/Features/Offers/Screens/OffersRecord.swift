public import Records

/// Offers as data: stable codes, the same in every language.
public struct OffersRecord: Record {
    /// An offer.
    public struct Line: Described {
        /// What commands accept, and the feed's id.
        public let name, id: String
        /// What the feed says.
        public let title, text, merchant, category: String
        /// The last day, as in 2026-12-04.
        public let until: String
        /// The names of the person's cards that it is for.
        public let cards: [String]
        /// How it stands.
        public let status: OfferStatus
        /// The URL of its picture.
        public let picture: String?

        public init(
            name: String, id: String, title: String, text: String, merchant: String, category: String,
            until: String, cards: [String], status: OfferStatus, picture: String?
        ) {
            (self.name, self.id, self.title, self.text) = (name, id, title, text)
            (self.merchant, self.category, self.until) = (merchant, category, until)
            (self.cards, self.status, self.picture) = (cards, status, picture)
        }

        /// What programs get of it.
        public static let fields: [Field<Line>] = [
            Field(
                "name", \.name, en: "a name that means this offer: its id, or ID#2",
                uk: "назва саме цієї пропозиції: id або ID#2"),
            Field("title", \.title, en: "title", uk: "заголовок"),
            Field("merchant", \.merchant, en: "merchant", uk: "хто пропонує"),
            Field("category", \.category, en: "category", uk: "категорія"),
            Field(
                "until", \.until, en: "the last day on which it holds", uk: "останній день, коли вона діє"),
            Field(
                "status", \.status, en: "open, kept, passed or expired",
                uk: "open, kept, passed або expired"),
            Field(
                "cards", \.cards, en: "the names of your cards that it is for, separated by commas",
                uk: "назви ваших карток, для яких вона, через кому"),
            .json("id", \.id, "the offer’s id in the feed"), .json("text", \.text, "the conditions"),
            .json("picture", \.picture, "the URL of its picture; missing if it has none"),
        ]
    }

    /// The shape of the JSON document.
    public static let shape = "offers/2"

    /// The members of the document.
    public static let fields: [Field<OffersRecord>] = [
        .json("offers", \.lines, "those that end first come first"),
        .json("changed", \.isChanged, "whether the command changed anything; missing if it only reads"),
    ]

    /// The offers.
    public let lines: [Line]
    /// Whether a command changed anything; `nil` if it was not to.
    public let isChanged: Bool?

    /// Offers as data.
    public init(_ offers: [OfferFace], isChanged: Bool? = nil) {
        (lines, self.isChanged) = (offers.map(\.line), isChanged)
    }
}
