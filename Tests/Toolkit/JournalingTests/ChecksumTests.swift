import Foundation
import TestSupport
import Testing

@testable import Journaling

@Suite("A checksum")
struct ChecksumTests {
    @Test(
        "is the one of RFC 3720",
        arguments: [
            ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
            ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
            ([UInt8](0..<32), 0x46DD_794E),
            (Array("123456789".utf8), 0xE306_9283),
            ([], 0),
        ] as [([UInt8], UInt32)])
    func vectors(bytes: [UInt8], expected: UInt32) {
        same(bytes.withUnsafeBytes { Checksum.checksum(0, and: $0) }, expected)
    }

    @Test("goes on where another one ended", arguments: 0...32)
    func parts(split: Int) {
        let bytes = [UInt8](0..<32)
        let first = bytes[..<split].withUnsafeBytes { Checksum.checksum(0, and: $0) }
        same(bytes[split...].withUnsafeBytes { Checksum.checksum(first, and: $0) }, 0x46DD_794E)
    }
}
