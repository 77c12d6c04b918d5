public import Records
public import ScreenContract

/// How an offer stands.
public enum OfferStatus: String, CaseIterable, FieldConvertible, Sendable {
    case open, kept, passed, expired
}

/// An offer in words, ready to draw.
public struct OfferFace: Spoken, Equatable, Sendable, Identifiable {
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
    public let status: OfferStatus
    /// The same in a word.
    public let statusText: String
    /// The URL of its picture; `nil` if it has none.
    public let picture: String?
    /// What is said where that can't be seen.
    public let pictureDescription: String
    /// What is said where there is no such picture.
    public let pictureMissing: String

    /// An offer in words.
    public init(
        id: String, title: String, text: String, origin: String, term: String, isUrgent: Bool = false,
        audience: String, cards: [String], status: OfferStatus, statusText: String, picture: String?,
        pictureDescription: String, pictureMissing: String
    ) {
        (self.id, self.title, self.text, self.origin) = (id, title, text, origin)
        (self.term, self.isUrgent, self.audience, self.cards) = (term, isUrgent, audience, cards)
        (self.status, self.statusText) = (status, statusText)
        (self.picture, self.pictureDescription) = (picture, pictureDescription)
        self.pictureMissing = pictureMissing
    }

    /// What is heard of it, a fact a sentence.
    public var sentences: [String] {
        [title, origin, text, term, audience, status == .open ? "" : statusText]
            .filter { !$0.isEmpty }.map { ".!?…".contains($0.last ?? " ") ? $0 : $0 + "." }
    }

    /// The same in a row.
    public var spoken: String { sentences.joined(separator: " ") }
}
