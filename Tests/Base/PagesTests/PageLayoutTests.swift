import ScreenContract
import ScreenTestSupport
import ScreenView
import Synchronization
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Pages

/// A page that counts how often it is laid out.
private final class CountedView: AnswerPageView {
    typealias Content = Names

    private let layouts = Mutex(0)

    var count: Int { layouts.withLock { $0 } }
    var program: String { "wallet" }
    func margin(in columns: Int) -> Int { 1 }

    func parts(of names: [String]) -> [Part<AnswerEvent>] {
        layouts.withLock { $0 += 1 }
        return [.stack(names.map { .paragraph($0) }, gap: 0)]
    }
}

/// A page of a hundred thousand lines that counts how many it draws.
private final class LongView: AnswerPageView {
    typealias Content = Names

    private let drawn = Mutex(0)

    var count: Int { drawn.withLock { $0 } }
    var program: String { "wallet" }

    func parts(of names: [String]) -> [Part<AnswerEvent>] {
        [
            .list(count: 100_000, words: (0..<100_000).map { "name \($0)" }) { index in
                self.drawn.withLock { $0 += 1 }
                return .line([Ink("name \(index)")])
            }
        ]
    }
}

@MainActor
@Suite("The layout of a page")
struct PageLayoutTests {
    @Test(
        "is made once for a state, a size and colours, however often the page is drawn, scrolled and clicked")
    func once() {
        let view = CountedView()
        let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
        let colours = Theme.standard(depth: .trueColor)
        func show(_ names: [String]) { screen.render(NamesPage(title: "Names", content: .body(names))) }
        func draw() -> String { ANSIEncoder.plainText(screen.frame(theme: colours)) }
        screen.resize(to: Size(columns: 20, rows: 8))
        show((0..<30).map { "name \($0)" })
        #expect(draw().contains("name 0"))
        let first = view.count
        for key in [Key.down, .pageDown, .up, .end] {
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
            _ = draw()
        }
        screen.click(at: Point(column: 3, row: 3))
        #expect(draw().contains("name 29") && view.count == first)
        show(["other"])
        #expect(draw().contains("other") && view.count == first + 1)
        screen.resize(to: Size(columns: 30, rows: 8))
        _ = draw()
        same(view.count, first + 2)
        _ = screen.frame(theme: .standard(depth: .none))
        same(view.count, first + 3)
    }

    @Test("draws what is on a card once, and makes its words only to be read")
    func card() {
        var (drawn, read) = (0, 0)
        func words() -> [String] {
            read += 1
            return ["coffee"]
        }
        let content = Part<AnswerEvent>(words: words()) { columns, theme in
            PartLayout(rows: 2) { rows in
                drawn += 1
                return theme.page(columns: columns, rows: rows.count)
            }
        }
        let card = Part<AnswerEvent>.card(titled: "Spending", content)
        same(card.layout(columns: 20, theme: .standard(depth: .trueColor)).canvas.size.columns, 20)
        #expect(drawn == 1 && read == 0)
        #expect(card.words == ["Spending", "coffee"] && drawn == 1)
    }

    @Test("draws of a hundred thousand lines those in sight, and all are heard")
    func long() throws {
        let (view, page) = (LongView(), NamesPage(title: "Names", content: .body([])))
        let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: 20, rows: 10))
        screen.render(page)
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        #expect(screen.frame(theme: .standard(depth: .none)).lines.contains { $0.contains("name 99999") })
        #expect(view.count <= 20)
        #expect(try view.text(of: page, as: .screenReader).hasSuffix("\nname 99999.\n"))
    }

    @Test("Read aloud, a line to type ends without a full stop")
    func commands() throws {
        let page = NamesPage(title: "Names", content: .body(["Undo it: wallet undo 1", "Ada"]))
        try same(NamesView().text(of: page, as: .screenReader), "Names\n\nUndo it: wallet undo 1\nAda.\n")
    }

    @Test("What is pinned stays at the foot of a page that is too long, and can be pressed there")
    func pinned() {
        let output = OutputSpy<AnswerEvent>()
        let screen = PureViewScreen(view: NamesView(), output: output)
        screen.render(NamesPage(title: "Names", content: .body(["pinned"] + (1...30).map { "row \($0)" })))
        func lines(_ rows: Int) -> [String] {
            screen.resize(to: Size(columns: 40, rows: rows))
            return screen.frame(theme: .standard(depth: .none)).lines
        }
        same(lines(40).firstIndex { $0.contains("[Again]") }, 34)
        #expect(lines(12)[9].contains("[Again]") && lines(12)[2].contains("row 1"))
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        #expect(lines(12)[8].contains("row 30") && lines(12)[9].contains("[Again]"))
        screen.click(at: Point(column: 3, row: 9))
        same(output.events, [.refreshRequested])
        #expect(!lines(3)[0].contains("[Again]"))
    }
}
