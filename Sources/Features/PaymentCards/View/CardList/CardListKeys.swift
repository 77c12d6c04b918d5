import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit

/// What each key does on the live list screen. It depends on what is open, and on how the cards are laid out.
struct CardListKeys {
    /// How many cards stand side by side.
    let across: Int
    let page: Int

    /// What the keys do on a screen that shows `state`.
    func table(on state: CardListViewState?) -> KeyTable<CardListEvent> {
        state?.controls?.help == nil
            ? explained(on: state) : KeyTable([KeyRow("Esc", .helpToggled, .escape)]) { _ in .helpToggled }
    }

    /// What they do there but for the help, which lists them.
    func explained(on state: CardListViewState?) -> KeyTable<CardListEvent> {
        if state?.controls?.search?.isEditing == true {
            searching
        } else if state?.controls?.menu != nil {
            Self.choosing
        } else if state?.alert != nil {
            Self.answering
        } else {
            browsing
        }
    }

    /// What the keys do while a search is typed: those that edit a line edit it, and the others move among what it finds.
    private var searching: KeyTable<CardListEvent> {
        KeyTable([
            KeyRow("⏎", .searchEnded(keeping: true), .enter),
            KeyRow("Esc", .searchEnded(keeping: false), .escape),
            KeyRow("↑↓", .focusMoved(by: -across), .up, as: .row),
            KeyRow("↑↓", .focusMoved(by: across), .down, as: .row),
            KeyRow("⇧Tab", .focusMoved(by: -1), .backTab),
            KeyRow("Tab", .focusMoved(by: 1), .tab),
            KeyRow("PgUp PgDn", .focusMoved(by: -page), .pageUp, as: .page),
            KeyRow("PgUp PgDn", .focusMoved(by: page), .pageDown, as: .page),
            KeyRow("F1", .helpToggled, .function(1)),
        ]) { TextEdit($0).map { .searchEdited($0) } }
    }

    private static let choosing = KeyTable<CardListEvent>([
        KeyRow("↑↓", .menuMoved(by: -1), .up, "k"),
        KeyRow("↑↓", .menuMoved(by: 1), .down, "j"),
        KeyRow("Home End", .jumped(toEnd: false), .home), KeyRow("Home End", .jumped(toEnd: true), .end),
        KeyRow("⏎", .menuChosen(nil), .enter),
        KeyRow("Space", .menuTicked, " "),
        KeyRow("Esc", .cancelled, .escape),
    ]) { _ in .cancelled }

    private static let answering = KeyTable<CardListEvent>([
        KeyRow("r", .refreshRequested, "r"),
        KeyRow("q", .screen(.closed), "q"),
        KeyRow("Esc", .cancelled, .escape),
    ]) { _ in .cancelled }

    private static let sideways = "⇧← ⇧→  H L  Tab"
    private static let pages = "PgUp PgDn  ^U ^D"

    /// What the keys do where nothing lies over the cards. A Cyrillic layout types "." and "," where "/" and "?" are on others.
    var browsing: KeyTable<CardListEvent> {
        KeyTable(
            [
                KeyRow("↑↓", inFull: "↑ ↓  k j", .focusMoved(by: -across), .up, "k", as: .row),
                KeyRow("↑↓", inFull: "↑ ↓  k j", .focusMoved(by: across), .down, "j", as: .row),
                KeyRow("←→", inFull: "← →  h l", .pushed(.left), .left, "h"),
                KeyRow("←→", inFull: "← →  h l", .pushed(.right), .right, "l"),
                KeyRow("⇧← ⇧→", inFull: Self.sideways, .focusMoved(by: -1), .backTab)
                    .or(shifted: .left, "h"),
                KeyRow("⇧← ⇧→", inFull: Self.sideways, .focusMoved(by: 1), .tab)
                    .or(shifted: .right, "l"),
                KeyRow(
                    "PgUp PgDn", inFull: Self.pages, .focusMoved(by: -page), .pageUp, control: "u", as: .page),
                KeyRow(
                    "PgUp PgDn", inFull: Self.pages, .focusMoved(by: page), .pageDown, control: "d", as: .page
                ),
                KeyRow("Home End", .jumped(toEnd: false), .home),
                KeyRow("Home End", .jumped(toEnd: true), .end),
                KeyRow("⏎", .tapped(nil), .enter), KeyRow("Esc", .cancelled, .escape),
                KeyRow("/", .searchBegan, "/", "."),
                KeyRow("s", .menuOpened(.sort), "s"), KeyRow("f", .menuOpened(.filter), "f"),
                KeyRow("Space", .markToggled(nil), " "), KeyRow("p", .paymentChosen, "p"),
                KeyRow("a", .additionRequested, "a"),
                KeyRow("d Del", .removalRequested(nil), "d", .delete),
                KeyRow("u", .undoRequested, "u"),
                KeyRow("y", .copyRequested, "y"), KeyRow("r", .refreshRequested, "r"),
                KeyRow("g", .screen(.placesRequested), "g"), KeyRow("x", .screen(.privacyToggled), "x"),
                KeyRow("m", .mouseToggled, "m"),
                // The session sees to it, whatever is on the screen.
                KeyRow("^L", as: .repaint),
                KeyRow("?", inFull: "?  F1", .helpToggled, "?", ",", .function(1)),
                KeyRow("q", .screen(.closed), "q"),
            ] + KeyRow.digits(1...9) { .actionNumberChosen($0) })
    }
}
