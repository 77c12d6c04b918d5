import ScreenContract
import ScreenTestSupport
import ScreenView
import Synchronization
import TerminalKit
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
        screen.handle(
            .pointer(PointerEvent(kind: .pressed, button: .left, position: Point(column: 3, row: 3))),
            at: .zero)
        #expect(draw().contains("name 29") && view.count == first)
        show(["other"])
        #expect(draw().contains("other") && view.count == first + 1)
        screen.resize(to: Size(columns: 30, rows: 8))
        _ = draw()
        #expect(view.count == first + 2)
        _ = screen.frame(theme: .standard(depth: .none))
        #expect(view.count == first + 3)
    }
}
