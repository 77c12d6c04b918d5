import Synchronization
import TerminalKit
import TerminalSession
import TestSupport
import Testing
import Words

@testable import ScreenProgram

@Suite("A live screen that is heard")
@MainActor
struct HeardScreenTests {
    private typealias Page = HeardPage

    @Test("takes a key's name or a text from a line")
    func lines() {
        func key(_ key: Key, _ modifiers: Modifiers = []) -> KeyLine {
            .key(KeyEvent(key: key, modifiers: modifiers))
        }
        same(
            ["enter", " ESC ", "PgDn", "shift-tab", "F1"].map(KeyLine.init),
            [
                key(.enter), key(.escape), key(.pageDown), key(.backTab), key(.function(1)),
            ])
        same(
            ["p", "?", "п", "Ctrl-U", "^d"].map(KeyLine.init),
            [
                key(.character("p")), key(.character("?")), key(.character("п")),
                key(.character("u"), .control), key(.character("d"), .control),
            ])
        same(["", " \t"].map(KeyLine.init), [.empty, .empty])
        same(
            ["1500", "\"enter\"", "hdfc gold", "\""].map(KeyLine.init),
            [
                .text("1500"), .text("enter"), .text("hdfc gold"), key(.character("\"")),
            ])
        #expect(KeyLine("^L").event == .erased && KeyLine("").event == .input([]))
        same(KeyLine("ctrl-c").event, .interrupted(signal: 2))
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
        same(taken, [KeyLine("x").event, .input([]), KeyLine("esc").event])
        same(refused.withLock { $0 }, [1_000_000])
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
        try await same(
            run(page, "up", "x", "", "up", "nosuchkey"),
            [
                "Hello", "Counter", "0", "0!", "Nothing changed. ? says the keys.", "0!!",
                "There is no key “nosuchkey”, and nothing here takes a text. ? says the keys.",
            ])
        try await same(
            run(page, "ctrl-z").last,
            "Only a program in a terminal can be suspended: ctrl-z does nothing here.")
        #expect(
            try await run(page, "\u{1B}[2Jred\u{7}").last?.unicodeScalars.allSatisfy { $0.value >= 0x20 }
                == true)
        try await same(
            run(Page("List", chosen: "last"), "down", "ctrl-l"),
            [
                "Hello", "List", "You are at: last", "last", "List", "You are at: last",
            ])
    }

    @Test("says again why a key did nothing if it is pressed again, and only then")
    func tooEarly() async throws {
        let page = Page("To pay", chosen: "Pay 1")
        page.answer = { event, page in
            if event == .key(KeyEvent(key: .enter)), !page.speech.lines.contains("Read it first") {
                page.speech.lines.append("Read it first")
            }
        }
        try await same(
            run(page, "enter", "enter", "x", "enter"),
            [
                "Hello", "To pay", "You are at: Pay 1", "Read it first", "Read it first", "Pay 1", "Pay 1",
            ])
    }

    @Test("says of keys that come at once only where they lead, and what is under way before it is done")
    func overtaken() async throws {
        let page = Page("List", chosen: "0")
        page.answer = { event, page in
            page.speech.chosen = page.speech.chosen.map { "\($0)1" }
            if event == .paste("pay") { page.speech.underWay = "Paying…" }
        }
        var said = ""
        let events = AsyncStream { continuation in
            continuation.yield(SessionEvent.input((0..<3).map { _ in .key(KeyEvent(key: .down)) }))
            continuation.finish()
        }
        let outlet = HeardOutlet(events, waitsForRest: false, voice: Voice(.english), greeting: "Hello") {
            said += $0
        }
        let loop = LiveLoop(on: outlet)
        loop.driver.navigator.push(page)
        try await same(loop.run(), .ended)
        same(said, "Hello\nList\nYou are at: 0\n0111\n")
        try await same(run(page, "pay").suffix(2), ["Paying…", "01111"])
    }

    @Test("says what is loading if that takes long, and then what has come")
    func loading() async throws {
        let (words, saying) = AsyncStream.makeStream(of: String.self)
        let page = Page("Cards", "Fetching…")
        page.loading = { page in
            for await text in words where text.contains("Fetching…") { break }
            page.speech = Speech(lines: ["Cards", "two"], chosen: "first")
        }
        var said = ""
        let events = AsyncStream<SessionEvent> { $0.finish() }
        let outlet = HeardOutlet(
            events, waitsForRest: true, patience: .zero, voice: Voice(.english), greeting: "Hello"
        ) {
            said += $0
            saying.yield($0)
        }
        let loop = LiveLoop(on: outlet)
        loop.driver.navigator.push(page)
        try await loop.run()
        same(said, "Hello\nCards\nFetching…\ntwo\nYou are at: first\n")
    }

    @Test("knows a text that something takes, though what it changed was said while the rest loaded")
    func slowText() async throws {
        let (words, saying) = AsyncStream.makeStream(of: String.self)
        let page = Page("Search")
        page.answer = { _, page in
            page.speech.lines.append("gold")
            page.loading = { _ in for await text in words where text.contains("gold") { break } }
        }
        var said = ""
        let events = AsyncStream { continuation in
            continuation.yield(KeyLine("gold").event)
            continuation.finish()
        }
        let outlet = HeardOutlet(
            events, waitsForRest: true, patience: .zero, voice: Voice(.english), greeting: "Hello"
        ) {
            said += $0
            saying.yield($0)
        }
        let loop = LiveLoop(on: outlet)
        loop.driver.navigator.push(page)
        try await loop.run()
        same(said, "Hello\nSearch\ngold\n")
        #expect(!outlet.isLost)
    }

    @Test("ends when control-C comes, and cancels what is under way")
    func interrupted() async throws {
        let events = AsyncStream { continuation in
            for line in ["x", "ctrl-c", "x"] { continuation.yield(KeyLine(line).event) }
            continuation.finish()
        }
        let page = Page("List")
        var keys = 0
        page.answer = { _, _ in keys += 1 }
        var conclusions = 0
        let outlet = HeardOutlet(
            events, waitsForRest: true, voice: Voice(.english), greeting: "Hello",
            willConclude: { conclusions += 1 }
        ) { _ in
        }
        let loop = LiveLoop(on: outlet)
        loop.driver.navigator.push(page)
        try await same(loop.run(), .interrupted(signal: 2))
        #expect(keys == 1 && conclusions == 1)
    }

    @Test("takes the next line although something on the screen never stops moving")
    func rest() async throws {
        let page = Page("Card")
        page.answer = { _, page in
            page.speech.lines.append("event \(page.speech.lines.count)")
            page.next = .zero  // Due at once, and again and again.
        }
        try await same(run(page, "x", "y").suffix(2), ["event 1", "event 2"])
    }

    @Test("is told the time though it is idle: the day may have changed")
    func idle() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
        let page = Page("Card")
        var count = 0
        page.advanced = { _, _ in
            count += 1
            if count == 5 { continuation.finish() }
        }
        let outlet = HeardOutlet(events, waitsForRest: true, voice: Voice(.english), greeting: "Hello") { _ in
        }
        let loop = LiveLoop(on: outlet, longestSleep: .milliseconds(1))
        loop.driver.navigator.push(page)
        try await loop.run()
        #expect(count >= 5)
    }

    @Test("waits for what a line moves before it takes the next one")
    func motion() async throws {
        let page = Page("Card")
        page.answer = { _, page in
            page.speech.lines.append("\(page.speech.lines.count) \(page.next == nil ? "still" : "moving")")
            page.next = .milliseconds(300)
        }
        page.advanced = { time, page in if let end = page.next, time >= end { page.next = nil } }
        try await same(run(page, "x", "y").suffix(2), ["1 still", "2 still"])
    }
}
