import Foundation
import OffersBuilder
import OffersEntity
import OffersPorts
import OffersStore
import OffersTestSupport
import ScreenView
import TerminalKit
import TestSupport
import Testing

@MainActor
@Suite("Keys on the deck of offers", .showsSeed)
struct OfferKeysTests {
    /// What keys mean, one after another, however fast they come.
    private struct Model {
        var open: [String]
        var decided: [(name: String, choice: OfferChoice)] = []

        mutating func press(_ key: Key) {
            switch key {
            case .left: decide(.passed)
            case .right: decide(.kept)
            default: if let last = decided.popLast() { open.insert(last.name, at: 0) }
            }
        }

        private mutating func decide(_ choice: OfferChoice) {
            if !open.isEmpty { decided.append((open.removeFirst(), choice)) }
        }
    }

    @Test(
        "at random times leave the journal as if each had waited for the one before",
        arguments: [false, true])
    func random(reducesMotion: Bool) async throws {
        var chance = SeededGenerator.ofThisRun()
        for round in 0..<TestRun.count(100, long: 2_000) {
            let names = (0..<chance.number(0..<7)).map { "offer\($0)" }
            let offers = FixedOffers(names.map { .fixture($0) }, cards: [.fixture("1")])
            let decisions = StoredOfferDecisions(.memory)
            let stack = ScreenStack()
            let deck = OfferScreenBuilder(
                source: offers, cards: offers, decisions: decisions, days: .at("2026-11-22")
            ) { _, _ in preconditionFailure("No card is opened.") }
            .deck(reducesMotion: reducesMotion, navigator: stack, output: nil)
            stack.push(deck.screen)
            await deck.screen.settle()
            var (model, time, keys) = (Model(open: names), Duration.zero, [String]())
            func pass(_ span: Duration) async {
                let end = time + span
                while let next = deck.screen.advance(to: time), next < end {
                    time = max(next, time + .milliseconds(chance.number(1..<40)))
                    if chance.chance(3) { await deck.screen.settle() }
                }
                time = max(time, end)
                _ = deck.screen.advance(to: time)
            }
            for _ in 0..<chance.number(1..<25) {
                let key = chance.pick([Key.left, .right, .right, "u"])
                keys.append("\(key) at \(time)")
                deck.screen.handle(.key(KeyEvent(key: key)), at: time)
                model.press(key)
                await pass(.milliseconds(chance.pick([0, 1, 20, 100, 100, 290, 301, 700])))
            }
            // Leaving loses nothing that was asked for.
            deck.screen.handle(.key(KeyEvent(key: .escape)), at: time)
            for _ in 0..<100 where stack.top != nil {
                await pass(.milliseconds(500))
                await deck.screen.settle()
            }
            try #require(stack.top == nil, "round \(round): \(keys)")
            let stored = try await decisions.decisions().mapValues(\.choice)
            let expected = Dictionary(
                uniqueKeysWithValues: model.decided.map { (OfferID(feedID: $0.name), $0.choice) })
            try #require(stored == expected, "round \(round): \(keys)")
        }
    }
}
