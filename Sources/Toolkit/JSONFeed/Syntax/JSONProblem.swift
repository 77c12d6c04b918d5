import Foundation

/// Why a text is not JSON (RFC 8259).
public enum JSONProblem: Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// It ends before the value does.
    case endsEarly
    /// This stands where it can't.
    case unexpected(Character)
    /// A comma after which nothing comes.
    case trailingComma
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A character below U+0020 in a string, unescaped.
    case controlCharacter
    /// A backslash with something after it that can't follow one.
    case invalidEscape
    /// A number that JSON writes otherwise, such as `01`, `+1` or `.5`.
    case invalidNumber
    /// Nested deeper than this many levels.
    case tooDeep(limit: Int)

    /// Whether something stands where it can't.
    package var isUnexpected: Bool { if case .unexpected = self { true } else { false } }
}

/// The position of a byte in a text as people count it: lines and columns from 1, one column per Unicode scalar.
package struct TextPosition: Equatable {
    package private(set) var line = 1
    package private(set) var column = 1

    /// The first byte of a text.
    package init() {}

    /// Advances past `bytes`, which are UTF-8.
    package mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lastLine = bytes[...]
        while let start = bytes.baseAddress.map({ $0 + lastLine.startIndex }), !lastLine.isEmpty,
            let end = memchr(start, Int32(UInt8(ascii: "\n")), lastLine.count)
        {
            lastLine =
                lastLine[(lastLine.startIndex + (UnsafeRawPointer(end) - UnsafeRawPointer(start)) + 1)...]
            (line, column) = (line + 1, 1)
        }
        // Continuation bytes of a scalar don't count.
        column += lastLine.count { $0 & 0xC0 != 0x80 }
    }
}
