import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

/// What fills the pages of this feature. What they share is tested with the pages.
@MainActor
@Suite("Bodies of pages")
struct PageBodyTests {
    @Test("Any body is as wide as is asked for", arguments: 1...200)
    func sizes(columns: Int) {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
        let pictures = [
            CardDuesView().canvas(of: .sample(), in: space), CardHistoryView().canvas(of: .sample, in: space),
            DuePaymentsView().canvas(of: .sample(), in: space),
            CardSpendingView().canvas(of: .sample, in: space),
        ]
        for picture in pictures { #expect(picture.size.columns == columns && picture.hasWholeRows) }
    }

    @Test("No width is too small for dues, with or without the mark of the chosen line", arguments: 0...24)
    func tiny(columns: Int) throws {
        let sheet = try #require(CardDuesViewState.sample().body)
        for chosen in [nil, 0] {
            let part = Part<CardDuesEvent>.dues(sheet, chosen: chosen)
            let canvas = part.layout(columns: columns, theme: .standard(depth: .none)).canvas
            #expect(canvas.size.columns == columns && canvas.hasWholeRows)
        }
    }

    @Test("A long table of dues is drawn in a window as in whole, wide or narrow", arguments: [34, 100])
    func window(columns: Int) throws {
        let sheet = try #require(CardDuesViewState.sample().body)
        let lines = Array(repeating: sheet.lines, count: 40).flatMap(\.self)
        let part = Part<CardDuesEvent>.dues(DuesSheet(lines: lines, sums: sheet.sums))
        let layout = part.layout(columns: columns, theme: .standard(depth: .none))
        #expect(layout.rows >= 200)
        same(layout.canvas(rows: 91..<117).lines, Array(layout.canvas.lines[91..<117]))
        same(part.words.count, 200 + 1 + sheet.sums.count)
    }
}

extension CardSpendingViewState {
    fileprivate static let sample = CardSpendingViewState(
        title: "Spending by category", summary: "2 last statements",
        content: .body([
            SpendingChart(
                heading: "14 Oct – 13 Nov 2026: ₹6,653.33",
                bars: [
                    StatementSheet.Bar(category: .neutral, label: "Fuel", amount: "₹6,000.00", share: 1),
                    StatementSheet.Bar(category: .neutral, label: "楽天カード", amount: "₹653.33", share: 0.1),
                ], isByCategory: false, spoken: ["Fuel: ₹6,000.00, 2 transactions"])
        ]))
}
