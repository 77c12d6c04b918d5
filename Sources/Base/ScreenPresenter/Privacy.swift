/// Whether amounts and digits are hidden: on demand, and while the person looks elsewhere.
public struct Privacy: Equatable, Sendable {
    /// Whether the person wants them hidden, here and on other screens.
    public var isOn: Bool
    /// Whether the person's window has the focus.
    public var hasAttention = true

    public init(isOn: Bool = false) { self.isOn = isOn }

    /// Whether they are hidden now.
    public var isHidden: Bool { isOn || !hasAttention }
}
