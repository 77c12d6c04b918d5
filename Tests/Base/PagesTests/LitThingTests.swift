import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

/// A page with two buttons, a panel that can be pressed, and names; without a margin.
private struct ThingsView: AnswerPageView {
    typealias Content = Names

    var program: String { "wallet" }
    func margin(in columns: Int) -> Int { 0 }
    func parts(of names: [String]) -> [Part<AnswerEvent>] {
        let panel = Part<AnswerEvent>.stack(
            [.line([]), .line([Ink("  panel")]), .line([])], gap: 0)
        return [
            .buttons([
                PageButton("Again", names.isEmpty ? .screen(.uncovered) : .refreshRequested, isMain: true),
                PageButton("Seen", .screen(.uncovered)),
            ]),
            panel.pressed(.screen(.privacyToggled)),
        ] + NamesView().parts(of: names)
    }
    func frame(of page: NamesPage, showing layout: PartLayout, in space: LiveSpace) -> Canvas {
        var frame = NamesView().frame(of: page, showing: layout, in: space)
        if page.title == "Search" { frame.putCursor(at: .zero, style: Style()) }
        return frame
    }
    func marking(_ pressed: AnswerEvent) -> AnswerEvent? {
        pressed == .refreshRequested ? .screen(.uncovered) : nil
    }
}

@MainActor
@Suite("What Tab lights on a page")
struct LitThingTests {
    private let output = OutputSpy<AnswerEvent>()
    private let screen: PureViewScreen<ThingsView>
    private let plain = Theme.standard(depth: .none)

    init() {
        screen = PureViewScreen(view: ThingsView(), output: output)
        screen.resize(to: Size(columns: 40, rows: 24))
        show(["Ada"])
    }

    private func show(_ names: [String], title: String = "Names") {
        screen.render(NamesPage(title: title, content: .body(names)))
    }

    private func press(_ keys: Key...) {
        for key in keys {
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
            _ = screen.frame(theme: plain)
        }
    }

    /// What is lit, as it is said.
    private var lit: String? { screen.speech.chosen }

    @Test("Tab goes from thing to thing and round, Shift-Tab back, and Enter and Space press what is lit")
    func around() {
        #expect(lit == nil)
        press(.tab)
        same(lit, "Again")
        press(.tab)
        same(lit, "Seen")
        press(.enter)
        same(output.events, [.screen(.uncovered)])
        press(.tab, .character(" "))
        #expect(lit == "panel" && output.events.last == .screen(.privacyToggled))
        press(.tab)
        same(lit, "Again")
        press(.backTab)
        same(lit, "panel")
    }

    @Test(
        "What takes the place of what is lit isn't pressed for it, seen or unseen", arguments: [true, false])
    func exchanged(isSeen: Bool) {
        press(.tab)
        show([])
        if isSeen { _ = screen.frame(theme: plain) }
        press(.enter)
        #expect(output.events.isEmpty)
        press(.enter)
        same(output.events, [.screen(.uncovered)])
    }

    @Test("Nothing is lit or pressed where someone types")
    func typing() {
        show(["Ada"], title: "Search")
        press(.tab, .character(" "), .enter)
        #expect(lit == nil && output.events.isEmpty)
        show(["Ada"])
        press(.tab)
        same(lit, "Again")
        show(["Ada"], title: "Search")
        press(.enter)
        #expect(lit == nil && output.events.isEmpty)
    }

    @Test("Enter lights the first thing where it has no meaning, and then presses it")
    func enter() {
        press(.enter)
        #expect(lit == "Again" && output.events.isEmpty)
        press(.enter)
        same(output.events, [.refreshRequested])
    }

    @Test("A thing that goes, or a page that is scrolled, puts the light out")
    func out() {
        press(.tab)
        screen.render(NamesPage(title: "Names", content: .loading("Wait…")))
        _ = screen.frame(theme: plain)
        #expect(lit == nil)
        press(.tab, .enter)
        #expect(lit == nil && output.events.isEmpty)
        show((0..<60).map { "name \($0)" })
        press(.tab)
        same(lit, "Again")
        press(.down)
        #expect(lit == nil)
    }

    @Test("Where nothing more is in sight, Tab goes on with the next part of the page")
    func further() {
        screen.resize(to: Size(columns: 40, rows: 8))
        show((0..<30).map { "name \($0)" })
        press(.tab, .tab, .tab)
        let first = screen.frame(theme: plain).text
        press(.tab)
        #expect(screen.frame(theme: plain).text != first)
    }

    @Test("It can't be overlooked, with any number of colours", arguments: ColorDepth.allCases)
    func seen(depth: ColorDepth) throws {
        let theme = Theme.standard(depth: depth)
        let before = screen.frame(theme: theme)
        press(.tab)
        let button = screen.frame(theme: theme)
        let places = (0..<before.size.rows).flatMap { row in
            (0..<before.size.columns).map { Point(column: $0, row: row) }
        }
        let changed = places.filter { before[$0] != button[$0] }
        #expect(before.text == button.text && (5...8).contains(changed.count))
        for place in changed where depth == .none {
            #expect(button[place].style.attributes.contains(.reverse))
        }
        press(.backTab)
        #expect(screen.frame(theme: theme).text.contains("▌"))
    }

    @Test("A click that marks reports what marks the thing, and presses nothing")
    func marks() {
        let row = screen.frame(theme: plain).lines.firstIndex { $0.contains("Again") } ?? 0
        func click(_ button: PointerEvent.Button, _ modifiers: Modifiers, column: Int) {
            screen.click(at: Point(column: column, row: row), button: button, modifiers: modifiers)
        }
        click(.right, [], column: 2)
        click(.left, .control, column: 2)
        same(output.events, [.screen(.uncovered), .screen(.uncovered)])
        click(.right, [], column: 11)
        click(.right, [], column: 39)
        click(.middle, [], column: 2)
        same(output.events.count, 2)
        click(.left, [], column: 2)
        same(output.events.last, .refreshRequested)
    }

    @Test("A page without a margin leaves a column for the scrollbar where it goes on")
    func marginless() {
        screen.resize(to: Size(columns: 20, rows: 12))
        show([String(repeating: "a", count: 20)])
        #expect(screen.frame(theme: plain).lines.contains { $0.hasSuffix("aaaa") })
        show(Array(repeating: String(repeating: "a", count: 20), count: 40))
        let lines = screen.frame(theme: plain).lines
        #expect(lines.contains { $0.hasSuffix("┃") })
        #expect(lines.dropLast(2).allSatisfy { !$0.contains("aaa") || "┃│".contains($0.last ?? " ") })
    }

    @Test("The title of a low page stays", arguments: [6, 9, 13])
    func title(rows: Int) {
        screen.resize(to: Size(columns: 40, rows: rows))
        show((0..<60).map { "name \($0)" })
        press(.end)
        #expect(screen.frame(theme: plain).lines[0].contains("Names"))
    }
}
