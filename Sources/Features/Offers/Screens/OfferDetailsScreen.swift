public import Records
public import ScreenContract

/// What can happen on the screen with one offer.
public enum OfferDetailsEvent: ViewEvent {
    case screen(ScreenEvent)
    case kept, passed
    /// The last decision about any offer is undone.
    case undone
    /// What was undone last is decided again.
    case redoRequested
    /// A card that the offer is for was opened, counted from 0.
    case cardOpened(Int)
}

/// What is on the screen with one offer, ready to draw.
public typealias OfferDetailsViewState = Page<OfferFace, OffersRecord, OfferDetailsEvent>

/// The status of an offer.
public enum OfferStatus: String, CaseIterable, FieldConvertible, Sendable {
    case open, kept, passed, expired
}

/// An offer in words, ready to draw.
@dynamicMemberLookup
public struct OfferFace: Spoken, Equatable, Sendable, Identifiable {
    /// The same as data: its name, the feed's fields, and its status.
    public let line: OffersRecord.Line
    /// How long it is valid: "until 4 Dec, 12 days left".
    public let term: String
    /// The tone of the term; a warning if little time is left.
    public let tone: Tone
    /// The cards that it is for, in one line.
    public let audience: String
    /// The same cards, one by one.
    public let cards: [String]
    /// The status in a word.
    public let statusText: String
    /// The words for a picture that can't be shown, and for one that is missing.
    public let pictureDescription, pictureMissing: String
    /// What it is for, in a word; by default as the feed says it.
    private let purpose: String

    public init(
        _ line: OffersRecord.Line, purpose: String? = nil, term: String, tone: Tone = .quiet,
        audience: String, cards: [String], statusText: String, pictureDescription: String,
        pictureMissing: String
    ) {
        self.purpose = purpose ?? line.category
        (self.line, self.term, self.tone) = (line, term, tone)
        (self.audience, self.cards, self.statusText) = (audience, cards, statusText)
        (self.pictureDescription, self.pictureMissing) = (pictureDescription, pictureMissing)
    }

    /// The fields that the offer as data has, too.
    public subscript<Value>(dynamicMember member: KeyPath<OffersRecord.Line, Value>) -> Value {
        line[keyPath: member]
    }

    /// The unique name that commands accept.
    public var id: String { line.name }

    /// Who offers it, and what it is for: "Regal Screens · leisure".
    public var origin: String { "\(line.merchant) · \(purpose)" }

    /// The offer as it is read aloud, one sentence for each fact.
    public var sentences: [String] {
        [line.title, origin, line.text, term, audience, line.status == .open ? "" : statusText]
            .filter { !$0.isEmpty }.map { ".!?…".contains($0.last ?? " ") ? $0 : $0 + "." }
    }

    /// All sentences joined.
    public var spoken: String { sentences.joined(separator: " ") }
}
