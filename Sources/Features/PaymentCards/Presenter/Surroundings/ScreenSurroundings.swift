import ScreenContract
import Words

/// What a screen of cards remembers whatever it shows: the time, whether amounts and digits are hidden, and what is said for a
/// moment.
struct ScreenSurroundings: Equatable {
    var isPrivate = false
    /// Whether the person's window has the focus.
    var hasAttention = true
    /// What time it is, counted from the start of the program.
    private(set) var now = Duration.zero
    private var toast: CardToast?

    init(isPrivate: Bool = false) { self.isPrivate = isPrivate }

    /// Whether amounts and digits are hidden: on demand, and while the person looks elsewhere.
    var isHidden: Bool { isPrivate || !hasAttention }

    /// When something here next changes by itself; `nil` for never.
    var nextChange: Duration? { toast?.nextChange(after: now) }

    /// It is now `time`.
    ///
    /// - Returns: whether that changes something.
    mutating func advance(to time: Duration) -> Bool {
        now = max(now, time)
        let before = toast
        toast = toast?.advanced(to: now)
        return toast != before
    }

    /// Says `saying` for a moment.
    mutating func say(_ saying: CardSaying) { toast = CardToast(saying) }

    /// What is said on the screen: what is new, otherwise that something is hidden. If that asks for something, it is `event`.
    func remark<Event: ViewEvent>(in language: Language, event: Event? = nil) -> RemarkState<Event>? {
        if let toast {
            return RemarkState(
                toast.saying.text(in: language, isPrivate: isHidden), event: event, isNews: true)
        }
        guard isHidden else { return nil }
        let text = hasAttention ? ControlStrings.hidden : ControlStrings.hiddenWhileAway
        return RemarkState(text[language], isNews: false)
    }
}
