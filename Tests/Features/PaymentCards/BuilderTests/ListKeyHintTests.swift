import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import ScreenTestSupport
import SwipeKit
import TerminalKit
import Testing
import Values
import Words

@MainActor
@Suite("The keys that the list names")
struct ListKeyHintTests {
    @Test("Each does something, and no letter, digit or sign does something that is not named")
    func keys() throws {
        let (shown, output) = (ViewSpy<CardListViewState>(), OutputSpy<CardListEvent>())
        let presenter = CardListPresenter(
            query: CardQuery(), config: .standard, reducesMotion: true, usesMouse: true, language: .english,
            days: DayClock(),
            interactor: CardListInteractor(service: CardsServiceStub([])), router: RouterSpy<CardRoute>(),
            output: nil)
        presenter.view = shown
        presenter.handle(.capacityChanged(cards: 3, across: 1))
        presenter.handle(.helpToggled)
        let names = try #require(shown.states.last?.controls?.help).flatMap {
            $0.key.split(separator: " ").map(String.init)
        }
        let view = CardListView(output: output)
        func isHandled(_ key: Key) -> Bool {
            let count = output.events.count
            view.handle(.key(KeyEvent(key: key)), at: .zero)
            // The first two say what time it is, and that something was done.
            return output.events.count - count > 2
        }
        // The mouse is no key.
        for name in names where name != "mouse" {
            for key in Self.keys(of: name) { #expect(isHandled(key), "\(name)") }
        }
        let named = Set(names.flatMap(Self.keys))
        // What "/" and "?" are on a Cyrillic layout.
        let aliases: Set<Character> = [".", ","]
        for scalar in UInt8(ascii: "!")...UInt8(ascii: "~") {
            let character = Character(Unicode.Scalar(scalar))
            guard !aliases.contains(character), !character.isUppercase else { continue }
            #expect(isHandled(.character(character)) == named.contains(.character(character)), "\(character)")
        }
    }

    /// The keys that a name in the help stands for.
    private static func keys(of name: String) -> [Key] {
        switch name {
        case "↑": [.up]
        case "↓": [.down]
        case "←": [.left]
        case "→": [.right]
        case "⏎": [.enter]
        case "Esc": [.escape]
        case "PgUp": [.pageUp]
        case "PgDn": [.pageDown]
        case "Home": [.home]
        case "End": [.end]
        case "Del": [.delete]
        case "1–9": "123456789".map(Key.character)
        default: name.count == 1 ? name.map(Key.character) : []
        }
    }
}
