import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("What to try first, drawn")
struct CardListFirstStepTests {
    @Test(
        "It stands beside the title, above the keys where it has no room there, and nowhere where it has none there either"
    )
    func line() {
        let step = KeyHint<CardListEvent>(.event(.pushed(.left)), "drag a card, or press {}")
        func line(_ row: Int, _ columns: Int) -> String {
            let controls = CardListControls.fixture(firstStep: step)
            let lines = CardListLivePicture(
                layout: CardListLiveLayout(size: Size(columns: columns, rows: 24)),
                theme: .standard(depth: .none)
            )
            .canvas(for: .live([.fixture()], controls), controls) { _ in 0 }.lines
            return lines[row].trimmingCharacters(in: .whitespaces)
        }
        #expect(line(0, 80).hasPrefix("Your cards   drag a card, or press ← →   "))
        #expect(line(0, 80).hasSuffix("   1 cards"))
        #expect(line(22, 80).isEmpty)
        same(line(22, 27), "drag a card, or press ← →")
        #expect(line(0, 26) == "Your cards       1 cards" && line(22, 26).isEmpty)
    }
}
