/// Something to read or to look at: a story with drawings, or a gallery of pictures.
package struct StoryItem: Identifiable, Hashable, Sendable {
    /// Its content below the cover.
    package enum Content: Hashable, Sendable {
        case story(text: String, drawings: [Drawing])
        case gallery([Illustration])
    }

    /// A word that names it, the same in every language.
    package let id: String
    package let title: String
    /// `nil` if it has none.
    package let cover: Illustration?
    package let content: Content

    package init(id: String, title: String, cover: Illustration?, content: Content) {
        (self.id, self.title, self.cover, self.content) = (id, title, cover, content)
    }
}

/// A picture at an address.
package struct Illustration: Hashable, Sendable {
    package let address: String
    /// What the picture shows.
    package let description: String

    package init(address: String, description: String) {
        (self.address, self.description) = (address, description)
    }
}

/// A line that draws itself, from its start to its end.
package struct Drawing: Hashable, Sendable {
    /// What the drawing shows.
    package let description: String
    /// The attribute `d` of an SVG path.
    package let path: String
    /// Its box from zero, in units of the path.
    package let width, height: Double

    package init(description: String, path: String, width: Double, height: Double) {
        (self.description, self.path, self.width, self.height) = (description, path, width, height)
    }
}
