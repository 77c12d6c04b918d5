package import ScreenContract

/// What can happen on the list of stories and galleries.
package enum StoryListEvent: ViewEvent {
    case screen(ScreenEvent)
    case moved(by: Int)
    /// The item at this place was opened, from 0; `nil` for the selected one.
    case opened(Int?)
}

/// What is on the list, ready to draw.
package typealias StoryListViewState = Page<StoryShelf, StoriesRecord, StoryListEvent>

/// Stories and galleries in words, with the selected one.
package struct StoryShelf: Equatable, Sendable {
    package let items: [StoryFace]
    /// From 0.
    package let selected: Int

    package init(_ items: [StoryFace], selected: Int) { (self.items, self.selected) = (items, selected) }
}
