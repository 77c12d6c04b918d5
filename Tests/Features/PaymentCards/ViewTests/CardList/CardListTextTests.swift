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
