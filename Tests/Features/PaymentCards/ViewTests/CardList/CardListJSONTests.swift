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
    /// The document as another program would read it.
    private struct Document: Decodable {
        struct Card: Decodable {
            struct Due: Decodable {
                let amount: Decimal
                let currency, state, status: String
                let days: Int?
            }
            struct Action: Decodable {
                let action: String
                let available: Bool
            }
            let name, id, title, number, holder, network, bank, position: String
            let lastFour: String?
            let due: Due?
            let actions: [Action]
            let reveal: Double
        }
        let schema: String
        let page: Int
        let pages, total: Int?
        let cards: [Card]
        let unreadable: [[String: String]]
    }

    @Test("The document names its schema and holds the page, the cards and what could not be read")
    func document() throws {
        let state = CardListViewState(
            title: "", content: .cards([.fixture(record: .fixture(position: .left, reveal: -0.6))]),
            partial: PartialState(
                headline: "",
                faults: [PartialState.Fault(path: "card[3].number", expected: "text", found: "null")]),
            paging: PagingState(page: 2, pageCount: 3, total: 41))
        let document = try document(of: state)
        same(document.schema, "swippy.cards/3")
        same([document.page, document.pages, document.total], [2, 3, 41])
        same(document.unreadable, [["path": "card[3].number", "expected": "text", "found": "null"]])
        let card = try #require(document.cards.first)
        same([card.name, card.id, card.title], ["48822393341", "48822393341", "SBI REWARDZ"])
        same([card.number, card.lastFour], ["4221 XXXX XXXX 8776", "8776"])
        same([card.holder, card.network, card.bank, card.position], ["ASHA RAO", "MASTERC", "SBI", "left"])
        same(card.reveal, -0.6)
        same(card.actions.map(\.action), ["view_details", "pay_now"])
        same(card.actions.map(\.available), [true, false])
        same([card.due?.currency, card.due?.state, card.due?.status], ["INR", "due in 6 days", "due"])
        same(card.due?.days, 6)
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
