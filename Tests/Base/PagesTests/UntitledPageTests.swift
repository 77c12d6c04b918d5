import Pages
import ScreenContract
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
}
