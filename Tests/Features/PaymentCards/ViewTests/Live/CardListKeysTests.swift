import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TerminalKit
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListKeys")
struct CardListKeysTests {
    private typealias Event = CardListViewOutputSpy.Event
    private let output = CardListViewOutputSpy()

    @Test(
        "Every key that moves",
        arguments: [
            (.up, .focus(-1)), (.backTab, .focus(-1)), (.down, .focus(1)), (.tab, .focus(1)),
            (.left, .push(.left)), (.right, .push(.right)), (.pageUp, .focus(-6)), (.pageDown, .focus(6)),
            (.home, .jump(toEnd: false)), (.end, .jump(toEnd: true)), (.enter, .selectFocus),
            (.escape, .cancel), (.delete, .removeFocus),
        ] as [(Key, CardListViewOutputSpy.Event)])
    func keys(key: Key, event: CardListViewOutputSpy.Event) {
        press(KeyEvent(key: key), in: .live([.fixture()]))
        #expect(output.events == [event])
    }

    @Test(
        "Every letter that is a shortcut, in either case and on a Cyrillic layout",
        arguments: [
            ("kKлЛ", .focus(-1)), ("jJоО", .focus(1)), ("hHрР", .push(.left)), ("lLдД", .push(.right)),
            ("/.", .beginSearch), ("sSіІыЫ", .open(.sort)), ("fFаА", .open(.filter)), ("rRкК", .refresh),
            ("aAфФ", .form), ("dDвВ", .removeFocus),
            ("xXчЧ", .privacy), ("mMьЬ", .mouse), ("?,", .help), ("qQйЙ", .quit), ("1", .actionNumber(1)),
            ("9", .actionNumber(9)),
        ] as [(String, CardListViewOutputSpy.Event)])
    func letters(letters: String, event: CardListViewOutputSpy.Event) {
        for letter in letters {
            output.forget()
            press(letter, in: .live([.fixture()]))
            #expect(output.events == [event], "\(letter)")
        }
    }

    @Test("Where cards stand side by side, up and down move by a row, and tab by a card")
    func grid() {
        for key in [Key.up, .down, .tab, .backTab, .character("j"), .character("k")] {
            press(KeyEvent(key: key), in: .live([.fixture()]), across: 3)
        }
        #expect(output.events == [.focus(-3), .focus(3), .focus(1), .focus(-1), .focus(3), .focus(-3)])
    }

    @Test("Keys that mean nothing do nothing, and so do shortcuts with control or alt")
    func nothing() {
        for key in [
            Key.backspace, .insert, .function(1), .character("z"), .character("0"), .character("漢"),
        ] {
            press(KeyEvent(key: key), in: .live([.fixture()]))
        }
        for letter in "kjhlsfradxmq19" {
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
        #expect(output.events == "qQrsx?/1 йі漢".map { .search("sb" + String($0)) })
    }

    @Test(
        "Keys edit the search, keep it, or give it up; the others leave it alone",
        arguments: [
            (KeyEvent(key: .backspace), .search("s")),
            (KeyEvent(key: .character("u"), modifiers: .control), .search("")),
            (KeyEvent(key: .enter), .endSearch(keeping: true)),
            (KeyEvent(key: .escape), .endSearch(keeping: false)),
            (KeyEvent(key: .up), nil), (KeyEvent(key: .character("c"), modifiers: .control), nil),
            (KeyEvent(key: .character("b"), modifiers: .alt), nil),
        ] as [(KeyEvent, CardListViewOutputSpy.Event?)])
    func editing(key: KeyEvent, event: CardListViewOutputSpy.Event?) {
        press(key, in: searching("sb"))
        #expect(output.events == [event].compactMap(\.self))
    }

    @Test("Deleting takes whole characters, and nothing from nothing")
    func deleting() {
        press(KeyEvent(key: .backspace), in: searching("a👩‍👩‍👧"))
        press(KeyEvent(key: .backspace), in: searching(""))
        #expect(output.events == [.search("a"), .search("")])
    }

    @Test(
        "In a menu, keys move and choose; any other closes it",
        arguments: [
            (.up, .menu(-1)), (.character("k"), .menu(-1)), (.character("л"), .menu(-1)), (.down, .menu(1)),
            (.character("j"), .menu(1)), (.enter, .choose), (.character(" "), .choose), (.escape, .cancel),
            (.character("q"), .cancel), (.left, .cancel),
        ] as [(Key, CardListViewOutputSpy.Event)])
    func menu(key: Key, event: CardListViewOutputSpy.Event) {
        press(KeyEvent(key: key), in: CardListViewState.live([.fixture()], .fixture(menu: .fixture)))
        #expect(output.events == [event])
    }

    @Test("Any key ends the help")
    func help() {
        for key in [Key.escape, .enter, .character("q"), .character("x")] {
            press(KeyEvent(key: key), in: .live([.fixture()], .fixture(help: [])))
        }
        #expect(output.events == [.help, .help, .help, .help])
    }

    @Test(
        "An alert is answered: try again, leave, or go on",
        arguments: [
            ("r", .refresh), ("к", .refresh), ("q", .quit), ("x", .dismissAlert), ("1", .dismissAlert),
        ] as [(Character, CardListViewOutputSpy.Event)])
    func alert(letter: Character, event: CardListViewOutputSpy.Event) {
        press(letter, in: .live([.fixture()], alert: AlertState(title: "Error", message: "", advice: "")))
        #expect(output.events == [event])
    }

    private func searching(_ text: String) -> CardListViewState {
        .live([.fixture()], .fixture(search: SearchState(label: "Search", text: text, isEditing: true)))
    }

    private func press(_ letter: Character, in state: CardListViewState) {
        press(KeyEvent(key: .character(letter)), in: state)
    }

    private func press(_ key: KeyEvent, in state: CardListViewState, across: Int = 1) {
        CardListKeys(state: state, output: output, across: across, page: 6).handle(key)
    }
}
