import PaymentCardsEntity
import PaymentCardsPorts

@testable import PaymentCardsInteractor
import PaymentCardsQuery
import Values

/// Finds the one card that a person's name for it means.
///
/// A name is `ID#2` for the second card of that id, `@3` for the third card of the list, a full id, or a whole title, a beginning of
/// an id or the last four digits where only one card has them. It never guesses.
struct SlowNaming {
    let catalog: SlowCatalog

    /// The card that matches `name`.
    ///
    /// - Throws: `ambiguousCard` or `unknownCard`, with how to name the cards that may have been meant.
    func card(named name: String) throws(CardsError) -> PaymentCard {
        let matches = matches(for: name)
        guard let match = matches.first else {
            if name.wholeMatch(of: /@[0-9]+/) != nil {
                throw .unknownPlace(name: name, count: catalog.cards.count)
            }
            let described = described(by: name)
            guard described.isEmpty else {
                throw .describedCard(words: name, candidates: described.map(candidate))
            }
            throw .unknownCard(name: name, nearest: nearest(to: name).map(candidate))
        }
        guard matches.count == 1 else {
            throw .ambiguousCard(name: name, candidates: matches.map(candidate))
        }
        return match
    }

    private func matches(for name: String) -> [PaymentCard] {
        guard !name.isEmpty else { return [] }
        let named = catalog.cards.enumerated().filter { means(name, $1, at: $0) }.map(\.element)
        guard named.isEmpty else { return named }
        let own = catalog.cards.filter { $0.id.feedID == name }
        guard own.isEmpty else { return own }
        let titled = catalog.cards.filter { $0.title.lowercased() == name.lowercased() }
        guard titled.count != 1 else { return titled }
        return catalog.cards.filter { $0.id.feedID.hasPrefix(name) || $0.number.lastFour == name }
    }

    /// The cards with all words of `text`, if it has any.
    private func described(by text: String) -> [PaymentCard] {
        let words = text.searchKey.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return [] }
        return catalog.cards.filter { card in
            let texts = [
                card.title, card.holder, card.bank.code, card.bank.name, card.number.lastFour ?? "",
            ].map(\.searchKey)
            return words.allSatisfy { word in texts.contains { $0.contains(word) } }
        }
    }

    /// Whether `name` is the card's in the form `ID#2` or `@3`.
    private func means(_ name: String, _ card: PaymentCard, at position: Int) -> Bool {
        if name.hasPrefix("@"), Int(name.dropFirst()) == position + 1 { return true }
        guard let sign = name.lastIndex(of: "#") else { return false }
        return name[..<sign] == card.id.feedID && Int(name[sign...].dropFirst()) == card.id.occurrence
    }

    /// Up to three cards whose id, last four digits or title differ least from `name`.
    private func nearest(to name: String) -> [PaymentCard] {
        let wanted = name.searchKey
        func distance(to card: PaymentCard) -> Int {
            // Only the first characters count, so that a title of a megabyte is compared as fast as any other.
            [card.id.feedID, card.number.lastFour ?? "", card.title]
                .map { String($0.prefix(64)).searchKey.difference(from: wanted.prefix(64)).count }
                .min() ?? .max
        }
        return catalog.cards.map { (card: $0, distance: distance(to: $0)) }
            // A name that shares less than half with a card was not meant for it.
            .filter { $0.distance <= wanted.prefix(64).count }
            .sorted { $0.distance < $1.distance }
            .prefix(3)
            .map(\.card)
    }

    private func candidate(_ card: PaymentCard) -> CardCandidate {
        CardCandidate(name: catalog.name(of: card), title: card.title, number: card.number.masked)
    }
}
