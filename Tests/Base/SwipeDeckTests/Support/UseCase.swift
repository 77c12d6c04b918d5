import Foundation
import SwipeKit
import TerminalKit

@testable import SwipeDeck

/// The use case "swipe handle", step by step, for either side and whoever begins. It tells which steps a deck fails.
@MainActor
final class UseCase {
    /// Who begins the swipe.
    enum Initiator: String, CaseIterable { case finger, flick, key, call }

    private let side: SwipeDirection
    private let initiator: Initiator
    private let rules: DeckRules
    private let spoil: (SwipeDeckView<URL>) -> Void
    private(set) var failures: [String] = []

    init(
        _ side: SwipeDirection, by initiator: Initiator, rules: DeckRules = DeckRules(),
        spoil: @escaping (SwipeDeckView<URL>) -> Void = { _ in }
    ) {
        (self.side, self.initiator, self.rules, self.spoil) = (side, initiator, rules, spoil)
    }

    private var sign: Int { side == .left ? -1 : 1 }
    private var icon: String { side == .left ? "<" : ">" }
    private var event: String { side == .left ? "left" : "right" }

    private func check(_ step: String, _ condition: Bool) {
        if !condition, !failures.contains(step) { failures.append(step) }
    }

    private func stage(_ names: String) -> DeckStage {
        let stage = DeckStage(names, rules: rules)
        spoil(stage.deck)
        return stage
    }

    /// Plays the use case to its end, with a following image and without one.
    func play() -> [String] {
        let stage = stage("abc")
        begin(stage)
        moveOut(stage)
        tell(stage, images: "abc")
        check("6. The current image is removed from the list", stage.deck.images.map(\.letter) == ["b", "c"])
        check(
            "7. The following image is displayed",
            stage.deck.currentCard?.image.letter == "b" && isShown("b", stage) && !isShown("a", stage))
        check("7. Nothing else is told", stage.recorder.notes.count == 1)
        playLast()
        letGoEarly()
        flickBack()
        return failures
    }

    /// Steps 1 and 2.
    private func begin(_ stage: DeckStage) {
        let step = "2. The icon of this side is displayed on top of the card, fuller the further it is"
        check("2. No icon lies on a card that rests", !stage.picture.text.contains(icon))
        switch initiator {
        case .call: _ = side == .left ? stage.deck.swipeLeft() : stage.deck.swipeRight()
        case .key: stage.send(side == .left ? .left : .right)
        case .flick:
            stage.press()
            stage.drag(2 * sign, in: 20)
            stage.drag(2 * sign, in: 20)
            check(step, stage.picture.text.contains(icon))
            stage.release(after: 10)
        case .finger:
            stage.press()
            var filled = -1
            for _ in 0..<9 {
                stage.drag(sign)
                check(step, stage.picture.text.contains(icon))
                let now = stage.filledCells(side)
                check(step, now >= filled)
                filled = now
            }
            check(step, filled > 0)
            stage.release()
        }
    }

    /// Step 3, until just before its end.
    private func moveOut(_ stage: DeckStage) {
        let step = "3. Card and icon move out together, tilted by 5°, in 0.3 s"
        stage.pass(0)
        var last = stage.deck.machine.offset
        for _ in 0..<28 {
            stage.pass(10)
            let offset = stage.deck.machine.offset
            check(step, (offset - last) * Double(sign) > 0)
            last = offset
            check(step, isTilted(stage))
            if isShown("a", stage, columns: 24) {
                check("3. The icon moves along", stage.picture.text.contains(icon))
            }
            check(step, stage.recorder.notes.isEmpty)
        }
        stage.pass(19)
        check(step, stage.recorder.notes.isEmpty)
        check("6. The image is in the list until then", stage.deck.images.count == 3)
        stage.pass(1)
        check(step, stage.recorder.notes.count == 1)
    }

    /// Each row leans by tan 5° · 2n columns against the foot, to the half column, from a quarter of the width on.
    private func isTilted(_ stage: DeckStage) -> Bool {
        let (card, offset, picture) = (stage.card, stage.deck.machine.offset, stage.picture)
        let way = min(1, abs(offset) / 0.25)
        return (0..<card.size.rows).allSatisfy { row in
            // tan 5° = 0.08749, taken from a table.
            let lean = 0.08749 * 2 * Double(card.size.rows - 1 - row) * way * Double(sign)
            let halves = Int((2 * (offset * Double(card.size.columns) + lean)).rounded())
            let start = card.minColumn + (halves >> 1)
            // Of a letter that is cut in half, nothing is left.
            let expected = (start + (halves & 1)..<start + card.size.columns).filter {
                (0..<stage.size.columns).contains($0)
            }
            let seen = stage.columns(of: "a", row: card.minRow + row, on: picture)
            // The icon lies over some of them.
            return row < 4 || seen == expected
        }
    }

    /// Steps 4 and 5.
    private func tell(_ stage: DeckStage, images: String) {
        let note = stage.recorder.notes.first
        check("4. The component notifies the app that this swipe occurred", note?.event == "\(event) a")
        check("5. The app processes the event: the card still is the current one", note?.current == "a")
        check("5. The app processes the event: the image is still in the list", note?.images == images)
    }

    /// Extension 7a: there is no following image.
    private func playLast() {
        let stage = stage("a")
        _ = side == .left ? stage.deck.swipeLeft() : stage.deck.swipeRight()
        stage.pass(0)
        stage.pass(300)
        check("7a. The list is empty", stage.deck.images.isEmpty)
        check("7a. The placeholder is displayed", stage.picture.text.contains("Nothing left"))
        check("7a. The placeholder is displayed before the event", !stage.recorder.events.contains("ended"))
        stage.rest()
        check(
            "7a8. The component notifies the app that the image list is empty",
            stage.recorder.events == ["\(event) a", "ended"])
        check("7a9. The app processes the event", stage.recorder.notes.last?.images.isEmpty == true)
    }

    /// Let go before a quarter of the width: back in 0.2 s, and no event.
    private func letGoEarly() {
        let stage = stage("abc")
        stage.press()
        let quarter = stage.card.size.columns / 4
        for _ in 0..<quarter - 1 { stage.drag(sign) }
        stage.release()
        stage.pass(100)
        check("3. A card that is let go early springs back in 0.2 s", stage.deck.machine.offset != 0)
        stage.pass(100)
        check("3. A card that is let go early springs back in 0.2 s", stage.deck.machine.offset == 0)
        stage.rest()
        check("3. A card that springs back is no event", stage.recorder.notes.isEmpty)
    }

    /// A flick back cancels, however far the card is.
    private func flickBack() {
        let stage = stage("abc")
        stage.press()
        for _ in 0..<20 { stage.drag(sign) }
        stage.drag(-4 * sign, in: 20)
        stage.drag(-4 * sign, in: 20)
        stage.release(after: 10)
        stage.rest()
        check("3. A flick back cancels", stage.recorder.notes.isEmpty)
    }

    private func isShown(_ letter: String, _ stage: DeckStage, columns: Int = 1) -> Bool {
        stage.columns(of: letter, row: stage.card.maxRow - 1).count >= columns
    }
}

extension DeckStage {
    /// How many cells are filled with the colour of a side's icon.
    func filledCells(_ side: SwipeDirection) -> Int {
        let (picture, color) = (picture, side == .left ? theme.negative : theme.positive)
        return (0..<size.rows).reduce(0) { sum, row in
            sum + (0..<size.columns).count { picture[Point(column: $0, row: row)].style.background == color }
        }
    }
}
