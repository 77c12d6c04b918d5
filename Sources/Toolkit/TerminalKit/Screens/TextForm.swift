/// The ways to express a screen as text.
public enum TextForm: Sendable, CaseIterable {
    /// One line per item, for other programs to split.
    case plain
    /// A JSON document with a versioned schema.
    case json
    /// Sentences in the order in which they should be read aloud.
    case screenReader
}
