import TerminalKit

/// What a key means wherever it does something.
struct KeyMeaning {
    /// Another meaning on some screens, where the first one can't be meant.
    struct Exception {
        let screens: [String]
        let meaning: String
        let events: Set<String>
    }

    /// The keys, as the page names them.
    let label: String
    let keys: [KeyEvent]
    let meaning: String
    let events: Set<String>
    var exceptions: [Exception] = []

    init(
        _ label: String, _ keys: [Key], control: [Character] = [], _ meaning: String, _ events: Set<String>,
        but exceptions: [Exception] = []
    ) {
        self.label = label
        self.keys =
            keys.map { KeyEvent(key: $0) }
            + control.map { KeyEvent(key: .character($0), modifiers: .control) }
        (self.meaning, self.events, self.exceptions) = (meaning, events, exceptions)
    }

    /// The line of the page.
    var line: String {
        let others = exceptions.map { "\($0.screens.joined(separator: ", ")): \($0.meaning)" }
        return "| \(label) | \(meaning) | \(others.joined(separator: "; ")) |"
    }
}

extension KeyMeaning {
    private static let back: Set = ["closed", "cancelled", "steppedBack"]

    /// Every key of every program. What no table has is left to the page that scrolls, and to its box of keys.
    static let all: [KeyMeaning] = [
        KeyMeaning(
            "`↑` `↓`, `k` `j`", [.up, .down, "k", "j"], "the row above or below; a page without rows scrolls",
            ["focusMoved", "moved"]),
        KeyMeaning(
            "`←` `→`, `h` `l`", [.left, .right, "h", "l"],
            "to that side: swipe, decide, or move; a page that is only read is left with `←` and `h`",
            back.union(["pushed", "moved"])),
        KeyMeaning(
            "`PgUp` `PgDn`, `Ctrl-U` `Ctrl-D`", [.pageUp, .pageDown], control: ["u", "d"],
            "a page up or down", ["focusMoved", "moved"]),
        KeyMeaning("`Home` `End`", [.home, .end], "the first or the last row", ["jumped", "moved"]),
        KeyMeaning(
            "`Tab`, `Shift-Tab`", [.tab, .backTab],
            "the next or the previous thing; on a page, light what can be pressed",
            ["focusMoved", "moved", "selectionMoved"]),
        KeyMeaning(
            "`⏎`", [.enter], "open, choose, go on, or press what is lit",
            ["tapped", "opened", "chose", "wentOn", "posterRequested"],
            but: [
                Exception(
                    screens: ["a picture"], meaning: "hide or show what lies over it",
                    events: ["controlsToggled"])
            ]),
        KeyMeaning(
            "`Space`", [" "],
            "mark a card, tick one of several choices; a page without rows: a page down; anywhere else, the same as `⏎`",
            ["markToggled", "opened", "chose"],
            but: [
                Exception(
                    screens: ["a picture"], meaning: "hide or show what lies over it",
                    events: ["controlsToggled"])
            ]),
        KeyMeaning(
            "`Esc`", [.escape, .backspace], "close what is open, otherwise go back", back),
        KeyMeaning("`q`", ["q"], "leave the screen; from the first one, the program", back),
        KeyMeaning(
            "`1`–`9`", ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "the thing with this number",
            ["actionNumberChosen"]),
        KeyMeaning(
            "`+` `-`, `0`", ["+", "=", "-", "0"], "larger, smaller, as it was", ["zoomed", "fitted"]),
        KeyMeaning("`/`", ["/", "."], "search", ["searchBegan"]),
        KeyMeaning("`?`, `F1`", ["?", ",", .function(1)], "every key of the screen", ["helpToggled"]),
        KeyMeaning("`a`", ["a"], "add", ["additionRequested"]),
        KeyMeaning("`b`", ["b"], "the previous card or story", ["neighbourRequested", "stepped"]),
        KeyMeaning(
            "`d`, `Del`", ["d", .delete], "take away: the card, or your own choice of a setting",
            ["removalRequested", "resetRequested"]),
        KeyMeaning("`f`", ["f"], "filter", ["menuOpened"]),
        KeyMeaning("`g`", ["g"], "go to another place of the program", ["placesRequested"]),
        KeyMeaning("`m`", ["m"], "mouse on or off", ["mouseToggled"]),
        KeyMeaning("`n`", ["n"], "the next card or story", ["neighbourRequested", "stepped"]),
        KeyMeaning("`p`", ["p"], "pay", ["paymentChosen"]),
        KeyMeaning("`r`", ["r"], "fetch it anew", ["refreshRequested"]),
        KeyMeaning("`s`", ["s"], "sort", ["menuOpened"]),
        KeyMeaning("`t`", ["t"], "trailer", ["trailerRequested"]),
        KeyMeaning("`u`", ["u"], "undo", ["undoRequested"]),
        KeyMeaning("`v`", ["v"], "view a card’s statement", ["statementChosen"]),
        KeyMeaning("`x`", ["x"], "hide or show amounts and digits", ["privacyToggled"]),
        KeyMeaning("`y`", ["y"], "copy", ["copyRequested"]),
    ]
}
