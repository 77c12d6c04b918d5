import Foundation

/// The SHA-256 digest (FIPS 180-4), which the toolchain provides only on Apple's platforms.
enum SHA256 {
    static func hexDigest(of message: some Collection<UInt8>) -> String {
        var bytes = Array(message)
        let bits = UInt64(bytes.count) * 8
        bytes.append(0x80)
        bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }

        var hash = initial
        var words = constants
        var start = 0
        while start < bytes.count {
            spread(bytes, from: start, over: &words)
            mix(words, into: &hash)
            start += 64
        }
        return hash.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Makes 64 words of the block of 64 bytes that begins at `start`.
    private static func spread(_ bytes: [UInt8], from start: Int, over words: inout [UInt32]) {
        var index = 0
        while index < 16 {
            let place = start + 4 * index
            let high = UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
            words[index] = high | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
            index += 1
        }
        while index < 64 {
            let (near, far) = (words[index - 15], words[index - 2])
            let low = turned(near, 7) ^ turned(near, 18) ^ near >> 3
            let high = turned(far, 17) ^ turned(far, 19) ^ far >> 10
            words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
            index += 1
        }
    }

    private static func mix(_ words: [UInt32], into hash: inout [UInt32]) {
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        let constants = constants
        var index = 0
        while index < 64 {
            let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = h &+ mixed &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
            index += 1
        }
        hash[0] &+= a
        hash[1] &+= b
        hash[2] &+= c
        hash[3] &+= d
        hash[4] &+= e
        hash[5] &+= f
        hash[6] &+= g
        hash[7] &+= h
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    /// The first 32 bits behind the point of a root of each prime number. A `Double` has enough of them.
    private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    private static let constants = primes.map { fraction(cbrt(Double($0))) }
    private static let primes = (2...311).filter { number in
        (2..<min(number, 18)).allSatisfy { number % $0 != 0 }
    }

    private static func fraction(_ root: Double) -> UInt32 {
        UInt32(truncatingIfNeeded: Int64(root * 4_294_967_296))
    }
}
