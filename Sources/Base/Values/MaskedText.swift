extension String {
    /// The text with every card number in it masked.
    ///
    /// A card number has 12 to 19 digits of any script (ISO/IEC 7812-1, and 12 for some old ones), possibly in groups with
    /// up to four other characters, markup such as `%20`, `&nbsp;`, `<br>` or a written `\n`, or one or two x in between, and ends in the
    /// check digit of Luhn's formula. People enter card numbers where they don't belong, and banks write them there.
    package var withMaskedCardNumbers: String {
        guard mayHoldCardNumber else { return self }
        guard utf8.contains(where: "%&<\\".utf8.contains) else { return maskingCardNumbers }
        return settingAside(\.maskingCardNumbers).maskingCardNumbers
    }

    /// The same for a text without markup.
    private var maskingCardNumbers: String {
        let spans = CardNumberSpan.all(in: self)
        guard !spans.isEmpty else { return self }
        var text = ""
        var end = startIndex
        for span in spans {
            text += self[end..<span.lowerBound]
            text += self[span].maskedNumber
            end = span.upperBound
        }
        return text + self[end...]
    }

    /// Whether there are enough digits, as far as the first bytes of characters tell, for speed.
    private var mayHoldCardNumber: Bool {
        // The first digits beyond ASCII are ², ³ and the like, after 0xC2, and then those of Arabic, after 0xD9.
        guard utf8.count >= CardNumberSpan.lengths.lowerBound else { return false }
        var text = self
        return text.withUTF8 { bytes in
            let digits = bytes.count { $0 &- UInt8(ascii: "0") < 10 || $0 == 0xC2 || $0 >= 0xD9 }
            return digits >= CardNumberSpan.lengths.lowerBound
        }
    }
}

/// Finds card numbers in text.
private enum CardNumberSpan {
    static let lengths = 12...19
    /// The maximum number of characters between two groups of digits: four spaces, or a hyphen with spaces around it.
    static let longestJoint = 4

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
        var isAfterX = false
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
            } else if "xX".contains(character), joint == 0 || joint == longestJoint && isAfterX {
                // One or two x alone separate digits; more are places that are masked already.
                isAfterX = joint == 0
                joint = longestJoint
            } else if let length = joint {
                let isJoint = length < longestJoint && !character.isLetter && !character.isNumber
                joint = isJoint ? length + 1 : nil
                isAfterX = false
            }
        }
        return groups
    }
}

extension String {
    /// The text with every number masked that is as long as a card number, 12 digits or more, with what may part
    /// the digits of a card number. A mistyped number is as confidential as a correct one, so its check digit doesn't matter.
    package var withMaskedLongNumbers: String {
        guard mayHoldCardNumber else { return self }
        return settingAside { text in text.maskingLongNumbers { _ in true } }
    }

    /// The text with every number masked that may be a card number, even a mistyped one, so that it may be shown.
    ///
    /// This is the rule for any text into which a person may have typed a card number: a path, a URL, a search, the id of a due,
    /// a trace, a recording. Every number of 12 digits or more is masked, whether or not its check digit is right, and whatever
    /// stands between its digits: up to four characters that are neither letters nor digits, where markup such as `%20` or `&nbsp;`
    /// counts as one of them, or one or two x, as in `4111x1111x1111x1111`. A few numbers stay readable, because they aren't card numbers and
    /// messages would be unclear without them: a date with a time, as in `20261122034500`, a beginning that no card number has;
    /// the size of a picture, as in `100000x100000`; parts of a UUID or a hash; and the name of a card among others with its id,
    /// as in `48822393341#2`. Even there, a number with a right check digit is masked.
    package var withMaskedNames: String {
        guard mayHoldCardNumber else { return self }
        return settingAside { text in
            // First each name of a path by itself, so that a date in one stays readable whatever follows in the next.
            let names = text.split(separator: "/", omittingEmptySubsequences: false)
            return names.map { String($0).maskingLongNumbers { !$0.isKnown } }.joined(separator: "/")
                .maskingLongNumbers { !$0.isKnown && !$0.isKnownInFolders }
                .maskingCardNumbers
        }
        // Where a percent sign parts groups of digits, two of them aren't an escape.
        .settingAside(alsoMarkup: false, \.maskingCardNumbers)
    }

    /// The same, but only for numbers, as parts of this text, for which `mayBeCard` returns `true`.
    fileprivate func maskingLongNumbers(where mayBeCard: (Substring) -> Bool) -> String {
        // A number that begins with 0x is hexadecimal: only the digits after that count.
        replacing(/(?!0[xX])\p{N}(?:(?:[^\p{L}\p{N}]{0,4}|[xX]{1,2})\p{N}){11,}/) { match in
            mayBeCard(match.output) ? match.output.maskedNumber : String(match.output)
        }
    }

    /// The text masked by `mask`, which sees each run of escapes such as `%20` or `%C2%A0`, of other markup such as `&nbsp;` or `<br>`, and
    /// each timestamp such as `2026-11-22 03:40:00 +0000`, as one character that is neither a letter nor a digit.
    ///
    /// Masking changes neither the number nor the order of such characters, so each can be replaced with the original text.
    private func settingAside(alsoMarkup: Bool = true, _ mask: (String) -> String) -> String {
        let sign: Character = "\u{F8FF}"
        let aside =
            // On a card's magnetic stripe, `%B` and the number come first: that is no escape.
            /(?!%[Bb]\d{12,19}\^)(?:%[0-9A-Fa-f]{2})+|(?:&(?:[A-Za-z]{2,8}|#\d{1,4}|#[xX][0-9A-Fa-f]{1,4});|<\/?[A-Za-z][^<>]{0,20}>|\\[nrt])+|\u{F8FF}|\b20\d\d-[01]\d-[0-3]\d[T ][0-2]\d:[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[+-][01]\d:?[0-5]\d)?\b/
        var parts: [Substring] = []
        let text = replacing(aside) { match in
            let isMarkup = match.output.first.map { "%&<\\".contains($0) } ?? false
            guard !isMarkup || alsoMarkup && match.output.escapesNoWord else { return String(match.output) }
            parts.append(match.output)
            return String(sign)
        }
        var rest = parts[...]
        return mask(text).reduce(into: "") { whole, character in
            if character == sign, let part = rest.popFirst() {
                whole += part
            } else {
                whole.append(character)
            }
        }
    }
}

extension Substring {
    /// The number, masked. An x between its digits isn't taken for a masked place.
    fileprivate var maskedNumber: String {
        let masked = CardNumber(masking: String(map { "xX".contains($0) ? " " : $0 })).masked
        return String(zip(self, masked).map { "xX".contains($0) ? $0 : $1 })
    }

    /// Whether these escapes, each a percent sign and two digits, stand for neither a letter nor a digit. Other markup doesn't either.
    fileprivate var escapesNoWord: Bool {
        guard hasPrefix("%") else { return true }
        let bytes = split(separator: "%").compactMap { UInt8($0, radix: 16) }
        return !String(decoding: bytes, as: UTF8.self).contains { $0.isLetter || $0.isNumber }
    }

    /// Whether it is something else than a card number, although it has as many digits.
    fileprivate var isKnown: Bool {
        isDateAndTime || isInHexadecimalWord || isNameAmongOthers || isPictureSize
    }

    /// Whether it is a width and a height in pixels, of at most six digits each.
    private var isPictureSize: Bool { wholeMatch(of: /\d{1,6}[xX]\d{1,6}/) != nil }

    /// Whether the digits are a date and a time, at least to the minute, in the years from 2000 to 2099.
    private var isDateAndTime: Bool {
        let digits = String(compactMap(CardNumber.digit))
        let form = /20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d{1,6}/
        return digits.wholeMatch(of: form) != nil
    }

    /// Whether it is surrounded by hexadecimal digits, 32 or more including its own and some of them letters, with or without
    /// hyphens.
    private var isInHexadecimalWord: Bool {
        func isPart(_ sign: Character) -> Bool { sign.isHexDigit || sign == "-" }
        let before = base[..<startIndex].reversed().prefix(while: isPart)
        let word = String(before) + self + base[endIndex...].prefix(while: isPart)
        return word.count(where: \.isHexDigit) >= 32 && word.count(where: \.isLetter) >= 4
    }

    /// Whether it is an id too short for a card number, with the position of a card among those with that id.
    private var isNameAmongOthers: Bool { wholeMatch(of: /\d{1,11}#\d{1,3}/) != nil }

    /// Whether it is the rest of a path below the folder of a day, as in `2026/11/22/034500/12.json`, and that rest isn't a card
    /// number.
    fileprivate var isKnownInFolders: Bool {
        guard let day = prefixMatch(of: /20\d\d\/(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])(?!\d)/) else {
            return false
        }
        let rest = self[day.range.upperBound...].drop { !$0.isNumber }
        return rest.isKnown || rest.count(where: \.isNumber) < CardNumberSpan.lengths.lowerBound
    }
}
