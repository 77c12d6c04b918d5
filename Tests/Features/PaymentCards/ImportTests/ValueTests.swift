import Foundation
import PaymentCardsEntity
@testable import PaymentCardsImport
import TestSupport
import Testing
import Values

@Suite("Amounts in files")
struct AmountScanTests {
    @Test(
        "are exact, whatever separates their digits",
        arguments: [
            ("12.50", nil, "12.50"), ("-12,50", nil, "12.50"), ("1,234.50", nil, "1234.50"),
            ("1.234,50", nil, "1234.50"),
            ("1 234,50", nil, "1234.50"), ("1\u{A0}234,50", nil, "1234.50"),
            ("1\u{202F}234,5", nil, "1234.5"),
            ("1'234.50", nil, "1234.50"), ("1’234.50", nil, "1234.50"), ("12,34,567.89", nil, "1234567.89"),
            ("1,234,567", nil, "1234567"), ("1.234.567", nil, "1234567"), ("1,234", .point, "1234"),
            ("1,234", .comma, "1.234"),
            ("1.234", .comma, "1234"), ("1.234", nil, nil), ("0,123", nil, "0.123"),
            ("1234,567", nil, "1234.567"), (".5", nil, "0.5"),
            ("5.", nil, "5"), ("$5", nil, "5"), ("5 €", nil, "5"), ("Rs. 1,50,000.00", nil, "150000.00"),
            ("(5.00)", nil, "5.00"),
            ("5.00-", nil, "5.00"), ("− 5.00", nil, "5.00"), ("5.00 CR", nil, "5.00"),
            ("USD 5.00", nil, "5.00"),
            ("12 345", nil, "12345"), ("-$1,000.00", nil, "1000.00"), ("12,50", .point, nil),
            ("12.50", .comma, nil),
            ("1,23,45", nil, nil), ("1,2345.6", nil, nil), ("1..2", nil, nil), ("1 2", nil, nil),
            ("12 USD 13", nil, nil),
            ("1e9", nil, nil), ("NaN", nil, nil), ("0x10", nil, nil), ("--5", nil, nil), ("5)", nil, nil),
            ("", nil, nil), ("abc", nil, nil),
            ("1/2", nil, nil), ("5%", nil, nil), ("10:30", nil, nil), ("12345 CARD", nil, "12345"),
            ("5 CR DR", nil, nil),
            (String(repeating: "9", count: 31), nil, nil),
            (String(repeating: "9", count: 30), nil, String(repeating: "9", count: 30)),
            ("0.000000000000000000001", nil, "0.000000000000000000001"),
        ] as [(String, DecimalMark?, String?)])
    func amount(text: String, mark: DecimalMark?, value: String?) {
        let bytes = Array(text.utf8)
        same(
            AmountScan(bytes, bytes.indices).value(bytes, mark: mark), value.flatMap { Decimal(string: $0) },
            "\(text)")
    }

    @Test("have a sign, a side and a currency")
    func sides() {
        func scan(_ text: String) -> AmountScan {
            AmountScan(Array(text.utf8), text.utf8.indices.isEmpty ? 0..<0 : 0..<text.utf8.count)
        }
        same(
            ["-5", "5-", "(5)", "−5", "5", "+5"].map { scan($0).isNegative },
            [true, true, true, true, false, false])
        same(["5 CR", "5DR", "5 Cr.", "5"].map { scan($0).marker }, [true, false, true, nil])
        same(scan("£5").currency, 0..<2)
        same(
            ["", " ", String(repeating: "1", count: 40)].map { scan($0).problem },
            [.missingAmount, .missingAmount, .longAmount])
    }
}

@Suite("Dates in files")
struct DayScanTests {
    @Test(
        "are days",
        arguments: [
            ("2026-10-03", nil, "2026-10-03"), ("20261003", nil, "2026-10-03"),
            ("20261003120000[-5:EST]", nil, "2026-10-03"),
            ("20261003235959.123[+14:X]", nil, "2026-10-03"), ("2026/1/3", nil, "2026-01-03"),
            ("2026-10-03T23:59:59Z", nil, "2026-10-03"),
            ("03.10.2026 10:11:12", .dmy, "2026-10-03"), ("10/03/2026", .mdy, "2026-10-03"),
            ("03/10/26", .dmy, "2026-10-03"),
            ("26/10/03", .ymd, "2026-10-03"), ("10/3'26", .mdy, "2026-10-03"),
            ("3 Oct 2026", nil, "2026-10-03"),
            ("03-OCT-26", nil, "2026-10-03"), ("Oct 3, 2026", nil, "2026-10-03"),
            ("Sat, 3 Oct 2026", nil, "2026-10-03"),
            ("3. Oktober 2026", nil, "2026-10-03"), ("3 de octubre de 2026", nil, "2026-10-03"),
            ("3 жовт. 2026", nil, "2026-10-03"),
            ("3 अक्टूबर 2026", nil, "2026-10-03"), ("2026 Oct 3", nil, "2026-10-03"),
            ("3 Oct", nil, "2026-10-03"), ("24 Dec", nil, "2025-12-24"),
            ("24.12.", .dmy, "2025-12-24"), ("03102026", .dmy, "2026-10-03"), ("29 Feb", nil, "2024-02-29"),
            ("01/02/99", .dmy, "1999-02-01"),
            ("01/02/27", .dmy, "2027-02-01"), ("31/02/2026", .dmy, nil), ("2026-13-01", nil, nil),
            ("10/03/2026", nil, nil), ("0000-00-00", nil, nil),
            ("", nil, nil), ("12", nil, nil), ("Pending", nil, nil), ("2032-01-01", nil, nil),
            ("1969-12-31", nil, nil), ("1234567", nil, nil),
        ] as [(String, DayOrder?, String?)])
    func day(text: String, order: DayOrder?, day: String?) {
        let bytes = Array(text.utf8)
        let found = DayScan(bytes, bytes.indices).flatMap { $0.day(in: order, today: Files.today).value }
        same(found, day.flatMap { CalendarDate($0) }, "\(text)")
    }
}

@Suite("Texts in files")
struct FileTextTests {
    @Test(
        "are decoded, cleaned and masked",
        arguments: [
            ("A &amp;amp; B", Writing.markup, "A & B"),
            ("a &lt;b&gt; &#x41;&#66; &bogus; &#xFFFFFFFF;", .markup, "a <b> AB &bogus; &#xFFFFFFFF;"),
            ("x<![CDATA[<&amp;>]]>y<![CDATA[z", .markup, "x<&amp;>yz"),
            ("say \"\"hi\"\"", .quoted, "say \"hi\""), ("a  b\t c\n", .plain, "a b c"),
            ("4111 1111 1111 1111", .plain, "4111 11XX XXXX 1111"),
            ("4111&#49;11111111111", .markup, "411111XXXXXX1111"),
            ("a\u{202E}b\u{7}", .plain, "ab\u{FFFD}"), ("50% off", .plain, "50% off"),
        ])
    func text(text: String, writing: Writing, shown: String) {
        let file = FileText(Array(text.utf8))
        same(file.text(Span(0..<file.bytes.count), as: writing), shown)
    }

    @Test(
        "tell a payment that was taken back from a fee and from a purchase",
        arguments: [
            ("PAYMENT BOUNCED", true), ("AUTOPAY RETURNED", true), ("PAYMENT THANK YOU - REVERSAL", true),
            ("PAYMENT - RETURNED", true), ("RETURN OF PAYMENT", true), ("Reversal payment", true),
            ("RETURNED PAYMENT", true), ("Dishonoured payment", true), ("CHEQUE BOUNCE", true),
            ("Rücklastschrift", true), ("NSF FEE", false), ("NSFW STORE", false),
            ("RETURNED PAYMENT FEE", false), ("Rücklastschrift Gebühr", false), ("RETURNED GOODS", false),
            ("PAYMENT THANK YOU", false), ("COFFEE PAYMENT BOUNCED", true),
        ])
    func returned(text: String, isReturned: Bool) { same(BankWords.isReturned(text), isReturned, "\(text)") }

    @Test(
        "tell a payment from a refund, which may name the payment for it",
        arguments: [
            ("UBER PAYMENT REFUND", false), ("PAYMENT", true), ("PAYMENT RECEIVED, REFUND ACCOUNT", true),
            ("LATE PAYMENT FEE REVERSAL", false), ("Erstattung Zahlung Amazon", false), ("SHOP", false),
            ("Remboursement paiement", false), ("PAYMENT THANK YOU", true),
        ])
    func credits(text: String, isPayment: Bool) {
        same(BankWords.isPayment(ofCredit: text), isPayment, "\(text)")
    }

    @Test("are UTF-8, UTF-16, Windows-1252 or Windows-1251")
    func encodings() {
        func text(_ bytes: [UInt8]) -> String {
            let file = FileText(bytes)
            return String(decoding: file.bytes[file.start...], as: UTF8.self)
        }
        same(text([0xEF, 0xBB, 0xBF, 0x41]), "A")
        same(text([0xFE, 0xFF, 0x04, 0x10, 0x00, 0x41]), "АA")
        same(text([0x41, 0, 0x42, 0, 0x10, 0x04]), "ABА", "no mark, but zeros in every other byte")
        same(text([0x43, 0xE9, 0x20, 0x80, 0x81]), "Cé €\u{FFFD}")
        same(text([0xC4, 0xE0, 0xF2, 0xE0, 0x20, 0xBF, 0xE6, 0xE0, 0x20, 0x88]), "Дата їжа €")
        same(text(Array("Café".utf8)), "Café")
        same(text(Array("Café".utf8.dropLast())), "Caf\u{FFFD}", "cut in the last letter, but UTF-8")
    }
}
