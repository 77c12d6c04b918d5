/// What the menu of places says, in the person's language.
public struct PlacesTexts: Sendable {
    /// The menu's title.
    public let title: String
    /// Moving from one to another, going there, and staying.
    public let move, choose, back: String

    /// Texts.
    public init(title: String, move: String, choose: String, back: String) {
        (self.title, self.move, self.choose, self.back) = (title, move, choose, back)
    }
}
