package import ScreenContract
package import StoriesEntity

/// Where the screens of stories lead.
package enum StoryRoute: Equatable, Sendable {
    /// Where the person came from.
    case back
    case item(StoryItem.ID)
    /// The picture, as large as there is room for.
    case picture(Illustration)
    /// Another place of the program.
    case places
}

/// What a screen of stories reports to the screen that opened it, or to a command: failures, and the item that the person went on to.
package typealias StoryReport = ScreenReport<StoryItem.ID, StoriesError>
