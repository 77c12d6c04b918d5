/// Something that was done with the mouse.
public struct PointerEvent: Hashable, Sendable {
    /// What was done.
    public enum Kind: Hashable, Sendable {
        /// A button went down.
        case pressed
        /// A button went up.
        case released
        /// The pointer entered another cell with a button down.
        case dragged
        /// The pointer entered another cell with no button down.
        case hovered
        /// The wheel was turned away from the user by one step.
        case scrolledUp
        /// The wheel was turned towards the user by one step.
        case scrolledDown
    }

    /// A button of the mouse.
    public enum Button: Hashable, Sendable {
        /// The one to point and drag with.
        case left
        /// The one in the middle, often the wheel.
        case middle
        /// The one for context menus.
        case right
    }

    /// What was done.
    public var kind: Kind
    /// The button; `nil` for the wheel, and where none is down.
    public var button: Button?
    /// The cell of the pointer, counted from 0 at the top left of the terminal. It can lie outside of a
    /// picture that is smaller, or that was drawn before the terminal shrank.
    public var position: Point
    /// What was held down with it.
    public var modifiers: Modifiers

    /// An event of the mouse.
    public init(kind: Kind, button: Button? = nil, position: Point, modifiers: Modifiers = []) {
        self.kind = kind
        self.button = button
        self.position = position
        self.modifiers = modifiers
    }
}
