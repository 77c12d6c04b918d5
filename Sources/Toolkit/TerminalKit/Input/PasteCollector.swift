/// Gathers what is pasted, up to the sequence that ends it.
///
/// Only that sequence, byte for byte, is an end; no other way to write the same, and no other sequence, means
/// anything here.
struct PasteCollector: Sendable {
    /// How much of a paste is kept, in bytes. The rest is read and dropped.
    static let longest = 1 << 20

    private var bytes: [UInt8] = []
    /// How many bytes of the end have been seen.
    private var matched = 0

    private static let end = Array("\u{1B}[201~".utf8)

    /// Takes a byte; the whole text if the paste ends with it.
    mutating func push(_ byte: UInt8) -> String? {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count ? finish() : nil
        }
        for index in 0..<matched { keep(Self.end[index]) }
        // The end begins with an ESC and holds no other, so only a new one can be the beginning of it.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return nil
    }

    /// The whole text, where no more of it comes. What has come of the end is none of it.
    mutating func finish() -> String {
        defer { self = PasteCollector() }
        return text
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.longest { bytes.append(byte) }
    }

    /// The text, with line feeds for the returns that terminals send at line ends, and without other control
    /// characters than these and tabs.
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

    /// The bytes, without the beginning of a scalar that the limit cut.
    private var complete: ArraySlice<UInt8> {
        guard bytes.count == Self.longest else { return bytes[...] }
        let tail = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        let first = bytes.count - tail - 1
        let needed = (~bytes[first]).leadingZeroBitCount
        return needed > tail + 1 ? bytes[..<first] : bytes[...]
    }
}
