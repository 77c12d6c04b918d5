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
@Suite("The title and the foot of a page")
struct PageFootTests {
    private let plain = Theme.standard(depth: .none)

    @Test("A title that is longer than a row is shown whole, the rest below it")
    func longTitle() {
        let page = NamesPage(
            title: "Twenty names of people who have computed", summary: "2 names", content: .body(["Ada"]))
        let lines = NamesView().canvas(of: page, in: CanvasSpace(columns: 24, theme: plain)).lines
        same(
            lines[1...3].map { $0.trimmingCharacters(in: .whitespaces) },
            ["Twenty names of people", "who have computed", "2 names"])
        let bare = NamesPage(title: page.title, content: .body(["Ada"]))
        same(
            NamesView().canvas(of: bare, in: CanvasSpace(columns: 24, theme: plain)).size.rows,
            lines.count - 1)
    }

    @Test("A note that stays in sight is at the foot, above the keys, however far the page is scrolled")
    func lastingNote() {
        let screen = PureViewScreen(view: NamesView(), output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: 40, rows: 12))
        screen.render(
            NamesPage(
                title: "Names", content: .body((0..<40).map { "name \($0)" }),
                notes: [PageNote("Names of a sample", staysInSight: true)]))
        for key in [nil, Key.pageDown, .end] {
            if let key { screen.handle(.key(KeyEvent(key: key)), at: .zero) }
            #expect(screen.frame(theme: plain).lines[9].contains("Names of a sample."))
        }
        #expect(screen.frame(theme: plain).lines.contains { $0.contains("name 39") })
    }

    @Test("A live page is heard as it is printed: also what stands above the keys, or at the foot in brief")
    func heardLive() {
        let page = NamesPage(
            title: "Names", content: .body(["Ada"]),
            notes: [PageNote("Names come from a sample of people", staysInSight: true, brief: "A sample")],
            remark: RemarkState("Added. {} adds it again.", event: .refreshRequested, isNews: true))
        let heard = NamesView().speech(
            of: page, in: LiveSpace(size: Size(columns: 24, rows: 12), theme: plain)
        )
        .lines
        same(heard, ["Names", "Added. r adds it again.", "Ada.", "Names come from a sample of people."])
    }

    @Test(
        "A note that stays in sight is told in brief where it would take several rows", arguments: [24, 60])
    func brief(columns: Int) {
        let page = NamesPage(
            title: "Names", content: .body((0..<40).map { "name \($0)" }),
            notes: [PageNote("Names come from a sample of people", staysInSight: true, brief: "A sample")])
        let screen = PureViewScreen(view: NamesView(), output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: columns, rows: 12))
        screen.render(page)
        let isBrief = columns == 24
        same(
            screen.frame(theme: plain).lines[9].trimmingCharacters(in: .whitespaces),
            isBrief ? "A sample." : "Names come from a sample of people.")
        let printed = NamesView().canvas(of: page, in: CanvasSpace(columns: columns, theme: plain)).lines
        #expect(printed.contains { $0.contains("Names come") })
    }

    @Test("A note that would stay in sight in several rows is at the end of the page")
    func longNote() {
        let screen = PureViewScreen(view: NamesView(), output: OutputSpy<AnswerEvent>())
        screen.resize(to: Size(columns: 24, rows: 12))
        screen.render(
            NamesPage(
                title: "Names", content: .body((0..<40).map { "name \($0)" }),
                notes: [PageNote("Names come from a sample of people", staysInSight: true)]))
        #expect(!screen.frame(theme: plain).lines.contains { $0.contains("sample") })
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        #expect(screen.frame(theme: plain).lines[9].contains("people."))
    }
}
