import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Pages

/// What every live page says of itself: how far it goes, and what can be done on it.
@MainActor
@Suite("A live page")
struct PageHelpTests {
    private let view = NamesView()
    private let plain = Theme.standard(depth: .none)

    private func page(_ names: [String]) -> NamesPage {
        NamesPage(
            title: "Names", content: .body(names),
            hints: [
                KeyHint(.event(.refreshRequested), "again"), KeyHint(.row, "move"),
                KeyHint(.event(.screen(.closed)), "back"),
            ])
    }

    @Test("A page that goes on has a bar at its right, which moves with it; one that fits has none")
    func bar() {
        func bar(_ names: [String], scroll: Int = 0) -> [Int] {
            let space = LiveSpace(size: Size(columns: 40, rows: 20), theme: plain, scroll: scroll)
            let lines = view.frame(of: page(names), in: space).lines
            return lines.indices.filter { lines[$0].hasSuffix("┃") }
        }
        let long = (0..<60).map { "name \($0)" }
        #expect(bar(["Ada"]).isEmpty)
        #expect(bar(long).first == 0 && bar(long).count < 9)
        #expect(bar(long, scroll: 9).first ?? 0 > 0)
        same(bar(long, scroll: 1000).last, 17)
    }

    @Test("`?` shows everything that can be done, and says so where not all of it fits below the page")
    func help() {
        let output = OutputSpy<AnswerEvent>()
        let screen = PureViewScreen(view: view, output: output)
        screen.render(page(["Ada"]))
        var lines: [String] { screen.frame(theme: plain).lines }
        func press(_ key: Key) { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
        screen.resize(to: Size(columns: 40, rows: 12))
        #expect(!lines.joined().contains("?") && lines[11].contains("r again"))
        screen.resize(to: Size(columns: 20, rows: 12))
        #expect(!lines[11].contains("again") && lines[11].contains("?"))
        let place = lines[11].prefix { $0 != "?" }.count
        screen.click(at: Point(column: place, row: 11))
        let box = lines.joined(separator: "\n")
        #expect(["Names", "again", "move", "back", "╭"].allSatisfy(box.contains))
        press(.escape)
        #expect(!lines.joined().contains("╭") && !output.events.contains(.screen(.closed)))
        press(.character(","))
        #expect(lines.joined().contains("╭"))
        press(.function(1))
        #expect(!lines.joined().contains("╭"))
        press(.function(1))
        #expect(lines.joined().contains("╭"))
        press(.character("r"))
        #expect(!lines.joined().contains("╭") && output.events.last == .refreshRequested)
    }

    @Test("On a wide screen the box is as wide as its keys")
    func wideHelp() {
        let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
        screen.render(page(["Ada"]))
        screen.resize(to: Size(columns: 160, rows: 20))
        screen.handle(.key(KeyEvent(key: .character("?"))), at: .zero)
        let top = screen.frame(theme: plain).lines.first { $0.contains("╭") } ?? ""
        #expect((1..<60).contains(top.filter { "╭─╮".contains($0) }.count))
    }

    @Test("A box of keys that is higher than the screen is scrolled")
    func longHelp() {
        let hints = ["again", "move", "back"].flatMap { name in
            (0..<9).map { KeyHint<AnswerEvent>(.event(.refreshRequested), "\(name) \($0)") }
        }
        let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
        screen.render(NamesPage(title: "Names", content: .body(["Ada"]), hints: hints))
        screen.resize(to: Size(columns: 30, rows: 8))
        func press(_ key: Key) { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
        var box: String { screen.frame(theme: plain).lines.dropLast().joined(separator: "\n") }
        press(.character("?"))
        #expect(box.contains("again 0") && !box.contains("back 8"))
        press(.end)
        #expect(!box.contains("again 0") && box.contains("back 8"))
        screen.handle(.focus(false), at: .zero)
        #expect(box.contains("back 8"))
        screen.handle(.paste("x"), at: .zero)
        #expect(!box.contains("back 8"), "A text is for what lies below.")
        press(.character("?"))
        press(.escape)
        #expect(!box.contains("again 0"))
    }

    @Test("A body of 100,000 lines is shown at its end")
    func long() {
        let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: 40, rows: 12))
        screen.render(page((1...100_000).map(String.init)))
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        let frame = screen.frame(theme: plain)
        #expect(frame.text.contains("99999") && frame.text.contains("100000"))
    }
}
