/// A search by words, ready to draw.
public struct SearchFieldState: Equatable, Sendable {
    /// What it is called.
    public let label: String
    /// The words.
    public let text: String
    /// The number of characters before the cursor; `nil` once the person is done typing.
    public let cursor: Int?
    /// How much was found, in a few words.
    public let found: String

    public init(label: String, text: String, cursor: Int?, found: String) {
        self.label = label
        self.text = text
        self.cursor = cursor
        self.found = found
    }

    /// Whether keys are typed into it.
    public var isEditing: Bool { cursor != nil }
}
