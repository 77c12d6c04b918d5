import Foundation
import Pages
import PaymentCardsScreens
import Records
import TerminalKit
import TerminalTestSupport
import ScreenView
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("The text of a statement")
struct CardStatementTextTests {
    @Test("The plain form is one transaction a line, six fields")
    func plain() {
        same(
            CardStatementViewState.fixture().record?.plain,
            """
            2026-10-13\t842.5\tINR\tgroceries\t1\tBIGBASKET
            2026-10-17\t-5120\tINR\tpayment\t2\tTHANK YOU

            """)
    }

    @Test("The form for spreadsheets has the same fields below their names")
    func csv() {
        same(
            CardStatementViewState.fixture().record?.csv,
            "date,amount,currency,category,id,text\r\n2026-10-13,842.5,INR,groceries,1,BIGBASKET\r\n"
                + "2026-10-17,-5120,INR,payment,2,THANK YOU\r\n")
    }

    @Test(
        "Without transactions there is no line, and only the names for a spreadsheet", arguments: [4, 5, 6])
    func empty(kind: Int) {
        same(CardStatementViewState.kinds[kind].record?.plain, "")
        same(CardStatementViewState.kinds[kind].record?.csv, "date,amount,currency,category,id,text\r\n")
    }

    @Test("Whatever a feed holds, a transaction stays one line of six fields without a control character")
    func hostile() throws {
        let bad = CardListTextTests.hostile
        let record = StatementRecord.fixture([
            StatementRecord.Transaction(
                id: bad, date: "2026-10-13", text: bad, category: bad, amount: 1, currency: bad)
        ])
        let state = CardStatementViewState.fixture(record: record)
        let plain = try #require(state.record?.plain)
        let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
        same(lines.count, 2)
        same(lines[0].split(separator: "\t").count, 6)
        for form in [plain, state.record?.csv ?? "", try spoken(state)] {
            #expect(!form.unicodeScalars.contains { $0.isHarmful && !"\r\n\t".unicodeScalars.contains($0) })
        }
    }

    @Test("A voice says what it is, the totals, what was spent where, and then the transactions")
    func inWords() throws {
        let state = CardStatementViewState.fixture(
            .body(.fixture(warnings: ["It does not add up."], bars: [StatementSheet.bars[0]])))
        try same(
            spoken(state),
            """
            Last statement, from 13 October 2026 to 12 November 2026
            ICICI CHIP PLATINUM, ICICI Bank, Mastercard, ending in 6564

            It does not add up.

            Opening balance: ₹5,120.10.
            Spent: ₹8,652.33.
            Paid back: ₹5,919.10.
            Closing balance: ₹7,853.33.
            Minimum due: ₹392.67.
            Due date: 26 Nov 2026.

            Spent by category.
            Groceries: ₹1300.00.

            Most on 14 October 2026: ₹1,911.00.

            Transactions: 3.
            13 October 2026, BIGBASKET BENGALURU, Groceries, spent ₹842.50.
            13 October 2026, BIGBASKET BENGALURU, Groceries, spent ₹842.50.
            12 November 2026, THANK YOU, Payment, paid back.

            """)
    }

    @Test("Every kind of screen is put into words, without drawing", arguments: CardStatementViewState.kinds)
    func kinds(state: CardStatementViewState) throws {
        let spoken = try spoken(state)
        #expect(spoken.hasPrefix("Last statement") && spoken.contains("\nICICI CHIP PLATINUM, "))
        #expect(spoken.split(separator: "\n").count >= 2)
        #expect(!spoken.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
    }

    @Test("The document names its schema, and holds the card, the totals and the transactions")
    func json() throws {
        let document = try document(.fixture(record: .fixture(difference: -1)))
        #expect(document["schema"] as? String == "swippy.statement/3")
        #expect((document["card"] as? [String: Any])?["name"] as? String == "48822393341")
        let statement = try #require(document["statement"] as? [String: Any])
        same(
            Set(statement.keys),
            [
                "from", "to", "currency", "dueDate", "opening", "spent", "paidBack", "closing", "minimumDue",
                "difference", "balanced", "spending", "credits", "days", "transactions",
            ])
        #expect(statement["balanced"] as? Bool == false)
        same(
            (statement["transactions"] as? [[String: Any]])?.map { $0["amount"] as? Double },
            [
                842.5, -5120,
            ])
        same((statement["days"] as? [Any])?.count, 2)
    }

    @Test("An amount in the document keeps every digit")
    func exactAmounts() throws {
        let amount = try #require(Decimal(string: "12345678901234567890.123456789"))
        let record = StatementRecord.fixture([
            StatementRecord.Transaction(
                id: "1", date: "2026-10-13", text: "", category: "", amount: amount, currency: "INR")
        ])
        let text = try CardStatementView().text(of: .fixture(record: record), as: .json)
        #expect(text.contains("\"amount\" : 12345678901234567890.123456789"))
    }

    @Test("A statement that doesn't exist yet, or is unknown, is left out", arguments: [4, 5, 6])
    func missing(kind: Int) throws {
        #expect(try document(CardStatementViewState.kinds[kind])["statement"] == nil)
    }

    private func spoken(_ state: CardStatementViewState) throws -> String {
        try CardStatementView().text(of: state, as: .screenReader)
    }

    private func document(_ state: CardStatementViewState) throws -> [String: Any] {
        let text = try CardStatementView().text(of: state, as: .json)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
