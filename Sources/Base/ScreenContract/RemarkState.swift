/// A line that a screen says apart from what it shows: for a moment, or as long as it is so.
public struct RemarkState<Event: ViewEvent>: Equatable, Sendable {
    /// The line. Where it says "{}", the view names the key of `event`.
    public let text: String
    /// What the line asks for, where it asks for something.
    public let event: Event?
    /// Whether it is new, and goes away by itself.
    public let isNews: Bool

    public init(_ text: String, event: Event? = nil, isNews: Bool) {
        (self.text, self.event, self.isNews) = (text, event, isNews)
    }
}
