import TestSupport
import Testing

@testable import Values

@Suite("A text with a card number in it")
struct MaskedTextTests {
    @Test(
        "has it masked, in one piece or in groups",
        arguments: [
            ("PLATINUM 4111111111111111", "PLATINUM 411111XXXXXX1111"),
            ("4111 1111 1111 1111 GOLD", "4111 11XX XXXX 1111 GOLD"),
            ("3782-822463-10005", "3782-8XXXXX-X0005"),
            ("a 12 4111 1111 1111 1111", "a 12 4111 11XX XXXX 1111"),
            ("4111.1111.1111.1111", "4111.11XX.XXXX.1111"),
            ("4111_1111/1111  1111", "4111_11XX/XXXX  1111"),
            ("4111 - 1111 – 1111 — 1111", "4111 - 11XX – XXXX — 1111"),
            ("4.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1", "4.1.1.1.1.1.X.X.X.X.X.X.1.1.1.1"),
            ("GOLD ４１１１１１１１１１１１１１１１", "GOLD 411111XXXXXX1111"),
            ("٤١١١ ١١١١ ١١١١ ١١١١", "4111 11XX XXXX 1111"),
            ("411111111117 OLD", "41XXXXXX1117 OLD"),
            ("1236 4111 1111 1111 1111", "1236 41XX XXXX XXXX 1111"),
            ("4111x1111x1111X1111", "4111x11XXxXXXXX1111"),
            ("4111xx1111xx1111xx1111", "4111xx11XXxxXXXXxx1111"),
            ("4111    1111    1111    1111", "4111    11XX    XXXX    1111"),
            ("4111%1111%1111%1111", "4111%11XX%XXXX%1111"),
            ("4111&nbsp;1111&#160;1111&nbsp;&#xA0;1111", "4111&nbsp;11XX&#160;XXXX&nbsp;&#xA0;1111"),
            ("4111<br>1111<br/>1111</b><b>1111", "4111<br>11XX<br/>XXXX</b><b>1111"),
            (#"4111\n1111\t1111\r\n1111"#, #"4111\n11XX\tXXXX\r\n1111"#),
            ("4111%201111%201111%201111", "4111%2011XX%20XXXX%201111"),
            ("100% 4111%C2%A01111%2D1111%20%201111", "100% 4111%C2%A011XX%2DXXXX%20%201111"),
            ("SHOP %B4111111111111111^DOE/JOHN^2512", "SHOP %B411111XXXXXX1111^DOE/JOHN^2512"),
            ("%C2%B44111111111111111^", "%C2%B4411111XXXXXX1111^"),
            ("4111111111111111 and 5500000000000004", "411111XXXXXX1111 and 550000XXXXXX0004"),
        ])
    func masked(text: String, expected: String) {
        same(text.withMaskedCardNumbers, expected)
    }

    @Test(
        "has it masked in the name of a file, too, whatever parts its digits",
        arguments: [
            "4111xx1111xx1111xx1111.csv", "4111    1111    1111    1111.csv", "4111%1111%1111%1111.csv",
            "4111&nbsp;1111&nbsp;1111&nbsp;1111.csv",
        ])
    func names(name: String) {
        #expect(name.withMaskedNames.hasPrefix("4111") && name.withMaskedNames.contains("XXXX"))
    }

    @Test("has it masked in the digits of any script")
    func scripts() {
        let zeros = (0x80...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.generalCategory == .decimalNumber && $0.properties.numericValue == 0
        }
        #expect(zeros.count > 50)
        for zero in zeros {
            let number = String(repeating: "\(zero)", count: 16)
            #expect(number.withMaskedCardNumbers != number, "\(zero.value)")
        }
        same("4¹¹¹ ¹¹¹¹ ¹¹¹¹ ¹¹¹¹".withMaskedCardNumbers, "4111 11XX XXXX 1111")
    }

    @Test(
        "is left alone where the digits are none",
        arguments: [
            "", "SBI REWARDZ", "due in 6 days", "4111111111111112", "411111111111", "41111111117",
            "+91 98765 43210",
            "41111111111111111111111", "4111     1111     1111     1111", "4111 and 1111 and 1111 and 1111",
            "4221 XXXX XXXX 8776", "4111 11XX XXXX 1111", "4111xxx1111xxx1111xxx1111",
            "4111x x1111 x1111 x1111",
            "2026-11-20", "₹12,34,567.50", "картка № 12",
        ])
    func untouched(text: String) {
        same(text.withMaskedCardNumbers, text)
    }

    /// Going through the rest of it anew after each number would take hours.
    @Test("is gone through once, however many there are")
    func many() {
        let text = Array(repeating: "4111111111111111", count: 60_000).joined(separator: " ")
        let masked = Array(repeating: "411111XXXXXX1111", count: 60_000).joined(separator: " ")
        same(text.withMaskedCardNumbers, masked)
    }
}
