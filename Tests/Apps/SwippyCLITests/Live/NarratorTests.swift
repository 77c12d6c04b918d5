import TerminalKit
import TestSupport
import Testing
import Words

@testable import ScreenProgram

/// A screen of lines that a test gives it.
@MainActor
final class HeardPage: InteractiveScreen {
    var onChange: (@MainActor () -> Void)?
    var speech: Speech
    var answer: (InputEvent, HeardPage) -> Void = { _, _ in }
    var advanced: (Duration, HeardPage) -> Void = { _, _ in }
    /// What it waits for until it is loaded.
    var loading: ((HeardPage) async -> Void)?
    var next: Duration?

    init(_ lines: String..., chosen: String? = nil) { speech = Speech(lines: lines, chosen: chosen) }

    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
    func text(as form: TextForm) -> String { "" }
    func resize(to size: Size) {}
    func frame(theme: Theme) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
    func handle(_ event: InputEvent, at time: Duration) { answer(event, self) }
    func settle() async { await loading.take()?(self) }
    func advance(to time: Duration) -> Duration? {
        advanced(time, self)
        return next
    }
}

@Suite("What is said of a live screen")
@MainActor
struct NarratorTests {
    private typealias Page = HeardPage

    private var narrator = Narrator(Voice(.english))

    @Test("is said whole when it comes up, and then only what changes, where the person is last")
    mutating func changes() {
        let page = Page("Cards", "two", chosen: "first")
        same(narrator.news(of: page, isAnswer: false), ["Cards", "two", "You are at: first"])
        same(narrator.news(of: page, isAnswer: true), [])
        page.speech = Speech(lines: ["Cards", "three", "second."], chosen: "second")
        same(narrator.news(of: page, isAnswer: true), ["three", "second"])
        page.speech = Speech(lines: ["Cards"])
        same(narrator.news(of: page, isAnswer: true), [])
        narrator.startAgain()
        same(narrator.news(of: page, isAnswer: true), ["Cards"])
    }

    @Test("doesn't say a clock, unless the person did something")
    mutating func clock() {
        let page = Page("Paid", "Undo 5:00")
        _ = narrator.news(of: page, isAnswer: false)
        page.speech.lines[1] = "Undo 4:59"
        same(narrator.news(of: page, isAnswer: false), [])
        page.speech.lines[1] = "Undo 4:58"
        same(narrator.news(of: page, isAnswer: true), ["Undo 4:58"])
        page.speech.lines[1] = "Too late"
        same(narrator.news(of: page, isAnswer: false), ["Too late"])
    }

    @Test("is named when the person comes back to it, with what has changed meanwhile")
    mutating func back() {
        let (below, above) = (Page("Cards", "two", chosen: "first"), Page("Details"))
        _ = narrator.news(of: below, isAnswer: false)
        _ = narrator.news(of: above, isAnswer: true)
        same(narrator.news(of: below, isAnswer: true), ["Cards", "You are at: first"])
        _ = narrator.news(of: above, isAnswer: true)
        below.speech.lines[1] = "one"
        same(narrator.news(of: below, isAnswer: true), ["Cards", "one", "You are at: first"])
        _ = narrator.news(of: above, isAnswer: true)
        below.speech = Speech(lines: ["Cards", "Paid", "three"], chosen: "second")
        same(
            narrator.news(of: below, isAnswer: true), ["Cards", "Paid", "three", "You are at: second"],
            "Where they are is said once.")
    }

    @Test("is not said again when what lay over it goes away")
    mutating func aside() {
        let page = Page("Cards", "two", chosen: "first")
        let whole = page.speech
        _ = narrator.news(of: page, isAnswer: false)
        page.speech = Speech(lines: ["Sort", "by name"], chosen: "by name", isAside: true)
        same(narrator.news(of: page, isAnswer: true), ["Sort", "by name", "You are at: by name"])
        page.speech.chosen = "by due"
        same(narrator.news(of: page, isAnswer: true), ["by due"])
        page.speech = whole
        same(narrator.news(of: page, isAnswer: true), ["You are at: first"])
    }

    @Test("is named by its title when what lay over it goes away, if the person is at nothing on it")
    mutating func uncovered() {
        let page = Page("Statement", "two")
        let whole = page.speech
        _ = narrator.news(of: page, isAnswer: false)
        page.speech = Speech(lines: ["Keys"], isAside: true)
        _ = narrator.news(of: page, isAnswer: true)
        page.speech = whole
        same(narrator.news(of: page, isAnswer: true), ["Statement"])
    }

    @Test("says where the person begins once they are at something, and no more than once")
    mutating func position() {
        let page = Page("Payment", "Asking what is due…")
        _ = narrator.news(of: page, isAnswer: true)
        page.speech = Speech(lines: ["Payment", "Full: 5.", "Other."], chosen: "Full: 5")
        same(narrator.news(of: page, isAnswer: false), ["Other.", "You are at: Full: 5"])
        page.speech = Speech(
            lines: ["Payment", "Full: 5.", "Other: x.", "“x” is no amount."],
            chosen: "Other: x, “x” is no amount")
        same(narrator.news(of: page, isAnswer: true), ["Other: x, “x” is no amount"])
    }

    @Test("doesn't say again where the person is after what they are at was fetched anew")
    mutating func reloaded() {
        let page = Page("Cards", chosen: "first")
        _ = narrator.news(of: page, isAnswer: true)
        page.speech = Speech(lines: ["Cards"])
        same(narrator.news(of: page, isAnswer: false), [])
        page.speech.chosen = "first"
        same(narrator.news(of: page, isAnswer: false), [])
        page.speech.chosen = nil
        _ = narrator.news(of: page, isAnswer: false)
        page.speech.chosen = "second"
        same(narrator.news(of: page, isAnswer: false), ["You are at: second"])
    }

    @Test("doesn't say a clock that is chosen, unless the person went there")
    mutating func chosenClock() {
        let page = Page("Paid", chosen: "Done")
        _ = narrator.news(of: page, isAnswer: false)
        page.speech.chosen = "Undo 4:59"
        same(narrator.news(of: page, isAnswer: true), ["Undo 4:59"])
        page.speech.chosen = "Undo 4:58"
        same(narrator.news(of: page, isAnswer: false), [])
    }

    @Test("says an error that happens again, and at once what is under way")
    mutating func again() {
        let page = Page("Cards", "You are offline.")
        _ = narrator.news(of: page, isAnswer: true)
        page.speech.lines = ["Cards", "Paying…"]
        page.speech.underWay = "Paying…"
        same(narrator.glance(at: page), "Paying…")
        #expect(narrator.glance(at: page) == nil)
        page.speech = Speech(lines: ["Cards", "You are offline."])
        same(narrator.news(of: page, isAnswer: true), ["You are offline."])
        same(narrator.news(of: page, isAnswer: true), [])
        page.speech = Speech(lines: ["Keys"], isAside: true)
        #expect(narrator.glance(at: page) == nil && narrator.glance(at: Page("Other")) == nil)
    }
}
