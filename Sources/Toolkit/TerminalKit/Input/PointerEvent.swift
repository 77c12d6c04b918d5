/// A mouse event.
public struct PointerEvent: Hashable, Sendable {
    /// The kind of a mouse event.
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
        /// The primary button, for pointing and dragging.
        case left
        /// The middle button, often the wheel.
        case middle
        /// The button for context menus.
        case right
    }

    /// The kind of event.
    public var kind: Kind
    /// The button; `nil` for the wheel, and if no button is down.
    public var button: Button?
    /// The pointer's cell, counted from 0 at the top left of the terminal. It can be outside a picture that is smaller, or
    /// that was drawn before the terminal shrank.
    public var position: Point
    /// The modifiers that were held down.
    public var modifiers: Modifiers

    /// A mouse event with these values.
    public init(kind: Kind, button: Button? = nil, position: Point, modifiers: Modifiers = []) {
        self.kind = kind
        self.button = button
        self.position = position
        self.modifiers = modifiers
    }
}
