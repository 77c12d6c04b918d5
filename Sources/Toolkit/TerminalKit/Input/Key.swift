/// A key, as precisely as terminals distinguish keys.
public enum Key: Hashable, Sendable {
    /// The character that the key types. A character of several scalars arrives as several keys, one for each, since terminals
    /// don't report where it ends.
    case character(Character)
    /// Return, and enter on the number pad.
    case enter
    /// Tab.
    case tab
    /// Tab with shift.
    case backTab
    /// Escape.
    case escape
    /// The key that removes the character before the cursor.
    case backspace
    /// The key that removes the character after the cursor.
    case delete
    /// Insert.
    case insert
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key by its number, 1...20.
    case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types `character`.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
