import Foundation
package import PaymentCardsEntity
import Values

/// The cards whose id, last four digits or title are most similar to a name that no card has.
package struct NearestCards {
    /// Their places, the nearest first.
    package let places: [Int]

    /// The maximum number of cards to show.
    private static let limit = 3

    /// Up to three of `cards`, nearest to `name`.
    package init(to name: String, among cards: [PaymentCard]) {
        let name = Similarity(to: name.searchKey.prefix(64))
        // Titles repeat.
        var distances: [String: Int] = [:]
        let near = cards.enumerated().compactMap { place, card -> (distance: Int, place: Int)? in
            let title = distances[card.title] ?? name.distance(toTitle: card.title)
            distances[card.title] = title
            let distance = min(
                name.distance(toStart: card.id.feedID), name.distance(toStart: card.number.lastFour ?? ""),
                title)
            // A name that has less than half in common with a card was not meant for it.
            return distance <= name.count ? (distance, place) : nil
        }
        places = near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(Self.limit).map(
            \.place)
    }
}

extension Similarity {
    /// Only the first characters count, so that a title of a megabyte is compared as fast as any other.
    fileprivate func distance(toStart text: String) -> Int { distance(to: String(text.prefix(64)).searchKey) }

    /// The distance to a title or to a word of it, which counts only if it is the same word with a typing error or two.
    fileprivate func distance(toTitle title: String) -> Int {
        let title = String(title.prefix(64)).searchKey
        let words = title.split(whereSeparator: \.isWhitespace).map { distance(to: String($0)) }
        let typos = words.filter { count > 3 && $0 <= (count + 1) / 3 }
        return min(distance(to: title), typos.min() ?? .max)
    }
}

/// The right words that are most similar to a wrong one.
package struct NearestWords {
    private let text: String
    private let word: Similarity
    /// The maximum number of words to tell.
    private static let limit = 2

    /// Words similar to `text`, whatever its case.
    package init(to text: String) {
        self.text = text.nameKey
        word = Similarity(to: self.text)
    }

    /// The nearest of `words`, nearest first; none if none has half in common with the text, or is a part of it.
    package func words(of words: [String]) -> [String] {
        nearest(of: words) { [$0] }
    }

    /// The codes of the values with the nearest names.
    package func codes<Code: FeedCode>(of values: [Code]) -> [String] {
        nearest(of: values) { [$0.code] + $0.otherNames }.map(\.code)
    }

    /// The codes of the nearest currencies: of the one whose sign or code the text is in other letters, or else of those with the
    /// nearest codes and English names.
    package var currencies: [String] {
        let spellings = [text, text.uppercased(), text.capitalized, "\(text.capitalized)."]
        if let known = spellings.map({ Currency(text: $0) }).first(where: \.isKnown)?.code { return [known] }
        let english = Locale(identifier: "en")
        return nearest(of: Currency.codes.sorted()) {
            [$0, english.localizedString(forCurrencyCode: $0) ?? $0]
        }
    }

    private func nearest<Value>(of values: [Value], names: (Value) -> [String]) -> [Value] {
        let ranked = values.enumerated().compactMap { index, value -> (Int, Int, Value)? in
            let names = names(value).map(\.nameKey)
            let distance = names.map { word.distance(to: $0) }.min() ?? .max
            let isNear = distance * 2 <= word.count || names.contains(where: isPart)
            return isNear ? (distance, index, value) : nil
        }
        // Beside the word itself, in other letters, no other is near.
        let limit = ranked.contains { $0.0 == 0 } ? 1 : Self.limit
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// Whether one of the two is a part of the other, and long enough to tell something.
    private func isPart(_ name: String) -> Bool {
        min(name.count, text.count) >= 3 && (name.contains(text) || text.contains(name))
    }
}

/// The cards that words describe, by the rules of a search.
package struct DescribedCards {
    /// Their places: those with all of the words before those that have some within others.
    package let places: [Int]

    /// Those of `cards` with all of these words; without a word, none.
    package init(_ words: String, among cards: [PaymentCard]) {
        guard !words.allSatisfy(\.isWhitespace) else {
            places = []
            return
        }
        var search = CardSearch(words)
        let found = cards.indices.compactMap { place in
            search.match(cards[place]).map { (match: $0, place: place) }
        }
        places = [CardSearch.Match.word, .part].flatMap { match in
            found.filter { $0.match == match }.map(\.place)
        }
    }
}
