// The messages of any screen.

/// A quiet message in the middle of a screen.
public struct NoticeState: Equatable, Sendable {
    /// What has happened.
    public let headline: String
    /// What can be done about it.
    public let advice: String

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
    public var message: String
    /// What the person may have meant; they can name one of them.
    public let choices: [AlertChoice]
    /// Further facts, one a line.
    public let facts: [String]
    /// What to do.
    public var advice: String

    public init(
        title: String, message: String, choices: [AlertChoice] = [], facts: [String] = [], advice: String
    ) {
        (self.title, self.message, self.choices) = (title, message, choices)
        (self.facts, self.advice) = (facts, advice)
    }

    /// What is shown between the message and the advice: the choices and the facts, one a line.
    public var details: [String] { choices.map(\.line) + facts }
}

/// One thing that the person may have meant.
public struct AlertChoice: Equatable, Sendable {
    /// What names it on the command line.
    public let name: String
    /// A card's masked number and its title; `nil` if the name says everything.
    public let number, title: String?

    public init(name: String, number: String? = nil, title: String? = nil) {
        (self.name, self.number, self.title) = (name, number, title)
    }

    /// All of it on one line.
    var line: String { [name, number, title].compactMap(\.self).joined(separator: "  ") }
}
