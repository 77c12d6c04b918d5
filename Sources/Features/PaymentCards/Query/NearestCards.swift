import Foundation
package import PaymentCardsEntity
package import PaymentCardsGlances
import Values

/// The cards whose id, last four digits or title are most similar to a name that no card has.
package struct NearestCards {
    /// The maximum number of cards to show.
    private static let limit = 3

    private let name: Similarity
    private var nearest: [(distance: Int, card: PlacedCard)] = []
    private var memory = CardMemory()
    /// The distances to titles that are not ASCII, by their bytes: folding one is slow, and they repeat.
    private var distances: [ArraySlice<UInt8>: Int] = [:]

    /// Searches for the cards nearest to `name`.
    package init(_ name: String) { self.name = Similarity(to: name.searchKey.prefix(64)) }

    /// Up to three cards, nearest first.
    package var cards: [PlacedCard] { nearest.map(\.card) }

    /// Takes a card into account.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        let distance = min(
            distance(to: glance.plainBytes(of: .id)) { glance.feedID },
            distance(to: glance.lastFourBytes) { glance.number?.lastFour ?? "" },
            distanceToTitle(of: glance))
        // A name that has less than half in common with a card was not meant for it.
        guard distance <= name.count,
            nearest.count < Self.limit || distance < nearest[Self.limit - 1].distance,
            case .card(let card) = glance.entry(&memory)
        else { return }
        let index = nearest.firstIndex { $0.distance > distance } ?? nearest.count
        nearest.insert((distance, PlacedCard(card: card, place: place)), at: index)
        if nearest.count > Self.limit { nearest.removeLast() }
    }

    private mutating func distanceToTitle(of glance: CardGlance) -> Int {
        if let plain = glance.plainBytes(of: .title) {
            let title = plain.prefix(64)
            return title.split(separator: UInt8(ascii: " ")).reduce(name.distance(to: title)) {
                min($0, typo(name.distance(to: $1)))
            }
        }
        guard let raw = glance.rawBytes(of: .title), raw.count <= 256 else {
            return distance(to: nil) { glance.title }
        }
        if let distance = distances[raw] { return distance }
        let title = String((glance.title ?? "").prefix(64)).searchKey
        let distance = title.split(whereSeparator: \.isWhitespace).reduce(name.distance(to: title)) {
            min($0, typo(name.distance(to: String($1))))
        }
        if distances.count >= 4096 { distances.removeAll(keepingCapacity: true) }
        distances[ArraySlice(Array(raw))] = distance
        return distance
    }

    /// The distance to a word of a title, which counts only if it is the same word with a typing error or two.
    private func typo(_ distance: Int) -> Int {
        name.count > 3 && distance <= (name.count + 1) / 3 ? distance : .max
    }

    /// Only the first characters count, so that a title of a megabyte is compared as fast as any other.
    private func distance(to plain: ArraySlice<UInt8>?, or text: () -> String?) -> Int {
        if let plain { return name.distance(to: plain.prefix(64)) }
        return text().map { name.distance(to: String($0.prefix(64)).searchKey) } ?? .max
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
            let distance = names.map(word.distance).min() ?? .max
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
    /// The first cards that are found, those with all of the words before those that have some within others.
    package var cards: [PlacedCard] {
        Array((found[.word, default: []] + found[.part, default: []]).prefix(Self.limit))
    }
    private var found: [CardSearch.Match: [PlacedCard]] = [:]
    /// How many cards are found.
    package private(set) var count = 0
    private var search: CardSearch
    private let isEmpty: Bool

    /// How many cards are kept, as for a name that means several.
    private static let limit = 100

    /// A search for the cards with all of these words; without a word, for none.
    package init(_ words: String) {
        search = CardSearch(words)
        isEmpty = words.allSatisfy(\.isWhitespace)
    }

    /// Takes into account a card at position `place` among all cards.
    package mutating func add(_ glance: CardGlance, at place: Int) {
        guard !isEmpty, let match = search.match(glance) else { return }
        if found[match, default: []].count < Self.limit, case .card(let card) = glance.entry {
            found[match, default: []].append(PlacedCard(card: card, place: place))
        }
        count += 1
    }
}
