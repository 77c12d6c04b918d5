/// A card's number (PAN) with its middle masked.
///
/// At most the first six and the last four digits survive, which is what PCI DSS (requirement 3.4, version 4.0) lets a
/// display show. The rest is gone before the value exists: there is no way to get at the full number from here.
public struct CardNumber: Hashable, Sendable {
    /// The number with its masked places, spaced as the feed spaced it: `4221 XXXX XXXX 8776`.
    public let masked: String
    /// The last four digits; `nil` when one of the last four places is masked or missing.
    public let lastFour: String?

    /// Masks `text`, whether or not the feed already did.
    ///
    /// A place is a digit of any script or a mask sign (`X`, `*`, `•`, `#`); everything else only separates places.
    /// Of a number with fewer than sixteen places fewer than six of the first survive, so that six are always masked; of
    /// one with ten or fewer, only the last four.
    public init(masking text: String) {
        self = Self(maskingASCII: text) ?? Self(maskingCharacters: text)
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

    /// The same for a text whose bytes are its characters, in a tenth of the time; `nil` for any other one.
    private init?(maskingASCII text: String) {
        var bytes = Array(text.utf8)
        var places = 0
        for byte in bytes {
            guard byte < 0x80 else { return nil }
            if Self.isPlace(byte) { places += 1 }
        }
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

    /// Whether the digit at `index`, from 0, of so many places may be shown.
    static func survives(_ index: Int, of places: Int) -> Bool {
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

    /// The ASCII digit for a decimal digit of any script; a full-width PAN is a PAN too.
    static func digit(_ character: Character) -> Character? {
        // Most characters are ASCII, and to ask Unicode about them takes most of the time that reading a card takes.
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
