import Foundation
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Pages

@MainActor
@Suite("The title bar of a page")
struct TitleBarTests {
    private let plain = Theme.standard(depth: .none)
    private let output = OutputSpy<AnswerEvent>()

    private func page(
        _ names: [String] = ["Ada"], back: AnswerEvent? = .screen(.closed), isEnabled: Bool = true,
        isRefreshing: Bool = false, turn: Int? = nil
    ) -> NamesPage {
        NamesPage(
            title: "Names", summary: "1 name", content: .body(names), isRefreshing: isRefreshing, turn: turn,
            bar: TitleBar(
                back: back, action: PageButton("Sort", .refreshRequested, isEnabled: isEnabled),
                choice: "By age"))
    }

    private func screen(_ size: Size, _ page: NamesPage) -> PureViewScreen<NamesView> {
        let screen = PureViewScreen(view: NamesView(), output: output)
        screen.resize(to: size)
        screen.render(page)
        return screen
    }

    private func click(_ screen: PureViewScreen<NamesView>, _ column: Int, _ row: Int) {
        let point = Point(column: column, row: row)
        screen.click(at: point)
    }

    @Test(
        "has the way back at the left and the action at the right, in as many words as there is room for",
        arguments: [
            (60, "‹ Esc  Names", "Sort: By age ▾"), (38, "‹ Esc  Names", "Sort: By age ▾"),
            (26, "‹ Esc  Names", "Sort ▾"), (18, "‹ Esc  Names", "▾"), (14, "‹ Esc  Nam…", "▾"),
        ])
    func forms(columns: Int, left: String, right: String) {
        let screen = screen(Size(columns: columns, rows: 20), page())
        let line = screen.frame(theme: plain).lines[1].trimmingCharacters(in: .whitespaces)
        #expect(line.hasSuffix(right) && (line.hasPrefix(left) || columns == 14), "\(line)")
        let start = columns < 60 ? 1 : 2
        click(screen, start, 1)
        click(screen, columns - start - 1, 1)
        click(screen, start + 8, 1)
        same(output.events, [.screen(.closed), .refreshRequested])
    }

    @Test("says after the title that something is on its way; nothing moves when that has come")
    func busy() {
        let lines = [true, false].map {
            screen(Size(columns: 31, rows: 20), page(isRefreshing: $0)).frame(theme: plain).lines[1]
        }
        #expect(lines[0].contains("Names …") && lines[1] == lines[0].replacing(" …", with: "  "))
    }

    @Test("says so with a mark that turns, where it may")
    func turning() {
        let marks = (0...4).map { turn in
            screen(Size(columns: 60, rows: 20), page(isRefreshing: true, turn: turn)).frame(theme: plain)
                .lines[1].firstMatch(of: /Names (.)/).map { String($0.1) }
        }
        same(marks, ["│", "╱", "─", "╲", "│"])
    }

    @Test("never scrolls away", arguments: [24, 10])
    func scrolled(rows: Int) {
        let screen = screen(
            Size(columns: 40, rows: rows), page((0..<60).map { "name \($0)" }, back: nil))
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        let lines = screen.frame(theme: plain).lines
        #expect(lines[0].contains("Names") && lines[0].contains("Sort: By age ▾") && !lines[0].contains("‹"))
        #expect(lines.contains { $0.contains("name 59") })
        click(screen, 37, 0)
        same(output.events, [.refreshRequested])
    }

    @Test("is quiet, but can be pressed, where the action does nothing now; in print, there is the summary")
    func print() {
        let colours = Theme.standard(depth: .trueColor)
        func color(_ page: NamesPage) -> Color? {
            let frame = screen(Size(columns: 40, rows: 20), page).frame(theme: colours)
            return frame[Point(column: 38, row: 1)].style.foreground
        }
        #expect(color(page()) == colours.accent && color(page(isEnabled: false)) == colours.secondary)
        let printed = NamesView().canvas(of: page(), in: CanvasSpace(columns: 40, theme: plain)).lines
        #expect(printed[1].contains("1 name") && !printed[1].contains("Sort") && !printed[1].contains("‹"))
    }
}
