import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("ScrollbarPicture")
struct ScrollbarPictureTests {
    @Test("The bar is at an end only where the list is, for two cards more as for 100,000")
    func ends() {
        for total in [5, 14, 1000, 100_000] {
            for rows in [4, 8, 20, 76] {
                var last = -1
                for first in stride(from: 0, through: total - 4, by: max(1, total / 500)) + [total - 4] {
                    let bar = ScrollbarPicture(
                        first: first, count: 4, total: total, theme: .standard(depth: .none))
                    guard let thumb = bar.thumb(rows: rows) else {
                        Issue.record("no bar")
                        return
                    }
                    #expect(!thumb.isEmpty && thumb.lowerBound >= last && thumb.upperBound <= rows)
                    #expect((thumb.lowerBound == 0) == (first == 0) || rows - thumb.count < 3)
                    #expect((thumb.upperBound == rows) == (first == total - 4) || rows - thumb.count < 3)
                    last = thumb.lowerBound
                }
            }
        }
    }

    @Test("There is none where everything is on the screen, and none without room")
    func none() {
        let theme = Theme.standard(depth: .none)
        #expect(ScrollbarPicture(first: 0, count: 4, total: 4, theme: theme).thumb(rows: 20) == nil)
        #expect(ScrollbarPicture(first: 0, count: 4, total: 9, theme: theme).thumb(rows: 2) == nil)
    }

    @Test("It stands in the last column, in signs that few fonts lack where there are few colours")
    func drawn() {
        let bar = [ColorDepth.ansi16, .trueColor].map { depth in
            var canvas = Canvas(size: Size(columns: 3, rows: 4))
            ScrollbarPicture(first: 0, count: 1, total: 2, theme: .standard(depth: depth))
                .draw(in: canvas.bounds, on: &canvas)
            return canvas.lines.map { String($0.suffix(1)) }.joined()
        }
        same(bar, ["┃┃││", "▐▐"])
    }
}
