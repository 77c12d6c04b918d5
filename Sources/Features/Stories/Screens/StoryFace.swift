import ScreenContract

/// A picture by its address, with its words.
package struct IllustrationFace: Equatable, Sendable {
    package let address: String
    package let description: String

    package init(address: String, description: String) {
        (self.address, self.description) = (address, description)
    }
}

/// A story or a gallery in words, as it is in the list and on its cover.
package struct StoryFace: Equatable, Sendable, Spoken {
    package let title: String
    /// "Story" or "Gallery".
    package let kind: String
    package let cover: IllustrationFace?

    package init(title: String, kind: String, cover: IllustrationFace?) {
        (self.title, self.kind, self.cover) = (title, kind, cover)
    }

    /// The type and the title.
    package var spoken: String { "\(kind): \(title)" }
}

/// A line that draws itself, as far as it is drawn.
package struct DrawingFace: Equatable, Sendable {
    /// "Drawing of a chip".
    package let description: String
    /// The attribute `d` of an SVG path.
    package let path: String
    /// Its box, in units of the path.
    package let width, height: Double
    /// The share of its length that is drawn on a live screen, from 0 to 1.
    package let share: Double

    package init(description: String, path: String, width: Double, height: Double, share: Double) {
        (self.description, self.path, self.share) = (description, path, share)
        (self.width, self.height) = (width, height)
    }
}
