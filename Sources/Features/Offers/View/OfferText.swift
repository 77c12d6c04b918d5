import Foundation
import OffersScreens
import Records
import ScreenView
import TerminalKit

extension OfferFacts {
    /// The fields of the plain form, in their order, with their names.
    var fields: [(name: String, text: String)] {
        [
            ("name", name), ("title", title), ("merchant", merchant), ("category", category),
            ("expires", expires), ("status", standing.rawValue), ("cards", cards.joined(separator: ",")),
        ]
    }

    /// One line, its fields separated by tabs.
    var line: String { fields.map(\.text.oneLine).joined(separator: "\t") + "\n" }
}

extension OfferFace {
    /// The offer in sentences.
    var sentences: [String] {
        [title, origin, text, term, audience, standing == .open ? "" : standingText]
            .filter { !$0.isEmpty }.map { ".!?…".contains($0.last ?? " ") ? $0 : $0 + "." }
    }
}

/// Offers as a JSON document.
struct OffersJSON: Encodable {
    private struct Offer: Encodable {
        let name, id, title, text, merchant, category, expires, status: String
        let cards: [String]
        let picture: String?

        init(_ facts: OfferFacts) {
            (name, id, title, text) = (facts.name, facts.id, facts.title, facts.text)
            (merchant, category, expires) = (facts.merchant, facts.category, facts.expires)
            (status, cards, picture) = (facts.standing.rawValue, facts.cards, facts.picture)
        }
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    private let schema = "swippy.offers/1"
    /// Whether a command has changed anything; missing if it was not to.
    private let changed: Bool?
    private let offers: [Offer]

    /// A document of these offers.
    init(_ offers: [OfferFacts], changed: Bool? = nil) {
        (self.offers, self.changed) = (offers.map(Offer.init), changed)
    }

    /// The document, indented, with its fields in order.
    var text: String {
        get throws { try jsonText() }
    }
}
