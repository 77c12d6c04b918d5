import Foundation
import PaymentCards
import SystemTestSupport
import TestSupport
import Testing

/// Docs/BankFiles.md reads a bank’s file in ten lines.
@Suite("A bank’s file in ten lines")
struct BankFilePageTests {
    private let today = CalendarDate("2026-11-30")

    @Test("says its transactions and sums")
    func statement() throws {
        let path = PackageFolder.url.appending(
            path: "Tests/Features/PaymentCards/ImportTests/Files/ofx1-no-header-nesting.ofx"
        ).path
        same(
            try lines(of: path, on: try #require(today)),
            [
                "2026-10-03 12.4 K&L Books", "2026-10-04 7 COFFEE", "2026-10-20 -100 PAYMENT THANK YOU",
                "card 1234: spent 19.4, paid and refunded 100",
            ])
    }

    @Test("asks once where its dates can be read in two ways")
    func question() throws {
        let text = "Date,Description,Amount\n03/04/2026,TEA,1.00\n05/06/2026,PAYMENT RECEIVED,-1.00\n"
        let file = try table(Array(text.utf8), on: try #require(today)) { lines in
            same(lines, [2, 3])
            return .dmy
        }
        same(file.accounts[0].rows.map(\.day.text), ["2026-04-03", "2026-06-05"])
    }
}
