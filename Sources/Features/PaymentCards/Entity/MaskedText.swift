extension String {
    /// The text with every card number in it masked.
    ///
    /// A card number has 12 to 19 digits of any script (ISO/IEC 7812-1, and 12 for some old ones), possibly in groups with
    /// punctuation in between, and ends in the check digit of Luhn's formula. People enter card numbers where they don't
    /// belong.
    package var withMaskedCardNumbers: String {
        guard mayHoldCardNumber else { return self }
        var text = ""
        var end = startIndex
        for span in CardNumberSpan.all(in: self) {
            text += self[end..<span.lowerBound]
            text += CardNumber(masking: String(self[span])).masked
            end = span.upperBound
        }
        return text + self[end...]
    }

    /// Whether there are enough digits; for text that isn't ASCII this is estimated from the length, for speed.
    private var mayHoldCardNumber: Bool {
        var (digits, others) = (0, 0)
        for byte in utf8 {
            if byte &- UInt8(ascii: "0") < 10 { digits += 1 }
            if byte >= 0x80 { others += 1 }
        }
        // A digit beyond ASCII has at least two bytes.
        return digits + others / 2 >= CardNumberSpan.lengths.lowerBound
    }
}

/// Finds card numbers in text.
private enum CardNumberSpan {
    static let lengths = 12...19
    /// The maximum number of characters between two groups of digits: a hyphen with spaces around it.
    static let longestJoint = 3

    /// A run of digits.
    private struct Group {
        var range: Range<String.Index>
        /// The digits, up to one more than a card number has.
        var digits: [Int]
        /// Whether only a joint separates this group from the previous one.
        let isJoined: Bool
    }

    /// The ranges of card numbers in order, in whole groups of digits. Two numbers that overlap count as one, since there is
    /// no way to tell which one is meant.
    static func all(in text: String) -> [Range<String.Index>] {
        let groups = groups(in: text)
        var spans: [Range<String.Index>] = []
        for first in groups.indices {
            guard let last = lastGroup(from: first, of: groups) else { continue }
            let span = groups[first].range.lowerBound..<groups[last].range.upperBound
            if let before = spans.last, before.upperBound > span.lowerBound {
                spans[spans.count - 1] = before.lowerBound..<max(before.upperBound, span.upperBound)
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    /// The last group of the longest card number that begins with the group at `first`.
    private static func lastGroup(from first: Int, of groups: [Group]) -> Int? {
        var digits: [Int] = []
        var found: Int?
        for last in first..<groups.count {
            guard last == first || groups[last].isJoined else { break }
            digits += groups[last].digits
            guard digits.count <= lengths.upperBound else { break }
            if lengths.contains(digits.count), CheckDigit.isRight(in: digits) { found = last }
        }
        return found
    }

    private static func groups(in text: String) -> [Group] {
        var groups: [Group] = []
        // The number of characters since the last group; `nil` if there were too many, or any that can't separate digits.
        var joint: Int?
        for index in text.indices {
            let character = text[index]
            if let digit = CardNumber.digit(character)?.wholeNumberValue {
                let next = text.index(after: index)
                if joint == 0, let last = groups.indices.last {
                    groups[last].range = groups[last].range.lowerBound..<next
                    if groups[last].digits.count <= lengths.upperBound { groups[last].digits.append(digit) }
                } else {
                    groups.append(Group(range: index..<next, digits: [digit], isJoined: joint != nil))
                }
                joint = 0
            } else if let length = joint {
                let isJoint = length < longestJoint && !character.isLetter && !character.isNumber
                joint = isJoint ? length + 1 : nil
            }
        }
        return groups
    }
}
