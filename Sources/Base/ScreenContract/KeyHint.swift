/// A key and what it does.
public struct KeyHint: Equatable, Sendable {
    /// The key as it is written on the keyboard.
    public let key: String
    /// What it does, in a word or two.
    public let meaning: String

    /// A hint.
    public init(key: String, meaning: String) {
        self.key = key
        self.meaning = meaning
    }
}
