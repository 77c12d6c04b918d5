/// A key that was pressed.
public struct KeyEvent: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifiers that were held down.
    public var modifiers: Modifiers

    /// A key and the modifiers that were held down.
    public init(key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
