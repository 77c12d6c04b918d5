import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("Fingers, wheels and haste on a deck")
struct DeckTouchTests {
    @Test(
        "A finger that only touches a card selects it, also where it shakes by a row; one that goes out and back doesn't"
    )
    func touch() {
        let stage = DeckStage("ab")
        func place(_ columns: Int, _ rows: Int) -> Point {
            Point(column: stage.card.minColumn + 9 + columns, row: stage.card.minRow + 5 + rows)
        }
        for (way, isTouch) in [
            ([], true), ([(0, 1)], true), ([(3, 0), (0, 0)], false), ([(0, 2)], false),
            ([(0, -4), (0, 0)], false), ([(1, 0)], false),
        ] as [([(Int, Int)], Bool)] {
            let before = stage.recorder.events.count
            stage.pointer(.pressed, place(0, 0))
            for (columns, rows) in way {
                stage.pass(200)
                stage.pointer(.dragged, place(columns, rows))
            }
            stage.pass(200)
            let (columns, rows) = way.last ?? (0, 0)
            stage.pointer(.released, place(columns, rows))
            stage.rest()
            same(stage.recorder.events.count - before, isTouch ? 1 : 0, "\(way)")
        }
        same(stage.deck.images.count, 2)
    }

    @Test("The app is told after 0.3 s, when nothing of the card is seen any more, however it was swiped")
    func sight() {
        func flick(_ columns: Int) -> (DeckStage) -> Void {
            { stage in
                stage.press()
                stage.drag(columns, in: 40)
                stage.drag(columns, in: 10)
                stage.release(after: 0)
            }
        }
        for swipe in [{ $0.deck.swipeLeft() }, { $0.send(.right) }, flick(4), flick(-12)]
            as [(DeckStage) -> Void]
        {
            let stage = DeckStage("a")
            swipe(stage)
            stage.pass(0)
            stage.pass(299)
            #expect(stage.recorder.events.isEmpty)
            let picture = stage.picture
            #expect((0..<stage.size.rows).allSatisfy { stage.columns(of: "a", row: $0, on: picture).isEmpty })
            stage.pass(1)
            same(stage.recorder.events.count, 1)
        }
    }

    @Test("A wheel that turns sideways swipes once however many steps it reports, and not beside the card")
    func wheel() {
        let stage = DeckStage("abcd")
        let middle = Point(column: stage.card.minColumn + 9, row: stage.card.minRow + 5)
        for _ in 0..<20 {
            stage.pointer(.scrolledRight, middle)
            stage.pass(30)
        }
        stage.pointer(.scrolledLeft, middle)
        stage.rest()
        same(stage.recorder.events, ["left a", "right b"])
        stage.pass(300)
        stage.pointer(.scrolledLeft, middle)
        #expect(!stage.pointer(.scrolledRight, .zero))
        stage.rest()
        same(stage.recorder.events, ["left a", "right b", "right c"])
    }

    @Test(
        "What is under way can be done at once, and is told in its order; an app that never stops is not waited for"
    )
    func finish() {
        let stage = DeckStage("abc")
        for _ in 0..<2 { stage.deck.swipeLeft() }
        stage.deck.undo()
        stage.deck.swipeRight()
        #expect(stage.deck.isUnderWay)
        stage.deck.finish()
        #expect(!stage.deck.isUnderWay)
        same(stage.recorder.events, ["left a", "left b", "undo b", "right b"])
        stage.deck.swipeLeft()
        stage.deck.finish()
        same(stage.recorder.events.suffix(2), ["left c", "ended"])
        let endless = DeckStage("ab")
        endless.deck.isEndless = true
        endless.recorder.react = { _, deck in deck.swipeRight() }
        endless.deck.swipeRight()
        endless.deck.finish()
        #expect(endless.deck.isUnderWay)
    }
}
