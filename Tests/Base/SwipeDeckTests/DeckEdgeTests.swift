import Foundation
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("Edge cases of a deck")
struct DeckEdgeTests {
    /// The steps in which something may come between.
    enum Moment: CaseIterable { case resting, dragged, movingOut, springingBack, inEvent }

    /// A deck in the middle of a step, in which `act` happens.
    private func stage(_ moment: Moment, act: @escaping (SwipeDeckView<URL>) -> Void) -> DeckStage {
        let stage = DeckStage("abcd")
        switch moment {
        case .resting: break
        case .dragged, .springingBack:
            stage.press()
            stage.drag(-5)
            if moment == .springingBack {
                stage.release()
                stage.pass(50)
            }
        case .movingOut:
            stage.deck.swipeLeft()
            stage.pass(0)
            stage.pass(100)
        case .inEvent:
            stage.recorder.react = { _, deck in act(deck) }
            stage.deck.swipeLeft()
            stage.rest()
            return stage
        }
        act(stage.deck)
        return stage
    }

    @Test("Images are set in any step, to other ones, and nothing freezes", arguments: Moment.allCases)
    func setOthers(moment: Moment) {
        let stage = stage(moment) { $0.images = urls("xyz") }
        stage.release()
        stage.rest()
        same(stage.deck.images, urls("xyz"))
        same(stage.recorder.events, moment == .inEvent ? ["left a"] : [])
        stage.recorder.react = { _, _ in }
        stage.deck.swipeRight()
        stage.rest()
        same(stage.recorder.events.last, "right x")
    }

    @Test("Images are set in any step to the same: nothing changes", arguments: Moment.allCases)
    func setSame(moment: Moment) {
        let stage = stage(moment) { deck in deck.images = deck.images }
        if moment == .dragged {
            #expect(stage.deck.isHeld)
            for _ in 0..<5 { stage.drag(-2) }
        }
        stage.release()
        stage.rest()
        let goesOn = [.dragged, .movingOut, .inEvent].contains(moment)
        same(stage.recorder.events, goesOn ? ["left a"] : [])
        same(stage.deck.images, urls(goesOn ? "bcd" : "abcd"))
    }

    @Test("Images are set in any step to none: the placeholder", arguments: Moment.allCases)
    func setNone(moment: Moment) {
        let stage = stage(moment) { $0.images = [] }
        stage.release()
        stage.rest()
        #expect(stage.deck.currentCard == nil)
        #expect(stage.picture.text.contains("Nothing left"))
        // Only a swipe is told to have emptied the deck.
        same(stage.recorder.events, moment == .inEvent ? ["left a", "ended"] : [])
    }

    @Test("Images are set in any step to 100,000", arguments: Moment.allCases)
    func setMany(moment: Moment) {
        let many = (0..<100_000).map { url("\($0)") }
        let stage = stage(moment) { $0.images = many }
        stage.rest()
        stage.recorder.react = { _, _ in }
        stage.deck.swipeRight()
        stage.rest()
        same(stage.recorder.events.last, "right 0")
        same(stage.deck.images.count, 99_999)
        #expect(stage.deck.faces.count < 10)
    }

    @Test("The card under the finger is removed: the next one rests, and the finger does nothing")
    func removedUnderFinger() throws {
        let stage = DeckStage("ab")
        stage.press()
        stage.drag(-9)
        #expect(stage.deck.remove(try #require(stage.deck.currentCard).id))
        stage.drag(-9)
        stage.release()
        stage.rest()
        same(stage.recorder.events, [])
        same(stage.deck.images, urls("b"))
        stage.press()
        for _ in 0..<9 { stage.drag(1) }
        stage.release()
        stage.rest()
        same(stage.recorder.events, ["right b", "ended"])
    }

    @Test("Without anything to undo, to swipe or to select, that is said and nothing happens")
    func nothingToDo() {
        let stage = DeckStage("")
        #expect(!stage.deck.undo())
        #expect(!stage.deck.swipeLeft())
        #expect(!stage.deck.swipeRight())
        for key in [Key.left, .right, .enter, "u"] { stage.send(key) }
        #expect(!stage.press())
        stage.release()
        same(stage.rest(), 0)
        same(stage.recorder.notes, [])
    }

    @Test("An undo brings back cards: by hand, in an event, during a swipe, on an empty deck")
    func undo() {
        let stage = DeckStage("ab")
        stage.recorder.react = { event, deck in if event == "left a" { deck.undo() } }
        stage.deck.swipeLeft()
        stage.rest()
        same(stage.recorder.events, ["left a", "undo a"])
        same(stage.deck.images, urls("ab"))
        stage.recorder.react = { _, _ in }
        stage.deck.swipeRight()
        stage.pass(0)
        stage.pass(100)
        #expect(stage.deck.undo())
        stage.rest()
        same(stage.deck.images, urls("ab"))
        stage.deck.swipeLeft()
        stage.deck.swipeLeft()
        stage.rest()
        same(stage.recorder.events.last, "ended")
        stage.send("u")
        stage.send("u")
        stage.send("u")
        stage.rest()
        same(stage.recorder.events.suffix(2), ["undo b", "undo a"])
        same(stage.deck.images, urls("ab"))
        same(stage.deck.currentCard?.place, 1)
    }

    @Test("What returns comes from the side to which it went")
    func undoSide() {
        let stage = DeckStage("ab")
        stage.deck.swipeRight()
        stage.rest()
        stage.deck.undo()
        stage.pass(0)
        #expect(stage.deck.machine.offset > 1)
        stage.rest()
        same(stage.deck.machine.offset, 0)
    }

    @Test("The window changes, or the mouse is lost, in each step: the card springs back without an event")
    func lost() {
        let losses: [(DeckStage) -> Void] = [
            { $0.deck.interrupt() }, { $0.pointer(.hovered, .zero) },
            { _ = $0.deck.handle(.focus(false), in: $0.size) },
            { $0.size = Size(columns: 50, rows: 18) },
        ]
        for (index, lose) in losses.enumerated() {
            for moment in [Moment.dragged, .movingOut, .springingBack] {
                // A card that moves out by itself needs neither the mouse nor the focus.
                if moment == .movingOut, [1, 2].contains(index) { continue }
                let stage = stage(moment) { _ in }
                lose(stage)
                _ = stage.picture
                stage.rest()
                stage.release()
                stage.rest()
                same(stage.recorder.events, [], "\(index) \(moment)")
                same(stage.deck.images.count, 4)
            }
        }
    }
}
