import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("HelpPicture")
struct HelpPictureTests {
    private enum Event: ViewEvent { case screen(ScreenEvent), pressed(String) }

    private static let named = [
        ("↑ ↓  k j", "move"), ("← →  h l", "swipe"), ("⏎", "details"), ("Esc", "close"), ("1–9", "action"),
        ("PgUp PgDn", "page"), ("Home End", "first, last"), ("/", "search"), ("s", "sort"), ("f", "filter"),
        ("r", "refresh"), ("x", "hide amounts and digits"),
        ("m", "mouse on or off; while on, hold Shift or Option to select text"), ("?", "help"), ("q", "quit"),
    ]

    private func picture(_ columns: Int, _ rows: Int) -> HelpPicture<Event> {
        let hints = Self.named.map { KeyHint(.event(Event.pressed($0.0)), $0.1) }
        return HelpPicture(
            [HintGroup("Cards", Array(hints[..<7])), HintGroup("Screen", Array(hints[7...]))],
            keys: KeyTable(Self.named.map { KeyRow($0.0, Event.pressed($0.0)) }),
            room: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
    }

    @Test("It has a line for each key, group by group, where there is room")
    func table() {
        let lines = picture(80, 24).canvas().lines
        #expect(lines.contains { $0.contains("│ s          sort") })
        #expect(lines[1].contains("│ Cards"))
        #expect(lines[9].contains("│  ") && lines[10].contains("│ Screen"))
        same(lines.count, Self.named.count + 5)
    }

    @Test("In words it has no line for what only a mouse does")
    func words() {
        let mouse = KeyHint<Event>(.mouse("drag"), "swipe")
        let hints = [HintGroup("Cards", [mouse, KeyHint(.event(.pressed("s")), "sort")])]
        let picture = HelpPicture(
            hints, keys: KeyTable([KeyRow("s", Event.pressed("s"))]), room: Size(columns: 40, rows: 9),
            theme: .standard(depth: .none))
        same(picture.words, ["Cards", "s: sort"])
        #expect(picture.canvas().text.contains("drag"))
    }

    @Test("On a wide screen, and where one column is too high, the groups stand in two columns")
    func twoColumns() {
        for canvas in [picture(120, 40).canvas(), picture(80, 14).canvas()] {
            #expect(canvas.lines[1].contains("│ Cards") && canvas.lines[1].contains("  Screen"))
            #expect(canvas.size.rows <= 14)
        }
    }

    @Test("Of two columns each has only the room for its own keys, so that meanings need fewer lines")
    func ownKeys() {
        let names = [("PgUp PgDn  ^U ^D", "page"), ("m", "mouse on or off, as always"), ("q", "quit")]
        let hints = names.map { KeyHint(.event(Event.pressed($0.0)), $0.1) }
        let picture = HelpPicture(
            [HintGroup("Move", Array(hints[..<1])), HintGroup("Screen", Array(hints[1...]))],
            keys: KeyTable(names.map { KeyRow($0.0, Event.pressed($0.0)) }),
            room: Size(columns: 80, rows: 5), theme: .standard(depth: .none))
        same(picture.overflow, 0)
        #expect(picture.canvas().lines[2].contains("  m  mouse on or off, as always"))
    }

    @Test("It is as wide as its heading where there is room, and else the heading ends in three dots")
    func heading() {
        let keys = KeyTable([KeyRow("n", Event.pressed("n"))])
        func lines(_ columns: Int) -> [String] {
            HelpPicture(
                [HintGroup("Story: How a chip talks", [KeyHint(.event(Event.pressed("n")), "next")])],
                keys: keys, room: Size(columns: columns, rows: 20), theme: .standard(depth: .none)
            ).canvas().lines
        }
        same(lines(80)[1], "│ Story: How a chip talks │")
        same(lines(20)[1], "│ Story: How a ch… │")
    }

    @Test(
        "On a short screen it is the lower of both tables, and no running text",
        arguments: [(80, 8), (60, 12)])
    func shortScreen(columns: Int, rows: Int) {
        let picture = picture(columns, rows)
        #expect(picture.overflow > 0 && picture.canvas().size.rows == rows)
        #expect(picture.canvas().lines[1].contains("Cards"))
        #expect(picture.canvas().lines.contains { $0.contains("│ ⏎          details") })
    }

    @Test("Where it does not fit at all, it can be scrolled, which an arrow says")
    func scrolled() {
        let picture = picture(40, 6)
        #expect(picture.overflow > 0)
        #expect(picture.canvas().lines.last?.contains("↓") == true)
        #expect(picture.canvas(scroll: 99).lines.last?.contains("↑") == true)
        let pages = (0...picture.overflow).map { picture.canvas(scroll: $0) }
        #expect(pages.allSatisfy { $0.size.rows == 6 })
        // Each step brings one more line.
        let lines = pages[0].lines[1...4] + pages.dropFirst().map { $0.lines[4] }
        expectAll(in: lines.joined(separator: "\n"))
    }

    private func expectAll(in text: String) {
        let words = text.split { " │\n".contains($0) }.joined(separator: " ")
        for (keys, meaning) in Self.named {
            let key = keys.split(separator: " ").joined(separator: " ")
            #expect(words.contains("\(key) \(meaning)"))
        }
    }

    @Test("It breaks no word where the keys leave too little room for a table")
    func wholeWords() {
        let row = KeyRow("PgUp PgDn", Event.pressed("s"))
        func lines(_ columns: Int) -> [String] {
            HelpPicture(
                [HintGroup("Films", [KeyHint(.event(.pressed("s")), "сортувати")])], keys: KeyTable([row]),
                room: Size(columns: columns, rows: 20), theme: .standard(depth: .none)
            ).canvas().lines
        }
        #expect(lines(26).contains("│ PgUp PgDn  сортувати │"))
        #expect(lines(23).contains("│ PgUp PgDn сортувати │"))
        #expect(lines(20).contains { $0.contains(" сортувати ") })
    }

    @Test("A box of any size keeps to its room", arguments: 1...60)
    func widths(columns: Int) {
        for rows in [3, 5, 12, 30] {
            let canvas = picture(columns, rows).canvas()
            #expect(canvas.size.columns <= columns && canvas.size.rows <= rows)
            #expect(canvas.hasWholeRows)
        }
    }
}
