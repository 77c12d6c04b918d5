package import Foundation

/// Removes a token from what a server sends back, before anything reads, stores or shows it.
///
/// A server may send it back in another form, so these are found as well: different case, full-width letters, JSON escapes
/// (`\u0041`, `\/`), percent-encoding, HTML entities (`&#65;`, `&amp;`), base64 as in the field `Authorization: Basic`, a token
/// with up to eight separators between its characters, as in `t-o-k-e-n` or `["t", "o", "k", "e", "n"]`, and a token split by
/// any number of characters that later cleaning could remove, which would join it again: control characters and everything
/// beyond ASCII, neither of which occurs in a token.
///
/// What takes knowledge of the token to read is not promised: hexadecimal digits, letters that are moved along the alphabet,
/// the token backwards, and any two encodings one within the other, such as base64 of base64.
///
/// A token of fewer than eight characters can be guessed, and may be an ordinary word, such as `card` or `due`. It is redacted
/// only where it stands as in the field it is sent in: after `Bearer`, separated by up to eight characters that are not
/// letters or digits.
package struct TokenFilter: Sendable {
    /// The shortest token treated as a secret: passwords need as many characters (NIST SP 800-63B, 5.1.1.2), and few words are
    /// longer.
    private static let shortest = 8
    /// What replaces a token.
    private static let mark = "…"
    /// How often a text is searched again after tokens were struck out of it.
    private static let mostPasses = 8

    /// The token, or for a short one the field's value, and its base64 forms, all folded.
    let needles: [[UInt8]]
    /// A token that is redacted only after `Bearer`, folded; `nil` for a longer one.
    let short: [UInt8]?
    /// For each byte, whether a needle, raw or encoded, may begin with it.
    let mayBegin: [Bool]

    /// A filter for a token, given as it is sent.
    package init(_ token: String) {
        let isShort = token.utf8.count < Self.shortest
        let secret = Array((isShort ? "Bearer \(token)" : token).utf8)
        needles = ([secret] + Self.base64(secret)).map { $0.map(Self.fold) }
        short = isShort ? token.utf8.map(Self.fold) : nil
        let first = Set(needles.compactMap(\.first))
        mayBegin = (0...UInt8.max).map {
            first.contains(Self.fold($0)) || EncodedSign.mayBeginCode($0)
        }
    }

    /// The text without the token.
    package func strike(_ text: String) -> String {
        let bytes = Data(text.utf8)
        let rest = strike(bytes)
        return rest == bytes ? text : String(decoding: rest, as: UTF8.self)
    }

    /// The bytes without the token.
    ///
    /// A token inside a token leaves another one when it is struck out, so the rest is searched again. Only who wants to hide a
    /// token nests it more than a few times: such bytes are struck out whole.
    package func strike(_ bytes: Data) -> Data {
        var rest = bytes
        for _ in 0..<Self.mostPasses {
            let struck = strikeOnce(rest)
            guard struck != rest else { return rest }
            rest = struck
        }
        return Data(Self.mark.utf8)
    }

    private func strikeOnce(_ bytes: Data) -> Data {
        let places = bytes.withUnsafeBytes { bytes in
            var search = TokenSearch(self, in: bytes)
            return search.places()
        }
        guard !places.isEmpty else { return bytes }
        var (rest, end) = (Data(), 0)
        for place in places {
            rest += bytes.dropFirst(end).prefix(place.lowerBound - end)
            rest += Data(Self.mark.utf8)
            end = place.upperBound
        }
        return rest + bytes.dropFirst(end)
    }

    /// Maps bytes that count as equal to one value: both cases, and both alphabets of base64 (RFC 4648).
    static func fold(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: byte
        }
    }

    /// The base64 digits of `secret` that don't depend on the bytes before or after it, for each of its three alignments.
    private static func base64(_ secret: [UInt8]) -> [[UInt8]] {
        (0..<3).map { offset in
            let text = Data([UInt8](repeating: 0, count: offset) + secret).base64EncodedString()
            let digits = text.utf8.filter { $0 != UInt8(ascii: "=") }.dropFirst([0, 2, 3][offset])
            return Array((offset + secret.count).isMultiple(of: 3) ? digits : digits.dropLast())
        }
    }
}
