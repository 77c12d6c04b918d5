/// An offer in words, ready to draw.
public struct OfferFace: Equatable, Sendable, Identifiable {
    /// How it stands.
    public enum Standing: String, CaseIterable, Sendable {
        case open, kept, passed, expired
    }

    /// What commands accept as its name; no other offer has it.
    public let id: String
    /// What is offered.
    public let title: String
    /// The conditions; may be empty.
    public let text: String
    /// Who offers it, and what it is for: "Regal Screens · leisure".
    public let origin: String
    /// Until when it holds: "until 4 Dec, 12 days left".
    public let term: String
    /// Whether little of that is left.
    public let isUrgent: Bool
    /// The cards that it is for, in one line.
    public let audience: String
    /// The same cards, one by one.
    public let cards: [String]
    /// How it stands.
    public let standing: Standing
    /// The same in a word.
    public let standingText: String
    /// The URL of its picture; `nil` if it has none.
    public let picture: String?
    /// What is said where that can't be seen.
    public let pictureDescription: String
    /// What is said where there is no such picture.
    public let pictureMissing: String

    /// An offer in words.
    public init(
        id: String, title: String, text: String, origin: String, term: String, isUrgent: Bool = false,
        audience: String, cards: [String], standing: Standing, standingText: String, picture: String?,
        pictureDescription: String, pictureMissing: String
    ) {
        (self.id, self.title, self.text, self.origin) = (id, title, text, origin)
        (self.term, self.isUrgent, self.audience, self.cards) = (term, isUrgent, audience, cards)
        (self.standing, self.standingText) = (standing, standingText)
        (self.picture, self.pictureDescription) = (picture, pictureDescription)
        self.pictureMissing = pictureMissing
    }
}

/// An offer as data, for other programs.
public struct OfferFacts: Equatable, Sendable {
    /// What commands accept, and the feed's id.
    public let name, id: String
    /// What the feed says.
    public let title, text, merchant, category: String
    /// The last day, as in 2026-12-04.
    public let expires: String
    /// The names of the cards that it is for.
    public let cards: [String]
    /// How it stands.
    public let standing: OfferFace.Standing
    /// The URL of its picture.
    public let picture: String?

    /// An offer as data.
    public init(
        name: String, id: String, title: String, text: String, merchant: String, category: String,
        expires: String, cards: [String], standing: OfferFace.Standing, picture: String?
    ) {
        (self.name, self.id, self.title, self.text) = (name, id, title, text)
        (self.merchant, self.category, self.expires) = (merchant, category, expires)
        (self.cards, self.standing, self.picture) = (cards, standing, picture)
    }
}
