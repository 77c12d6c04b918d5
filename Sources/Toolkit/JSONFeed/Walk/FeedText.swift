/// The bytes between the quotes of a JSON text that is known to be well formed.
package struct FeedText {
    private let bytes: ArraySlice<UInt8>
    private let traits: FeedTextTraits

    /// The text of `bytes`, of which `traits` tells what is special about them.
    package init(_ bytes: ArraySlice<UInt8>, traits: FeedTextTraits) {
        self.bytes = bytes
        self.traits = traits
    }

    /// The text, made safe to show by `clean` where it is not plain.
    package func text(cleanedBy clean: (String) -> String) -> String { traits.isEmpty ? raw : clean(raw) }

    /// The text without cleaning.
    package var raw: String {
        traits.contains(.escaped) ? unescaped : String(decoding: bytes, as: UTF8.self)
    }

    /// The texts of a list that stands between its brackets.
    package var list: [FeedText] {
        var texts: [FeedText] = []
        var rest = bytes
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            let inside = rest[(quote + 1)...]
            var end = inside.startIndex
            while inside[end] != UInt8(ascii: "\"") { end += inside[end] == UInt8(ascii: "\\") ? 2 : 1 }
            texts.append(FeedText(inside[..<end], traits: traits))
            rest = inside[(end + 1)...]
        }
        return texts
    }

    private var unescaped: String {
        var units: [UInt16] = []
        var rest = bytes
        while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<slash], as: UTF8.self).utf16
            let sign = rest[slash + 1]
            rest = rest[(slash + 2)...]
            if sign == UInt8(ascii: "u") {
                // Two halves of a surrogate pair may meet, which is why the result is UTF-16.
                units += [UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD]
                rest = rest.dropFirst(4)
            } else {
                units.append(UInt16(Self.meanings[sign] ?? sign))
            }
        }
        return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
    }

    /// The meanings of letters after a backslash; every other character stands for itself (RFC 8259, section 7).
    private static let meanings: [UInt8: UInt8] = [
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "t"): 0x09,
    ]
}
