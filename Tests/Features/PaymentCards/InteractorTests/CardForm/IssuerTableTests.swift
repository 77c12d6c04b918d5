import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("IssuerTable")
struct IssuerTableTests {
    @Test(
        "The first digits tell the network, as soon as they leave no other",
        arguments: [
            ("", nil), ("4", .visa), ("5", nil), ("51", .mastercard), ("55", .mastercard),
            ("2", nil), ("222", nil), ("2220", nil), ("2221", .mastercard), ("2720", .mastercard),
            ("2721", nil), ("2200", .unknown("Mir")), ("2204", .unknown("Mir")), ("2205", nil),
            ("3", nil), ("34", .amex), ("37", .amex), ("30", nil), ("300", .diners), ("305", .diners),
            ("306", nil), ("3095", .diners), ("3096", nil), ("36", .diners), ("38", .diners),
            ("39", .diners), ("35", nil), ("3527", nil), ("3528", .unknown("JCB")), ("3589", .unknown("JCB")),
            ("359", nil), ("6", nil), ("60", nil), ("601", nil), ("6011", .discover),
            ("607", .unknown("RuPay")), ("6012", .unknown("RuPay")), ("62", nil), ("6221", nil),
            ("62212", nil), ("622125", .unknown("UnionPay")), ("622126", .discover), ("622925", .discover),
            ("622926", .unknown("UnionPay")), ("623", .unknown("UnionPay")), ("643", nil), ("644", .discover),
            ("65", .discover), ("50", nil), ("508", .unknown("RuPay")), ("501", .unknown("Maestro")),
            ("56", .unknown("Maestro")), ("67", .unknown("Maestro")), ("81", nil), ("82", .unknown("RuPay")),
            ("9792", .unknown("Troy")), ("1", nil), ("7", nil), ("0", nil),
        ] as [(String, CardNetwork?)])
    func prefixes(text: String, network: CardNetwork?) {
        same(IssuerTable.range(of: text.compactMap(\.wholeNumberValue))?.network, network)
    }

    @Test(
        "The networks' test numbers are theirs, and as long as theirs",
        arguments: [
            ("4111111111111111", .visa), ("4222222222222", .visa), ("5555555555554444", .mastercard),
            ("2223003122003222", .mastercard), ("378282246310005", .amex), ("6011111111111117", .discover),
            ("30569309025904", .diners), ("36227206271667", .diners), ("3530111333300000", .unknown("JCB")),
            ("6200000000000005", .unknown("UnionPay")), ("6759649826438453", .unknown("Maestro")),
        ] as [(String, CardNetwork)])
    func testNumbers(text: String, network: CardNetwork) {
        let range = IssuerTable.range(of: text.compactMap(\.wholeNumberValue))
        same(range?.network, network)
        #expect(range?.lengths.contains(text.count) == true)
    }

    @Test("No two ranges of as many digits overlap, and each is written from its first to its last")
    func overlaps() {
        for (index, range) in IssuerTable.ranges.enumerated() {
            same(String(range.prefixes.upperBound).count, range.width)
            same(range.lengths, range.lengths.sorted())
            #expect(range.lengths.allSatisfy { (12...CardDigits.longest).contains($0) })
            for other in IssuerTable.ranges[(index + 1)...] where other.width == range.width {
                #expect(!other.prefixes.overlaps(range.prefixes))
            }
        }
    }

    @Test(
        "Numbers stand in the groups that their network prints",
        arguments: [
            ("4", 16, [4, 4, 4, 4]), ("34", 15, [4, 6, 5]), ("36", 14, [4, 6, 4]), ("36", 3, [4, 6, 4]),
            ("36", 16, [4, 4, 4, 4]), ("6011", 16, [4, 4, 4, 4]),
        ])
    func groups(start: String, count: Int, groups: [Int]) {
        same(IssuerTable.range(of: start.compactMap(\.wholeNumberValue))?.groups(count), groups)
    }
}
