import Foundation
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

@MainActor
@Suite("Use case: swipe a card away")
struct UseCaseTests {
    @Test(
        "Steps 1 to 7a9, to both sides, whoever begins", arguments: [SwipeDirection.left, .right],
        UseCase.Initiator.allCases)
    func script(side: SwipeDirection, initiator: UseCase.Initiator) {
        same(UseCase(side, by: initiator).play(), [])
    }

    /// A deck that is broken in one way, and the step that shows it.
    struct BrokenDeck: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let step: String
        var rules = DeckRules()
        var spoil: @MainActor @Sendable (SwipeDeckView<URL>) -> Void = { _ in }

        init(
            _ name: String, _ step: String, _ change: (inout DeckRules) -> Void = { _ in },
            spoil: @escaping @MainActor @Sendable (SwipeDeckView<URL>) -> Void = { _ in }
        ) {
            (testDescription, self.step, self.spoil) = (name, step, spoil)
            change(&rules)
        }

        static let all = [
            BrokenDeck("no icon", "2.", spoil: { ($0.leftIcon, $0.rightIcon) = (nil, nil) }),
            BrokenDeck(
                "icons exchanged", "2.", spoil: { ($0.leftIcon, $0.rightIcon) = ($0.rightIcon, $0.leftIcon) }),
            BrokenDeck("an icon that doesn't fill up", "2.", { $0.fullness = 0 }),
            BrokenDeck("no tilt", "3.", { $0.tilt = 0 }),
            BrokenDeck("tilted the other way", "3.", { $0.tilt *= -1 }),
            BrokenDeck("tilted by 6°", "3.", { $0.tilt = 0.1051 }),
            BrokenDeck("too slow", "3.", { $0.timeOut = .milliseconds(301) }),
            BrokenDeck("too fast", "3.", { $0.timeOut = .milliseconds(299) }),
            BrokenDeck("no motion", "3.", spoil: { $0.reducesMotion = true }),
            BrokenDeck("springs back too slowly", "3.", { $0.timeBack = .milliseconds(500) }),
            BrokenDeck("springs back at once", "3.", { $0.timeBack = .zero }),
            BrokenDeck("goes at a tenth", "3.", { $0.threshold = 0.1 }),
            BrokenDeck("needs half the width", "4.", { $0.threshold = 0.5 }),
            BrokenDeck("knows no flick back", "3.", { $0.flickVelocity = 1_000 }),
            BrokenDeck("doesn't tell", "4.", { $0.script = [.remove, .end] }),
            BrokenDeck("tells twice", "7.", { $0.script = [.tell, .tell, .remove, .end] }),
            BrokenDeck("tells too late", "5.", { $0.script = [.remove, .tell, .end] }),
            BrokenDeck("keeps the image", "6.", { $0.script = [.tell, .end] }),
            BrokenDeck("puts the image back", "6.", spoil: { $0.isEndless = true }),
            BrokenDeck("doesn't tell the end", "7a8.", { $0.script = [.tell, .remove] }),
            BrokenDeck("looks for the end too early", "7a8.", { $0.script = [.tell, .end, .remove] }),
            BrokenDeck("no placeholder", "7a.", spoil: { $0.placeholder = nil }),
            BrokenDeck("one way only", "4.", spoil: { $0.directions = [] }),
            BrokenDeck("no delegate", "4.", spoil: { $0.delegate = nil }),
        ]
    }

    @Test("notices what is wrong with a broken deck", arguments: BrokenDeck.all)
    func broken(deck: BrokenDeck) {
        for side in [SwipeDirection.left, .right] {
            let failures = UseCase(side, by: .finger, rules: deck.rules, spoil: deck.spoil).play()
            #expect(failures.contains { $0.hasPrefix(deck.step) }, "\(failures)")
        }
    }
}
