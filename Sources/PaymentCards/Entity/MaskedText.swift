extension String {
    /// The text with every card number in it masked.
    ///
    /// A card number has 13 to 19 digits (ISO/IEC 7812-1), perhaps in groups with a space or a hyphen between, and ends in
    /// the check digit of Luhn's formula. People put them where they do not belong.
    package var withMaskedCardNumbers: String {
        guard utf8.count(where: { (0x30...0x39).contains($0) }) >= CardNumberSpan.lengths.lowerBound else {
            return self
        }
        var text = ""
        var rest = self[...]
        while let span = CardNumberSpan.first(in: rest) {
            text += rest[..<span.lowerBound]
            text += CardNumber(masking: String(rest[span])).masked
            rest = rest[span.upperBound...]
        }
        return text + rest
    }
}

/// Finds card numbers in text.
private enum CardNumberSpan {
    static let lengths = 13...19

    /// The first run of whole groups of digits that is a card number.
    static func first(in text: Substring) -> Range<Substring.Index>? {
        let groups = groups(in: text)
        for first in groups.indices {
            var digits: [Int] = []
            for last in first..<groups.count {
                guard last == first || isJoined(groups[last - 1], groups[last], in: text) else { break }
                digits += text[groups[last]].compactMap(\.wholeNumberValue)
                guard digits.count <= lengths.upperBound else { break }
                if lengths.contains(digits.count), CheckDigit.isRight(in: digits) {
                    return groups[first].lowerBound..<groups[last].upperBound
                }
            }
        }
        return nil
    }

    private static func groups(in text: Substring) -> [Range<Substring.Index>] {
        text.indices.filter { isDigit(text[$0]) }.reduce(into: []) { groups, index in
            let next = text.index(after: index)
            if let last = groups.last, last.upperBound == index {
                groups[groups.count - 1] = last.lowerBound..<next
            } else {
                groups.append(index..<next)
            }
        }
    }

    private static func isJoined(
        _ first: Range<Substring.Index>, _ second: Range<Substring.Index>, in text: Substring
    ) -> Bool {
        let between = text[first.upperBound..<second.lowerBound]
        return between == " " || between == "-"
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
