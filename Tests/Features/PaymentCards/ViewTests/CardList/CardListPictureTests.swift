import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@Suite("CardListPicture")
struct CardListPictureTests {
    private let memory = DrawingMemory()

    @Test("The same state in the same space is the same picture", arguments: CardListViewState.kinds)
    func pure(state: CardListViewState) {
        for depth in ColorDepth.allCases {
            same(picture(of: state, columns: 80, depth: depth), picture(of: state, columns: 80, depth: depth))
        }
    }

    @Test("The picture has exactly the width that was asked for", arguments: 0..<11)
    func widths(decade: Int) {
        for columns in stride(from: decade * 20 + 1, through: decade * 20 + 20, by: decade < 4 ? 1 : 3) {
            for state in CardListViewState.kinds {
                for rows in [nil, 12] {
                    let canvas = picture(of: state, columns: columns, rows: rows, depth: .none)
                    same(canvas.size.columns, columns)
                    #expect(canvas.hasWholeRows)
                }
            }
        }
    }

    @Test(
        "In colour too, at widths where the layout changes",
        arguments: [1, 2, 3, 7, 23, 24, 35, 36, 59, 60, 78])
    func colorWidths(columns: Int) {
        for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
            let canvas = picture(of: .sample(.english, count: 2), columns: columns, depth: depth)
            same(canvas.size.columns, columns)
            #expect(canvas.hasWholeRows)
        }
    }

    @Test("No width at all is an empty picture, not a crash", arguments: [0, -1, .min])
    func noWidth(columns: Int) {
        same(picture(of: .failed, columns: columns, depth: .none).size.columns, 0)
    }

    @Test("Title, summary and page stand in the header, which ends where the cards do", arguments: [60, 120])
    func header(columns: Int) {
        let lines = picture(of: .sample(.english, count: 1), columns: columns, depth: .none).lines
        #expect(lines[1].hasPrefix("  Your cards "))
        #expect(lines[1].hasSuffix(" 7 cards · page 1 of 2"))
        same(lines[1].columns, 2 + CardMetrics.widest)
    }

    @Test("Every card on the screen is drawn, side by side where there is room")
    func cards() {
        for columns in [40, 80, 120, 200] {
            let text = picture(of: .sample(.english, count: 7), columns: columns, depth: .none).text
            for title in ["ICICI CHIP", "HDFC DINERS", "YES FIRST", "楽天"] { #expect(text.contains(title)) }
        }
    }

    @Test("Whatever there is to say besides the cards is said")
    func messages() {
        let troubled = picture(of: .troubled, columns: 80, depth: .none).text
        for words in ["ICICI CHIP", "! 1 card could not be read", "nothing is due.", "something to pay."] {
            #expect(troubled.contains(words))
        }
        let failed = picture(of: .failed, columns: 80, depth: .none).text
        for words in ["Error", "7#2  4332 XXXX XXXX 6564  ICICI", "Use the name"] {
            #expect(failed.contains(words))
        }
        #expect(
            picture(of: .empty, columns: 80, depth: .none).text.contains(
                "У стрічці немає жодної, або всі прибрано."))
        #expect(picture(of: .loading, columns: 80, depth: .none).text.contains("Fetching your cards…"))
    }

    private func picture(
        of state: CardListViewState, columns: Int, rows: Int? = nil, depth: ColorDepth
    ) -> Canvas {
        var theme = Theme.standard(depth: depth)
        theme.memory = memory
        return CardListPicture(space: CanvasSpace(columns: columns, rows: rows, theme: theme))
            .canvas(for: state)
    }
}
