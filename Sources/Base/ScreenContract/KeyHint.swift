/// Something that the person can do now, and what it is called. With which key, only the view knows.
public struct KeyHint<Event: ViewEvent>: Equatable, Sendable {
    /// What is done.
    public enum Action: Equatable, Sendable {
        /// The view reports this. Of two directions, or several numbers, one stands for all.
        case event(Event)
        /// The person moves by a row, or by a page. How far that is depends on the screen, and so is the view's affair.
        case row, page
        /// The screen is drawn again.
        case repaint
        /// What the mouse does, which is called this.
        case mouse(String)
    }

    /// What is done.
    public let action: Action
    /// The same in a word or two.
    public let meaning: String
    /// Whether the screen is for it, so that it is said before all others where there is little room.
    public let isEssential: Bool

    public init(_ action: Action, _ meaning: String, isEssential: Bool = false) {
        self.action = action
        self.meaning = meaning
        self.isEssential = isEssential
    }
}

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
