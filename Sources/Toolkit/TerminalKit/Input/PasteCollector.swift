/// Collects pasted text, up to the sequence that ends it.
///
/// Only that exact sequence of bytes ends it; equivalent spellings and other sequences have no meaning here.
struct PasteCollector: Sendable {
    /// The maximum size of a paste, in bytes. The rest is read and dropped.
    static let longest = 1 << 20

    private var bytes: [UInt8] = []
    /// How many bytes of the end sequence have been read.
    private var matched = 0

    private static let end = Array("\u{1B}[201~".utf8)

    /// Adds a byte, and returns the whole text if it ends the paste.
    mutating func push(_ byte: UInt8) -> String? {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count ? finish() : nil
        }
        for index in 0..<matched { keep(Self.end[index]) }
        // The end sequence begins with an ESC and contains no other, so only an ESC can restart the match.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return nil
    }

    /// The text when no more is expected, without a partial end sequence.
    mutating func finish() -> String {
        defer { self = PasteCollector() }
        return text
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.longest { bytes.append(byte) }
    }

    /// The text, with the returns that terminals send at line ends replaced by line feeds, and without control characters
    /// other than these and tabs.
    private var text: String {
        var scalars = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in String(decoding: complete, as: UTF8.self).unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "\r": scalars.append("\n")
            case "\n": if !isAfterReturn { scalars.append(scalar) }
            case "\t": scalars.append(scalar)
            default: if scalar.properties.generalCategory != .control { scalars.append(scalar) }
            }
        }
        return String(scalars)
    }

    /// The bytes, without the beginning of a scalar cut off by the limit.
    private var complete: ArraySlice<UInt8> {
        guard bytes.count == Self.longest else { return bytes[...] }
        let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        let first = bytes.count - tail - 1
        let needed = (~bytes[first]).leadingZeroBitCount
        return needed > tail + 1 ? bytes[..<first] : bytes[...]
    }
}
