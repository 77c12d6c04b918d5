import TestSupport
import Testing
import Values

@Suite("CardNumber, compared with another")
struct CardNumberSamenessTests {
    @Test(
        "Two masks of one number are the same card",
        arguments: [
            ("4221 XXXX XXXX 8776", "4221 XXXX XXXX 8776"), ("4221 XXXX XXXX 8776", "422122XXXXXX8776"),
            ("4221 XXXX XXXX 8776", "4221-22**-****-8776"), ("XXXX XXXX XXXX 8776", "4221 22•• •••• 8776"),
            ("3782 8224631 0005", "3782 82XXXXX 0005"),
        ])
    func isTheSame(first: String, second: String) {
        let (first, second) = (CardNumber(masking: first), CardNumber(masking: second))
        #expect(first.mayBeSame(as: second))
        #expect(second.mayBeSame(as: first))
    }

    @Test(
        "A digit, a place or a last four that differs makes another card",
        arguments: [
            ("4221 XXXX XXXX 8776", "4222 XXXX XXXX 8776"), ("4221 XXXX XXXX 8776", "4221 XXXX XXXX 8777"),
            ("4221 XXXX XXXX 8776", "4221 XXXXX X8776"), ("4221 XXXX XXXX 8776", "4221 XXXX XXXX 8776 0"),
            ("4221222233338776", "4221 9999 XXXX 8776"),
        ])
    func different(first: String, second: String) {
        let (first, second) = (CardNumber(masking: first), CardNumber(masking: second))
        #expect(!first.mayBeSame(as: second))
        #expect(!second.mayBeSame(as: first))
    }

    @Test(
        "What is shown of two numbers agrees wherever both show it, however many masked places are written",
        arguments: [
            ("4332 12XX XXXX 1111", "XXXX 1111", true), ("4332 12XX XXXX 1111", "4332 12 XXXX 1111", true),
            ("4332 12XX XXXX 1111", "433212XXXXXX1111", true), ("4332 12XX XXXX 1111", "1111", true),
            ("4332 12XX XXXX 1111", "5555 12XX XXXX 1111", false),
            ("4332 12XX XXXX 1111", "4333 12 XXXX 1111", false),
            ("4332 12XX XXXX 1111", "4332 12XX XXXX 1112", false), ("XXXX XXXX", "XXXX XXXX", false),
        ])
    func agreement(first: String, second: String, agree: Bool) {
        let (first, second) = (CardNumber(masking: first), CardNumber(masking: second))
        same(first.agrees(with: second), agree)
        same(second.agrees(with: first), agree)
    }

    @Test(
        "A number whose last four are not known is like no other, not even itself",
        arguments: ["XXXX XXXX XXXX XXXX", "4221 XXXX XXXX 87X6", "X76"])
    func unknown(text: String) {
        let number = CardNumber(masking: text)
        #expect(!number.mayBeSame(as: CardNumber(masking: "4221 XXXX XXXX 8776")))
        #expect(!number.mayBeSame(as: number))
    }
}
