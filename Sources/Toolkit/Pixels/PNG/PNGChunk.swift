/// A chunk: the length of its body, its type, the body, and a checksum.
package struct PNGChunk {
    package struct Name: Hashable {
        package let code: Int

        package static let header = Name(code: 0x4948_4452)
        package static let palette = Name(code: 0x504C_5445)
        package static let transparency = Name(code: 0x7452_4E53)
        package static let data = Name(code: 0x4944_4154)
        package static let end = Name(code: 0x4945_4E44)

        /// Whether a decoder may ignore it: its first letter is small.
        package var isAncillary: Bool { code & 0x2000_0000 != 0 }
    }

    /// The bytes between the bodies of neighbours.
    package static let frame = 12

    package let type: Name
    package let body: Range<Int>

    package var end: Int { body.upperBound + 4 }

    /// The chunk at `start`, whose checksum is right.
    package init(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(PictureError) {
        guard bytes.count - start >= 12 else { throw .cutShort(at: bytes.count) }
        let length = bytes.bigEndian(at: start, 4)
        guard length < 1 << 31 else { throw .damaged(.length, at: start) }
        guard length <= bytes.count - start - 12 else { throw .cutShort(at: bytes.count) }
        type = Name(code: bytes.bigEndian(at: start + 4, 4))
        body = start + 8..<start + 8 + length
        let checked = UnsafeBufferPointer(rebasing: bytes[start + 4..<body.upperBound])
        guard CRC32.checksum(checked) == UInt32(bytes.bigEndian(at: body.upperBound, 4)) else {
            throw .damaged(.checksum, at: body.upperBound)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number in the `count` bytes at `offset`, at most seven, the first the most significant.
    package func bigEndian(at offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
    }
}
