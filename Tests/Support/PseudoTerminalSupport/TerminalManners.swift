/// How terminals answer queries.
public enum TerminalManners {
    /// All of them, as xterm would, with synchronized output and a light background.
    public static func complete(_ query: String) -> (bytes: String, delay: Duration)? {
        switch query {
        case "]11;?": ("\u{1B}]11;rgb:f0f0/e0e0/d0d0\u{1B}\\", .zero)
        case "?2026$p": ("\u{1B}[?2026;2$y", .zero)
        case "c": ("\u{1B}[?62;22c", .zero)
        default: nil
        }
    }

    /// The same of one that can report distinct keys.
    public static func kitty(_ query: String) -> (bytes: String, delay: Duration)? {
        query == "?u" ? ("\u{1B}[?0u", .zero) : complete(query)
    }

    /// Only what every terminal answers.
    public static func plain(_ query: String) -> (bytes: String, delay: Duration)? {
        query == "c" ? complete(query) : nil
    }

    /// All of them, but too late.
    public static func late(_ query: String) -> (bytes: String, delay: Duration)? {
        complete(query).map { ($0.bytes, .milliseconds(600)) }
    }

    /// Only the first half of the first.
    public static func partial(_ query: String) -> (bytes: String, delay: Duration)? {
        query == "]11;?" ? ("\u{1B}]11;rgb:f0f0/e0", .zero) : nil
    }

    /// None.
    public static func silent(_ query: String) -> (bytes: String, delay: Duration)? { nil }
}
