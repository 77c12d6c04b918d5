/// Bytes in letters, as terminals take them. Source: RFC 4648, section 4.
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        let count = (bytes.count + 2) / 3 * 4
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            letters.withUnsafeBufferPointer { letters in
                bytes.withUnsafeBufferPointer { bytes in
                    var (index, out) = (0, 0)
                    while index < bytes.count {
                        let left = bytes.count - index
                        let word =
                            UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                            | (left > 2 ? UInt32(bytes[index + 2]) : 0)
                        buffer[out] = letters[Int(word >> 18)]
                        buffer[out + 1] = letters[Int(word >> 12 & 63)]
                        buffer[out + 2] = left > 1 ? letters[Int(word >> 6 & 63)] : UInt8(ascii: "=")
                        buffer[out + 3] = left > 2 ? letters[Int(word & 63)] : UInt8(ascii: "=")
                        index += 3
                        out += 4
                    }
                }
            }
            written = count
        }
    }
}
