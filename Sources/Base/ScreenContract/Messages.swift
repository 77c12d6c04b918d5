// What a screen has to say, whatever the screen.

/// A quiet message in the middle of a screen.
public struct NoticeState: Equatable, Sendable {
    /// What is so.
    public let headline: String
    /// What can be done about it.
    public let advice: String

    /// A notice.
    public init(headline: String, advice: String) {
        self.headline = headline
        self.advice = advice
    }
}

/// A failure, worded.
public struct AlertState: Equatable, Sendable {
    /// The alert's title.
    public let title: String
    /// What happened.
    public let message: String
    /// Further facts, one a line, such as the cards that a name may mean.
    public let details: [String]
    /// What to do.
    public let advice: String

    /// An alert.
    public init(title: String, message: String, details: [String] = [], advice: String) {
        self.title = title
        self.message = message
        self.details = details
        self.advice = advice
    }
}
