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
