/// Something that the person can do now, in words. Only the view knows which key does it.
public struct KeyHint<Event: ViewEvent>: Equatable, Sendable {
    /// What is done.
    public enum Action: Equatable, Sendable {
        /// The view reports this event; one of two directions, or of several numbers, stands for all.
        case event(Event)
        /// The person moves by a row or by a page. The view decides how far that is.
        case row, page
        /// The screen is drawn again.
        case repaint
        /// An action of the mouse, with its name.
        case mouse(String)
    }

    /// What is done.
    public let action: Action
    /// What is done, in a word or two.
    public let meaning: String
    /// What is done instead where no other screen is left, in a word or two; `nil` for the same.
    public let quitting: String?
    /// Whether it is the purpose of the screen, so that it is shown before all others if there is little room.
    public let isEssential: Bool

    public init(
        _ action: Action, _ meaning: String, orOnLastScreen quitting: String? = nil, isEssential: Bool = false
    ) {
        (self.action, self.meaning, self.quitting) = (action, meaning, quitting)
        self.isEssential = isEssential
    }
}

/// Hints that belong together, for the list of all hints.
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

/// Something to press on a live page.
public struct PageButton<Event: ViewEvent>: Equatable, Sendable {
    /// What it does, in words.
    public let label: String
    /// What happens when it is pressed.
    public let event: Event
    /// Whether it is the page's main action, and stands out.
    public let isMain: Bool
    /// Whether it does anything now.
    public let isEnabled: Bool

    public init(_ label: String, _ event: Event, isMain: Bool = false, isEnabled: Bool = true) {
        (self.label, self.event, self.isMain, self.isEnabled) = (label, event, isMain, isEnabled)
    }
}
