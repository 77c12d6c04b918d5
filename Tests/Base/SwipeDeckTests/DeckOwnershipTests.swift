import Foundation
import ScreenView
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("Who owns a deck, and what it keeps")
struct DeckOwnershipTests {
    /// An app that lets go of its deck when it is told something.
    private final class Owner: SwipeDeckDelegate {
        var deck: SwipeDeckView<URL>?
        var told: [String] = []

        func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) {
            told.append(card.image.letter)
            self.deck = nil
        }
    }

    @Test("A deck is freed with its owner, and keeps its delegate no longer alive than that lives")
    func freed() {
        weak var weakDeck: SwipeDeckView<URL>?
        weak var weakOwner: Owner?
        do {
            let owner = Owner()
            owner.deck = SwipeDeckView(images: urls("abc"))
            owner.deck?.delegate = owner
            owner.deck?.onChange = { [weak owner] in owner?.told.append("changed") }
            (weakDeck, weakOwner) = (owner.deck, owner)
            owner.deck?.swipeLeft()
        }
        #expect(weakDeck == nil)
        #expect(weakOwner == nil)
    }

    @Test("A deck may be freed in its own event")
    func freedInEvent() {
        let owner = Owner()
        weak var weakDeck: SwipeDeckView<URL>?
        do {
            let deck = SwipeDeckView(images: urls("abc"))
            (deck.delegate, owner.deck, weakDeck) = (owner, deck, deck)
            deck.swipeLeft()
            _ = deck.advance(to: .zero)
        }
        _ = owner.deck?.advance(to: .seconds(1))
        same(owner.told, ["a"])
        #expect(weakDeck == nil)
    }

    @Test(
        "A screen with a deck tells the delegate that the deck had everything, and keeps it no longer alive")
    func delegateOfScreen() {
        /// Notes every event.
        final class Listener: SwipeDeckDelegate {
            var told: [String] = []
            func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) { told.append("left") }
            func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) { told.append("right") }
            func deckDidRunOutOfImages(_ deck: SwipeDeckView<URL>) { told.append("ended") }
            func deck(
                _ deck: SwipeDeckView<URL>, didUndo card: DeckCard<URL>, swiped direction: SwipeDirection
            ) { told.append("undone") }
            func deck(_ deck: SwipeDeckView<URL>, didSelect card: DeckCard<URL>) { told.append("selected") }
        }
        let (stack, deck) = (ScreenStack(), SwipeDeckView(images: urls("ab")))
        var listener: Listener? = Listener()
        weak let weakListener = listener
        deck.delegate = listener
        let screen = DeckScreen(deck: deck, texts: .english, navigator: stack)
        screen.resize(to: Size(columns: 40, rows: 12))
        let keys: [Key] = [.enter, .left, .right, .character("u")]
        for (second, key) in keys.enumerated() {
            screen.handle(.key(KeyEvent(key: key)), at: .seconds(2 * second))
            _ = screen.advance(to: .seconds(2 * second + 1))
        }
        same(listener?.told, ["selected", "left", "right", "ended", "undone"])
        same(screen.message, "Back again: b")
        listener = nil
        #expect(weakListener == nil)
    }

    @Test("Without a delegate a deck does what it always does")
    func noDelegate() {
        let stage = DeckStage("ab")
        stage.deck.delegate = nil
        stage.deck.swipeLeft()
        stage.rest()
        same(stage.deck.images, urls("b"))
    }

    @Test("Ten thousand swipes leave nothing behind but what can be undone")
    func manySwipes() {
        let stage = DeckStage("abc")
        stage.deck.isEndless = true
        stage.deck.reducesMotion = true
        stage.deck.delegate = nil
        for _ in 0..<10_000 {
            stage.deck.swipeLeft()
            stage.rest()
        }
        same(stage.deck.machine.pile.history.count, 100)
        #expect(stage.deck.machine.calls.isEmpty)
        same(stage.deck.machine.pile.cards.count, 3)
        same(stage.deck.faces.count, 3)
        stage.deck.undoLimit = 0
        #expect(stage.deck.machine.pile.history.isEmpty)
        #expect(!stage.deck.undo())
    }

    @Test("A card that is removed can't be brought back")
    func removedForGood() throws {
        let stage = DeckStage("ab")
        let first = try #require(stage.deck.currentCard).id
        stage.deck.swipeLeft()
        stage.rest()
        #expect(stage.deck.remove(first))
        #expect(!stage.deck.remove(first))
        #expect(!stage.deck.undo())
    }

    @Test("Cards are made ahead, once, and forgotten when they are far")
    func ahead() {
        var made: [String] = []
        let stage = DeckStage("abcdefghij")
        stage.deck.cardsBehind = 1
        stage.deck.cardsAhead = 2
        stage.deck.face = { url, _ in
            made.append(url.letter)
            return LetterTile(letter: url.letter)
        }
        _ = stage.picture
        _ = stage.picture
        same(made.joined(), "abcde")
        stage.deck.swipeLeft()
        stage.rest()
        same(made.joined(), "abcdef")
        stage.deck.undo()
        stage.rest()
        same(made.joined(), "abcdefa")
        same(stage.deck.faces.count, 5)
    }

    @Test("A deck that rests wants nothing, whatever its cards show")
    func quiet() {
        let stage = DeckStage("abc")
        #expect(stage.deck.advance(to: .seconds(1)) == nil)
        stage.press()
        #expect(stage.deck.advance(to: .seconds(2)) == nil)
        stage.drag(3)
        #expect(stage.deck.advance(to: .seconds(3)) == nil)
        stage.pointer(.released, .zero)
        #expect(stage.deck.advance(to: .seconds(3)) != nil)
        stage.rest()
        #expect(stage.deck.advance(to: .seconds(9)) == nil)
    }

    /// A picture that comes after a while.
    private struct LatePicture: Component {
        var isThere = false

        func rows(columns: Int) -> Int { 1 }
        func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
            canvas.put(isThere ? "picture" : "waiting", at: place.origin, style: theme.style(theme.text))
        }
        mutating func advance(to time: Duration) -> Duration? {
            isThere = time >= .seconds(5)
            return isThere ? nil : .seconds(5)
        }
        var words: [String] { [isThere ? "a picture" : "a picture that loads"] }
    }

    @Test("A picture that comes late is waited for, and a swipe waits for nothing")
    func late() {
        let stage = DeckStage("ab")
        stage.deck.face = { _, _ in LatePicture() }
        same(stage.deck.advance(to: .seconds(1)), .seconds(5))
        #expect(stage.deck.words.contains("a picture that loads"))
        stage.deck.swipeLeft()
        stage.pass(2_000)
        stage.pass(300)
        same(stage.recorder.events, ["left a"])
        _ = stage.deck.advance(to: .seconds(5))
        #expect(stage.picture.text.contains("picture"))
        #expect(stage.deck.advance(to: .seconds(6)) == nil)
    }
}
