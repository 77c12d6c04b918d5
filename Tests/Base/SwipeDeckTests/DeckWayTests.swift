import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("What a deck does beyond a swipe")
struct DeckWayTests {
    @Test("A direction that is off: keys and calls do nothing, and a finger moves the card only a little")
    func directions() {
        let stage = DeckStage("ab")
        stage.deck.directions = [.right]
        #expect(!stage.deck.swipeLeft())
        stage.send(.left)
        stage.press()
        for _ in 0..<30 { stage.drag(-1) }
        #expect(stage.deck.machine.offset > -0.15)
        stage.release()
        stage.rest()
        same(stage.recorder.events, [])
        same(stage.deck.words, ["Card 1 of 2", "letter a", "Right: Keep"])
        stage.deck.swipeRight()
        stage.rest()
        same(stage.recorder.events, ["right a"])
    }

    @Test("Calls that are faster than the animation are all told, in order")
    func queued() {
        let stage = DeckStage("abcde")
        for index in 0..<5 { _ = index % 2 == 0 ? stage.deck.swipeLeft() : stage.deck.swipeRight() }
        #expect(!stage.deck.swipeLeft())
        stage.rest()
        same(stage.recorder.events, ["left a", "right b", "left c", "right d", "left e", "ended"])
        #expect(stage.time >= .milliseconds(1_500))
    }

    @Test("With reduced motion cards are there at once, one a frame")
    func reducedMotion() {
        let stage = DeckStage("abc")
        stage.deck.reducesMotion = true
        stage.deck.swipeLeft()
        stage.deck.swipeLeft()
        stage.pass(0)
        same(stage.recorder.events, ["left a"])
        same(stage.deck.machine.offset, 0)
        stage.pass(0)
        same(stage.recorder.events, ["left a", "left b"])
        // An app that never stops does not hold the program up.
        stage.deck.isEndless = true
        stage.recorder.react = { _, deck in deck.swipeRight() }
        stage.deck.swipeRight()
        for _ in 0..<10 { stage.pass(0) }
        same(stage.recorder.events.count, 12)
    }

    @Test("An endless deck goes around, and back")
    func endless() {
        let stage = DeckStage("abc")
        stage.deck.isEndless = true
        for _ in 0..<4 { stage.deck.swipeLeft() }
        stage.rest()
        same(stage.recorder.events, ["left a", "left b", "left c", "left a"])
        same(stage.deck.images, urls("bca"))
        stage.deck.undo()
        stage.rest()
        same(stage.deck.images, urls("abc"))
        same(stage.deck.words.first, "Card 4")
    }

    @Test("A press on a card behind one that moves out holds it: the app is told of the first before")
    func nextAtOnce() {
        let stage = DeckStage("abc")
        stage.deck.swipeLeft()
        stage.pass(0)
        stage.pass(50)
        #expect(stage.press())
        same(stage.recorder.events, ["left a"])
        for _ in 0..<9 { stage.drag(1) }
        stage.release()
        stage.rest()
        same(stage.recorder.events, ["left a", "right b"])
    }
}
