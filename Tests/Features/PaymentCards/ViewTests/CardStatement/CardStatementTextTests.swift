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

    @Test("Every kind of screen is put into words, without drawing", arguments: CardStatementViewState.kinds)
    func kinds(state: CardStatementViewState) throws {
        let spoken = try spoken(state)
        #expect(spoken.hasPrefix("Last statement") && spoken.contains("\nICICI CHIP PLATINUM, "))
        #expect(spoken.split(separator: "\n").count >= 2)
        #expect(!spoken.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
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

    private func spoken(_ state: CardStatementViewState) throws -> String {
        try CardStatementView().text(of: state, as: .screenReader)
    }
}
