import Pages
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("Card check view")
struct CardCheckViewTests {
    private let state = CardCheckViewState(
        title: "Check of the cards", summary: "1 card, 1 card could not be read",
        content: .body([
            CardCheckLine(
                place: "cards.json:12:31", title: "GOLD", problem: "unknown network “VSIA”",
                remedy: "known are VISA; nearest: VISA", isFatal: false),
            CardCheckLine(
                place: "cards.json:20:5", title: nil, problem: "“title” is missing", remedy: nil,
                isFatal: true),
        ]),
        record: CardCheckRecord(
            lines: [
                CardCheckRecord.Line(
                    severity: .warning, source: "cards.json", line: 12, column: 31, title: "GOLD",
                    problem: "unknown network “VSIA”", accepted: "known are VISA", nearest: ["VISA", "AMEX"])
            ], more: 2, cards: 1, unreadableCards: 1, unreadableStatements: 0, isFatal: true))

    @Test("A finding is heard with its place, the card, what is wrong and what to write")
    func spoken() throws {
        try same(
            CardCheckView().text(of: state, as: .screenReader),
            """
            Check of the cards, 1 card, 1 card could not be read

            cards.json:12:31, GOLD: unknown network “VSIA”.
            known are VISA; nearest: VISA.

            cards.json:20:5: “title” is missing.

            """)
    }

    @Test("The plain form is a line of fields")
    func plain() throws {
        try same(
            CardCheckView().text(of: state, as: .plain),
            "warning\tcards.json\t12\t31\tGOLD\tunknown network “VSIA”\tknown are VISA\tVISA,AMEX\n")
    }

    @Test("The place stands above what is wrong, at every width", arguments: [1, 8, 24, 80, 200])
    func picture(columns: Int) {
        let canvas = CardCheckView().canvas(
            of: state, in: CanvasSpace(columns: columns, theme: .standard(depth: .none)))
        same(canvas.size.columns, columns)
        let text = canvas.text
        if columns >= 80 {
            #expect(text.contains("cards.json:12:31  GOLD"))
            #expect(text.contains("  unknown network “VSIA”"))
        }
    }
}
