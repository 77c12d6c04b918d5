public import JSONFeed
import Values

/// A decoded list of offers: the usable ones, and the elements that can't be read.
///
/// One unreadable offer never hides the others.
public struct OfferFeed: Equatable, Sendable {
    /// An element that was skipped, and why.
    public struct Unreadable: Equatable, Sendable {
        /// Its position in the list, from 0.
        public let index: Int
        /// The field at fault.
        public let field: UnreadableField
        /// The place of the field, or else of its enclosing element; `nil` if unknown.
        public let place: Place?
        /// The offer's title, if that can be read.
        public let title: String?

        /// The element at `index` was skipped because of `field`.
        public init(index: Int, field: UnreadableField, place: Place? = nil, title: String? = nil) {
            (self.index, self.field, self.place, self.title) = (index, field, place, title)
        }
    }

    /// A place in a text: line and column from 1, in Unicode scalars.
    public struct Place: Equatable, Sendable {
        /// The line.
        public let line: Int
        /// The column.
        public let column: Int

        public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    /// The offers, in the order of the feed. Those that share an id are numbered.
    public let offers: [Offer]
    /// What was skipped.
    public let unreadable: [Unreadable]

    /// The maximum number of skipped elements that are named; people don't read further, and a feed may have millions.
    public static var namedLimit: Int { 1000 }

    public init(_ offers: [Offer], unreadable: [Unreadable] = []) {
        var occurrences: [String: Int] = [:]
        self.offers = offers.map { offer in
            var offer = offer
            let occurrence = occurrences[offer.id.feedID, default: 0] + 1
            occurrences[offer.id.feedID] = occurrence
            offer.id = OfferID(feedID: offer.id.feedID, occurrence: occurrence)
            return offer
        }
        self.unreadable = unreadable
    }
}

extension OfferFeed: Decodable {
    private enum Key: String, CodingKey { case offers }

    /// Decodes an object with a list `offers`.
    ///
    /// - Throws: `UnreadableField` if there is no such list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.fields(Key.self, cleaning: .offers).list(.offers)
        var (offers, unreadable): ([Offer], [Unreadable]) = ([], [])
        while !list.isAtEnd {
            let index = list.currentIndex
            let inspection = try OfferInspection(from: try list.superDecoder())
            if let offer = inspection.offer { offers.append(offer) }
            if let fault = inspection.faults.first {
                unreadable.append(Unreadable(index: index, field: fault))
            }
        }
        self.init(offers, unreadable: unreadable)
    }
}

extension TextCleaning {
    /// The cleaning of every text of an offer: it is made safe to show, and card numbers are masked.
    package static let offers = TextCleaning(clean: { $0.safeText }, mask: { $0.withMaskedCardNumbers })
    /// The cleaning of card ids and URLs, which aren't shown and must not be masked: their digits may look like a card number.
    static let references = TextCleaning(clean: { $0.safeText }, mask: { $0 })
}

extension ExactJSON {
    /// A decoder for offers.
    package static let offers = ExactJSON(idKeys: ["id"])
}
