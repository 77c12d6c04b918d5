/// The ways to put a screen into words.
public enum TextForm: Sendable, CaseIterable {
    /// One line for each thing, for other programs to cut apart.
    case plain
    /// A JSON document with a versioned schema.
    case json
    /// Sentences in the order in which they are to be heard.
    case screenReader
}
