import Foundation
import JSONFeed

/// What texts of a feed mean: a feed has few different banks, titles and states, so nearly each has been read before.
///
/// A text that falls on the place of another one replaces it.
struct KnownTexts<Value> {
    private var places: [(bytes: [UInt8], value: Value)?] = Array(repeating: nil, count: 128)
    /// Longer texts are not kept.
    private static var longest: Int { 128 }

    /// What `make` makes of `text`, or made of the same bytes before.
    @inline(__always)
    mutating func value<Failure>(
        of text: JSONValue, _ make: (JSONValue) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let bytes = text.bytes
        guard let start = bytes.baseAddress, bytes.count <= Self.longest else { return try make(text) }
        let place = Self.place(of: bytes)
        if let known = places[place], known.bytes.count == bytes.count,
            memcmp(known.bytes, start, bytes.count) == 0
        {
            return known.value
        }
        let value = try make(text)
        places[place] = (Array(bytes), value)
        return value
    }

    /// A number that most other texts don't have, from the first and the last eight bytes.
    @inline(__always)
    private static func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (first, last): (UInt64, UInt64) = (0, 0)
        let raw = UnsafeRawBufferPointer(bytes)
        if raw.count >= 8 {
            first = raw.loadUnaligned(as: UInt64.self)
            last = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
        } else {
            for byte in raw { first = first << 8 | UInt64(byte) }
        }
        let mixed =
            (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(raw.count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 57)
    }
}
