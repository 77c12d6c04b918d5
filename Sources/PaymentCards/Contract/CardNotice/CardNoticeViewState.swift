/// A screen with a title and a message.
public struct CardNoticeViewState: Equatable, Sendable {
    /// The screen's title.
    public let title: String
    /// What it has to say.
    public let notice: NoticeState
    /// The keys of a live screen.
    public let hints: [KeyHint]

    /// A screen.
    public init(title: String, notice: NoticeState, hints: [KeyHint] = []) {
        self.title = title
        self.notice = notice
        self.hints = hints
    }
}
