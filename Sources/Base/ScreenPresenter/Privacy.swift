/// Whether amounts and digits are hidden: on demand, and while the person looks elsewhere.
package struct Privacy: Equatable, Sendable {
    /// Whether the person wants them hidden, here and on other screens.
    package var isOn: Bool
    /// Whether the person's window has the focus.
    package var hasAttention = true

    package init(isOn: Bool = false) { self.isOn = isOn }

    /// Whether they are hidden now.
    package var isHidden: Bool { isOn || !hasAttention }
}
