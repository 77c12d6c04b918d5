import Foundation
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import SwipeDeck

/// Notes what it is told as the slow deck does, and reacts in the same way.
@MainActor
private final class Player: SwipeDeckDelegate {
    let stage = DeckStage("")
    var notes: [String] = []
    var reactions: [DeckAct] = []

    init() {
        stage.deck.delegate = self
        stage.deck.face = { _, _ in DeckTile(words: "") }
    }

    private func tell(_ what: String) {
        let (deck, machine) = (stage.deck, stage.deck.machine)
        let top = deck.currentCard.map { "\($0.id.number)" } ?? "-"
        notes.append("\(what) top \(top) of \(deck.images.count) place \(machine.pile.swiped + 1)")
        if !reactions.isEmpty { act(reactions.removeFirst()) }
    }

    func deck(_ deck: SwipeDeckView<URL>, didSwipeLeft card: DeckCard<URL>) { tell("left \(card.id.number)") }
    func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) {
        tell("right \(card.id.number)")
    }
    func deckDidRunOutOfImages(_ deck: SwipeDeckView<URL>) { tell("ended") }
    func deck(_ deck: SwipeDeckView<URL>, didUndo card: DeckCard<URL>, swiped direction: SwipeDirection) {
        tell("undo \(card.id.number)")
    }
    func deck(_ deck: SwipeDeckView<URL>, didSelect card: DeckCard<URL>) { tell("select \(card.id.number)") }

    func act(_ act: DeckAct) {
        let deck = stage.deck
        switch act {
        case .swipe(let left): notes.append("\(left ? deck.swipeLeft() : deck.swipeRight())")
        case .undo: notes.append("\(deck.undo())")
        case .insert(let letter, let index): deck.insert(url(String(letter)), at: index)
        case .append(let letters): deck.append(urls(letters))
        case .remove(let index):
            let cards = deck.identities
            if !cards.isEmpty { deck.remove(cards[index % cards.count]) }
        case .set(let letters): deck.images = urls(letters)
        case .press: stage.press()
        case .move(let columns):
            stage.pass(0)
            stage.drag(columns)
        case .release:
            stage.pass(0)
            stage.release()
        case .interrupt: deck.interrupt()
        case .endless(let isOn): deck.isEndless = isOn
        case .ways(let left, let right):
            deck.directions = Set((left ? [.left] : []) + (right ? [.right] : []))
        case .pass(let milliseconds):
            stage.pass(0)
            stage.pass(milliseconds)
        }
    }
}

@MainActor
@Suite("A deck in any hands", .showsSeed)
struct SlowDeckTests {
    @Test("does in a thousand random sequences what a slow model does")
    func random() throws {
        var chance = SeededGenerator.ofThisRun()
        for round in 0..<TestRun.count(1_000, long: 20_000) {
            let (player, first) = (Player(), letters(&chance))
            var (model, acts) = (SlowDeck(), [DeckAct.set(first)])
            let reactions = (0..<8).map { _ in
                chance.chance(2) ? change(&chance) : .endless(chance.chance(6))
            }
            (player.reactions, model.reactions) = (reactions, reactions)
            player.act(.set(first))
            model.act(.set(first))
            for _ in 0..<30 {
                let act = next(&chance, model.state)
                acts.append(act)
                player.act(act)
                let wasSettling = if case .settling = model.state { true } else { false }
                model.act(act)
                // Where a card is on its way back, only springs know.
                if act == .press, wasSettling || player.stage.deck.machine.offset != 0 {
                    player.act(.interrupt)
                    model.act(.interrupt)
                }
                let same =
                    player.notes == model.notes
                    && player.stage.deck.identities.map(\.number) == model.cards.map(\.id)
                try #require(
                    same,
                    """
                    round \(round) after \(acts), reacting with \(reactions):
                    \(player.notes.suffix(5)), \(player.stage.deck.identities.map(\.number))
                    \(model.notes.suffix(5)), \(model.cards.map(\.id))
                    """)
            }
            // Whatever was done, nothing freezes.
            player.reactions = []
            player.stage.deck.interrupt()
            player.stage.rest()
            #expect(player.stage.deck.machine.nextChange(frame: .milliseconds(16)) == nil)
        }
    }

    private func letters(_ chance: inout SeededGenerator) -> String {
        String((0..<chance.number(0..<5)).map { _ in chance.pick(Array("abcd")) })
    }

    /// Something that an app does, at any moment.
    private func change(_ chance: inout SeededGenerator) -> DeckAct {
        switch chance.number(0..<11) {
        case 0...3: .swipe(left: chance.chance(2))
        case 4, 5: .undo
        case 6: .insert(chance.pick(Array("abcd")), at: chance.number(-1..<5))
        case 7: .append(letters(&chance))
        case 8, 9: .remove(chance.chance(2) ? 0 : chance.number(0..<5))
        default: .set(letters(&chance))
        }
    }

    private func next(_ chance: inout SeededGenerator, _ state: SlowDeck.State) -> DeckAct {
        if case .held = state, chance.chance(2) {
            return chance.chance(3) ? .release : .move(chance.number(-20..<21))
        }
        switch chance.number(0..<13) {
        case 0...4: return change(&chance)
        case 5...7: return .pass(chance.pick([0, 1, 50, 150, 199, 200, 299, 300, 301, 700, 2_000]))
        case 8, 9:
            switch state {
            case .settling: return .pass(200)
            case .held: return .release
            case .resting, .telling, .leaving: return .press
            }
        case 10: return .interrupt
        case 11: return .ways(left: !chance.chance(5), right: !chance.chance(5))
        default: return .endless(chance.chance(3))
        }
    }
}
