public import Records
public import ScreenContract

/// What can happen on a list of offers.
public enum OfferListEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved to another offer.
    case moved(by: Int)
    /// The offer at this place was opened, counted from 0; `nil` for the one that the person is at.
    case opened(Int?)
    /// The person lets go of the kept offer that they are at.
    case removalRequested
    /// The last decision about any offer is undone, or made again once it was undone.
    case undone, redoRequested
    /// The person searches the list, and keeps the search or gives it up.
    case searchBegan, searchEdited(TextEdit), searchEnded(keeping: Bool)
    /// The person chooses an order from a menu: moves in it, down if positive, or to one of its ends, or chooses the line at this index, from 0; `nil` for the
    /// one that they are at.
    case menuOpened, menuMoved(by: Int), menuJumped(toEnd: Bool), menuChosen(Int?)
    case cancelled
}

/// What is on a list of offers, ready to draw.
public typealias OfferListViewState = Page<OfferShelf, OffersRecord, OfferListEvent>

/// Offers in words, with the selected one.
public struct OfferShelf: Equatable, Sendable {
    /// The offers.
    public let offers: [OfferFace]
    /// The one that the person is at, from 0.
    public let selected: Int
    /// What the list is searched for; `nil` for nothing.
    public let search: SearchFieldState?
    /// The orders to choose from, while the person does.
    public let menu: MenuState?

    public init(
        _ offers: [OfferFace], selected: Int = 0, search: SearchFieldState? = nil, menu: MenuState? = nil
    ) {
        (self.offers, self.selected, self.search, self.menu) = (offers, selected, search, menu)
    }
}

/// Offers as data: stable codes, the same in every language.
public struct OffersRecord: Record {
    /// An offer.
    public struct Line: Described {
        public let name, id, title, text, merchant, category, until: String
        public let cards: [String]
        public let status: OfferStatus
        public let picture: String?

        public init(
            name: String, id: String, title: String, text: String, merchant: String, category: String,
            until: String, cards: [String], status: OfferStatus, picture: String?
        ) {
            (self.name, self.id, self.title, self.text) = (name, id, title, text)
            (self.merchant, self.category, self.until) = (merchant, category, until)
            (self.cards, self.status, self.picture) = (cards, status, picture)
        }

        public static let fields: [Field<Line>] = [
            Field(
                "name", \.name, en: "a name that means this offer: its id, or ID#2",
                uk: "назва саме цієї пропозиції: id або ID#2"),
            Field("title", \.title, en: "title", uk: "заголовок"),
            Field("merchant", \.merchant, en: "merchant", uk: "хто пропонує"),
            Field("category", \.category, en: "category", uk: "категорія"),
            Field(
                "until", \.until, en: "the last day on which it is valid", uk: "останній день, коли вона діє"),
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

    public static let shape = "offers/2"

    public static let fields: [Field<OffersRecord>] = [
        .json("offers", \.lines, "those that end first come first"),
        .json("changed", \.isChanged, "whether the command changed anything; missing if it only reads"),
    ]

    public let lines: [Line]
    public let isChanged: Bool?

    public init(_ offers: [OfferFace], isChanged: Bool? = nil) {
        (lines, self.isChanged) = (offers.map(\.line), isChanged)
    }
}
