import Foundation
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Pages

/// What every page looks and sounds like, whatever fills it. A feature tests only its own bodies.
@MainActor
@Suite("Page")
struct PageViewTests {
    private let view = NamesView()
    private let plain = Theme.standard(depth: .none)
    private let alert = AlertState(
        title: "Offline", message: "No answer.", facts: ["A fact"], advice: "Try again.")

    private func page(
        _ content: NamesPage.Content, notes: [PageNote] = [], kept: KeptState? = nil, alert: AlertState? = nil
    )
        -> NamesPage
    {
        var names: [String] = []
        if case .body(let body) = content { names = body }
        return NamesPage(
            title: "Names", summary: "2 names", content: content, notes: notes,
            record: Names(lines: names.map(Names.Line.init)), kept: kept, alert: alert,
            hints: [
                KeyHint(.event(.refreshRequested), "again"), KeyHint(.row, "move"),
                KeyHint(.event(.screen(.closed)), "back"),
            ])
    }

    private var full: NamesPage {
        page(
            .body(["Ada", "Grace"]),
            notes: [PageNote("One is missing"), PageNote("Ends in a stop.", isWarning: true)],
            kept: KeptState(label: "As of 5 minutes ago", date: Date(timeIntervalSince1970: 0)), alert: alert)
    }

    private func lines(_ page: NamesPage, _ columns: Int = 80) -> [String] {
        view.canvas(of: page, in: CanvasSpace(columns: columns, theme: plain)).lines
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("What a page is about stands below its title, its mark whole, and what is on its way is marked")
    func subject() throws {
        let page = NamesPage(
            title: "Names", summary: "2 names", spokenSummary: "two names",
            subject: PageSubject(
                name: "A long subject", mark: "•••• 1234", spoken: "A subject, ending in 1234"),
            content: .body(["Ada"]), isRefreshing: true, nextChange: .seconds(3))
        let wide = lines(page)
        #expect(
            wide[1].hasPrefix("Names …") && wide[1].hasSuffix("2 names")
                && wide[2] == "A long subject •••• 1234")
        #expect(lines(page, 20).contains("A long… •••• 1234"))
        try same(
            view.text(of: page, as: .screenReader), "Names, two names\nA subject, ending in 1234\n\nAda.\n")
        same(view.nextChange(of: page), .seconds(3))
    }

    @Test("From the top: title and summary, age, failure, body, notes, and an empty row")
    func order() throws {
        let lines = lines(full)
        #expect(
            lines[1].hasPrefix("Names") && lines[1].hasSuffix("2 names") && lines[2] == "As of 5 minutes ago")
        let places = try ["No answer.", "Try again.", "Ada", "Grace", "One is missing.", "Ends in a stop."]
            .map { words in
                try #require(lines.firstIndex { $0.contains(words) })
            }
        #expect(places == places.sorted() && lines.last == "" && places.last == lines.count - 2)
        same(lines[lines.count - 3], "")
    }

    @Test("Where there is no room beside the title, the summary stands below it, on a live screen in one row")
    func narrow() {
        let lines = lines(page(.body(["Ada"])), 12)
        #expect(lines[1] == "Names" && lines[2] == "2 names")
        let names = NamesPage(title: "Names", summary: "two names, one of them long", content: .body(["Ada"]))
        same(self.lines(names, 20)[2...3], ["two names, one of", "them long"])
        let space = LiveSpace(size: Size(columns: 20, rows: 14), theme: plain)
        same(view.frame(of: names, in: space).lines[2...3], [" two names, one of…", ""])
    }

    @Test("No line is wider than the eye follows")
    func wide() {
        let wide = view.canvas(
            of: page(.body([String(repeating: "w", count: 300)])), in: CanvasSpace(columns: 200, theme: plain)
        )
        #expect(wide.lines.allSatisfy { $0.count { $0 == "w" } <= 96 })
    }

    @Test("Read aloud, the same comes in the same order, with full stops and pauses")
    func spoken() throws {
        try same(
            view.text(of: full, as: .screenReader),
            """
            Names, 2 names
            As of 5 minutes ago
            Offline
            No answer.
            A fact
            Try again.

            Ada.
            Grace.

            One is missing.

            Ends in a stop.

            """)
    }

    @Test("Loading, nothing and a failure take the place of a body, drawn and spoken")
    func messages() throws {
        let cases: [(NamesPage.Content, [String])] = [
            (.loading("Fetching…"), ["Fetching…"]),
            (.empty(NoticeState(headline: "No names", advice: "Add one.")), ["No names", "Add one."]),
            (.failed(alert), ["Offline", "No answer.", "A fact", "Try again."]),
        ]
        for (content, words) in cases {
            let spoken = try view.text(of: page(content), as: .screenReader)
            same(spoken, "Names, 2 names\n" + words.map { $0 + "\n" }.joined())
            let drawn = lines(page(content)).joined(separator: "\n")
            #expect(words.allSatisfy(drawn.contains))
        }
    }

    @Test("What was done last is below the title where that is printed, and above the keys of a live screen")
    func remark() throws {
        let page = NamesPage(
            title: "Names", content: .body(["Ada"]), record: Names(lines: []),
            remark: RemarkState("Added. {} adds it again.", event: .refreshRequested, isNews: true))
        same(lines(page).filter { !$0.isEmpty }, ["Names", "Added. r adds it again.", "Ada"])
        let frame = view.frame(of: page, in: LiveSpace(size: Size(columns: 40, rows: 12), theme: plain))
        #expect(frame.lines[10].contains("Added.") && !frame.lines.prefix(10).joined().contains("Added."))
        try same(view.text(of: page, as: .screenReader), "Names\nAdded. r adds it again.\n\nAda.\n")
    }

    @Test("On a live screen, a page knows the rows that are its own, and what is chosen stays in sight")
    func live() {
        let space = LiveSpace(size: Size(columns: 40, rows: 20), theme: plain)
        func frame(_ chosen: String) -> [String] {
            view.frame(of: page(.body(["rows", chosen])), in: space).lines
        }
        #expect(frame("").joined().contains("15 free") && frame("").joined().contains("row 0 "))
        #expect(frame("40")[17].contains("row 40") && frame("3")[1].contains("Names"))
        same(
            view.scrolling(of: page(.body(["rows", "40"])), in: space).rows(for: .key(KeyEvent(key: .end))), 0
        )
    }

    @Test("On a live screen, nothing and a failure stand in the middle, as long as there is no more to say")
    func centered() {
        func rows(_ page: NamesPage, rows: Int = 24) -> [String] {
            let size = Size(columns: 80, rows: rows)
            return view.frame(of: page, in: LiveSpace(size: size, theme: plain)).lines
        }
        let nothing = NamesPage.Content.empty(NoticeState(headline: "No names", advice: "Add one."))
        let lines = rows(page(nothing))
        let (top, foot) = (lines.firstIndex { $0.contains("╭") }, lines.lastIndex { $0.contains("╰") })
        #expect((top ?? 0) + (foot ?? 0) == 21 && lines[1].hasPrefix("  Names"))
        let line = lines[top ?? 0]
        same(line.prefix { $0 == " " }.count, 80 - line.count)
        #expect(rows(page(nothing), rows: 8).contains { $0.hasPrefix("  ╭") })
        #expect(rows(page(nothing, notes: [PageNote("One is missing")])).contains { $0.hasPrefix("  ╭") })
    }

    @Test("A title alone is a page")
    func bare() throws {
        let bare = NamesPage(title: "Names", content: .body([]))
        same(lines(bare).filter { !$0.isEmpty }, ["Names"])
        try same(view.text(of: bare, as: .screenReader), "Names\n")
        for form in [TextForm.plain, .json] { try same(view.text(of: bare, as: form), "") }
        same(view.csv(of: bare), "name\r\n")
    }

    @Test("As data it is its record, named by the program, with its age")
    func data() throws {
        try same(view.text(of: full, as: .plain), "Ada\nGrace\n")
        same(view.csv(of: full), "name\r\nAda\r\nGrace\r\n")
        let json = try view.text(of: full, as: .json)
        #expect(
            json.contains(#""schema" : "wallet.names/1""#)
                && json.contains(#""asOf" : "1970-01-01T00:00:00Z""#))
        #expect(try !view.text(of: page(.body([])), as: .json).contains("asOf"))
    }

    @Test(
        "It fits any width and height, and scrolls to its end", arguments: [1, 8, 20, 40, 79, 80, 120, 200])
    func sizes(columns: Int) {
        let odd = ["", String(repeating: "word ", count: 2_000), "楽天カード", "👩‍👩‍👧", "مرحبا", "\u{1B}[31m"]
        let bodies = [odd, [], Array(repeating: "Ada", count: 30)]
        let messages: [NamesPage.Content] = [
            .loading("…"), .empty(NoticeState(headline: "", advice: odd[1])), .failed(alert),
        ]
        for content in bodies.map(NamesPage.Content.body) + messages {
            let page = page(content, notes: odd.map { PageNote($0) }, alert: alert)
            let canvas = view.canvas(of: page, in: CanvasSpace(columns: columns, theme: plain))
            #expect(canvas.size.columns == columns && canvas.hasWholeRows)
            for rows in [1, 2, 8, 24] {
                let screen = PureViewScreen(view: view, output: OutputSpy<AnswerEvent>())
                screen.render(page)
                screen.resize(to: Size(columns: columns, rows: rows))
                screen.handle(.key(KeyEvent(key: .end)), at: .zero)
                let frame = screen.frame(theme: .standard(depth: .trueColor))
                #expect(frame.size == Size(columns: columns, rows: rows) && frame.hasWholeRows)
                let (shown, all) = (frame.lines.prefix(max(0, rows - 2)), canvas.lines)
                // The last column is the scrollbar's.
                func text(_ line: String) -> String {
                    let isBar = line.last == "▐"
                    return (isBar ? String(line.dropLast()) : line).trimmingCharacters(in: .whitespaces)
                }
                let (end, wholeEnd) = (
                    shown.map(text).last { !$0.isEmpty }, all.map(text).last { !$0.isEmpty }
                )
                #expect(shown.isEmpty || end == wholeEnd)
            }
        }
    }

    @Test("The last row names the keys; each does what it says")
    func hints() {
        let page = page(.body(["Ada"]))
        let frame = view.frame(of: page, in: LiveSpace(size: Size(columns: 80, rows: 10), theme: plain))
        #expect(
            frame.lines.last?.contains("r again") == true && frame.lines.last?.contains("Esc back") == true)
        same(view.keys(on: page).faults(of: page.hints), [])
    }

    @Test(
        "Every key of an answer, on either layout",
        arguments: [
            (.escape, .screen(.closed)), (.character("q"), .screen(.closed)), (.left, .screen(.closed)),
            (.character("r"), .refreshRequested), (.character("к"), .refreshRequested),
            (.character("x"), .screen(.privacyToggled)), (.character("z"), nil), (.down, nil),
        ] as [(Key, AnswerEvent?)])
    func keys(key: Key, event: AnswerEvent?) {
        let output = OutputSpy<AnswerEvent>()
        PureViewScreen(view: view, output: output).handle(.key(KeyEvent(key: key)), at: .zero)
        same(output.events, [event].compactMap(\.self))
    }
}
