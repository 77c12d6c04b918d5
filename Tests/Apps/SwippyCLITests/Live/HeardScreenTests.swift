import Synchronization
import TerminalKit
import TerminalSession
import Testing
import Words

@testable import ScreenProgram

@Suite("A live screen that is heard")
@MainActor
struct HeardScreenTests {
    private final class Page: InteractiveScreen {
        var onChange: (@MainActor () -> Void)?
        var speech: Speech
        var answer: (InputEvent, Page) -> Void = { _, _ in }
        var advanced: (Duration, Page) -> Void = { _, _ in }
        var next: Duration?

        init(_ lines: String..., chosen: String? = nil) { speech = Speech(lines: lines, chosen: chosen) }

        func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func text(as form: TextForm) -> String { "" }
        func resize(to size: Size) {}
        func frame(theme: Theme) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func handle(_ event: InputEvent, at time: Duration) { answer(event, self) }
        func advance(to time: Duration) -> Duration? {
            advanced(time, self)
            return next
        }
    }

    private var narrator = Narrator(Voice(.english))

    @Test("is said whole when it comes up, and then only what changes, where the person is last")
    mutating func changes() {
        let page = Page("Cards", "two", chosen: "first")
        #expect(narrator.news(of: page, isAnswer: false) == ["Cards", "two", "You are at: first"])
        #expect(narrator.news(of: page, isAnswer: true) == [])
        page.speech = Speech(lines: ["Cards", "three", "second."], chosen: "second")
        #expect(narrator.news(of: page, isAnswer: true) == ["three", "second"])
        page.speech = Speech(lines: ["Cards"])
        #expect(narrator.news(of: page, isAnswer: true) == [])
        narrator.startAgain()
        #expect(narrator.news(of: page, isAnswer: true) == ["Cards"])
    }

    @Test("doesn't say a clock, unless the person did something")
    mutating func clock() {
        let page = Page("Paid", "Undo 5:00")
        _ = narrator.news(of: page, isAnswer: false)
        page.speech.lines[1] = "Undo 4:59"
        #expect(narrator.news(of: page, isAnswer: false) == [])
        page.speech.lines[1] = "Undo 4:58"
        #expect(narrator.news(of: page, isAnswer: true) == ["Undo 4:58"])
        page.speech.lines[1] = "Too late"
        #expect(narrator.news(of: page, isAnswer: false) == ["Too late"])
    }

    @Test("is named when the person comes back to it, with what has changed meanwhile")
    mutating func back() {
        let (below, above) = (Page("Cards", "two", chosen: "first"), Page("Details"))
        _ = narrator.news(of: below, isAnswer: false)
        _ = narrator.news(of: above, isAnswer: true)
        #expect(narrator.news(of: below, isAnswer: true) == ["Cards", "You are at: first"])
        _ = narrator.news(of: above, isAnswer: true)
        below.speech.lines[1] = "one"
        #expect(narrator.news(of: below, isAnswer: true) == ["Cards", "one", "You are at: first"])
    }

    @Test("is not said again when what lay over it goes away")
    mutating func aside() {
        let page = Page("Cards", "two", chosen: "first")
        let whole = page.speech
        _ = narrator.news(of: page, isAnswer: false)
        page.speech = Speech(lines: ["Sort", "by name"], chosen: "by name", isAside: true)
        #expect(narrator.news(of: page, isAnswer: true) == ["Sort", "by name", "You are at: by name"])
        page.speech.chosen = "by due"
        #expect(narrator.news(of: page, isAnswer: true) == ["by due"])
        page.speech = whole
        #expect(narrator.news(of: page, isAnswer: true) == ["You are at: first"])
    }

    @Test("takes a key's name or a text from a line")
    func lines() {
        func key(_ key: Key, _ modifiers: Modifiers = []) -> KeyLine {
            .key(KeyEvent(key: key, modifiers: modifiers))
        }
        #expect(
            ["enter", " ESC ", "PgDn", "shift-tab"].map(KeyLine.init) == [
                key(.enter), key(.escape), key(.pageDown), key(.backTab),
            ])
        #expect(
            ["p", "?", "п", "Ctrl-U", "^d"].map(KeyLine.init) == [
                key(.character("p")), key(.character("?")), key(.character("п")),
                key(.character("u"), .control), key(.character("d"), .control),
            ])
        #expect(["", " \t"].map(KeyLine.init) == [.empty, .empty])
        #expect(
            ["1500", "\"enter\"", "hdfc gold", "\""].map(KeyLine.init) == [
                .text("1500"), .text("enter"), .text("hdfc gold"), key(.character("\"")),
            ])
        #expect(KeyLine("^L").event == .erased && KeyLine("").event == .input([]))
    }

    @Test("refuses a line that is too long, takes the next, and ends with the lines")
    func longLines() async {
        let lines = Mutex(["x", String(repeating: "y", count: 1_000_000), "esc"])
        let refused = Mutex<[Int]>([])
        let events = KeyLine.events {
            lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        } refuse: { length in
            refused.withLock { $0.append(length) }
        }
        var taken: [SessionEvent] = []
        for await event in events { taken.append(event) }
        #expect(taken == [KeyLine("x").event, KeyLine("esc").event])
        #expect(refused.withLock { $0 } == [1_000_000])
    }

    private func run(_ page: Page, _ lines: String...) async throws -> [String] {
        let events = AsyncStream { continuation in
            for line in lines { continuation.yield(KeyLine(line).event) }
            continuation.finish()
        }
        var said = ""
        let outlet = HeardOutlet(events, waitsForRest: true, voice: Voice(.english), greeting: "Hello") {
            said += $0
        }
        let loop = LiveLoop(on: outlet)
        loop.driver.navigator.push(page)
        try await loop.run()
        return said.split(separator: "\n").map(String.init)
    }

    @Test("answers each line, and says that nothing changed, or where the person still is")
    func answers() async throws {
        let page = Page("Counter", "0")
        page.answer = { event, page in
            if event == .key(KeyEvent(key: .up)) { page.speech.lines[1] += "!" }
        }
        #expect(
            try await run(page, "up", "x", "", "up", "nosuchkey") == [
                "Hello", "Counter", "0", "0!", "Nothing changed. ? says the keys.", "0!!",
                "There is no key “nosuchkey”, and nothing here takes a text. ? says the keys.",
            ])
        #expect(
            try await run(page, "\u{1B}[2Jred\u{7}").last?.unicodeScalars.allSatisfy { $0.value >= 0x20 }
                == true)
        #expect(
            try await run(Page("List", chosen: "last"), "down", "ctrl-l") == [
                "Hello", "List", "You are at: last", "last", "List", "You are at: last",
            ])
    }

    @Test("takes the next line although something on the screen never stops moving")
    func rest() async throws {
        let page = Page("Card")
        page.answer = { _, page in
            page.speech.lines.append("event \(page.speech.lines.count)")
            page.next = .zero  // Due at once, and again and again.
        }
        #expect(try await run(page, "x", "y").suffix(2) == ["event 1", "event 2"])
    }

    @Test("waits for what a line moves before it takes the next one")
    func motion() async throws {
        let page = Page("Card")
        page.answer = { _, page in
            page.speech.lines.append("\(page.speech.lines.count) \(page.next == nil ? "still" : "moving")")
            page.next = .milliseconds(300)
        }
        page.advanced = { time, page in if let end = page.next, time >= end { page.next = nil } }
        #expect(try await run(page, "x", "y").suffix(2) == ["1 still", "2 still"])
    }
}
