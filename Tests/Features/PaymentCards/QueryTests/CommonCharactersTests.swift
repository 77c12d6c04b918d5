import PaymentCardsQuery
import TestSupport
import Testing

@Suite("CommonCharacters")
struct CommonCharactersTests {
    @Test("The nearest of a name differ from it least", arguments: 0..<4)
    func distances(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let texts = (0..<2).map { _ in
                String(
                    (0..<Int.random(in: 0...70, using: &random)).map { _ in
                        "abcß楽".randomElement(using: &random) ?? "a"
                    })
            }
            let expected = texts[1].difference(from: texts[0].prefix(64)).count
            #expect(CommonCharacters(of: texts[0]).distance(to: texts[1]) == expected)
            let ascii = texts.map { String($0.filter(\.isASCII)) }
            #expect(
                CommonCharacters(of: ascii[0]).distance(to: ArraySlice(ascii[1].utf8))
                    == ascii[1].difference(from: ascii[0].prefix(64)).count)
        }
    }
}
