/// What a person types where it may be secret. Nothing that prints, dumps or reflects it shows a character of it.
public struct TypedText: Equatable, Sendable {
    /// The text itself, which must not be kept.
    public let text: String

    /// What was typed.
    public init(_ text: String) { self.text = text }
}

extension TypedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// That something was typed, and not what.
    public var description: String { "typed text" }
    /// That something was typed, and not what.
    public var debugDescription: String { description }
    /// No child: a mirror of the text would show it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
