import Foundation
import PaymentCardsEntity
@testable import PaymentCardsImport
import TestSupport
import Testing
import Values

@Suite("Files that are made to break a reader", .endsIfItHangs)
struct HardInputTests {
    private let head = "<OFX><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4000001234561234</CCACCTFROM>"

    @Test(
        "are read in linear time: each construct opens thousands of times and never closes",
        arguments: [
            "<A>", "<", "<![CDATA[", "<!--", "<?", "<!DOCTYPE [", "<STMTTRN>", "&", "&#", "<NAME>a<b", "</",
            "<CCSTMTRS>",
        ])
    func markup(part: String) throws {
        let file = try BankFile(head + String(repeating: part, count: 4_000))
        #expect(file.accounts.allSatisfy { $0.rows.isEmpty })
        #expect(file.remarks.count <= BankFile.mostRemarks)
    }

    @Test(
        "are read in linear time: each part of a table is there thousands of times",
        arguments: [
            "\"", ",", "\"\n", "\n", "\"\",", "2026-10-01,\"", "=", "~|~", "\r", "1,", "a\"b,", " ",
        ])
    func table(part: String) {
        let text = "Date,Description,Amount\n2026-10-01,SHOP,-1.00\n2026-10-02,PAYMENT,1.00\n"
        let file = try? BankFile(text + String(repeating: part, count: 6_000))
        #expect(file?.accounts.first?.rows.count ?? 2 >= 2)
    }

    @Test("of QIF, too", arguments: ["D", "^\n", "!Type:CCard\n", "T1\n", "D1/1'26\n"])
    func quicken(part: String) {
        let file = try? BankFile(
            "!Type:CCard\nD31/10/2026\nT-1.00\n^\n" + String(repeating: part, count: 4_000))
        #expect(file?.accounts.first?.rows.first.map { $0.amount == 1 } ?? true)
    }

    @Test("have texts of any length, of which the beginning is kept without half a card number")
    func longText() throws {
        let name = String(repeating: "x", count: 990) + " 4111111111111111"
        let file = try BankFile(
            "Date,Description,Amount\n2026-10-01,\(name),-1.00\n2026-10-02,PAYMENT,1.00\n")
        same(file.accounts[0].rows[0].text, String(repeating: "x", count: 990) + "")
    }

    @Test("are too large from 1 GiB on, which is said before they are read")
    func tooLarge() {
        same(BankFile.mostBytes, 1 << 30)
        let bytes = [UInt8](unsafeUninitializedCapacity: BankFile.mostBytes + 1) {
            $1 = BankFile.mostBytes + 1
        }
        #expect(throws: ImportFault.tooLarge(limit: 1 << 30)) { try BankFile(bytes, today: Files.today) }
    }

    @Test("name a hundred rows that can't be read, and count all")
    func remarks() throws {
        let rows = String(repeating: "2026-10-01,SHOP,x\n", count: 250)
        let file = try BankFile("Date,Description,Amount\n2026-10-02,PAYMENT,1.00\n" + rows)
        same(file.remarks.count, 100)
        same(file.skipped, 250)
        same(file.remarks[0], ImportRemark(line: 3, text: "2026-10-01,SHOP,x", reason: .unreadableAmount))
    }
}
