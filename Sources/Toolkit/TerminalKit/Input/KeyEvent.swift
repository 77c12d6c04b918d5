/// A key that was pressed.
public struct KeyEvent: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What was held down with it.
    public var modifiers: Modifiers

    /// A key with what was held down with it.
    public init(key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
