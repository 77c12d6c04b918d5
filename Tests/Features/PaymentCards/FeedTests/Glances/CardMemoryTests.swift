import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsFeed

@Suite("CardMemory")
struct CardMemoryTests {
    @Test("What it keeps for bytes is what they decode to, however long and similar they are")
    func isTheSame() {
        var chance = SeededGenerator(seed: 31)
        var memory = CardMemory()
        var decodedCount = 0
        // Several times as many different ones as it keeps.
        let count = 5_000
        for _ in 1...count {
            let length = [0, 1, 7, 8, 9, 16, 255, 256, 257].randomElement(using: &chance) ?? 0
            let bytes = (0..<length).map {
                $0 % 8 == 7 || $0 == 0 ? UInt8.random(in: 48...51, using: &chance) : 48
            }
            // A part of something longer, as in a feed.
            let slice = ([0] + bytes + [0])[1...].dropLast()
            let text = String(decoding: bytes, as: UTF8.self)
            let network = memory.network(of: slice) {
                decodedCount += 1
                return text
            }
            let bank = memory.bank(of: slice) { text }
            #expect(network == CardNetwork(code: text) && bank == Bank(code: text), "\(text)")
        }
        // What is repeated isn't decoded again.
        #expect(decodedCount * 4 < count * 3)
    }
}
