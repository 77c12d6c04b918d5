/// A card's number (PAN) with the middle masked.
///
/// At most the first six and the last four digits remain, which PCI DSS (requirement 3.4, version 4.0) allows to be displayed.
/// The others are removed before the value is created, so the full number can't be recovered from it.
public struct CardNumber: Hashable, Sendable {
    /// The number with masked places, spaced as in the feed: `4221 XXXX XXXX 8776`.
    public let masked: String
    /// The last four digits; `nil` if one of the last four places is masked or missing.
    public let lastFour: String?

    /// Masks `text`, whether or not the feed already has.
    ///
    /// A place is a digit of any script or a mask character (`X`, `*`, `•`, `#`); everything else only separates places. If a
    /// number has fewer than sixteen places, fewer than six of the first ones remain, so that six are always masked; if it has
    /// ten or fewer, only the last four remain.
    public init(masking text: String) {
        self = Self(maskingASCII: text) ?? Self(maskingCharacters: text)
    }

    /// A number of which only the last four digits are known, as a person types them; the places before them are masked, as many as
    /// most numbers have. `nil` if `digits` is anything but four ASCII digits.
    public init?(lastFour digits: String) {
        guard digits.utf8.count == 4, digits.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.init(masking: "XXXX XXXX XXXX \(digits)")
    }

    private init(maskingCharacters text: String) {
        let places = text.count(where: Self.isPlace)
        var masked = ""
        var tail: [Character] = []
        var index = 0
        for character in text {
            guard Self.isPlace(character) else {
                masked.append(character)
                continue
            }
            let survives = Self.survives(index, of: places)
            let place = Self.digit(character).map { survives ? $0 : "X" } ?? character
            masked.append(place)
            if index >= places - 4 { tail.append(place) }
            index += 1
        }
        self.masked = masked
        lastFour = tail.count == 4 && tail.allSatisfy(\.isNumber) ? String(tail) : nil
    }

    /// The same for ASCII text, in a fraction of the time; `nil` for any other text.
    private init?(maskingASCII text: String) {
        guard let places = Self.placesInASCII(text) else { return nil }
        if let lastFour = Self.lastFour(ofMasked: text, places: places) {
            (masked, self.lastFour) = (text, lastFour)
            return
        }
        var bytes = Array(text.utf8)
        var index = 0
        var tail: [UInt8] = []
        for offset in bytes.indices where Self.isPlace(bytes[offset]) {
            if !Self.survives(index, of: places), Self.isDigit(bytes[offset]) {
                bytes[offset] = UInt8(ascii: "X")
            }
            if index >= places - 4 { tail.append(bytes[offset]) }
            index += 1
        }
        masked = String(decoding: bytes, as: UTF8.self)
        lastFour =
            tail.count == 4 && tail.allSatisfy(Self.isDigit) ? String(decoding: tail, as: UTF8.self) : nil
    }

    /// How many places `text` has; `nil` unless it is ASCII.
    private static func placesInASCII(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var places = 0
            for byte in bytes {
                guard byte < 0x80 else { return nil }
                if isPlace(byte) { places += 1 }
            }
            return places
        }
    }

    /// The last four digits of a number that shows these and no more than it may; `nil` for any other.
    private static func lastFour(ofMasked text: String, places: Int) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            guard places >= 4 else { return nil }
            var (index, last): (Int, UInt32) = (0, 0)
            for byte in bytes where isPlace(byte) {
                guard isDigit(byte) ? survives(index, of: places) : index < places - 4 else { return nil }
                last = last << 8 | UInt32(byte)
                index += 1
            }
            return withUnsafeBytes(of: last.bigEndian) { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Whether the digit at `index`, from 0, may be shown in a number with this many places.
    private static func survives(_ index: Int, of places: Int) -> Bool {
        index >= places - 4 || index < min(places - 10, 6)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func isPlace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "*"), UInt8(ascii: "#"): true
        default: isDigit(byte)
        }
    }

    static func isPlace(_ character: Character) -> Bool {
        digit(character) != nil || "Xx*•#".contains(character)
    }

    /// The ASCII digit for a decimal digit of any script; a full-width PAN is a PAN, too.
    static func digit(_ character: Character) -> Character? {
        // Most characters are ASCII, and looking up Unicode properties takes most of the time of reading a card.
        if character.isASCII { return ("0"..."9").contains(character) ? character : nil }
        for scalar in character.unicodeScalars {
            guard scalar.properties.numericType != nil, let value = scalar.properties.numericValue else {
                continue
            }
            return Character(String(min(max(Int(value), 0), 9)))
        }
        return nil
    }
}

extension CardNumber {
    /// Whether this and `other` may be the same number, as far as their masks allow a comparison.
    ///
    /// They may be if both have the same number of places, no digit shown in both differs, and both show their last four:
    /// otherwise too little is visible to compare them, and the answer is `false`.
    public func mayBeSame(as other: CardNumber) -> Bool {
        front.count == other.front.count && agrees(with: other)
    }

    /// Whether both show their last four, and no digit that both show differs: the first ones are compared from the front, and
    /// the last four from the end, since a written number may leave out masked places.
    package func agrees(with other: CardNumber) -> Bool {
        guard let lastFour, lastFour == other.lastFour else { return false }
        return masked == other.masked
            || zip(front, other.front).allSatisfy { $0 == $1 || !$0.isNumber || !$1.isNumber }
    }

    /// The places before the last four.
    private var front: Substring { masked.filter(Self.isPlace).dropLast(4) }
}

/// The check digit at the end of a card number (ISO/IEC 7812-1, annex B).
package enum CheckDigit {
    /// Whether the last of `digits` is the result of Luhn's formula for the others: from the right, every second digit is
    /// doubled, and the digits of the result are added up.
    package static func isRight(in digits: [Int]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, place in
            guard !place.offset.isMultiple(of: 2) else { return sum + place.element }
            return sum + (place.element > 4 ? 2 * place.element - 9 : 2 * place.element)
        }
        return sum.isMultiple(of: 10)
    }
}
