package import ScreenContract

/// What can happen on a story or a gallery.
package enum StoryEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person goes on to the next item, or back to the one before.
    case stepped(by: Int)
    /// The drawings are scrolled, or the person goes to another picture.
    case moved(by: Int)
    /// The drawings at these places are visible; `nil` for all of them.
    case seen(Range<Int>?)
    /// The picture at this place was opened, from 0; `nil` for the selected one.
    case opened(Int?)
}

/// What is on the screen with one story or one gallery, ready to draw. It is one type of screen with two kinds of content.
package typealias StoryViewState = Page<StorySheet, StoriesRecord, StoryEvent>

/// A story or a gallery in words.
package struct StorySheet: Equatable, Sendable {
    /// What is below the cover.
    package enum Content: Equatable, Sendable {
        case story(StoryText)
        /// Pictures one below the other, with the selected one.
        case gallery([IllustrationFace], selected: Int)
        /// No content; the text says so.
        case nothing(String)
    }

    package let face: StoryFace
    package let content: Content

    package init(face: StoryFace, content: Content) { (self.face, self.content) = (face, content) }
}

/// A text with drawings.
package struct StoryText: Equatable, Sendable {
    package let text: String
    package let drawings: [DrawingFace]
    /// The first visible drawing, from 0, if there are others beside it.
    package let first: Int
    /// The colour of the drawings: red, green and blue, a byte each.
    package let ink: UInt32
    /// How long a drawing grows in an animated picture; `nil` if it is complete from the start.
    package let growth: Duration?

    package init(text: String, drawings: [DrawingFace], first: Int, ink: UInt32, growth: Duration?) {
        (self.text, self.drawings, self.first) = (text, drawings, first)
        (self.ink, self.growth) = (ink, growth)
    }
}
