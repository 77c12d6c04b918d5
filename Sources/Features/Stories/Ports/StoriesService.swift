package import StoriesEntity

/// Where stories and galleries come from.
package protocol StoriesService: Sendable {
    /// All of them, in their order.
    func items() async throws(StoriesError) -> [StoryItem]
}

/// Why something can't be shown.
package enum StoriesError: Error, Equatable, Sendable {
    /// Nothing has this name; these have similar ones.
    case unknown(String, nearest: [StoryItem])
    /// All of these are meant by this name.
    case ambiguous(String, [StoryItem])
    /// What is there can't be read.
    case unreadable(reason: String)
}

/// What the list asks for.
package typealias StoryListInteractorInput = @Sendable () async throws(StoriesError) -> [StoryItem]

/// What a story or a gallery asks for: the item with that name, and so many steps further.
package typealias StoryInteractorInput =
    @Sendable (_ name: String, _ steps: Int) async throws(StoriesError) -> StoryItem

/// How drawings are drawn, as the person wants it now. Where that is kept, nobody here knows.
package struct DrawingStyle: Hashable, Sendable {
    /// Whether they grow; otherwise they are there at once.
    package let grows: Bool
    package let color: StrokeColor

    package init(grows: Bool = true, color: StrokeColor = .amber) {
        (self.grows, self.color) = (grows, color)
    }
}

/// Asks how drawings are drawn. It is asked whenever a screen is rendered, so a change counts at once.
package typealias DrawingStyleInput = @Sendable () -> DrawingStyle
