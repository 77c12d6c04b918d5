package import StoriesEntity

/// Where stories and galleries come from.
package protocol StoriesService: Sendable {
    /// All of them, in their order.
    func items() async throws(StoriesError) -> [StoryItem]
}

/// Why something can't be shown.
package enum StoriesError: Error, Equatable, Sendable {
    /// No item has this name; these have similar ones.
    case unknown(String, nearest: [StoryItem])
    /// The name can mean any of these.
    case ambiguous(String, [StoryItem])
    /// The item can't be read.
    case unreadable(reason: String)
}

/// What the list asks for.
package typealias StoryListInteractorInput = @Sendable () async throws(StoriesError) -> [StoryItem]

/// What a story or a gallery asks for: the item a number of steps after the one with that name.
package typealias StoryInteractorInput =
    @Sendable (_ name: String, _ steps: Int) async throws(StoriesError) -> StoryItem

/// How the person currently wants drawings to be drawn. This feature doesn't know where that is stored.
package struct DrawingStyle: Hashable, Sendable {
    /// Whether they grow; otherwise they appear complete.
    package let grows: Bool
    package let color: StrokeColor

    package init(grows: Bool = true, color: StrokeColor = .amber) {
        (self.grows, self.color) = (grows, color)
    }
}

/// Asks how drawings are drawn. It is called whenever a screen is rendered, so a change takes effect immediately.
package typealias DrawingStyleInput = @Sendable () -> DrawingStyle
