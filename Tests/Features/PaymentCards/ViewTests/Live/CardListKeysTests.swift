import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListKeys")
struct CardListKeysTests {
    private typealias Event = CardListEvent
    private let output = ListOutputSpy()

    @Test(
        "Every key that moves",
        arguments: [
            (.up, .focusMoved(by: -1)), (.backTab, .focusMoved(by: -1)), (.down, .focusMoved(by: 1)),
            (.tab, .focusMoved(by: 1)),
            (.left, .pushed(.left)), (.right, .pushed(.right)), (.pageUp, .focusMoved(by: -6)),
            (.pageDown, .focusMoved(by: 6)),
            (.home, .jumped(toEnd: false)), (.end, .jumped(toEnd: true)), (.enter, .tapped(nil)),
            (.escape, .cancelled), (.delete, .removalRequested(nil)),
        ] as [(Key, CardListEvent)])
    func keys(key: Key, event: CardListEvent) {
        press(KeyEvent(key: key), in: .live([.fixture()]))
        same(output.events, [event])
    }

    @Test(
        "Every letter that is a shortcut, in either case and on a Cyrillic layout",
        arguments: [
            ("kKлЛ", .focusMoved(by: -1)), ("jJоО", .focusMoved(by: 1)), ("hр", .pushed(.left)),
            ("lд", .pushed(.right)), ("HР", .focusMoved(by: -1)), ("LД", .focusMoved(by: 1)),
            ("/.", .searchBegan), ("sSіІыЫ", .menuOpened(.sort)), ("fFаА", .menuOpened(.filter)),
            ("rRкК", .refreshRequested),
            ("aAфФ", .additionRequested), ("dDвВ", .removalRequested(nil)),
            ("xXчЧ", .screen(.privacyToggled)), ("mMьЬ", .mouseToggled), ("?,", .helpToggled),
            ("qQйЙ", .screen(.closed)), ("1", .actionNumberChosen(1)),
            ("9", .actionNumberChosen(9)),
        ] as [(String, CardListEvent)])
    func letters(letters: String, event: CardListEvent) {
        for letter in letters {
            output.forget()
            press(letter, in: .live([.fixture()]))
            same(output.events, [event], "\(letter)")
        }
    }

    @Test("With shift the arrows move between the columns instead of the card")
    func sideways() {
        for key in [Key.left, .right, .up, .down] {
            press(KeyEvent(key: key, modifiers: .shift), in: .live([.fixture()]), across: 3)
        }
        same(
            output.events,
            [
                .focusMoved(by: -1), .focusMoved(by: 1), .focusMoved(by: -3), .focusMoved(by: 3),
            ])
        output.forget()
        press(KeyEvent(key: .left, modifiers: .control), in: .live([.fixture()]), across: 3)
        same(output.events, [.pushed(.left)])
    }

    @Test("Where cards stand side by side, up and down move by a row, and tab by a card")
    func grid() {
        for key in [Key.up, .down, .tab, .backTab, .character("j"), .character("k")] {
            press(KeyEvent(key: key), in: .live([.fixture()]), across: 3)
        }
        same(
            output.events,
            [
                .focusMoved(by: -3), .focusMoved(by: 3), .focusMoved(by: 1), .focusMoved(by: -1),
                .focusMoved(by: 3), .focusMoved(by: -3),
            ])
    }

    @Test("`p` pays, and Ctrl-D and Ctrl-U go by a page")
    func habits() {
        press(KeyEvent(key: .character("p")), in: .live([.fixture()]))
        press(KeyEvent(key: .pageDown), in: .live([.fixture()]))
        for letter in "du" {
            press(KeyEvent(key: .character(letter), modifiers: .control), in: .live([.fixture()]))
        }
        press(KeyEvent(key: .pageUp), in: .live([.fixture()]))
        same(output.events.first, .paymentChosen)
        #expect(output.events[1] == output.events[2] && output.events[3] == output.events[4])
        #expect(output.events[1] != output.events[3])
    }

    @Test("Keys that mean nothing do nothing, and so do shortcuts with control or alt")
    func nothing() {
        for key in [
            Key.backspace, .insert, .function(2), .character("z"), .character("0"), .character("漢"),
        ] {
            press(KeyEvent(key: key), in: .live([.fixture()]))
        }
        for letter in "kjhlsfaxmq19" {
            for modifiers in [Modifiers.control, .alt] {
                press(KeyEvent(key: .character(letter), modifiers: modifiers), in: .live([.fixture()]))
            }
        }
        #expect(output.events.isEmpty)
    }

    @Test("While a search is typed, shortcuts are letters, in any script")
    func typing() {
        let state = searching("sb")
        for letter in "qQrsx?/1 йі漢" { press(letter, in: state) }
        same(output.events, "qQrsx?/1 йі漢".map { .searchEdited(.inserted(TypedText(String($0)))) })
    }

    @Test(
        "Keys edit the search, move among its finds, keep it, or give it up; the others leave it alone",
        arguments: [
            (KeyEvent(key: .backspace), .searchEdited(.deleted(.previousCharacter))),
            (KeyEvent(key: .character("u"), modifiers: .control), .searchEdited(.deleted(.start))),
            (KeyEvent(key: .left), .searchEdited(.moved(.previousCharacter))),
            (KeyEvent(key: .right, modifiers: .control), .searchEdited(.moved(.nextWord))),
            (KeyEvent(key: .home), .searchEdited(.moved(.start))),
            (KeyEvent(key: .delete), .searchEdited(.deleted(.nextCharacter))),
            (KeyEvent(key: .enter), .searchEnded(keeping: true)),
            (KeyEvent(key: .escape), .searchEnded(keeping: false)),
            (KeyEvent(key: .up), .focusMoved(by: -1)), (KeyEvent(key: .down), .focusMoved(by: 1)),
            (KeyEvent(key: .tab), .focusMoved(by: 1)),
            (KeyEvent(key: .character("c"), modifiers: .control), nil),
            (KeyEvent(key: .character("b"), modifiers: .alt), .searchEdited(.moved(.previousWord))),
            (KeyEvent(key: .character("x"), modifiers: .alt), nil),
        ] as [(KeyEvent, CardListEvent?)])
    func editing(key: KeyEvent, event: CardListEvent?) {
        press(key, in: searching("sb"))
        same(output.events, [event].compactMap(\.self))
    }

    @Test(
        "In a menu, keys move and choose; any other closes it",
        arguments: [
            (.up, .menuMoved(by: -1)), (.character("k"), .menuMoved(by: -1)),
            (.character("л"), .menuMoved(by: -1)), (.down, .menuMoved(by: 1)),
            (.character("j"), .menuMoved(by: 1)), (.enter, .menuChosen(nil)),
            (.character(" "), .menuTicked), (.escape, .cancelled),
            (.home, .jumped(toEnd: false)), (.end, .jumped(toEnd: true)),
            (.character("q"), .cancelled), (.left, .cancelled),
        ] as [(Key, CardListEvent)])
    func menu(key: Key, event: CardListEvent) {
        press(KeyEvent(key: key), in: CardListViewState.live([.fixture()], .fixture(menu: .fixture)))
        same(output.events, [event])
    }

    @Test("Any key ends the help, and does what it always does, unless it is one to close things with")
    func help() {
        for key in [Key.escape, .enter, .character("q"), .function(1)] {
            press(KeyEvent(key: key), in: .live([.fixture()], .fixture(help: [])))
        }
        same(output.events, [.helpToggled, .helpToggled, .helpToggled, .helpToggled])
        let view = CardListView(output: output)
        view.render(.live([.fixture()], .fixture(help: [])))
        view.handle(.key(KeyEvent(key: .character("p"))), at: .zero)
        same(output.events.suffix(2), [.helpToggled, .paymentChosen])
        view.handle(.key(KeyEvent(key: .character(" "))), at: .zero)
        same(output.events.last, .helpToggled)
    }

    @Test("While a search is typed, F1 lists its keys, and a question mark is text")
    func explainedSearch() {
        let search = searching("sbi")
        press(KeyEvent(key: .function(1)), in: search)
        press(KeyEvent(key: "?"), in: search)
        same(output.events, [.helpToggled, .searchEdited(.inserted(TypedText("?")))])
    }

    @Test(
        "An alert is answered: try again, leave, or go on",
        arguments: [
            ("r", .refreshRequested), ("к", .refreshRequested), ("q", .screen(.closed)), ("x", .cancelled),
            ("1", .cancelled),
        ] as [(Character, CardListEvent)])
    func alert(letter: Character, event: CardListEvent) {
        press(letter, in: .live([.fixture()], alert: AlertState(title: "Error", message: "", advice: "")))
        same(output.events, [event])
    }

    private func searching(_ text: String) -> CardListViewState {
        .live([.fixture()], .fixture(search: SearchFieldState(label: "Search", text: text, isEditing: true)))
    }

    private func press(_ letter: Character, in state: CardListViewState) {
        press(KeyEvent(key: .character(letter)), in: state)
    }

    private func press(_ key: KeyEvent, in state: CardListViewState, across: Int = 1) {
        if let event = CardListKeys(across: across, page: 6).table(on: state).event(for: key) {
            output.handle(event)
        }
    }
}
