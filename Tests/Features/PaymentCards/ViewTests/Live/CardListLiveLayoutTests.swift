import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TestSupport
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
        guard !layout.isTooSmall else { return layout.cards >= 1 }
        let frames = (0..<layout.cards).map { layout.frame(of: $0) }
        // One more would not fit.
        return layout.frame(of: layout.cards).maxRow > layout.body.maxRow
            && frames.indices.allSatisfy { index in
                let frame = frames[index]
                let next = frames.dropFirst(index + 1).prefix(layout.grid.cardsAcross)
                // The last column is the scrollbar's.
                return frame.intersection(layout.body) == frame && frame.minColumn > 0
                    && frame.maxColumn < layout.size.columns
                    && next.allSatisfy { $0.intersection(frame).isEmpty }
            }
    }

    @Test(
        "So many cards fit whole, and so many more peek in",
        arguments: [
            (1, 1, 1, 0), (20, 8, 1, 0), (40, 12, 2, 0), (40, 15, 3, 0), (80, 24, 4, 2), (80, 12, 4, 0),
            (80, 20, 2, 2), (120, 40, 6, 3), (200, 50, 10, 5), (300, 80, 15, 5),
        ])
    func capacity(columns: Int, rows: Int, cards: Int, peeking: Int) {
        let layout = CardListLiveLayout(size: Size(columns: columns, rows: rows))
        let grid = CardGrid(layout.grid, rows: layout.body.size.rows)
        same(grid.cards, cards)
        same(grid.peeking, peeking)
    }

    @Test("Where all cards fit as larger ones, they are larger, and they stand in the middle")
    func roomy() throws {
        for (size, total) in [(Size(columns: 80, rows: 24), 2), (Size(columns: 300, rows: 80), 2)] {
            let dense = CardListLiveLayout(size: size)
            guard case .capacityChanged(_, _, _, let roomy) = dense.capacityEvent else { return }
            let grid = try #require(roomy.first { $0.cards >= total })
            let layout = CardListLiveLayout(
                size: size, window: WindowState(first: 0, count: total, total: total, grid: grid))
            #expect(layout.grid.metrics.rows > dense.grid.metrics.rows)
            let (first, last) = (layout.frame(of: 0), layout.frame(of: total - 1))
            same(first.minRow, last.minRow)
            #expect(abs(first.minColumn - (size.columns - last.maxColumn)) <= 1)
        }
    }

    @Test("A row before the first one ends above it, and then the last row stands on the ground")
    func lead() {
        for size in [Size(columns: 80, rows: 24), Size(columns: 200, rows: 50)] {
            let top = CardListLiveLayout(size: size)
            let window = WindowState(
                first: top.grid.cardsAcross, count: top.cards, total: top.cards + top.grid.cardsAcross,
                lead: top.grid.cardsAcross)
            let layout = CardListLiveLayout(size: size, window: window)
            same(layout.frame(of: layout.cards + layout.grid.cardsAcross - 1).maxRow, layout.body.maxRow)
            #expect(layout.frame(of: 0).minRow < layout.body.minRow)
            let peek = layout.visibleFrame(of: 0)
            #expect(peek.minRow == layout.body.minRow && !peek.isEmpty)
        }
    }

    @Test("A screen too small for cards shows none of a frame, and any other as much as lies in the body")
    func visible() {
        let layout = CardListLiveLayout(size: Size(columns: 80, rows: 24))
        same(layout.visibleFrame(of: 0), layout.frame(of: 0))
        same(layout.visibleFrame(of: 4).maxRow, layout.body.maxRow)
        #expect(CardListLiveLayout(size: Size(columns: 19, rows: 40)).visibleFrame(of: 0).isEmpty)
    }
}
