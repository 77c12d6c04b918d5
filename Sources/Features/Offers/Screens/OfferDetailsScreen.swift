public import Records
public import ScreenContract

/// What can happen on the screen with one offer.
public enum OfferDetailsEvent: ViewEvent {
    case screen(ScreenEvent)
    case kept, passed
    /// The last decision about any offer is undone.
    case undone
    /// A card that the offer is for was opened, counted from 0.
    case cardOpened(Int)
}

/// What is on the screen with one offer, ready to draw.
public typealias OfferDetailsViewState = Page<OfferFace, OffersRecord, OfferDetailsEvent>

/// How an offer stands.
public enum OfferStatus: String, CaseIterable, FieldConvertible, Sendable {
    case open, kept, passed, expired
}

/// An offer in words, ready to draw.
@dynamicMemberLookup
public struct OfferFace: Spoken, Equatable, Sendable, Identifiable {
    /// The same as data: what it is called, what the feed says, and how it stands.
    public let line: OffersRecord.Line
    /// Until when it holds: "until 4 Dec, 12 days left".
    public let term: String
    /// A warning where little of that is left.
    public let tone: Tone
    /// The cards that it is for, in one line.
    public let audience: String
    /// The same cards, one by one.
    public let cards: [String]
    /// How it stands, in a word.
    public let statusText: String
    /// What is said where its picture can't be seen, and where there is no such picture.
    public let pictureDescription, pictureMissing: String

    public init(
        _ line: OffersRecord.Line, term: String, tone: Tone = .quiet, audience: String, cards: [String],
        statusText: String, pictureDescription: String, pictureMissing: String
    ) {
        (self.line, self.term, self.tone) = (line, term, tone)
        (self.audience, self.cards, self.statusText) = (audience, cards, statusText)
        (self.pictureDescription, self.pictureMissing) = (pictureDescription, pictureMissing)
    }

    public subscript<Value>(dynamicMember member: KeyPath<OffersRecord.Line, Value>) -> Value {
        line[keyPath: member]
    }

    /// What commands accept as its name; no other offer has it.
    public var id: String { line.name }

    /// Who offers it, and what it is for: "Regal Screens · leisure".
    public var origin: String { "\(line.merchant) · \(line.category)" }

    /// What is heard of it, a fact a sentence.
    public var sentences: [String] {
        [line.title, origin, line.text, term, audience, line.status == .open ? "" : statusText]
            .filter { !$0.isEmpty }.map { ".!?…".contains($0.last ?? " ") ? $0 : $0 + "." }
    }

    /// The same in a row.
    public var spoken: String { sentences.joined(separator: " ") }
}
