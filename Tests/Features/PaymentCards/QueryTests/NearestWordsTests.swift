import PaymentCardsEntity
import TestSupport
import Testing

@testable import PaymentCardsQuery

@Suite("Nearest words")
struct NearestWordsTests {
    @Test(
        "The nearest currency has the sign or the code in other letters, or the nearest name",
        arguments: [
            ("EURO", ["EUR"]), ("RS", ["INR"]), ("rs.", ["INR"]), ("usd", ["USD"]),
            ("Indian Rupees", ["INR"]),
            ("XQZXQZ", []),
        ])
    func currencies(text: String, codes: [String]) {
        same(NearestWords(to: text).currencies.prefix(1), codes[...])
    }
}
