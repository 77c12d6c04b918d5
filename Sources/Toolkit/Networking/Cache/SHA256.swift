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

    private static let initial: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
        0x5BE0_CD19,
    ]

    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
        0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7,
        0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC,
        0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351,
        0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E,
        0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585,
        0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F,
        0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
        0xC671_78F2,
    ]
}
