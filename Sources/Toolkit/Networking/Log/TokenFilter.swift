import Foundation

/// Removes a token from what a server sends back, before anything reads, stores or shows it.
///
/// A server may send it back in another form, so these are found as well: different case, JSON escapes (`\u0041`, `\/`),
/// percent-encoding, base64 as in the field `Authorization: Basic`, and a token split by characters that later cleaning could
/// remove, which would join it again: control characters and everything beyond ASCII, neither of which occurs in a token.
///
/// A token of fewer than eight characters can be guessed, and may be an ordinary word, such as `card` or `due`. It is redacted
/// only where it stands as in the field it is sent in: after `Bearer`, separated by up to eight characters that are not
/// letters or digits.
struct TokenFilter: Sendable {
    /// The shortest token treated as a secret: passwords need as many characters (NIST SP 800-63B, 5.1.1.2), and few words are
    /// longer.
    private static let shortest = 8
    /// What replaces a token.
    private static let mark = "…"

    /// The maximum number of characters between `Bearer` and a short token.
    private static let widestGap = 8
    private static let scheme = Array("bearer".utf8)

    /// The token, or for a short one the field's value, and its base64 forms, all folded.
    private let needles: [[UInt8]]
    /// A token that is redacted only after `Bearer`, folded; `nil` for a longer one.
    private let short: [UInt8]?
    /// For each byte, whether a needle, raw or encoded, may begin with it.
    private let mayBegin: [Bool]

    init(_ token: Token) {
        let isShort = token.secret.utf8.count < Self.shortest
        let secret = Array((isShort ? "Bearer \(token.secret)" : token.secret).utf8)
        needles = ([secret] + Self.base64(secret)).map { $0.map(Self.fold) }
        short = isShort ? token.secret.utf8.map(Self.fold) : nil
        let first = Set(needles.compactMap(\.first))
        mayBegin = (0...UInt8.max).map {
            first.contains(Self.fold($0)) || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%")
        }
    }

    /// The text without the token.
    func strike(_ text: String) -> String {
        let bytes = Data(text.utf8)
        let rest = strike(bytes)
        return rest == bytes ? text : String(decoding: rest, as: UTF8.self)
    }

    /// The bytes without the token.
    func strike(_ bytes: Data) -> Data {
        let places = bytes.withUnsafeBytes { self.places(in: $0) }
        guard !places.isEmpty else { return bytes }
        var (rest, end) = (Data(), 0)
        for place in places {
            rest += bytes.dropFirst(end).prefix(place.lowerBound - end)
            rest += Data(Self.mark.utf8)
            end = place.upperBound
        }
        return rest + bytes.dropFirst(end)
    }

    private func places(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        mayBegin.withUnsafeBufferPointer { mayBegin in
            var places: [Range<Int>] = []
            var index = 0
            while index < bytes.count {
                if mayBegin[Int(bytes[index])], let end = end(ofTokenAt: index, in: bytes) {
                    places.append(index..<end)
                    index = end
                } else {
                    index += 1
                }
            }
            return places
        }
    }

    /// The end of the token that begins at `start`; `nil` if there is none.
    private func end(ofTokenAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        for needle in needles {
            if let end = end(of: needle, at: start, in: bytes) { return end }
        }
        return short.flatMap { end(ofShortToken: $0, after: start, in: bytes) }
    }

    /// The end of a short token that follows a `Bearer` at `start`.
    private func end(
        ofShortToken token: [UInt8], after start: Int, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        guard var index = end(of: Self.scheme, at: start, in: bytes) else { return nil }
        for _ in 0...Self.widestGap {
            if let end = end(of: token, at: index, in: bytes) { return end }
            guard index < bytes.count else { return nil }
            let sign = EncodedSign(at: index, in: bytes)
            guard sign.isGap else { return nil }
            index += sign.length
        }
        return nil
    }

    private func end(of needle: [UInt8], at start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        // A token may itself contain a backslash or a percent sign.
        end(of: needle, at: start, in: bytes, isEncoded: true)
            ?? end(of: needle, at: start, in: bytes, isEncoded: false)
    }

    private func end(
        of needle: [UInt8], at start: Int, in bytes: UnsafeRawBufferPointer, isEncoded: Bool
    ) -> Int? {
        var (index, found) = (start, 0)
        while found < needle.count {
            guard index < bytes.count else { return nil }
            let sign = isEncoded ? EncodedSign(at: index, in: bytes) : EncodedSign(raw: bytes[index])
            if Self.fold(sign.byte) == needle[found] {
                found += 1
            } else if found == 0 || !sign.isRemovable {
                return nil
            }
            index += sign.length
        }
        return index
    }

    /// Maps bytes that count as equal to one value: both cases, and both alphabets of base64 (RFC 4648).
    private static func fold(_ byte: UInt8) -> UInt8 {
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

/// One character of a text that may be JSON or part of a URL.
private struct EncodedSign {
    /// The ASCII character; 0 for any other.
    let byte: UInt8
    /// Its length in bytes.
    let length: Int

    /// Whether cleaning may remove it without leaving a gap.
    var isRemovable: Bool {
        switch byte {
        case 0x09...0x0D: false
        case 0x00...0x1F, 0x7F...: true
        default: false
        }
    }

    /// Whether it is not an ASCII letter or digit.
    var isGap: Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            false
        default: true
        }
    }

    init(raw byte: UInt8) {
        self.init(byte, length: 1)
    }

    init(at index: Int, in bytes: UnsafeRawBufferPointer) {
        func number(_ start: Int, _ count: Int) -> UInt8? {
            guard start + count <= bytes.count else { return nil }
            let digits = String(decoding: bytes[start..<start + count], as: UTF8.self)
            return UInt32(digits, radix: 16).map { $0 < 0x80 ? UInt8($0) : 0 }
        }
        self.init(raw: bytes[index])
        guard index + 1 < bytes.count else { return }
        switch (byte, bytes[index + 1]) {
        case (UInt8(ascii: "\\"), UInt8(ascii: "u")):
            if let number = number(index + 2, 4) { self.init(number, length: 6) }
        case (UInt8(ascii: "\\"), let next) where next == byte || "/\"".utf8.contains(next):
            self.init(next, length: 2)
        case (UInt8(ascii: "\\"), let next) where "bfnrt".utf8.contains(next):
            // A control character: cleaning drops the backspace; the others are white space.
            self.init(next == UInt8(ascii: "b") ? 0x08 : UInt8(ascii: "\n"), length: 2)
        case (UInt8(ascii: "%"), _):
            if let number = number(index + 1, 2) { self.init(number, length: 3) }
        default: break
        }
    }

    private init(_ byte: UInt8, length: Int) {
        (self.byte, self.length) = (byte, length)
    }
}
