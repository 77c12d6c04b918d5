public import ScreenContract
import TerminalKit

extension KeyTable<AnswerEvent> {
    /// What the keys do on a screen that shows one fetched answer.
    public static let answer = KeyTable([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
    ])
}
