import ContentCards
import Foundation
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Words
@testable import showroom

@Suite("A card of the showroom")
@MainActor
struct CardExhibitTests {
    private let stack = ScreenStack()

    private func screen(
        _ kind: ComponentKind, _ state: String, size: Size = Size(columns: 80, rows: 24),
        in language: Language = .english
    ) -> CardExhibitScreen {
        let screen = CardExhibitScreen(kind, in: language, navigator: stack, state: state)
        stack.push(screen)
        screen.resize(to: size)
        _ = screen.frame(theme: .standard(depth: .trueColor))
        return screen
    }

    private func press(_ screen: CardExhibitScreen, _ keys: Key..., at time: Duration = .zero) {
        for key in keys { screen.handle(.key(KeyEvent(key: key)), at: time) }
    }

    private func text(_ screen: CardExhibitScreen) -> String {
        screen.frame(theme: .standard(depth: .none)).text
    }

    @Test("moves the focus with Tab over the card, its button and its cross, and tells so")
    func focus() {
        let screen = screen(.highlightedCard, "action")
        press(screen, .tab, .tab, .tab)
        same(screen.log.lines, ["focus: the card", "focus: the button", "focus: the cross"])
        same(screen.speech.chosen, "the cross")
        press(screen, .tab)
        #expect(screen.card?.focus == nil)
    }

    @Test(
        "is gone once it is closed, by a key or a click, until a new one is asked for",
        arguments: [true, false])
    func closing(byKey: Bool) throws {
        let screen = screen(.highlightedCard, "action")
        #expect(text(screen).contains("Welcome"))
        if byKey {
            press(screen, .backTab, .enter)
        } else {
            let frame = screen.frame(theme: .standard(depth: .none))
            let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let row = try #require(lines.firstIndex { $0.contains("✕") })
            let column = try #require(lines[row].distance(of: "✕"))
            screen.handle(
                .pointer(
                    PointerEvent(kind: .pressed, button: .left, position: Point(column: column, row: row))),
                at: .zero)
        }
        #expect(screen.card == nil && screen.log.lines.last == "closed")
        #expect(!text(screen).contains("Welcome") && text(screen).contains("The card is closed"))
        press(screen, "r")
        #expect(text(screen).contains("Welcome"))
    }

    @Test("does what its action says, and shows that it is done")
    func action() {
        let screen = screen(.highlightedCard, "action")
        press(screen, .tab, .tab, .enter)
        same(screen.log.lines.last, "pressed: Try it")
        #expect(text(screen).contains("Done"))
    }

    @Test("has a button that works for a moment, can’t be pressed meanwhile, and is read as busy")
    func working() {
        for (kind, title) in [(ComponentKind.dataCard, "Pay now"), (.mediaCard, "Keep")] {
            let screen = screen(kind, "full")
            press(screen, .tab, .tab, .enter, at: .seconds(1))
            same(screen.log.lines.last, "pressed: \(title)")
            #expect(text(screen).contains("One moment…"))
            #expect(screen.speech.lines.contains("One moment…, busy"))
            let end = screen.advance(to: .seconds(1))
            same(end, .milliseconds(2_500))
            press(screen, .backTab, .tab, .tab, at: .seconds(2))
            #expect(screen.card?.focus != .button)
            #expect(screen.advance(to: .milliseconds(2_500)) == nil)
            #expect(screen.log.lines.last == "done: \(title)" && text(screen).contains("Done"))
        }
    }

    @Test("passes input on to a card in the card")
    func nested() {
        let screen = screen(.dataCard, "nested")
        press(screen, .tab, .tab, .tab, .enter)
        #expect(screen.log.lines.contains("focus: extra content"))
        same(screen.log.lines.last, "chosen: the card inside")
    }

    @Test("is followed and preceded by its other states, in both languages and any window")
    func states() {
        for language in [Language.english, .ukrainian] {
            for size in [(80, 24), (40, 24), (30, 10), (20, 5), (1, 1)] {
                for kind in [ComponentKind.dataCard, .mediaCard, .highlightedCard] {
                    let size = Size(columns: size.0, rows: size.1)
                    let screen = screen(kind, "", size: size, in: language)
                    for _ in kind.samples {
                        let canvas = screen.frame(theme: .standard(depth: .trueColor))
                        same(canvas.size, size)
                        press(screen, .tab, .tab, .down, .right)
                    }
                    #expect(screen.speech.lines.first?.contains(kind.samples[0].title[language]) == true)
                }
            }
        }
        let screen = screen(.dataCard, "")
        press(screen, .left)
        same(screen.speech.lines.first, "Data card, 10/10 · a card in a card")
        press(screen, .escape)
        #expect(stack.top !== screen)
    }

    @Test("explains its keys in a box")
    func help() {
        let screen = screen(.dataCard, "basic")
        press(screen, "?")
        #expect(text(screen).contains("Shift-Tab") && screen.speech.isAside)
        press(screen, .escape)
        #expect(stack.top === screen && !text(screen).contains("Shift-Tab"))
    }
}

extension String {
    /// How many columns are before `text`; `nil` if it isn't there.
    fileprivate func distance(of text: String) -> Int? {
        range(of: text).map { self[..<$0.lowerBound].columns }
    }
}
