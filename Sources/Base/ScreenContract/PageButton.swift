/// Something to press on a live page.
public struct PageButton<Event: ViewEvent>: Equatable, Sendable {
    /// What it does, in words.
    public let label: String
    /// What happens when it is pressed.
    public let event: Event
    /// Whether it is what the page is for, and stands out.
    public let isMain: Bool
    /// Whether it does anything now.
    public let isEnabled: Bool

    public init(_ label: String, _ event: Event, isMain: Bool = false, isEnabled: Bool = true) {
        (self.label, self.event, self.isMain, self.isEnabled) = (label, event, isMain, isEnabled)
    }
}
