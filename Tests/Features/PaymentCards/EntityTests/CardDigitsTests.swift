import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("CardDigits")
struct CardDigitsTests {
    @Test(
        "Digits come with spaces and hyphens between, or without",
        arguments: [
            "4111111111111111", "4111 1111 1111 1111", "4111-1111-1111-1111", " 4111\u{A0}111111111111 ",
        ])
    func spacing(text: String) throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: text)
        same(digits.values, [4] + Array(repeating: 1, count: 15))
        same(digits.count, 16)
    }

    @Test(
        "Anything else is refused, and nothing of it is taken",
        arguments: ["4111x", "٤", "４", "4\n", "+4", "4.1", "4111 1111—1111", "①", "\u{1B}[A"])
    func strays(text: String) throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: "40")
        #expect(throws: CardDigits.Refusal.strayCharacter) { try digits.replace(1..<2, with: text) }
        same(digits.values, [4, 0])
    }

    @Test("There are at most nineteen")
    func longest() throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: "9999999999999999999")
        same(digits.count, 19)
        #expect(throws: CardDigits.Refusal.tooMany) { try digits.replace(3..<3, with: "0") }
        same(digits.values, Array(repeating: 9, count: 19))
    }

    @Test("They are taken away from the end, zeros too")
    func removing() throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: "0040")
        same(digits.values, [0, 0, 4, 0])
        try digits.replace(digits.count - 1..<digits.count, with: "")
        try digits.replace(digits.count - 1..<digits.count, with: "")
        same(digits.values, [0, 0])
        for _ in 0..<5 { try digits.replace(digits.count - 1..<digits.count, with: "") }
        same(digits, CardDigits())
    }

    @Test("Any of them are replaced by any others, as in a text")
    func replacing() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let text = Array("1234567890123456789".prefix(Int.random(in: 0...19, using: &random)))
            let ends = (0..<2).map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
            let new = Array("9080706".prefix(Int.random(in: 0...7, using: &random)))
            var model = text
            model.replaceSubrange(ends[0]..<ends[1], with: new)
            var digits = CardDigits.fixture(String(text))
            if model.count > CardDigits.longest {
                #expect(throws: CardDigits.Refusal.tooMany) {
                    try digits.replace(ends[0]..<ends[1], with: String(new))
                }
                same(digits, .fixture(String(text)))
            } else {
                try digits.replace(ends[0]..<ends[1], with: String(new))
                same(digits.values, model.compactMap { $0.wholeNumberValue })
            }
        }
    }

    @Test(
        "They are masked in groups",
        arguments: [
            ("4111111111111111", [4, 4, 4, 4], "4111 11XX XXXX 1111"),
            ("378282246310005", [4, 6, 5], "3782 8XXXXX X0005"),
            ("4111111111111111110", [4, 4, 4, 4], "4111 11XX XXXX XXX1 110"), ("4111", [4, 4], "4111"),
        ])
    func masking(text: String, groups: [Int], masked: String) throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: text)
        same(digits.masked(inGroupsOf: groups).masked, masked)
    }

    @Test("No way of printing them shows one")
    func printing() throws {
        var digits = CardDigits()
        try digits.replace(digits.count..<digits.count, with: "9876543298765432")
        var dumped = ""
        dump(digits, to: &dumped)
        dump([digits], to: &dumped)
        for text in ["\(digits)", String(describing: digits), String(reflecting: digits), dumped] {
            #expect(text.contains("16"))
            #expect(!text.contains("98765"))
        }
    }
}
