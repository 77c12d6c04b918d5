import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@MainActor
@Suite("A page without a title of its own")
struct UntitledPageTests {
    private let plain = Theme.standard(depth: .none)

    private func page(_ content: NamesPage.Content) -> NamesPage {
        NamesPage(title: "Names", content: content)
    }

    @Test(
        "begins with its body, but says its title first, and shows it on any other content"
    )
    func withoutTitle() throws {
        let view = UntitledNamesView()
        let space = CanvasSpace(columns: 40, theme: plain)
        let body = view.canvas(of: page(.body(["Ada"])), in: space)
        #expect(body.lines.first?.contains("Ada") == true && !body.text.contains("Names"))
        #expect(view.canvas(of: page(.loading("Wait…")), in: space).text.contains("Names"))
        let live = LiveSpace(size: Size(columns: 40, rows: 9), theme: plain)
        #expect(!view.frame(of: page(.body(["Ada"])), in: live).text.contains("Names"))
        #expect(try view.text(of: page(.body(["Ada"])), as: .screenReader).hasPrefix("Names"))
    }

    @Test("has a bar in its first row once it is scrolled, and a page further nothing was missed below it")
    func bar() throws {
        let output = OutputSpy<AnswerEvent>()
        let screen = PureViewScreen(view: UntitledNamesView(), output: output)
        screen.resize(to: Size(columns: 20, rows: 8))
        func rows() -> [String] { screen.frame(theme: plain).lines }
        func press(_ key: Key) { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
        screen.render(page(.body((0..<30).map { "name \($0)" })))
        #expect(rows()[0].contains("name 0") && rows()[5].contains("name 5"))
        press(.pageDown)
        #expect(rows()[0].contains("Back") && rows()[1].contains("name 6"))
        screen.click(at: Point(column: 4, row: 0))
        #expect(output.events.contains(.screen(.closed)))
        press(.home)
        #expect(rows()[0].contains("name 0"))
        screen.render(page(.body(["a", "b", "c"])))
        #expect(!rows().joined().contains("Back"))
    }
}
