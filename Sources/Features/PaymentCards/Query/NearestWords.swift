package import PaymentCardsEntity

/// The right words that are most similar to a wrong one.
package struct NearestWords {
    private let text: String
    private let word: CommonCharacters
    /// The maximum number of words to tell.
    private static let limit = 2

    /// Words similar to `text`, whatever its case.
    package init(to text: String) {
        self.text = text.nameKey
        word = CommonCharacters(of: self.text)
    }

    /// The nearest of `words`, nearest first; none if none has half in common with the text, or is a part of it.
    package func words(of words: [String]) -> [String] {
        nearest(of: words) { [$0] }
    }

    /// The codes of the values with the nearest names.
    package func codes<Code: FeedCode>(of values: [Code]) -> [String] {
        nearest(of: values) { [$0.code] + $0.otherNames }.map(\.code)
    }

    private func nearest<Value>(of values: [Value], names: (Value) -> [String]) -> [Value] {
        let ranked = values.enumerated().compactMap { index, value -> (Int, Int, Value)? in
            let names = names(value).map(\.nameKey)
            let distance = names.map(word.distance).min() ?? .max
            let isNear = distance * 2 <= word.count || names.contains(where: isPart)
            return isNear ? (distance, index, value) : nil
        }
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(Self.limit).map(\.2)
    }

    /// Whether one of the two is a part of the other, and long enough to tell something.
    private func isPart(_ name: String) -> Bool {
        min(name.count, text.count) >= 3 && (name.contains(text) || text.contains(name))
    }
}
