import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardListText")
struct CardListTextTests {
    static let hostile =
        "A\tB\nC\r\u{1B}[2J\u{9B}1m\u{0}\u{7F}\u{85}\u{2028}\u{202E}D\u{2066}\u{200F}\u{FEFF}"

    @Test("The plain form is one card a line, fifteen fields, whole")
    func plain() {
        let title = String(repeating: "VERY LONG ", count: 60)
        let record = CardRecord.fixture(
            name: "7#2", title: title, due: .fixture(amount: 1500, billed: 2000, days: -2), position: .left,
            reveal: -0.6)
        same(
            plain([.fixture(record: record)]),
            """
            7#2\t\(title)\t4221 XXXX XXXX 8776\tASHA RAO\tSBI\tMASTERC\t1500\tINR\tdue\tdue in 6 days\t-2\t\
            view_details,pay_now\tleft\t2000\t

            """)
    }

    @Test("A field without a value is empty, and keeps its place")
    func emptyFields() {
        let line = plain([.fixture(record: .fixture(holder: "", due: nil, actions: []))])
        #expect(line.hasSuffix("\tSBI\tMASTERC\t\t\t\t\t\t\tcenter\t\t\n"))
        same(line.count { $0 == "\t" }, 14)
    }

    @Test("Whatever a feed holds, a card stays one line of fifteen fields without a control character")
    func hostilePlain() {
        let text = Self.hostile
        let record = CardRecord.fixture(
            name: text, id: text, title: text, number: text, lastFour: text, holder: text, network: text,
            bank: text, due: .fixture(billed: 1, currency: text, state: text),
            actions: [CardRecord.Action(code: text, isAvailable: true)])
        let plain = plain([.fixture(record: record), .fixture(record: record)])
        let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
        same(lines.count, 3)
        same(lines.last, "")
        #expect(
            lines.dropLast().allSatisfy {
                $0.split(separator: "\t", omittingEmptySubsequences: false).count == 15
            })
        #expect(!plain.unicodeScalars.contains { $0.isHarmful && $0 != "\n" && $0 != "\t" })
    }

    @Test("A list without cards is no line at all", arguments: CardListViewState.kinds)
    func noCards(state: CardListViewState) {
        same(CardListText(state: state).plain.count { $0 == "\n" }, state.rows.count)
    }

    @Test("A screen reader hears headline, title, subtitle, description, then the actions, card by card")
    func spoken() {
        let state = CardListViewState(
            title: "Your cards", summary: "2 cards",
            content: .cards([.fixture(), .fixture(spoken: .fixture(headline: "Card 2 of 2", actions: []))]),
            partial: PartialState(headline: "1 card could not be read", faults: []),
            paging: PagingState(label: "page 1 of 2"),
            alert: AlertState(title: "Error", message: "No.", facts: ["7#1"], advice: "Try."))
        same(
            CardListText(state: state).spoken,
            """
            Your cards, 2 cards, page 1 of 2

            Card 1 of 2
            SBI REWARDZ
            SBI, Mastercard, ending in 8776
            ASHA RAO. Total due ₹7,853.33, due in 6 days.
            view details
            pay now

            Card 2 of 2
            SBI REWARDZ
            SBI, Mastercard, ending in 8776
            ASHA RAO. Total due ₹7,853.33, due in 6 days.

            1 card could not be read

            Error
            No.
            7#1
            Try.

            """)
    }

    @Test("Nothing is drawn for a screen reader, and everything is said", arguments: CardListViewState.kinds)
    func noDrawing(state: CardListViewState) {
        let spoken = CardListText(state: state).spoken
        #expect(!spoken.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) })
        #expect(spoken.hasPrefix("Your cards") || spoken.hasPrefix("Ваші картки"))
    }

    @Test("What is heard can't command a terminal, and a title stays one line")
    func hostileSpoken() {
        let text = Self.hostile
        let spoken = CardListText(
            state: CardListViewState(
                title: "Your cards",
                content: .cards([
                    .fixture(
                        spoken: SpokenCard(
                            headline: text, title: text, subtitle: text, description: text, actions: [text]))
                ]))
        ).spoken
        same(spoken.count { $0 == "\n" }, 7)
        #expect(!spoken.unicodeScalars.contains { $0.isHarmful && $0 != "\n" })
    }

    private func plain(_ rows: [CardRow]) -> String {
        CardListText(state: CardListViewState(title: "", content: .cards(rows))).plain
    }
}
