import TestSupport
import Testing
import Values

@Suite("CardNumber")
struct CardNumberTests {
    @Test(
        "A number that arrives masked stays as it is",
        arguments: [
            ("4221 XXXX XXXX 8776", "8776"), ("4221 XXXXX X7657", "7657"), ("4221 22** **** 8776", "8776"),
            ("3714 •••••• •1005", "1005"), ("4221 #### #### 8776", "8776"), ("xxxx-xxxx-xxxx-8776", "8776"),
            ("XXXX8776", "8776"), ("XXXX XXXX XXXX XXXX", nil), ("4221 XXXX XXXX 87X6", nil),
        ] as [(String, String?)])
    func masked(text: String, lastFour: String?) {
        let number = CardNumber(masking: text)
        same(number.masked, text)
        same(number.lastFour, lastFour)
    }

    @Test("Four digits are the last ones of a number; anything else is none")
    func lastFour() {
        same(CardNumber(lastFour: "0021")?.masked, "XXXX XXXX XXXX 0021")
        for text in ["", "482", "48211", "48 1", "482a", "٤٨٢١", "４８２１"] {
            same(CardNumber(lastFour: text), nil, "\(text)")
        }
    }

    @Test(
        "A number that arrives unmasked keeps at most its first six and its last four digits, and has six masked",
        arguments: [
            ("12345678901", "1XXXXXX8901"),
            ("123456789012", "12XXXXXX9012"),
            ("1234567890123", "123XXXXXX0123"),
            ("123456789012345", "12345XXXXXX2345"),
            ("4221222233338776", "422122XXXXXX8776"),
            ("1234567890123456789", "123456XXXXXXXXX6789"),
            ("4221 2222 3333 8776", "4221 22XX XXXX 8776"),
            ("4221-2222-3333-8776", "4221-22XX-XXXX-8776"),
            ("4221 22XX 3333 8776", "4221 22XX XXXX 8776"),
            ("PAN: 4221222233338776!", "PAN: 422122XXXXXX8776!"),
            ("4221222233338776 / 5555666677778888", "422122XXXXXXXXXX / XXXXXXXXXXXX8888"),
            ("4.2.2.1.2.2.2.2.3.3.3.3.8.7.7.6", "4.2.2.1.2.2.X.X.X.X.X.X.8.7.7.6"),
        ])
    func unmasked(text: String, expected: String) {
        same(CardNumber(masking: text).masked, expected)
        same(CardNumber(masking: text).lastFour, String(expected.filter(\.isNumber).suffix(4)))
    }

    @Test(
        "Digits of any script and dress are digits",
        arguments: [
            "４２２１２２２２３３３３８７７６", "٤٢٢١٢٢٢٢٣٣٣٣٨٧٧٦", "४२२१२२२२३३३३८७७६", "𝟒𝟐𝟐𝟏𝟐𝟐𝟐𝟐𝟑𝟑𝟑𝟑𝟖𝟕𝟕𝟔",
            "④②②①②②②②③③③③⑧⑦⑦⑥", "⁴²²¹²²²²³³³³⁸⁷⁷⁶", "四二二一二二二二三三三三八七七六",
            "4221222233338776".map { "\($0)\u{FE0F}\u{20E3}" }.joined(),
            "4221222233338776".map { "\($0)\u{301}\u{334}" }.joined(),
            "4221222233338776".map { "\u{600}\($0)" }.joined(),
        ])
    func scripts(text: String) {
        same(CardNumber(masking: text).masked, "422122XXXXXX8776")
    }

    @Test(
        "A number of ten places or fewer keeps its last four only",
        arguments: [
            ("1234567890", "XXXXXX7890", "7890"), ("4221 XX 8776", "XXXX XX 8776", "8776"),
            ("12345", "X2345", "2345"),
            ("8776", "8776", "8776"), ("776", "776", nil), ("no number", "no number", nil), ("", "", nil),
        ] as [(String, String, String?)])
    func short(text: String, expected: String, lastFour: String?) {
        same(CardNumber(masking: text).masked, expected)
        same(CardNumber(masking: text).lastFour, lastFour)
    }

    @Test("Whatever the text, at most six and four digits survive, and masking again changes nothing")
    func property() {
        let pieces =
            Array("0123456789٣४५６𝟕⑧⁹½四百万Ⅻ߀Xx*•#-–— .,/:oOlI\u{301}\u{20E3}\u{FE0F}\u{200D}\u{600}\u{110CD}e")
            .flatMap { $0.unicodeScalars }
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<5000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...60, using: &generator) {
                scalars.append(pieces.randomElement(using: &generator) ?? "0")
            }
            let masked = CardNumber(masking: String(scalars)).masked
            let places = masked.filter { $0.isDigit || "Xx*•#".contains($0) }
            #expect(
                places.dropFirst(min(max(places.count - 10, 0), 6)).dropLast(4).allSatisfy { !$0.isDigit })
            #expect(masked.unicodeScalars.count { $0.properties.numericType != nil } <= 10)
            same(CardNumber(masking: masked).masked, masked)
        }
    }
}

extension Character {
    fileprivate var isDigit: Bool { unicodeScalars.contains { $0.properties.numericType != nil } }
}
