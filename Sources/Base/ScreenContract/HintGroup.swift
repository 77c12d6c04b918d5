/// Hints that belong together, as a list of all of them shows them.
public struct HintGroup<Event: ViewEvent>: Equatable, Sendable {
    /// What they have in common.
    public let title: String
    /// The hints.
    public let hints: [KeyHint<Event>]

    public init(_ title: String, _ hints: [KeyHint<Event>]) {
        self.title = title
        self.hints = hints
    }
}
