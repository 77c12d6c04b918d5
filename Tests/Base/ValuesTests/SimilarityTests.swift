import TestSupport
import Testing
import Values

@Suite("Similarity")
struct SimilarityTests {
    @Test(
        "counts a letter too many, missing, wrong or moved as one typing error",
        arguments: [
            ("list", "list", 0), ("lisst", "list", 1), ("lst", "list", 1), ("lost", "list", 1),
            ("lsit", "list", 1),
            ("cnofgi", "config", 2), ("", "list", 4), ("list", "", 4), ("fish", "list", 2),
            ("xyz", "list", 4),
        ])
    func errors(typed: String, word: String, count: Int) {
        same(Similarity(to: typed).errors(in: word), count)
        same(Similarity(to: word).errors(in: typed), count)
    }

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
            same(Similarity(to: texts[0]).distance(to: texts[1]), expected)
        }
    }
}
