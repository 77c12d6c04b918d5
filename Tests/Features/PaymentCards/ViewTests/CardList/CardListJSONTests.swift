import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import Records
import TerminalTestSupport
import ScreenView
import ScreenContract
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("The list as JSON")
struct CardListJSONTests {
    /// What another program reads of the document.
    private struct Document: Decodable {
        struct Card: Decodable {
            struct Due: Decodable { let amount: Decimal }
            let title: String
            let due: Due?
        }
        let cards: [Card]
    }

    @Test(
        "An amount is exact to the last digit",
        arguments: [
            "0.1", "242.33", "1234567.5", "12345678901234567890.12", "0.00000001", "-7853.33", "1e30",
        ])
    func amounts(digits: String) throws {
        let amount = try #require(Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")))
        let row = CardRow.fixture(record: .fixture(due: .fixture(amount: amount)))
        let state = CardListViewState(title: "", content: .cards([row]))
        try same(document(of: state).cards.first?.due?.amount, amount)
        #expect(CardsRecord(state).json().contains("\"amount\" : \(amount)"))
    }

    @Test("Whatever a feed holds, the document reads back as it was and can't command a terminal")
    func hostile() throws {
        let text = CardListTextTests.hostile + "\"\\/ 👩‍👩‍👧"
        let row = CardRow.fixture(record: .fixture(title: text, holder: text))
        let state = CardListViewState(title: "", content: .cards([row]))
        try same(document(of: state).cards.first?.title, text)
        let json = CardsRecord(state).json()
        #expect(!json.unicodeScalars.contains { $0.isHarmful && $0 != "\n" })
    }

    @Test(
        "Without cards it is a document all the same, the same in every run",
        arguments: CardListViewState.kinds)
    func always(state: CardListViewState) throws {
        try same(document(of: state).cards.count, state.rows.count)
        same(CardsRecord(state).json(), CardsRecord(state).json())
    }

    private func document(of state: CardListViewState) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(CardsRecord(state).json().utf8))
    }
}
