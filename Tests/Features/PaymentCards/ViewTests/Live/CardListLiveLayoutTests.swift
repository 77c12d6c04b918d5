import PaymentCardsTestSupport
import TerminalKit
import Testing

@testable import PaymentCardsView

@Suite("CardListLiveLayout")
struct CardListLiveLayoutTests {
    @Test("On a screen of any size the cards that fit overlap nowhere and stay between title and keys")
    func frames() {
        var broken: [Size] = []
        for columns in 1...220 {
            for rows in 1...80 {
                let size = Size(columns: columns, rows: rows)
                if !isSound(CardListLiveLayout(size: size)) { broken.append(size) }
            }
        }
        #expect(broken.isEmpty)
    }

    private func isSound(_ layout: CardListLiveLayout) -> Bool {
        guard !layout.isTooSmall else { return layout.capacity >= 1 }
        let frames = (0..<layout.capacity).map { layout.frame(of: $0) }
        // One more would not fit.
        return layout.frame(of: layout.capacity).maxRow > layout.body.maxRow
            && frames.indices.allSatisfy { index in
                let frame = frames[index]
                let next = frames.dropFirst(index + 1).prefix(layout.grid.cardsAcross)
                return frame.intersection(layout.body) == frame
                    && next.allSatisfy { $0.intersection(frame).isEmpty }
            }
    }

    @Test(
        "So many cards fit",
        arguments: [
            (1, 1, 1), (20, 8, 1), (40, 12, 2), (80, 24, 2), (80, 12, 2), (120, 40, 6), (200, 60, 15),
        ])
    func capacity(columns: Int, rows: Int, cards: Int) {
        #expect(CardListLiveLayout(size: Size(columns: columns, rows: rows)).capacity == cards)
    }

    @Test("A card without a due takes less of its frame, and a screen too small for cards shows none of it")
    func drawn() {
        let layout = CardListLiveLayout(size: Size(columns: 80, rows: 24))
        #expect(layout.frame(of: 0, showing: .fixture()) == layout.frame(of: 0))
        #expect(layout.frame(of: 0, showing: .fixture(due: nil)).size.rows == layout.grid.metrics.faceRows)
        #expect(
            CardListLiveLayout(size: Size(columns: 19, rows: 40)).frame(of: 0, showing: .fixture()).isEmpty)
    }
}
