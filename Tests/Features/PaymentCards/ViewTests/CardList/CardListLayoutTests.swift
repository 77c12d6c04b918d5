import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardListLayout")
struct CardListLayoutTests {
    @Test(
        "Wide terminals show several columns, narrow or short ones the compact form",
        arguments: [
            (40, nil, 1, .full, 38), (36, nil, 1, .full, 34), (35, nil, 1, .compact, 33),
            (40, 12, 1, .compact, 38), (120, 15, 1, .compact, 46), (120, 16, 3, .full, 37),
            (80, nil, 2, .full, 37), (60, nil, 1, .full, 46), (160, nil, 4, .full, 37),
            (200, nil, 5, .full, 37),
            (10, nil, 1, .compact, 10), (1, nil, 1, .compact, 1),
        ] as [(Int, Int?, Int, CardMetrics.Form, Int)])
    func forms(columns: Int, rows: Int?, across: Int, form: CardMetrics.Form, cardColumns: Int) {
        let layout = CardListLayout(count: 20, columns: columns, rows: rows)
        same(layout.cardsAcross, across)
        same(layout.metrics, CardMetrics(form: form, columns: cardColumns))
    }

    @Test("A few cards on a wide terminal are as large as cards get, and no larger")
    func fewCards() {
        let layout = CardListLayout(count: 2, columns: 200, rows: nil)
        same(layout.cardsAcross, 2)
        same(layout.metrics.columns, CardMetrics.widest)
    }

    @Test("Every card is on the page, whatever its width")
    func onThePage() {
        for columns in 1...400 {
            for count in [0, 1, 2, 5, 100] {
                let layout = CardListLayout(count: count, columns: columns, rows: nil)
                let end = layout.column(of: layout.cardsAcross - 1) + layout.metrics.columns
                #expect(end <= columns)
                #expect(layout.cardsAcross >= 1 && layout.metrics.columns >= 1)
            }
        }
    }

    @Test("A full card is 1.58 times as wide as high, a cell being twice as high as wide")
    func proportions() {
        for columns in CardMetrics.narrowest...CardMetrics.widest {
            let rows = CardMetrics(form: .full, columns: columns).faceRows
            #expect(abs(Double(columns) / Double(2 * rows) - 1.586) < 0.09)
        }
    }

    @Test(
        "A card moves by a fraction of its width, at most by all of it",
        arguments: [
            (0, 0), (0.6, 24), (-0.6, -24), (1, 40), (-1, -40), (7, 40), (-.infinity, -40), (0.01, 0),
        ]
            as [(Double, Int)])
    func offset(fraction: Double, columns: Int) {
        same(CardMetrics(form: .full, columns: 40).offset(for: fraction), columns)
    }
}
