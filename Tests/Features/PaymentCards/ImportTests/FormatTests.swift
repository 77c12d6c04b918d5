import PaymentCardsEntity
import PaymentCardsImport
import TestSupport
import Testing
import Values

@Suite("What a file is")
struct FormatTests {
    @Test(
        "is told by its content",
        arguments: [
            ("", .empty), (" \n\t", .empty), ("%PDF-1.7\n%âãÏÓ", .pdf), ("junk before %PDF-1.4", .pdf),
            ("PK\u{3}\u{4}\u{14}\0[Content_Types].xml", .spreadsheet),
            ("PK\u{3}\u{4}\u{14}\0notes.txt", .archive),
            (
                "<?xml version='1.0'?><Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet'>",
                .spreadsheet
            ),
            ("<!DOCTYPE html>\n<title>Sign in</title>", .webPage),
            ("  <TABLE border=1><tr><td>Date</td></tr></TABLE>", .webPage),
            ("<?xml version='1.0'?><a/>", .xml),
            ("<?xml version='1.0'?><Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'>", .camt),
            (":20:STARTUMS\r\n:25:10010010/1\r\n:60F:C261001EUR1,00", .mt940),
            ("{1:F01BANKDEFF}{2:I940}", .mt940),
            ("x\n:20:A\n:25:1\n:60F:C261001EUR1,00", .mt940),
            ("2026-10-01 Shop\n    expenses:food  $10\n    assets:cash\n", .journal),
            ("; notes\n2026/10/01 * Shop\n\texpenses:food\t$10\n", .journal),
            ("option \"title\" \"x\"\n", .journal), ("2026-10-01 open Assets:Cash\n", .journal),
            ("{\"card\": []}", .cardJSON), ("{\"transactions\": [{\"account_id\": \"x\"}]}", .json),
            ("[1, 2]", .json),
            ("OFXHEADER:100", .ofx), ("<ofx><signonmsgsrsv1>", .ofx), ("<OFX><INTU.BID>1", .qfx),
            ("!Type:CCard\n", .qif), ("!type:Bank\n", .qif), ("!Account\nNx\n", .qif), ("!Types\n", nil),
            ("Date,Amount\n", .csv), ("id,title\n1,GOLD\n", .csv), ("sep=;\nDate;Amount\n", .csv),
            ("2026-10-01;-1,00;SHOP\n", .csv), ("Dear bank, please.\nThanks!", nil), ("hello", nil),
            ("\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}abc", .binary),
        ] as [(String, FileFormat?)])
    func text(text: String, format: FileFormat?) {
        same(FileFormat(recognizing: Array(text.utf8)), format)
        // A byte order mark changes nothing.
        let isText = format != .pdf && format != .archive && !text.hasPrefix("PK")
        if isText { same(FileFormat(recognizing: [0xEF, 0xBB, 0xBF] + Array(text.utf8)), format) }
    }

    @Test("is told by its first bytes where it is no text")
    func bytes() {
        same(FileFormat(recognizing: [0xD0, 0xCF, 0x11, 0xE0, 0xA1]), .spreadsheet)
        same(FileFormat(recognizing: [0x1F, 0x8B, 8, 0]), .gzip)
        same(FileFormat(recognizing: [UInt8](repeating: 0, count: 5000)), .binary)
        same(FileFormat(recognizing: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]), .utf16, "JSON in UTF-16")
        same(FileFormat(recognizing: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 1, 2, 3, 4, 5, 6]), .binary)
    }

    @Test("that can't be imported is an error that names it")
    func fault() {
        #expect(throws: ImportFault.otherFormat(.pdf)) { try BankFile("%PDF-1.7") }
        #expect(throws: ImportFault.otherFormat(.empty)) { try BankFile("") }
        #expect(throws: ImportFault.unknownFormat) { try BankFile("hello") }
        same(
            FileFormat.allCases.filter(\.isImportable), [.ofx, .qfx, .qif, .csv], "what BankFile reads")
    }
}
