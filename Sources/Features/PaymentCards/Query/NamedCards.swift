import PaymentCardsEntity
package import PaymentCardsGlances
import Values

/// The cards that a name may mean.
///
/// A name is `ID#2` for the second card with that id, `@3` for the third card in the list, a full id, or, if unique, the beginning
/// of an id or the last four digits. There is no guessing: if a card's id itself reads like `ID#2` or `@3`, the name means the
/// second card or the third one wherever there is one, and `ID#2#1` the card with that id.
/// A strict search, for what moves money or takes a card away, doesn't prefer an id to the last four digits of another card.
package struct NamedCards {
    /// The cards that may be meant: a name may match every card of a feed, and only some are worth listing.
    package private(set) var cards: [PlacedCard] = []
    /// How many cards may be meant.
    package private(set) var count = 0
    /// The best match so far, which hides all lesser ones.
    private var best = Match.part
    /// Whether the last four digits of a card count even if they are another card's id: money or a card may depend on it.
    private let isStrict: Bool
    /// The cards that have the name as their last four digits.
    private var digits: [PlacedCard] = []
    private var digitsCount = 0

    /// The name, cleaned like ids: text copied from a feed may contain invisible characters.
    package let name: String
    private let bytes: [UInt8]?
    private let numbered: CardID?
    private let place: Int?
    private let mayBeLastFour: Bool

    private enum Match: Int {
        /// The beginning of the id.
        case part
        case digits
        /// The whole id.
        case id
        /// `ID#2` or `@3`.
        case form

        /// The beginning of an id and the last four digits mean equally much.
        var rank: Int { max(rawValue, Match.digits.rawValue) }
    }

    /// A search for the cards that `name` may mean.
    ///
    /// - Parameter isStrict: whether a name that is one card's id and another card's last four digits means both.
    package init(_ name: String, isStrict: Bool = false) {
        self.isStrict = isStrict
        let name = name.safeText
        self.name = name
        bytes = name.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? Array(name.utf8) : nil
        numbered = CardID(name: name)
        place = CardPlaceName(name)?.place
        mayBeLastFour = name.isFourDigits
    }

    /// The common prefix of all ids that could match; `nil` if something else could match, too.
    package var prefix: String? {
        mayBeLastFour || place != nil || name.isEmpty ? nil : numbered?.feedID ?? name
    }

    /// Takes into account a card at position `place` among all cards; `nil` if that is unknown.
    package mutating func add(_ glance: CardGlance, at place: Int?) {
        guard let match = match(glance, at: place) else { return }
        let countsBesideIDs = isStrict && match == .digits
        guard match.rank >= best.rank || countsBesideIDs else { return }
        if match.rank > best.rank { (cards, count, best) = (digits, digitsCount, match) }
        if cards.count < 100, case .card(let card) = glance.entry {
            cards.append(PlacedCard(card: card, place: place))
            if countsBesideIDs { digits.append(PlacedCard(card: card, place: place)) }
        }
        count += 1
        if countsBesideIDs { digitsCount += 1 }
    }

    private func match(_ card: CardGlance, at place: Int?) -> Match? {
        guard !name.isEmpty else { return nil }
        if let place, place == self.place { return .form }
        if let bytes, let id = card.plainBytes(of: .id) {
            if id.starts(with: bytes) { return id.count == bytes.count ? .id : .part }
            if let numbered, id.count == numbered.feedID.utf8.count, isNumbered(card) { return .form }
        } else {
            let id = card.feedID ?? ""
            if isNumbered(card) { return .form }
            if id == name { return .id }
            if id.hasPrefix(name) { return .part }
        }
        guard mayBeLastFour else { return nil }
        if let bytes, let last = card.lastFourBytes { return last.elementsEqual(bytes) ? .digits : nil }
        return card.number?.lastFour == name ? .digits : nil
    }

    private func isNumbered(_ card: CardGlance) -> Bool { numbered != nil && card.id == numbered }
}
