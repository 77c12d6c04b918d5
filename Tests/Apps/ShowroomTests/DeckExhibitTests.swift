import Foundation
import SwipeDeck
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Words
@testable import showroom

@Suite("The deck of the showroom")
@MainActor
struct DeckExhibitTests {
    private let stack = ScreenStack()

    private func screen(_ size: Size = Size(columns: 80, rows: 24), _ language: Language = .english)
        -> DeckExhibitScreen
    {
        let deck = DeckSamples.deck(in: language)
        deck.reducesMotion = true
        let screen = DeckExhibitScreen(deck, in: language, navigator: stack)
        stack.push(screen)
        screen.resize(to: size)
        return screen
    }

    private func press(_ screen: DeckExhibitScreen, _ keys: Key...) {
        for key in keys {
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
            // Each step of a swipe takes a round.
            for _ in 0..<3 { _ = screen.advance(to: .zero) }
        }
    }

    @Test("lists its events as they happen, whether a key or a call swipes")
    func events() {
        let screen = screen()
        press(screen, .left)
        same(screen.log.lines, ["swiped left: Two cinema tickets for one"])
        same(screen.message, "Passed: Two cinema tickets for one")
        press(screen, "2", "1")
        same(
            screen.log.lines.dropFirst(),
            [
                "swipeRight() → true", "swiped right: 5% back on groceries", "swipeLeft() → true",
                "swiped left: A coffee on the house", "images ended",
            ])
        press(screen, "1")
        same(screen.log.lines.last, "swipeLeft() → false")
        press(screen, "u")
        same(screen.log.lines.last, "undone: A coffee on the house")
        press(screen, "r")
        same(screen.deck.images.count, 3)
        press(screen, .enter)
        #expect(screen.log.lines.last?.hasPrefix("selected: ") == true)
    }

    @Test("shows the placeholder and the card on top beside it, where there is room")
    func drawn() {
        let screen = screen()
        let text = { screen.frame(theme: .standard(depth: .none)).text }
        #expect(text().contains("currentCard") && text().contains("1/3"))
        press(screen, .left, .right, .left)
        #expect(text().contains("That was the last card") && text().contains("images ended"))
        #expect(text().contains("nil"))
        for size in [(40, 24), (30, 10), (1, 1)] {
            for language in [Language.english, .ukrainian] {
                let size = Size(columns: size.0, rows: size.1)
                let screen = self.screen(size, language)
                press(screen, .left, .right)
                same(screen.frame(theme: .standard(depth: .trueColor)).size, size)
            }
        }
    }

    @Test("changes the radius of its corners, explains its keys, and is left")
    func others() {
        let screen = screen()
        press(screen, "+", "+", "-")
        same(screen.deck.cornerRadius, 3)
        same(screen.log.lines.last, "cornerRadius = 3")
        press(screen, "?")
        #expect(screen.speech.lines.contains { $0.contains("swipeLeft()") })
        press(screen, .escape, .escape)
        #expect(stack.top == nil)
    }
}
