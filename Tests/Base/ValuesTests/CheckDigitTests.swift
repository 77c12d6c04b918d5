import TestSupport
import Testing
import Values

@Suite("CheckDigit")
struct CheckDigitTests {
    @Test(
        "The networks' test numbers have the right one, and no other digit would be",
        arguments: [
            "4111111111111111", "5555555555554444", "378282246310005", "6011111111111117", "30569309025904",
            "3530111333300000",
        ])
    func testNumbers(text: String) {
        let digits = text.compactMap(\.wholeNumberValue)
        let right = (0...9).filter { CheckDigit.isRight(in: digits.dropLast() + [$0]) }
        same(right, digits.suffix(1))
    }
}
