import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
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
        let recorder = ListRecorder()
        let presenter = CardListPresenter(
            query: CardQuery(), config: .standard, reducesMotion: true, usesMouse: true, language: .english,
            days: DayClock(),
            interactor: CardListInteractor(service: CardsServiceStub([])), router: recorder, output: nil)
        presenter.view = recorder
        presenter.didChangeCapacity(cards: 3, across: 1)
        presenter.didToggleHelp()
        let names = try #require(recorder.help).flatMap { $0.key.split(separator: " ").map(String.init) }
        let view = CardListView(output: recorder)
        func isHandled(_ key: Key) -> Bool {
            recorder.isTold = false
            view.handle(.key(KeyEvent(key: key)), at: .zero)
            return recorder.isTold
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

/// Notes whether the view reports anything, and which keys the presenter names.
@MainActor
private final class ListRecorder: CardListViewInput, Routing {
    var isTold = false
    private(set) var help: [KeyHint]?

    func render(_ state: CardListViewState) { help = state.controls?.help }
    func navigate(to route: CardRoute) {}
}

extension ListRecorder: CardListControlsOutput {
    func didMoveFocus(by cards: Int) { isTold = true }
    func didJump(toEnd: Bool) { isTold = true }
    func didPush(_ direction: SwipeDirection) { isTold = true }
    func didSelectFocus() { isTold = true }
    func didSelectAction(number: Int) { isTold = true }
    func didBeginSearch() { isTold = true }
    func didOpen(menu: CardListMenu) { isTold = true }
    func didRequestForm() { isTold = true }
    func didRequestRemoval() { isTold = true }
    func didRequestRefresh() { isTold = true }
    func didTogglePrivacy() { isTold = true }
    func didToggleHelp() { isTold = true }
    func didToggleMouse() { isTold = true }
    func didCancel() { isTold = true }
    func didRequestQuit() { isTold = true }
    // What no key of a list without menu, search and alert does.
    func didChangeCapacity(cards: Int, across: Int) {}
    func didAdvance(to time: Duration) {}
    func didInteract() {}
    func didScroll(by cards: Int) {}
    func didChange(search text: String) {}
    func didEndSearch(keeping: Bool) {}
    func didMoveMenu(by items: Int) {}
    func didChooseFromMenu() {}
    func didChangeAttention(hasFocus: Bool) {}
    func didHandleEvents() async {}
}

extension ListRecorder: CardListViewOutput {
    func didLoad() async {}
    func didRequestRetry() async {}
    func didRequestPage(_ number: Int) async {}
    func didRequestRecords() async {}
    func didStopReading() {}
    func didDismissAlert() {}
    func didBeginPan(card: CardRowID) {}
    func didPan(card: CardRowID, by distance: Double) {}
    func didEndPan(card: CardRowID, velocity: Double) {}
    func didCancelPan(card: CardRowID) {}
    func didScroll() {}
    func didSelect(card: CardRowID) {}
    func didSelect(action code: String, of card: CardRowID) {}
    func didRequestRemoval(of card: CardRowID) {}
}
