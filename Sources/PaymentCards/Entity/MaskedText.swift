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
        var end = startIndex
        for span in CardNumberSpan.all(in: self) {
            text += self[end..<span.lowerBound]
            text += CardNumber(masking: String(self[span])).masked
            end = span.upperBound
        }
        return text + self[end...]
    }
}

/// Finds card numbers in text.
private enum CardNumberSpan {
    static let lengths = 13...19

    /// The runs of whole groups of digits that are card numbers, one after the other. The text is gone through once.
    static func all(in text: String) -> [Range<String.Index>] {
        let groups = groups(in: text)
        var spans: [Range<String.Index>] = []
        var first = 0
        while first < groups.count {
            let last = lastGroup(of: groups, from: first, in: text)
            if let last { spans.append(groups[first].lowerBound..<groups[last].upperBound) }
            first = (last ?? first) + 1
        }
        return spans
    }

    /// The group with which a card number ends that begins with the group `first`.
    private static func lastGroup(
        of groups: [Range<String.Index>], from first: Int, in text: String
    ) -> Int? {
        var digits: [Int] = []
        for last in first..<groups.count {
            guard last == first || isJoined(groups[last - 1], groups[last], in: text) else { return nil }
            digits += text[groups[last]].compactMap(\.wholeNumberValue)
            guard digits.count <= lengths.upperBound else { return nil }
            if lengths.contains(digits.count), CheckDigit.isRight(in: digits) { return last }
        }
        return nil
    }

    private static func groups(in text: String) -> [Range<String.Index>] {
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
        _ first: Range<String.Index>, _ second: Range<String.Index>, in text: String
    ) -> Bool {
        let between = text[first.upperBound..<second.lowerBound]
        return between == " " || between == "-"
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
