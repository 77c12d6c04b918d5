package import PaymentCardsEntity
import Values

/// The cards that a name may mean.
///
/// A name is `ID#2` for the second card with that id, `@3` for the third card in the list, a full id, or, if unique, a whole title in
/// any case, the beginning of an id, or the last four digits. There is no guessing: if a card's id itself reads like `ID#2` or `@3`, the name means the
/// second card or the third one wherever there is one, and `ID#2#1` the card with that id.
/// A strict search, for what moves money or takes a card away, doesn't prefer an id to the last four digits of another card.
package struct NamedCards {
    /// The name, cleaned like ids: text copied from a feed may contain invisible characters.
    package let name: String
    /// The places of the cards that may be meant.
    package let places: [Int]

    private enum Match: Int {
        /// The beginning of the id.
        case part
        case digits
        /// The whole title, which no other card has.
        case title
        /// The whole id.
        case id
        /// `ID#2` or `@3`.
        case form

        /// The beginning of an id and the last four digits mean equally much.
        var rank: Int { max(rawValue, Match.digits.rawValue) }
    }

    /// Those of `cards` that `name` may mean.
    ///
    /// - Parameter isStrict: whether a name that is one card's id and another card's last four digits means both.
    package init(_ name: String, among cards: [PaymentCard], isStrict: Bool = false) {
        let name = name.safeText
        self.name = name
        let numbered = CardID(name: name)
        let wantedPlace = CardPlaceName(name)?.place
        let mayBeLastFour = name.isFourDigits
        let titled = name.isEmpty ? [] : cards.indices.filter { cards[$0].isTitled(name) }
        func match(_ place: Int) -> Match? {
            let card = cards[place]
            if place == wantedPlace || card.id == numbered { return .form }
            if card.id.feedID == name { return .id }
            if titled == [place] { return .title }
            if mayBeLastFour && card.isCalled(byDigits: name) { return .digits }
            return card.id.feedID.hasPrefix(name) ? .part : nil
        }
        let matches =
            name.isEmpty
            ? [] : cards.indices.compactMap { place in match(place).map { (match: $0, place: place) } }
        let best = matches.lazy.map(\.match.rank).max() ?? 0
        let isMeant = { (match: Match) in
            match.rank == best || isStrict && (match == .digits || match == .title)
        }
        places = matches.filter { isMeant($0.match) }.map(\.place)
    }
}

extension PaymentCard {
    /// Whether this is its whole title, in any case.
    fileprivate func isTitled(_ name: String) -> Bool {
        title == name || title.utf8.count == name.utf8.count && title.lowercased() == name.lowercased()
    }
}
