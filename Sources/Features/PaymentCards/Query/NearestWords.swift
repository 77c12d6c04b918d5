import Foundation
package import PaymentCardsEntity
import Values

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
